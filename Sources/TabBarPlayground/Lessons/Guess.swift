import TabBarCore
package import TabBarGuidelines

/// A question about a bar that is not shown yet, or about what is wrong with one.
package struct Guess: Conversation {
  private let prediction: Lesson.Prediction
  private let scene: Scene
  private let language: String?
  /// What was typed, and whether it is right; `nil` while nothing was.
  package private(set) var said: (text: String, isRight: Bool)?
  package private(set) var isOver = false

  package init(_ prediction: Lesson.Prediction, about scene: Scene, language: String? = nil) {
    self.prediction = prediction
    self.scene = scene
    self.language = language
  }

  /// Asks the question of a lesson; fails where it has none.
  package init?(_ lesson: Lesson, language: String?) {
    guard let prediction = lesson.prediction else { return nil }
    self.init(prediction, about: prediction.draft(on: lesson.startDraft).scene, language: language)
  }

  package var name: Prose { "guess" }
  package var advice: Prose { "a number, titles or a rule; Return alone shows it" }
  package var expects: ExpectedLine { .answer }

  package var question: [Utterance] {
    var lines: [Prose] = ["\(prediction.question.text(in: language))"]
    if let line = prediction.line { lines.append("The command would be: \(line)") }
    lines.append("Type what you think; Return alone shows it.")
    return lines.map { .sentence($0) }
  }

  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? {
    let command = (try? Invocation.parsed(from: line))?.command
    // Whoever asks for help or leaves does not guess; the goal would show the answer.
    if let command, command.isForLearners, command.name != Command.goal.name { return nil }
    return ConversationTurn(says: answer(line), ends: true)
  }

  mutating func answer(_ line: String) -> [Utterance] {
    isOver = true
    let guess = String(line.trimmingBlanks)
    let answer = prediction.answer(to: guess, in: scene)
    if !guess.isEmpty { said = (guess, answer.isRight) }
    let found = answer.found
    return [
      .sentence(
        guess.isEmpty
          ? "It is \(found)."
          : answer.isRight ? "That is right: \(found)." : "You said \(guess). It is \(found).")
    ]
  }
}

extension Command {
  /// Whether it is about lessons, time or the program itself, and not about a bar.
  fileprivate var isForLearners: Bool { [.lessons, .rest, .time].contains(group) }
}
