import TabBarCore

extension Guide {
  /// Apple's guidelines for tvOS of 2019, with the longest list of titles to avoid.
  public static let tvOS2019 = Guide(
    id: "tvos-2019",
    name: "tvOS HIG 2019",
    source: "Apple, Human Interface Guidelines for tvOS, Tab Bars, 2019",
    page: "tvOS HIG 2019, Tab Bars",
    summary: "A few tabs with short titles of text; fixed height; live content first. Apple TV only.",
    versions: [.tvOS: 13],
    rules: [
      // MARK: How many?
      // MARK: What is a tab?
      GuideRule(
        .actionTab, .error, "",
        note: "The text lets a tab perform an action such as search; search is a destination here."),
      // MARK: What do I call it?
      GuideRule(.titleCut, .warning, "Tab Bar Items"),
      GuideRule(.vagueTitle, .info, "Tab Bar Items"),
      GuideRule(.homeTitle, .warning, "Tab Bar Items"),
      GuideRule(
        .duplicateTitles, .warning, "Tab Bar Items",
        note: "The text asks for titles that tell what people find; two that are the same cannot."),
      // MARK: Which icon?
      GuideRule(
        .unknownSymbol, .info, "",
        note: """
          The text leads to SF Symbols. A name that the list of SF Symbols 5.1 does not have may be newer than the list, and is \
          therefore asked about and never called wrong.
          """),
      GuideRule(
        .newerSymbol, .warning, "",
        note:
          "The text leads to SF Symbols; one that a system lacks is not drawn there. It is no error, as the app may bring another picture for older systems."
      ),
      GuideRule(
        .restrictedSymbol, .warning, "",
        note: "The text leads to SF Symbols, whose terms name the use that each of these symbols is kept for."
      ),
      GuideRule(.unfamiliarIcon, .warning, "Tab Bar Items"),
      // MARK: What goes into a badge?
      // MARK: Where is the bar, and when does it go away?
      // MARK: What if a section has nothing to show?
      // MARK: What about iPad?
      // MARK: What about Apple TV?
      // MARK: Does it hold everywhere?
    ])
}
