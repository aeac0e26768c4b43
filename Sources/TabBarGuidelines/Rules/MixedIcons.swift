import TabBarCore

extension Rule {
  static let mixedIcons = Rule(
    id: "mixed-icons",
    title: "Draw all icons filled or all outlined",
    question: .whichIcon,
    rationale: """
      One filled icon among outlined ones looks selected, or more important. The eye goes to it before it goes to \
      the tab that people are in.
      """,
    remedy: "Use the filled form of each symbol that has one. Symbols without one may stay as they are.",
    misconception: """
      The system evens it out. Since iOS 18 it fills symbols in a bar by itself; before, an icon was drawn as it is \
      named, unless the bar was made with SwiftUI.
      """,
    history: """
      The guideline of 2022 asks for filled icons for the sake of consistency, and so do those of 2023 to 2025. Since \
      iOS 18 the system sees to it by itself.
      """,
    evidence: .guideline,
    catalogue: ["R64"],
    examples: [
      .met(
        "all filled, but for one that has no filled form",
        mixture("house.fill", "magnifyingglass", "person.fill")),
      .asks("one that may have been forgotten", mixture("house.fill", "bell", "person.fill")),
      .broken(
        "one outlined on purpose among filled ones", mixture("house.fill", "bell", "person.fill", outlined: 1)
      ),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let edits = judgement.tabs.flatMap { index in
        inspection.icons[index].form == .outlined ? inspection.design.tabs[index].edits(toFill: index) : []
      }
      return edits.isEmpty ? [] : [Fix(.suggestion, "Fill every icon that has a filled form", edits)]
    }
  ) { inspection in
    let design = inspection.design
    guard inspection.isPhoneOrPad else { return .notApplicable("the text speaks of iPhone and iPad only") }
    guard let system = inspection.layout.system else { return .notApplicable("no system was laid out") }
    // Cheap first: names without "fill" cannot be mixed with ones that have it.
    let filled = inspection.tabsWhoseIcon({ $0.isFilled || $0.selectedForm == .filled })
    guard !filled.isEmpty else {
      return inspection.hasKnownForm ? .met : .notApplicable(noKnownForm)
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
        """
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
        """
        \(counted(always.count, "icon")) \(isOrAre(always.count)) filled, and \(design.names(of: drawn)) \
        \(isOrAre(drawn.count)) outlined
        """,
        tabs: drawn, measured: measured)
    }
    // Where most are named filled, the others were probably forgotten; where few are, nothing can be told.
    guard always.count > outlined.count else {
      return .standing(
        "does SwiftUI make the bar, and so fill the icons? (set TAB icon.variant=filled says so)")
    }
    return .needsPerson(
      """
      \(design.names(of: outlined)) \(isOrAre(outlined.count)) named outlined among filled icons: does SwiftUI make the \
      bar, and so fill \(outlined.count == 1 ? "it" : "them")?
      """,
      tabs: outlined, measured: measured)
  }

  /// A bar on iOS 16, where it depends on who makes the bar whether an outlined name is filled.
  private static func mixture(_ icons: String..., outlined: Int? = nil) -> Design {
    var design = Design(
      tabs: zip(["Home", "Search", "Profile"], icons).map { Tab($0, icon: $1) },
      device: .example("iphone-14"),
      system: .named("ios16"))
    if let outlined { design.tabs[outlined] = design.tabs[outlined].with(.iconVariant, .outline) }
    return design
  }
}
