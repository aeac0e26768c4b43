import TabBarCore

extension Rule {
  static let missingTitle: Rule = Rule(
    id: "missing-title",
    title: "Give every tab a title",
    question: .whatToCallIt,
    rationale: """
      Few pictures mean the same to everyone. A word under the icon settles what it stands for, and costs no \
      room in a bar that has it anyway.
      """,
    remedy: "Add a title of one word. Without one, at least keep to symbols that everyone knows.",
    misconception: """
      A label for screen readers replaces the title. It helps those who listen; those who look still see a \
      picture without a word.
      """,
    history: """
      The text of 2022 says titles or icons, and lets a symbol that everyone knows stand alone on Apple TV. For \
      Apple Vision Pro, in 2023, both are required. That of 2025 asks for a label on every tab.
      """,
    evidence: .guideline,
    catalogue: ["R57"],
    examples: [
      .met(
        "a word with each icon",
        .of(
          Tab("Summary", icon: "heart.fill"), Tab("Sharing", icon: "person.2.fill"),
          Tab("Browse", icon: "square.grid.2x2.fill"))),
      .asks(
        "an icon without a word, where the text allows titles or icons",
        .of(
          Tab("Summary", icon: "heart.fill"), Tab("", icon: "person.2.fill"),
          Tab("Browse", icon: "square.grid.2x2.fill")), guide: "hig-2022"),
      .broken(
        "an icon without a word, where the text asks for one",
        .of(
          Tab("Summary", icon: "heart.fill"), Tab("", icon: "person.2.fill"),
          Tab("Browse", icon: "square.grid.2x2.fill")), guide: "hig-2025"),
      .broken(
        "one with neither a word nor an icon",
        .of(Tab("Summary", icon: "heart.fill"), Tab(""), Tab("Browse", icon: "square.grid.2x2.fill"))),
    ],
    needs: .tabs,
    repair: { $0.alternatives(for: $1, of: "missing-title") }
  ) { inspection in
    let design = inspection.design
    var untitled = inspection.tabs { !$0.hasTitle }
    guard !untitled.isEmpty else { return .met }
    // The system itself draws the search tab without a title where it stands apart (iOS 26).
    untitled.removeAll { inspection.isSeparated($0) }
    guard !untitled.isEmpty else { return .met }
    // On Apple TV the guideline itself allows a lone magnifier or gear, and unfamiliar-icon judges other symbols.
    if inspection.platform == .tvOS {
      let leavesSymbols = inspection.guide.has(.unfamiliarIcon)
      untitled.removeAll { index in
        let tab = design.tabs[index]
        return leavesSymbols ? tab.hasIcon : tab.icon.map(UniversalSymbols.contains) ?? false
      }
      guard !untitled.isEmpty else { return .met }
    }
    // Of many tabs some guides want the title of the selected one only.
    if let most = inspection.limits[.labelledTabs], design.tabs.count > most {
      untitled.removeAll { $0 != design.selection }
      guard !untitled.isEmpty else { return .met }
    }
    // Where icons may stand alone, a tab that has neither is still no tab. On Apple Vision Pro the bar shows the titles
    // when it is looked at, and the texts ask for both.
    let nameless = untitled.filter { !design.tabs[$0].hasIcon }
    let mayStandAlone = inspection.platform != .visionOS && inspection.asks(.missingTitle)
    if mayStandAlone, !nameless.isEmpty { untitled = nameless }
    let measured = [
      Measurement("untitled", untitled.count), Measurement("tabs", design.tabs.count),
    ]
    guard mayStandAlone, nameless.isEmpty else {
      return .broken(
        "\(untitled.count) of \(counted(design.tabs.count, "tab")) without a title: \(design.names(of: untitled))",
        tabs: untitled, measured: measured)
    }
    return .needsPerson(
      "would everyone know \(design.names(of: untitled)) without a word?", tabs: untitled,
      measured: measured)
  }
}
