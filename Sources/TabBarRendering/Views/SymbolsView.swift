import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension SymbolsQuery: View {
  /// Returns the symbols, one a row, or the tabs that have none.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let blocks: [Block]
    if !bare.isEmpty {
      let names = Prose.abridged(bare.map(context.draft.design.tabName), most: 5)
      let remedy: Prose = "`icon \(bare[0] + 1) SYMBOL` gives one, and `icons WORD` looks for one."
      let text: Prose = "No other symbol is known that fits \(names): \(remedy)"
      blocks = [.paragraph(text, .faint)]
    } else if let first = symbols.first {
      let last: Prose = "`icon TAB \(first)` gives the first one to a tab."
      blocks = symbols.map { .entry("  ", "\($0)") } + [.gap, .paragraph(last, .faint)]
    } else {
      let words = words.joined(separator: " ")
      blocks = [.paragraph("No symbol is known for \(words). `icon TAB SYMBOL` takes any name.")]
    }
    return blocks.lines(context.options)
  }
}
