import Foundation
@testable import TabBarTerminal
import Testing

@Suite("A person's own editor")
struct OutsideEditorTests {
  @Test(
    "is the one that VISUAL or EDITOR names, with its arguments, and leaves no file of this program",
    arguments: [
      (["VISUAL": "printf 'add Garden\\n' >", "EDITOR": "false"], "add Garden\n"),
      (["VISUAL": "", "EDITOR": "printf 'add Start\\n' >"], "add Start\n"),
      (["EDITOR": "true"], "add Home\n"), (["EDITOR": "false"], nil),
      (["EDITOR": "/no/such/editor 2>&1 >&-"], nil),
      (["EDITOR": "printf '\\377' >"], nil), (["EDITOR": "rm"], nil),
      (["EDITOR": "head -c 70000 /dev/zero >"], nil),
    ] as [([String: String], String?)])
  func choice(variables: [String: String], left: String?) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("outside-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ProcessEnvironment(variables.merging(["TMPDIR": folder.path]) { $1 })
    #expect(OutsideEditor(environment: environment).edited("add Home") == left)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
