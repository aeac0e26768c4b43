import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

extension Command {
  private static let mostWords = 3

  static let rules = Command(
    "rules", .looking,
    parameters: [
      Parameter("WORD", .text, isOptional: true, isRepeated: true, meaning: "what the rules are about")
    ],
    body: .ask { draft, arguments throws(CommandError) in
      let (given, isWhole) = arguments.search
      guard let first = given.first else {
        return .show(RulesQuery(rules: nil, all: isWhole))
      }
      let question = Question(
        given.map { $0.isQuoted ? Quoting.quoted($0.text.trimming(".,!?"), always: true) : $0.text }.joined(
          separator: " "),
        in: draft)
      // Every rule is about a tab bar.
      let asked = question.words.filter {
        !["tab", "tabs", "bar", "bars", "tabbar", "tabbars", "apple", "hig", "sap", "fiori", "material"]
          .contains($0)
      }
      // One word is looked for.
      let answer = asked.count == 1 ? nil : question.rules
      let all = question.lines.isEmpty ? Rule.all : question.draft.guide.rules.map(\.rule)
      // Many words are a question, and rules that happen to have some of them are no answer.
      let named = asked.isEmpty ? all : given.count > mostWords ? [] : HelpSearchQuery.rules(about: asked)
      let rules = answer ?? named
      guard !rules.isEmpty else {
        // That nothing is found says nothing of the guides.
        var error = CommandError(
          "this is not understood", at: first.range.lowerBound..<arguments.end, remedy: "`rules` lists all")
        error.lines = question.guesses
        throw error
      }
      return .show(RulesQuery(rules: rules, question: question, isAnswer: answer != nil, all: isWhole))
    })
}

package struct RulesQuery: Query {
  package static var command: Command { .rules }
  /// The rules to list, or `nil` for all.
  package let rules: [Rule]?
  /// What was asked, or `nil` for nothing.
  package var question: Question?
  /// Whether the rules answer it, and do not just have its words.
  package var isAnswer = false
  /// Whether every rule is listed, and of those to list each one.
  package let all: Bool
}
