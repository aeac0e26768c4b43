import TabBarGuidelines
import TabBarLexicon

/// A question whose answer has numbers.
package protocol NumberedQuery: Query {
  /// The line that a number takes; `nil` where the list has no such number.
  func line(for number: Int) -> String?
}

extension Playground {
  /// Remembers a numbered list that a line has shown, as the next one may be about it.
  mutating func keepList(of outcome: Outcome) {
    guard case .show(let query) = outcome.effect, let query = query as? any NumberedQuery,
      query.line(for: 1) != nil, lesson == nil || !(query is CheckQuery)
    else { return }
    numbered = (query, draft)
  }

  package mutating func forgetList() { numbered = nil }

  /// Returns the line for numbers of the list of `fix` that was shown last, where the design is another one by now and
  /// gives other numbers: the person still sees the old ones. `nil` for any other line.
  ///
  /// - Throws: An error where such a fix is no longer there.
  package func line(forShownFixesIn line: TypedLine) throws(CommandError) -> String? {
    guard let numbered, numbered.query is FixQuery || numbered.query is CheckQuery, numbered.draft != draft,
      let invocation = try? line.invocation, invocation.command.name == Command.fix.name
    else { return nil }
    let (shown, present) = (numbered.draft.fixes, draft.fixes)
    var numbers: [Int] = []
    for word in invocation.arguments.words {
      guard let number = word.number, shown.indices.contains(number - 1) else { return nil }
      let (rule, fix) = shown[number - 1]
      guard let index = present.firstIndex(where: { $0.rule == rule && $0.fix.summary == fix.summary }) else {
        throw CommandError("fix \(number) is done already", at: word, remedy: "`fix` lists what is left")
      }
      numbers.append(index + 1)
    }
    guard !numbers.isEmpty else { return nil }
    return ([Command.fix.name] + numbers.map(String.init)).joined(separator: " ")
  }

  /// Returns the line that carries out an entry of the list that was shown last, for a line that is only its number;
  /// `nil` where there is none, or the design is another one by now.
  package func line(ofNumberIn line: String) -> String? {
    guard let numbered, numbered.draft == draft else { return nil }
    guard let number = SpokenWords.number(in: line), number > 0 else { return nil }
    return numbered.query.line(for: number)
  }
}
