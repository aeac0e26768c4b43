struct UndoSteps {
  private var steps: [EditorText] = []
  private var undone: [EditorText] = []
  private var isTypingWord = false
  /// Whether the last key was a vi key that changed the text: the next text belongs to the change.
  private var isChanging = false

  /// Notes the text before a character is typed; the letters of one word are one step.
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
      if step.text == present.text { continue }
      undone.append(present)
      return step
    }
    return nil
  }

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
