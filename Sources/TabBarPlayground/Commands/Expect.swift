import TabBarCore
import TabBarGuidelines

extension Command {
  fileprivate static let expectations = [
    "visible", "overflow", "finding", "no-finding", "truncated", "whole", "tightened", "count", "unmet",
  ]

  static let expect = Command(
    "expect", .sessions, "Keeps an expectation in the session, compared when it is replayed",
    discussion: """
      visible, overflow and truncated name all tabs they are about, in order, or none; whole and tightened name \
      tabs whose titles are drawn so, tightened also none; finding and no-finding name a rule; count gives the \
      number of tabs. unmet in front of any of them expects the opposite. overflow is about tabs that are not in the bar \
      at first: in the More list, on another page, scrolled out, in the sidebar, or left out. A tab may be \
      named by its own title or by the one that it has in any language, so that an expectation holds \
      whichever locale is shown.
      """,
    parameters: [
      Parameter(
        "WHAT", .choice(expectations)),
      Parameter("VALUE", .text, isRepeated: true) { words in
        let what = words.dropFirst().map(\.text).drop { $0 == "unmet" }
        switch what.first {
        case "visible", "overflow", "truncated", "tightened":
          return Parameter("VALUE|none", .tab, isRepeated: true)
        case "whole": return Parameter("VALUE", .tab, isRepeated: true)
        case "finding", "no-finding": return Parameter("VALUE", .rule, isRepeated: true)
        default: return nil
        }
      },
    ],
    examples: [
      Example("expect visible Today Games Apps Arcade", "these are drawn, in this order"),
      Example("expect overflow none", "all fit"),
      Example("expect finding more-tab", "the rule is broken, or needs a person"),
      Example("expect no-finding title-cut", "the rule has nothing to say"),
      Example("expect truncated none", "no title is cut"),
      Example("expect whole Home Search", "both titles are whole, their letters as far apart as ever"),
      Example("expect tightened none", "no title is tightened"),
      Example("expect count 5", "five tabs"),
      Example("expect unmet count 5", "any number but five"),
    ],
    previewText: "would compare the design with the expectation",
    body: .annotate { draft, arguments throws(CommandError) in
      .expect(try draft.expectation(arguments))
    })
}

extension Draft {
  fileprivate func expectation(_ arguments: Arguments) throws(CommandError) -> Expectation {
    let words = arguments.words[...]
    guard try arguments.needed(0).text == "unmet" else {
      return try expectation(words, end: arguments.end)
    }
    let inner = Command.expectations.filter { $0 != "unmet" }
    let what = try Parameter.Kind.choice(inner).read(try arguments.needed(1))
    return .unmet(try expectation([what] + words.dropFirst(2), end: arguments.end))
  }

  private func expectation(
    _ words: ArraySlice<Word>, end: Int
  ) throws(CommandError) -> Expectation {
    let what = words.first?.text ?? ""
    let values = words.dropFirst()
    guard let value = values.first else { throw CommandError("\(what) needs a value", at: end..<end) }
    switch what {
    case "visible": return .visible(titles(values))
    case "overflow": return .overflow(titles(values))
    case "truncated": return .truncated(titles(values))
    case "tightened": return .tightened(titles(values))
    case "whole": return .whole(titles(values))
    default: break
    }
    if let extra = values.dropFirst().first {
      throw CommandError("expect \(what) takes one value", at: extra, remedy: "leave this out")
    }
    if what == "count" {
      return .count(try Parameter.Kind.number(0...Int.max).read(value).number ?? 0)
    }
    let rule = try Parameter.Kind.rule.read(value).text
    return what == "finding" ? .finding(rule) : .noFinding(rule)
  }

  /// Returns the titles of the named tabs; a title that no tab has is kept, so that the comparison can say
  /// what there is instead.
  private func titles(_ words: ArraySlice<Word>) -> [String] {
    if words.count == 1, words.first?.isKeyword("none") == true { return [] }
    return words.map { word in
      (index(translated: word) ?? (try? index(of: word))).map { design.tabs[$0].title } ?? word.text
    }
  }

  /// Returns the index of the one tab that has a word as its title in some language and not as its own.
  func index(translated word: Word) -> Int? {
    let tabs = design.tabs
    guard !tabs.contains(where: { $0.title == word.text }) else { return nil }
    let found = tabs.indices.filter { index in
      guard let details = tabs[index].details else { return false }
      return details.titleLocales.contains { details[titleIn: $0] == word.text }
    }
    return found.count == 1 ? found[0] : nil
  }
}
