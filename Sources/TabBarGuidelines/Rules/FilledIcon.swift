import TabBarCore

extension Rule {
  static let filledIcon = Rule(
    id: "filled-icon",
    title: "Prefer filled icons in the bar",
    question: .whichIcon,
    rationale: """
      Apple's own bars have filled icons: a full shape is seen against any background and takes the tint. Outlined \
      ones look like another platform's.
      """,
    remedy:
      "Use the form whose name ends in .fill where there is one. Some, such as magnifyingglass, have none.",
    misconception: """
      Outlined means not selected and filled selected. That is how Material and SAP do it; in Apple's bars colour or \
      a shape behind the icon marks the selected tab, and all icons are filled.
      """,
    history: """
      Since iOS 7 the icons of Apple's apps were outlined and became filled when selected. The guideline of 2022 \
      prefers filled ones throughout, and so do those of 2023 to 2025. SwiftUI fills a symbol in a bar by itself since \
      iOS 15, and since iOS 18 every bar does.
      """,
    evidence: .guideline,
    catalogue: ["R64"],
    examples: [
      .met("filled", .of(Tab("Home", icon: "house.fill"), Tab("Profile", icon: "person.fill"))),
      .met(
        "filled where there is a filled form",
        .of(Tab("Home", icon: "house").with(.iconVariant, .filled), Tab("Search", icon: "magnifyingglass"))),
      .broken(
        "drawn outlined on purpose",
        .of(Tab("Home", icon: "house").with(.iconVariant, .outline), Tab("Search", icon: "magnifyingglass"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let edits = judgement.tabs.flatMap { inspection.design.tabs[$0].edits(toFill: $0) }
      guard !edits.isEmpty else { return [] }
      return [Fix(.suggestion, "Fill \(counted(judgement.tabs.count, "icon"))", edits)]
    }
  ) { inspection in
    let design = inspection.design
    guard inspection.isPhoneOrPad else { return .notApplicable("the text speaks of iPhone and iPad only") }
    guard design.tabs.contains(where: \.hasIcon) else { return .notApplicable("no tab has an icon") }
    guard inspection.hasKnownForm else { return .notApplicable(noKnownForm) }
    guard let system = inspection.layout.system else { return .notApplicable("no system was laid out") }
    // SwiftUI fills symbols in a bar since iOS 15, and every bar does since iOS 18. Before, and where the app wants it
    // so, an icon is drawn as it is named.
    let isDrawnAsNamed = system.version < 15
    let outlined = inspection.tabsWhoseIcon({ $0.form == .outlined }).filter {
      isDrawnAsNamed || design.tabs[$0][.iconVariant] == .outline
    }
    guard !outlined.isEmpty else {
      guard system.version < 18 else { return .met }
      let isOutlined = inspection.icons.contains { $0.form == .outlined }
      return isOutlined
        ? .standing("does SwiftUI make the bar, and so fill the icons? (set TAB icon.variant=filled says so)")
        : .met
    }
    guard !inspection.icons.contains(where: \.isFilled) else {
      return .notApplicable("some icons are filled and some are not, which is found as a mixture")
    }
    return .broken(
      "\(design.names(of: outlined)) \(outlined.count == 1 ? "has an outlined icon" : "have outlined icons")",
      tabs: outlined, measured: [Measurement("outlined", outlined.count)])
  }
}

/// Why there is nothing to say of the forms of icons.
let noKnownForm = "of no icon is it known whether it is filled"

extension Inspection {
  /// Whether some icon is a symbol of the list, or has a variant that somebody named.
  var hasKnownForm: Bool {
    icons.contains { $0.symbol != nil } || design.tabs.contains { $0.drawnForm != nil }
  }
}

extension Tab {
  /// Returns what gives the tab with an index the filled form of its icon.
  func edits(toFill index: Int) -> [Edit] {
    var edits: [Edit] = []
    if details?[.iconVariant] == .outline { edits.append(.set(index, .iconVariant, nil)) }
    if let filled = symbolName.flatMap({ Symbol.named($0)?.filledName }) {
      edits.append(.icon(index, filled))
    }
    return edits
  }
}
