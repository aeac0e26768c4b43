import TabBarCore

extension Rule {
  static let filledIcon = Rule(
    "filled-icon",
    repair: { inspection, judgement in
      let edits = judgement.tabs.flatMap { inspection.design.tabs[$0].edits(toFill: $0) }
      guard !edits.isEmpty else { return [] }
      return [Fix(.suggestion, "Fill \(counted(judgement.tabs.count, "icon"))", edits)]
    }
  ) { inspection in
    let design = inspection.design
    guard inspection.isPhoneOrPad else {
      return .skipped("phone-and-pad-only")
    }
    guard design.tabs.contains(where: \.hasIcon) else { return .skipped("no-icons") }
    guard inspection.hasKnownForm else { return .notApplicable(saying: noKnownForm) }
    guard let system = inspection.layout.system else {
      return .skipped("no-system")
    }
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
        ? .standing(
          saying: "does SwiftUI make the bar, and so fill the icons? (set TAB icon.variant=filled says so)")
        : .met
    }
    guard !inspection.icons.contains(where: \.isFilled) else {
      return .notApplicable(saying: "some icons are filled and some are not, which is found as a mixture")
    }
    return .broken(
      saying:
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
