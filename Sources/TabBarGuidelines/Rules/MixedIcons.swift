import TabBarCore

extension Rule {
  static let mixedIcons = Rule(
    "mixed-icons",
    repair: { inspection, judgement in
      let edits = judgement.tabs.flatMap { index in
        inspection.icons[index].form == .outlined ? inspection.design.tabs[index].edits(toFill: index) : []
      }
      return edits.isEmpty ? [] : [Fix(.suggestion, "Fill every icon that has a filled form", edits)]
    }
  ) { inspection in
    let design = inspection.design
    guard inspection.isPhoneOrPad else {
      return .skipped("phone-and-pad-only")
    }
    guard let system = inspection.layout.system else {
      return .skipped("no-system")
    }
    // Cheap first: names without "fill" cannot be mixed with ones that have it.
    let filled = inspection.tabsWhoseIcon({ $0.isFilled || $0.selectedForm == .filled })
    guard !filled.isEmpty else {
      return inspection.hasKnownForm ? .met : .notApplicable(saying: noKnownForm)
    }
    let icons = inspection.icons
    let always = icons.indices.filter { icons[$0].isFilled }
    // Since version 18 the system fills an outlined name, unless the app draws it outlined on purpose.
    let outlined = inspection.tabsWhoseIcon({ $0.form == .outlined }).filter {
      system.version < 18 || design.tabs[$0][.iconVariant] == .outline
    }
    let measured = [Measurement("filled", filled.count), Measurement("outlined", outlined.count)]
    if always.isEmpty {
      // Each tab that names no other icon for the selected state keeps its own.
      let lasting = outlined.filter { [nil, .outlined].contains(icons[$0].selectedForm) }
      guard !lasting.isEmpty else { return .met }
      return .broken(
        saying: """
          \(design.names(of: filled)) \(filled.count == 1 ? "is" : "are") filled while selected, \
          \(design.names(of: lasting)) \(lasting.count == 1 ? "is" : "are") not
          """,
        tabs: lasting, measured: measured)
    }
    guard !outlined.isEmpty else { return .met }
    // SwiftUI fills the symbols of a bar since iOS 15. Before, and where the app wants it so, an icon is drawn as it is
    // named.
    let drawn = outlined.filter { system.version < 15 || design.tabs[$0][.iconVariant] == .outline }
    guard drawn.isEmpty else {
      return .broken(
        saying: """
          \(counted(always.count, "icon")) \(isOrAre(always.count)) filled, and \(design.names(of: drawn)) \
          \(isOrAre(drawn.count)) outlined
          """,
        tabs: drawn, measured: measured)
    }
    // Where most are named filled, the others were probably forgotten; where few are, nothing can be told.
    guard always.count > outlined.count else {
      return .standing(
        saying: "does SwiftUI make the bar, and so fill the icons? (set TAB icon.variant=filled says so)")
    }
    return .needsPerson(
      saying: """
        \(design.names(of: outlined)) \(isOrAre(outlined.count)) named outlined among filled icons: does SwiftUI make the \
        bar, and so fill \(outlined.count == 1 ? "it" : "them")?
        """,
      tabs: outlined, measured: measured)
  }
}
