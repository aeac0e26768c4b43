import TabBarRendering

/// How the rows of a menu look: harmless, cut at the width, the selected one marked by more than a colour.
struct PaneLook {
  let columns: Int
  let options: RenderOptions

  /// Returns a text that may be shown, in no more cells than there are.
  func clipped(_ text: String, to columns: Int) -> String {
    TerminalText.clipped(options.shown(text), to: max(0, columns), ellipsis: options.ascii ? "..." : "…")
  }

  /// Returns a row with the mark of the selected one, or the space for it.
  func marked(_ row: String, isSelected: Bool) -> String {
    guard isSelected else { return "  " + row }
    return styled("> " + row, "1")
  }

  /// Returns a text with an SGR style, where styles are wanted.
  func styled(_ text: String, _ parameters: String) -> String {
    options.color && !text.isEmpty ? "\u{1B}[\(parameters)m\(text)\u{1B}[m" : text
  }

  /// Returns a row that says something about the others.
  func aside(_ text: String) -> String { styled(clipped(text, to: columns), "2") }
}
