import TabBarCore

extension Rule {
  /// A title on every tab.
  static let missingTitle = Rule(
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
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    let untitled = design.tabs.indices.filter { !design.tabs[$0].hasTitle }
    let measured = [
      Measurement("untitled", untitled.count), Measurement("tabs", design.tabs.count),
    ]
    guard !untitled.isEmpty else { return .met("every tab has a title", measured: measured) }
    let unexplained = untitled.filter { index in
      design.tabs[index].icon.map { !UniversalSymbols.contains($0) } ?? true
    }
    guard unexplained.isEmpty else {
      return .broken(
        "\(untitled.count) of \(counted(design.tabs.count, "tab")) without a title: \(design.names(of: untitled))",
        tabs: untitled, measured: measured)
    }
    // On Apple TV the guideline itself allows a lone magnifier or gear.
    guard design.device.platform != .tvOS else {
      return .met("the tabs without a title have symbols that everyone knows", measured: measured)
    }
    return .needsPerson(
      "would everyone know \(design.names(of: untitled)) without a word?", tabs: untitled,
      measured: measured)
  }
}
