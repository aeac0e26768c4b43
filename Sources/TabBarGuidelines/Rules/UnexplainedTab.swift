import TabBarCore

extension Rule {
  static let unexplainedTab = Rule("unexplained-tab") { inspection in
    let design = inspection.design
    guard design.tabs.contains(where: { $0.details?[.availability] != nil }) else {
      return .standing(
        saying:
          "does every section with nothing to show say why? (set TAB availability=empty explanation=TEXT says it)"
      )
    }
    let bare = inspection.tabs { $0.lacksContent && !$0.isExplained }
    guard !bare.isEmpty else {
      let unknown = inspection.tabs { $0.details?[.availability] == nil }
      guard let first = unknown.first else { return .met }
      return .standing(
        saying: """
          \(unknown.count == 1 ? "does" : "do") \(design.names(of: unknown)) say why with nothing to show? (set \(first + 1) \
          availability=empty explanation=TEXT says it)
          """)
    }
    let lacking = inspection.tabs(where: \.lacksContent).count
    let measured = [Measurement("withoutContent", lacking), Measurement("unexplained", bare.count)]
    return .broken(
      saying: """
        \(design.names(of: bare)) \(bare.count == 1 ? "has" : "have") nothing to show and \
        \(bare.count == 1 ? "does" : "do") not say why
        """,
      tabs: bare, measured: measured)
  }
}

extension Tab {
  /// Whether the section is said to have nothing to show.
  fileprivate var lacksContent: Bool {
    self[.availability].map { $0 != .ok } ?? false
  }

  /// Whether the section has a text, with more in it than spaces, for when it has nothing to show.
  fileprivate var isExplained: Bool { details?[.explanation]?.contains { !$0.isWhitespace } ?? false }
}
