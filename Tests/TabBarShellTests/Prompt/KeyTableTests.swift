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
    for line in KeyTable.blocks.lines(options) { #expect(TerminalText.columns(of: line.text) <= columns) }
  }
}
