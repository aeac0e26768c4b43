extension Command {
  static let why = Command(
    "why", .looking, "Says why the bar is as it is: rule, numbers, source, confidence",
    discussion: """
      Each line has what came out, the rule, and who says so, so that you can argue with it. With a tab it \
      explains that tab's item, its title and its badge.
      """,
    parameters: [
      Parameter("TAB", .tab, isOptional: true, meaning: "the tab whose item is explained instead of the bar")
    ],
    examples: [
      Example("why", "the system, the height, how many tabs fit"),
      Example("why Library", "the item's width, and whether its title is whole"),
    ],
    previewText: "would explain the bar",
    body: .ask { draft, arguments throws(CommandError) in
      .show(
        WhyQuery(tab: try arguments.word(0).map { word throws(CommandError) in try draft.index(of: word) }))
    })
}

package struct WhyQuery: Query {
  package static var command: Command { .why }
  /// The index of the tab whose item is asked about, or `nil` for the whole bar.
  package let tab: Int?
}
