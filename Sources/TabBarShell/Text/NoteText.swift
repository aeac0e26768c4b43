import TabBarRendering

/// The remarks of a session, as they are shown.
enum NoteText {
  /// Returns a remark with a mark in front, broken between words.
  static func lines(_ text: String, _ options: RenderOptions) -> [String] {
    WordWrap.hanging(options.ascii ? "-- " : "— ", options.shown(text), options)
  }
}

extension WordWrap {
  /// Returns a text behind a label; its further lines start where its first one does.
  static func hanging(_ label: String, _ text: String, _ options: RenderOptions) -> [String] {
    let start = TerminalText.columns(of: label)
    return lines(of: text, columns: options.columns - start).enumerated().map { index, line in
      (index == 0 ? label : String(repeating: " ", count: start)) + line
    }
  }
}
