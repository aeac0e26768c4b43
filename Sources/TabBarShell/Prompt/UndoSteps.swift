/// The earlier texts of the line being edited.
struct UndoSteps {
  private var steps: [EditorText] = []
  private var isTypingWord = false

  /// Notes the text before a character is typed.
  ///
  /// The letters of one word are one step.
  mutating func note(_ text: EditorText, typing scalar: Unicode.Scalar) {
    if !isTypingWord { push(text) }
    isTypingWord = scalar != " "
  }

  /// Notes the text before a command, if the command has changed it.
  mutating func note(_ text: EditorText, changed: Bool) {
    isTypingWord = false
    if changed { push(text) }
  }

  /// Returns the newest text that differs from the present one.
  mutating func takeLast(before present: EditorText) -> EditorText? {
    isTypingWord = false
    while let step = steps.popLast() {
      if step.rows != present.rows { return step }
    }
    return nil
  }

  private mutating func push(_ text: EditorText) {
    steps.append(text)
    if steps.count > 1_000 { steps.removeFirst(500) }
  }
}
