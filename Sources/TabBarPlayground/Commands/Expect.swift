import TabBarCore
import TabBarGuidelines

extension Command {
  package static let expect = Command(
    "expect", .sessions, "Keeps an expectation in the session, compared when it is replayed",
    discussion: ExpectationKind.all.map { "\($0.usage): \($0.meaning)" }.joined(separator: ". ")
      + """
      . unmet in front of any of them expects the opposite. A tab may be named by its own title or by the one that it \
      has in any language, so that an expectation holds whichever locale is shown.
      """,
    parameters: [
      Parameter("WHAT", .choice(ExpectationKind.all.map(\.name) + [Command.unmet])),
      Parameter("VALUE", .text, isOptional: true, isRepeated: true) { words in
        let words = words.dropFirst().drop { $0.isKeyword(Command.unmet) }
        guard let kind = words.first.flatMap({ ExpectationKind.named($0.text) }) else {
          return words.isEmpty ? Parameter("WHAT", .choice(ExpectationKind.all.map(\.name))) : nil
        }
        let place = words.count - 1
        guard let parameter = kind.parameter(at: place) else { return nil }
        let endsWithNone = kind.takesNone && place == kind.parameters.count - 1
        return Parameter(
          endsWithNone ? parameter.name + "|none" : parameter.name, parameter.kind,
          isRepeated: parameter.isRepeated)
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
      Example("expect count 3..5", "three to five tabs"),
      Example("expect clean", "no guideline is broken that check would complain of"),
      Example("expect badge Inbox 3", "a badge of that text"),
      Example("expect unmet count 5", "any number but five"),
    ],
    previewText: "would compare the design with the expectation",
    body: .annotate { draft, arguments throws(CommandError) in
      .expect(try draft.expectation(arguments))
    })

  fileprivate static let unmet = "unmet"
}

extension Draft {
  fileprivate func expectation(_ arguments: Arguments) throws(CommandError) -> Expectation {
    var words = arguments.words[...]
    let isUnmet = words.first?.text == Command.unmet
    if isUnmet {
      words = words.dropFirst()
      guard let what = words.first else {
        throw CommandError(
          "expect unmet needs WHAT", at: arguments.end..<arguments.end,
          remedy: "such as expect unmet count 5")
      }
      words[words.startIndex] = try Parameter.Kind.choice(ExpectationKind.all.map(\.name)).read(what)
    }
    guard let kind = words.first.flatMap({ ExpectationKind.named($0.text) }) else {
      // The parameter has read the first word.
      throw CommandError("expect needs WHAT", at: arguments.end..<arguments.end)
    }
    var expectation = try kind.reading(words.dropFirst(), end: arguments.end, in: self)
    expectation.isUnmet = isUnmet
    return expectation
  }
}
