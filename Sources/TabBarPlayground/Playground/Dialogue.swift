package import TabBarGuidelines
import TabBarLexicon

/// What takes lines before they are commands: a lesson, a quiz, open questions, pages.
///
/// A pure value: the shell hands each line to it, and then what came of the line, and says what it has to say.
package protocol Dialogue: Sendable {
  /// The prompt; `nil` where it is that of the session.
  var name: Prose? { get }
  /// Whether it has a question, unlike a lesson between its questions.
  var isAsking: Bool { get }
  /// How to answer, in a few words.
  var advice: Prose { get }
  var isOver: Bool { get }
  var question: [Utterance] { get }
  /// Whether each line is an answer while a question is open, an empty one, too: the prompt leaves it alone. Else it may be
  /// a command, and the prompt helps.
  var takesEveryLine: Bool { get }
  /// Whether each question is a page of its own, on an empty screen. There a number is for a list that was shown
  /// since, before it is an answer.
  var hasPages: Bool { get }

  /// What a page in the browser has in place of the session, so that it shows no more than the prompt does: pages of
  /// which the last is the present one. `nil` where it may show the session.
  var wall: [[Utterance]]? { get }

  /// Leaves out what an earlier one of its kind has asked.
  mutating func follow(_ earlier: any Dialogue)

  /// Returns the words below a line that is an answer while it is typed, `nil` for one that is none.
  func preview(of line: String) -> String?

  /// Grants what may be asked of any dialogue; returns `nil` for what this one does not have.
  mutating func grant(_ request: DialogueRequest, in playground: Playground) -> Turn?

  /// Takes a line as an answer to the present question; returns `nil` for one that is none.
  mutating func take(_ line: TypedLine, in playground: Playground) -> Turn?

  /// Looks at the playground after some lines were carried out; returns `nil` where there is nothing to say.
  mutating func look(at playground: Playground, after lines: [String]) -> Turn?
}

extension Dialogue {
  package var isAsking: Bool { true }
  package var hasPages: Bool { false }
  package var wall: [[Utterance]]? { nil }
  package mutating func follow(_ earlier: any Dialogue) {}
  package func preview(of line: String) -> String? { "" }
  package mutating func grant(_ request: DialogueRequest, in playground: Playground) -> Turn? { nil }
  package mutating func look(at playground: Playground, after lines: [String]) -> Turn? { nil }

  /// Takes a line: what it asks for in words of the table, or else an answer.
  package mutating func hear(_ line: TypedLine, in playground: Playground) -> Turn? {
    if let request = DialogueRequest(line.text), let turn = grant(request, in: playground) { return turn }
    return take(line, in: playground)
  }
}

/// What may be asked of a dialogue, by a command or in words of the table.
package enum DialogueRequest: String {
  case hint, skip, back, leave, solution, task, goal, reset, why

  init?(_ line: String) {
    let said = line.lowercased().split { " !.?,".contains($0) }.joined(separator: " ")
    self.init(rawValue: Lexicon.shared.dialogueRequest(said) ?? said)
  }
}

package enum Utterance {
  case sentence(Prose)
  case page(any Query)
  case bar(Draft, withFindings: Bool)
  /// The bar in a few rows, beside others.
  case smallBar(Draft)
  case commands([String])
  /// An empty row between what belongs to different things. Pictures have their own.
  case gap
}

/// What comes of a line in a dialogue, in this order.
package struct Turn {
  /// Commands for the session, which say the same as the answer.
  package var commands: [String] = []
  /// What is kept of a lesson: what happened, and what more there is to say of it.
  package var notes: [(kind: LearningEvent.Action, value: String?)] = []
  package var says: [Utterance] = []
  /// Whether the question that is now the present one is to be asked.
  package var asks = false
  package var ends = false
  /// A command line that is carried out as if it were typed.
  package var line: String?
  /// What the shell is to do for it, such as to begin the next lesson.
  package var request: LessonRequest?
}

extension Turn {
  init(_ sentence: Prose) { self.init(says: [.sentence(sentence)]) }

  mutating func note(_ kind: LearningEvent.Action, _ value: String? = nil) { notes.append((kind, value)) }
}
