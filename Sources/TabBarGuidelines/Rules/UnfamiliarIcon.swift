import TabBarCore

extension Rule {
  static let unfamiliarIcon = Rule(
    id: "unfamiliar-icon",
    title: "Leave the title out only beside a symbol that everyone knows",
    question: .whichIcon,
    rationale: """
      A magnifier, a gear, a shopping cart or a person is read at once in any app. Other symbols mean what \
      the app has taught, and a new user has not been taught yet.
      """,
    remedy: "Add a title, or use one of the few universal symbols: search, settings, store, basket, profile.",
    misconception:
      "A house, a bell or a star need no word. People know the picture, not what this app puts behind it.",
    history: """
      Apple's text for tvOS of 2019 and that of 2022 allow a symbol alone where everyone knows it, such as search or \
      settings; SAP's of 2023 adds store, basket and profile. Apple's of December 2025 wants a title on every tab.
      """,
    evidence: .guideline,
    catalogue: ["R58", "R62"],
    examples: [
      .met(
        "a lone magnifier", .of(Tab("Cells", icon: "hexagon.fill"), Tab("", icon: "magnifyingglass")),
        guide: "sap-fiori"),
      .broken(
        "a lone waveform", .of(Tab("Cells", icon: "hexagon.fill"), Tab("", icon: "waveform")),
        guide: "sap-fiori"),
    ],
    needs: .tabs,
    repair: { $0.alternatives(for: $1, of: "unfamiliar-icon") }
  ) { inspection in
    let design = inspection.design
    // Two rules look at tabs without a title, and one finding is enough: the broader rule's, but on Apple TV.
    let asksForTitles = inspection.guide.has(.missingTitle)
    guard inspection.platform == .tvOS || !asksForTitles else {
      return .notApplicable("missing-title judges tabs without a title")
    }
    let untitled = inspection.tabs { !$0.hasTitle && !(asksForTitles && !$0.hasIcon) }
    guard !untitled.isEmpty else { return .notApplicable("no tab shows a symbol alone") }
    let unknown = untitled.filter { index in
      design.tabs[index].icon.map { !UniversalSymbols.contains($0) } ?? true
    }
    guard !unknown.isEmpty else { return .met }
    let pictures = unknown.filter { design.tabs[$0].hasOwnPicture }
    let measured = [
      Measurement("untitled", untitled.count), Measurement("unfamiliar", unknown.count),
    ]
    guard pictures.count < unknown.count else {
      return .needsPerson(
        "would everyone know the pictures of \(design.names(of: pictures)) without a word?",
        tabs: pictures, measured: measured)
    }
    let symbols = unknown.filter { !design.tabs[$0].hasOwnPicture }
    return .broken(
      "\(design.names(of: symbols)) \(symbols.count == 1 ? "has" : "have") neither a title nor a universal symbol",
      tabs: symbols, measured: measured)
  }
}
