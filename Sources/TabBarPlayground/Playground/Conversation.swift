package import TabBarGuidelines

/// A row of questions or pages: the next line answers one, or turns to another.
///
/// A pure value: the shell shows the question, hands each line to it, and says what it has to say.
package protocol Conversation: Sendable {
  /// The word that begins it, which is also its prompt while a question is open.
  var name: Prose { get }
  /// How to answer, in a few words.
  var advice: Prose { get }
  var isOver: Bool { get }
  var question: [Utterance] { get }
  /// What may be typed while a question is open.
  var expects: ExpectedLine { get }
  /// Whether each question is a page of its own, on an empty screen.
  var clearsScreen: Bool { get }

  /// Whether a number is for a list that was shown since, before it is an answer.
  var leavesNumbersToLists: Bool { get }

  /// Returns the words below a line that is an answer while it is typed, `nil` for one that is none.
  func preview(of line: String) -> String?

  /// Takes a line as an answer to the present question; returns `nil` for one that is none.
  mutating func take(_ line: String, in draft: Draft) -> ConversationTurn?

  /// Looks at the playground after a line; returns what there is to say, such as the question that is now the present one.
  mutating func look(at playground: Playground) -> [Utterance]
}

extension Conversation {
  package var clearsScreen: Bool { false }
  package var leavesNumbersToLists: Bool { false }
  package func preview(of line: String) -> String? { "" }
  package mutating func look(at playground: Playground) -> [Utterance] { [] }
}

package enum Utterance: Sendable {
  case sentence(Prose)
  case page(any Query)
  case bar(Draft, withFindings: Bool)
  case commands([String])
}

/// What may be typed while a question is open.
package enum ExpectedLine: Sendable {
  /// An answer, or a command for the session. The prompt helps with commands.
  case answerOrCommand
  /// An answer, and an empty line is one, too. The prompt leaves it alone.
  case answer
}

/// What comes of an answer, in this order.
package struct ConversationTurn: Sendable {
  /// Commands for the session, which say the same as the answer.
  package var commands: [String] = []
  package var says: [Utterance] = []
  /// Whether the question that is now the present one is to be asked.
  package var asks = false
  package var ends = false
}
