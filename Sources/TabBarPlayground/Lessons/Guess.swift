import TabBarCore
import TabBarGuidelines

/// The question of a lesson that is asked before anything is shown.
package struct Guess: Conversation {
  private let lesson: Lesson
  private let prediction: Lesson.Prediction
  private let language: String?
  /// What was typed, and whether it is right; `nil` while nothing was.
  package private(set) var said: (text: String, isRight: Bool)?
  package private(set) var isOver = false

  /// Asks the question of a lesson; fails where it has none.
  package init?(_ lesson: Lesson, language: String?) {
    guard let prediction = lesson.prediction else { return nil }
    self.lesson = lesson
    self.prediction = prediction
    self.language = language
  }

  package var name: String { "guess" }
  package var advice: String { said("a number, titles or a rule; Return alone shows it") }
  package var expects: ExpectedLine { .answer }

  package var question: [Utterance] {
    var lines = [prediction.question.text(in: language)]
    if let line = prediction.line { lines.append(said("The command would be: {line}", ["line": line])) }
    lines.append(said("Type what you think; Return alone shows it."))
    return lines.map { .sentence($0) }
  }

  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? {
    let guess = String(line.trimmingBlanks)
    let command = (try? Invocation.parsed(from: guess))?.command
    // Whoever asks for help or leaves does not guess; the goal would show the answer.
    if let command, command.isForLearners, command.name != Command.goal.name { return nil }
    isOver = true
    let answer = prediction.answer(to: guess, on: lesson.startDraft)
    guard !guess.isEmpty else {
      return ConversationTurn(says: [.sentence(said("It is {found}.", ["found": answer.found]))], ends: true)
    }
    said = (guess, answer.isRight)
    let sentence =
      answer.isRight ? "That is right: {found}." : "You said {guess}. It is {found}."
    return ConversationTurn(
      says: [.sentence(said(sentence, ["guess": guess, "found": answer.found]))], ends: true)
  }

  private func said(_ english: String, _ values: Message.Values = [:]) -> String {
    Phrase(english, values).text(in: language)
  }
}

extension Command {
  /// Whether it is about lessons, time or the program itself, and not about a bar.
  fileprivate var isForLearners: Bool { [.lessons, .rest, .time].contains(group) }
}
