import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

extension SymbolsQuery: View {
  /// Returns the symbols, one a row, or the tabs that have none.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    var page = Page(context.options)
    guard bare.isEmpty else {
      let design = context.draft.design
      let names = abridged(bare.map(design.name), most: 5)
      page.paragraph(
        "No other symbol is known that fits \(names): icon \(bare[0] + 1) SYMBOL gives one, and icons WORD looks for one.",
        .faint)
      return page.text
    }
    let symbols = symbols
    guard !symbols.isEmpty else {
      page.paragraph(
        "No symbol is known for \(words.joined(separator: " ")). icon TAB SYMBOL takes any name.")
      return page.text
    }
    for symbol in symbols { page.paragraph(symbol, indentation: 2) }
    page.gap()
    page.paragraph("icon TAB \(symbols[0]) gives the first one to a tab.", .faint)
    return page.text
  }
}
