import TabBarCore

extension Command {
  static let why = Command(
    "why", .looking,
    parameters: [
      Parameter(
        "TAB|more", .tab, isOptional: true,
        meaning: "the tab whose item is explained instead of the bar, or `more`"
      ) {
        _ in Parameter("TAB|more|sources", .tab, isOptional: true)
      },
      Parameter("sources", .choice(["sources", "all"]), isOptional: true),
    ],
    body: .ask { draft, arguments throws(CommandError) in
      let (word, hasSources) = arguments.subject(besides: ["sources", "all"])
      let isAboutHidden =
        word?.isKeyword("more") == true && !draft.design.tabs.contains { $0.title.lowercased() == "more" }
      let tab =
        isAboutHidden ? nil : try word.map { word throws(CommandError) in try draft.index(of: word) }
      return .show(WhyQuery(tab: tab, isAboutHidden: isAboutHidden, hasSources: hasSources))
    })
}

package struct WhyQuery: Query {
  package static var command: Command { .why }
  /// The index of the tab whose item is asked about, or `nil` for the whole bar.
  package let tab: Int?
  /// Whether only the tabs are asked about that the bar does not show.
  package let isAboutHidden: Bool
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

  /// The words that are searched for, and whether `all` among them asks for all of the answer.
  var search: (words: [Word], isAll: Bool) {
    let wanted = words.filter { !$0.isKeyword("all") }
    return (wanted, wanted.count < words.count)
  }
}
