import Foundation
import TabBarDrawing
import TabBarGuidelines
import TabBarTestSupport
import Testing

@Suite("The formats")
struct FormatTests {
  @Test("with a file of their own are all listed")
  func listed() throws {
    let files = try RepositoryRoot.names(in: "Sources/TabBarDrawing/Formats")
    let ids = files.map { $0.replacingOccurrences(of: ".swift", with: "").lowercased() }
    #expect(Set(ids).subtracting(Format.allCases.map(\.id)) == ["format"])
  }

  @Test("Markdown has the bar as the terminal shows it, in a fence that no title ends")
  func markdownPicture() throws {
    let scene = Samples.titled(["Home", "```", "````x"])
    let text = try #require(Format.named("markdown")).render(scene, RenderOptions()).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "`````text")
    let end = try #require(lines.dropFirst().firstIndex(of: "`````"))
    let bar = try #require(Format.named("bar")).render(scene, RenderOptions()).text
    #expect(lines[1..<end].joined(separator: "\n") == bar)
    #expect(lines[end...].contains { $0.hasPrefix("| 1 | Home |") })
  }

  @Test("Markdown has sentences in place of the picture where there are no pictures, or no bar")
  func markdownWords() throws {
    let format = try #require(Format.named("markdown"))
    let plain = format.render(Samples.scene(3), RenderOptions(pictures: false)).text
    #expect(plain.contains("Item 1 of 3: Listen Now, selected, icon play.circle.fill."))
    let mac = format.render(Samples.scene(2, on: "iphone-14", "macos15"), RenderOptions()).text
    for text in [plain, mac] { #expect(!text.contains("```")) }
  }
}
