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
      The texts of 2019 and 2022 let a symbol that everyone knows stand for a title, on Apple TV above all. For \
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
      .broken(
        "one icon without a word",
        .of(
          Tab("Summary", icon: "heart.fill"), Tab("", icon: "person.2.fill"),
          Tab("Browse", icon: "square.grid.2x2.fill"))),
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
        design.tabs[index].icon.map { leavesSymbols || UniversalSymbols.contains($0) } ?? false
      }
      guard !untitled.isEmpty else { return .met }
    }
    // On Apple Vision Pro the bar shows the titles when it is looked at, and the text asks for both; elsewhere a
    // guide may ask for both as well.
    let needsWords = inspection.platform == .visionOS || inspection.limits[.symbolTabs] == 0
    let isUnexplained = untitled.contains { index in
      needsWords || !(design.tabs[index].icon.map(UniversalSymbols.contains) ?? false)
    }
    let measured = [
      Measurement("untitled", untitled.count), Measurement("tabs", design.tabs.count),
    ]
    guard !isUnexplained else {
      return .broken(
        "\(untitled.count) of \(counted(design.tabs.count, "tab")) without a title: \(design.names(of: untitled))",
        tabs: untitled, measured: measured)
    }
    return .needsPerson(
      "would everyone know \(design.names(of: untitled)) without a word?", tabs: untitled,
      measured: measured)
  }
}
