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
      .broken("one filled", mixture("house", "magnifyingglass", "person.fill")),
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
    guard !filled.isEmpty else { return .met }
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
    if always == [design.selection], outlined.count > 0 {
      return .needsPerson(
        """
        only \(design.name(of: design.selection)), which is selected, has a filled icon; are the others filled too \
        while they are selected?
        """,
        tabs: outlined, measured: measured)
    }
    return .broken(
      """
      \(counted(always.count, "icon")) \(isOrAre(always.count)) filled, and \(design.names(of: outlined)) \
      \(isOrAre(outlined.count)) outlined
      """,
      tabs: outlined, measured: measured)
  }

  /// A bar on iOS 16, which draws icons as they are named.
  private static func mixture(_ icons: String...) -> Design {
    Design(
      tabs: zip(["Home", "Search", "Profile"], icons).map { Tab($0, icon: $1) },
      device: .example("iphone-14"),
      system: .named("ios16"))
  }
}
