import TabBarCore
import TabBarGuidelines

extension Command {
  static let expect = Command(
    "expect", .sessions, "Keeps an expectation in the session, compared when it is replayed",
    discussion: """
      visible, overflow and truncated name all tabs they are about, in order, or none; finding and \
      no-finding name a rule; count gives the number of tabs. overflow is about tabs that are not in the bar \
      at first: behind More, on another page, to be scrolled to, in the sidebar, or left out. A tab may be \
      named by its own title or by the one that it has in any language, so that an expectation holds \
      whichever locale is shown.
      """,
    parameters: [
      Parameter(
        "WHAT", .choice(["visible", "overflow", "finding", "no-finding", "truncated", "count"])),
      Parameter("VALUE", .text, isRepeated: true) { words in
        switch words.dropFirst().first?.text {
        case "visible", "overflow", "truncated": Parameter("VALUE|none", .tab, isRepeated: true)
        case "finding", "no-finding": Parameter("VALUE", .rule, isRepeated: true)
        default: nil
        }
      },
    ],
    examples: [
      Example("expect visible Today Games Apps Arcade", "these are drawn, in this order"),
      Example("expect overflow none", "all fit"),
      Example("expect finding more-tab", "the rule is broken, or needs a person"),
      Example("expect no-finding title-cut", "the rule has nothing to say"),
      Example("expect truncated none", "no title is cut"),
      Example("expect count 5", "five tabs"),
    ],
    promise: "would compare the design with the expectation",
    body: .annotate { draft, arguments throws(CommandError) in
      .expect(try draft.expectation(arguments))
    })
}

extension Draft {
  fileprivate func expectation(_ arguments: Arguments) throws(CommandError) -> Expectation {
    let what = try arguments.needed(0).text
    let value = try arguments.needed(1)
    switch what {
    case "visible": return .visible(titles(arguments))
    case "overflow": return .overflow(titles(arguments))
    case "truncated": return .truncated(titles(arguments))
    default: break
    }
    if let extra = arguments.word(2) {
      throw CommandError("expect \(what) takes one value", at: extra, remedy: "leave this out")
    }
    if what == "count" {
      return .count(try Parameter.Kind.number(0...Int.max).read(value).number ?? 0)
    }
    let rule = try Parameter.Kind.rule.read(value).text
    return what == "finding" ? .finding(rule) : .noFinding(rule)
  }

  /// Returns the titles of the tabs that are named; a title that no tab has stands for itself, so that the
  /// comparison can say what there is instead.
  private func titles(_ arguments: Arguments) -> [String] {
    let words = arguments.words.dropFirst()
    if words.count == 1, words.first?.isKeyword("none") == true { return [] }
    return words.map { word in
      (index(translated: word) ?? (try? index(of: word))).map { design.tabs[$0].title } ?? word.text
    }
  }

  /// Returns the index of the one tab that has a word as its title in some language and not as its own.
  private func index(translated word: Word) -> Int? {
    let tabs = design.tabs
    guard !tabs.contains(where: { $0.title == word.text }) else { return nil }
    let found = tabs.indices.filter { index in
      guard let details = tabs[index].details else { return false }
      return details.titleLocales.contains { details[titleIn: $0] == word.text }
    }
    return found.count == 1 ? found[0] : nil
  }
}
