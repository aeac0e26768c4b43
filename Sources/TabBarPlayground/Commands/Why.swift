extension Command {
  static let why = Command(
    "why", .looking, "Says why the bar is as it is: rule, numbers, source, confidence",
    discussion: """
      Each line has what came out, the rule, and who says so, so that you can argue with it. With a tab it \
      explains that tab's item, its title and its badge.
      """,
    parameters: [Parameter("TAB", .tab, isOptional: true)],
    examples: [
      Example("why", "the system, the height, how many tabs fit"),
      Example("why Library", "the item's width, and whether its title is cut"),
    ],
    body: .ask { draft, arguments throws(CommandError) in
      guard let word = arguments.word(0) else { return .why(tab: nil) }
      return .why(tab: try draft.index(of: word))
    })
}
