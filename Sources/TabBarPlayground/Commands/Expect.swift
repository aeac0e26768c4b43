import TabBarCore
import TabBarGuidelines

extension Command {
  package static let expect = Command(
    "expect", .sessions,
    parameters: [
      Parameter("WHAT", .choice(ExpectationKind.all.map(\.name) + [Command.unmet])),
      Parameter("VALUE", .text, isOptional: true, isRepeated: true) { words in
        let words = words.dropFirst().drop { $0.isKeyword(Command.unmet) }
        guard let kind = words.first.flatMap({ ExpectationKind.named($0.text) }) else {
          return words.isEmpty ? Parameter("WHAT", .choice(ExpectationKind.all.map(\.name))) : nil
        }
        return kind.parameter(at: words.count - 1)
      },
    ],
    formOptions: FormOptions(all: { Command.set.options + Command.bar.options }) { words in
      let words = words.dropFirst().drop { $0.isKeyword(Command.unmet) }
      guard let kind = words.first.flatMap({ ExpectationKind.named($0.text) }), kind.takesFacts,
        let subject = words.dropFirst().first
      else { return [] }
      return ExpectationKind.factOptions(after: subject)
    },
    body: .annotate { draft, arguments throws(CommandError) in
      .expect(try draft.expectation(arguments))
    })

  static let unmet = "unmet"

  /// Whether it is `expect`, which is not made for a session that has none.
  package var isExpect: Bool { name == "expect" }
}

extension Draft {
  func expectation(in line: String) throws(CommandError) -> Expectation? {
    guard let invocation = try Invocation.parsed(from: line),
      invocation.command.isExpect
    else { return nil }
    return try expectation(invocation.arguments)
  }

  fileprivate func expectation(_ arguments: Arguments) throws(CommandError) -> Expectation {
    var words = arguments.words[...]
    let isUnmet = words.first?.text == Command.unmet
    if isUnmet { words = words.dropFirst() }
    guard let what = words.popFirst(),
      let kind = ExpectationKind.named(
        try Parameter.Kind.choice(ExpectationKind.all.map(\.name)).read(what).text)
    else {
      throw arguments.missing("expect unmet needs WHAT", remedy: "such as `expect unmet count 5`")
    }
    var expectation = try kind.reading(words, arguments, in: self)
    expectation.isUnmet = isUnmet
    return expectation
  }
}
