/// Returns a reader for a terminal: one that edits lines or, where the system does not allow that, a plain one.
///
/// The plain one comes with the reason, and shows `prompt.first` as it is.
package func openTerminal(
  input: Int32 = 0, output: TerminalOutput = .standardOutput, prompt: Screen.Prompt,
  bindings: KeyBindings = KeyBindings(), readHistory: @escaping () -> [String] = { [] },
  assistant: PromptAssistant = PromptAssistant(), columns: @escaping (Character) -> Int
) -> (reader: any LineReader, reason: EditorError?) {
  do throws(EditorError) {
    let reader = try TerminalLineReader(
      input: input, output: output, prompt: prompt, bindings: bindings, readHistory: readHistory,
      assistant: assistant, columns: columns)
    return (reader, nil)
  } catch {
    // A prompt that cannot be shown shows itself when the next result is written.
    let plain = PlainLineReader(descriptor: input) { try? output.write(prompt.first) }
    return (plain, error)
  }
}
