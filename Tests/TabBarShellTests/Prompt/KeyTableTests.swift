import Foundation
import TabBarDrawing
@testable import TabBarTerminal
import TabBarTestSupport
import Testing

@Suite("The table of keys")
struct KeyTableTests {
  @Test("The document about designing shows it as it is")
  func document() throws {
    #expect(try RepositoryRoot.text("docs/designing.md").contains("\n" + KeyTable.markdown))
  }

  @Test("It fits every width", arguments: [40, 80, 120])
  func width(columns: Int) {
    let options = RenderOptions(columns: columns)
    for editing in [RenderOptions.Editing.whole, .row, .none] {
      for line in KeyTable.blocks(editing).lines(options) {
        #expect(line.text.columns <= columns)
      }
    }
  }

  @Test(
    "Where less is drawn, it has no keys that do nothing there",
    arguments: [
      (RenderOptions.Editing.row, ["Tab", "Up Down", "F1", "^W"], ["^R", "arrows", "faint"]),
      (.none, ["Backspace", "^D", "^C"], ["Tab", "Up", "F1", "^Y"]),
    ])
  func modes(editing: RenderOptions.Editing, has: [String], lacks: [String]) {
    let text = KeyTable.blocks(editing).lines(RenderOptions()).map(\.text).joined(separator: "\n")
    let entries = text.components(separatedBy: "\n\n")[0]
    for key in has { #expect(entries.contains(key)) }
    for key in lacks { #expect(!entries.contains(key)) }
  }

  @Test(
    "A key that comes as text is named",
    arguments: [("[A", "Up"), ("OD", "Left"), ("[3~x", "Delete"), ("[1;5C", nil), ("[Q", nil), ("", nil)])
  func names(bytes: String, name: String?) {
    #expect(KeySequences.name(ofKeySending: bytes[...]) == name)
  }
}
