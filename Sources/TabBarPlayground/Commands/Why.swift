extension Command {
  static let why = Command(
    "why", .looking,
    parameters: [
      Parameter("TAB", .tab, isOptional: true, meaning: "the tab whose item is explained instead of the bar")
      {
        _ in Parameter("TAB|sources", .tab, isOptional: true)
      },
      Parameter("sources", .choice(["sources", "all"]), isOptional: true),
    ],
    previewText: "would explain the bar",
    body: .ask { draft, arguments throws(CommandError) in
      let (word, hasSources) = arguments.subject(besides: ["sources", "all"])
      let tab = try word.map { word throws(CommandError) in try draft.index(of: word) }
      return .show(WhyQuery(tab: tab, hasSources: hasSources))
    })
}

package struct WhyQuery: Query {
  package static var command: Command { .why }
  /// The index of the tab whose item is asked about, or `nil` for the whole bar.
  package let tab: Int?
  /// Whether each reason is given with its sources, or only the nearest reasons without.
  package let hasSources: Bool
}

extension Arguments {
  /// Returns what a question is about, and whether one of some keywords asks for all of the answer.
  ///
  /// A keyword in quotes is a title, and so is one before a keyword.
  func subject(besides keywords: [String]) -> (word: Word?, isAll: Bool) {
    let isAll = words.last.map { word in keywords.contains(where: word.isKeyword) } ?? false
    return (words.count > (isAll ? 1 : 0) ? words[0] : nil, isAll)
  }
}
