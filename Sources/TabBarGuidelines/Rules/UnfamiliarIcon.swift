import TabBarCore

extension Rule {
  static let unfamiliarIcon = Rule(
    "unfamiliar-icon",
    repair: { $0.alternatives(for: $1, of: "unfamiliar-icon") }
  ) { inspection in
    let design = inspection.design
    // Two rules look at tabs without a title, and one finding is enough: the broader rule's, but on Apple TV.
    let asksForTitles = inspection.guide.has(.missingTitle)
    guard inspection.platform == .tvOS || !asksForTitles else {
      return .notApplicable(saying: "missing-title judges tabs without a title")
    }
    let untitled = inspection.tabs { !$0.hasTitle && !(asksForTitles && !$0.hasIcon) }
    guard !untitled.isEmpty else { return .notApplicable(saying: "no tab shows a symbol alone") }
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
        saying: "would everyone know the pictures of \(design.names(of: pictures)) without a word?",
        tabs: pictures, measured: measured)
    }
    let symbols = unknown.filter { !design.tabs[$0].hasOwnPicture }
    return .broken(
      saying:
        "\(design.names(of: symbols)) \(symbols.count == 1 ? "has" : "have") neither a title nor a universal symbol",
      tabs: symbols, measured: measured)
  }
}
