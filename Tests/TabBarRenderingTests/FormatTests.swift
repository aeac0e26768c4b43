import Foundation
import TabBarRendering
import Testing

@Suite("The formats")
struct FormatTests {
  @Test("have names of their own")
  func names() {
    let names = Format.all.flatMap { [$0.id] + $0.aliases }
    #expect(Set(names).count == names.count)
    #expect(Format.named("BAR")?.id == "bar")
    #expect(Format.named("text")?.id == "bar")
    #expect(Format.named("nothing")?.id == nil)
  }

  @Test("are all listed")
  func listed() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/TabBarRendering/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let ids = files.map { $0.replacingOccurrences(of: ".swift", with: "").lowercased() }
    #expect(Set(ids).subtracting(["format", "formatlist"]) == Set(Format.all.map(\.id)))
  }
}
