/// The earlier texts of the line being edited.
struct UndoSteps {
  private var steps: [EditorText] = []
  private var undone: [EditorText] = []
  private var isTypingWord = false
  /// Whether the last key was one of vi's that has changed the text: what is typed next is what it changed it to.
  private var isChanging = false

  /// Notes the text before a character is typed.
  ///
  /// The letters of one word are one step.
  mutating func note(_ text: EditorText, typing scalar: Unicode.Scalar) {
    if isChanging {
      isTypingWord = true
      return
    }
    if !isTypingWord { push(text) }
    isTypingWord = scalar != " "
  }

  /// Notes the text before one of vi's letters, if the letter has changed it.
  mutating func noteLetter(_ text: EditorText, changed: Bool) {
    note(text, changed: changed)
    isChanging = changed
  }

  /// Notes the text before a command, if the command has changed it.
  mutating func note(_ text: EditorText, changed: Bool) {
    isTypingWord = false
    isChanging = false
    if changed { push(text) }
  }

  /// Returns the newest text that differs from the present one.
  mutating func takeLast(before present: EditorText) -> EditorText? {
    isTypingWord = false
    while let step = steps.popLast() {
      if step.rows == present.rows { continue }
      undone.append(present)
      return step
    }
    return nil
  }

  /// Returns the text that was taken back last.
  mutating func takeUndone(after present: EditorText) -> EditorText? {
    guard let text = undone.popLast() else { return nil }
    steps.append(present)
    return text
  }

  private mutating func push(_ text: EditorText) {
    undone = []
    steps.append(text)
    if steps.count > 1_000 { steps.removeFirst(500) }
  }
}
