import TabBarCore
import TabBarGuidelines

extension Command {
  package static let expect = Command(
    "expect", .sessions, "Keeps an expectation in the session, compared when it is replayed",
    discussion: """
      visible, overflow, truncated and findings name all tabs or rules that they are about, or none; whole, tightened, \
      has and lacks name some, and tightened none where no title is. unmet in front of any of them expects the \
      opposite. fact takes the keys of set after a tab, those of bar after the word bar, and off for what is not set. \
      overflow is about tabs that are not in the bar at first: in the More list, on another page, scrolled \
      out, in the sidebar, or left out. A tab may be named by its own title or by the one that it has in any \
      language, so that an expectation holds whichever locale is \
      shown.
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
    formOptions: FormOptions(all: Command.set.options + Command.bar.options) { words in
      let words = words.dropFirst().drop { $0.isKeyword(Command.unmet) }
      guard let kind = words.first.flatMap({ ExpectationKind.named($0.text) }), kind.takesFacts,
        let subject = words.dropFirst().first
      else { return [] }
      return ExpectationKind.factOptions(after: subject)
    },
    examples: ExpectationKind.all.map(\.example) + [
      ExpectationKind.factOfBar.example, Example("expect unmet count 5", "the opposite of any of them"),
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
    if !kind.takesFacts, let option = arguments.options.first {
      throw CommandError(
        "expect \(kind.name) has no option \(option.key ?? "")=", at: option,
        remedy: "a text with = needs quotes")
    }
    var expectation = try kind.reading(words.dropFirst(), arguments.options, end: arguments.end, in: self)
    expectation.isUnmet = isUnmet
    return expectation
  }
}
