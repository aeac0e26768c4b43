import TabBarRendering

/// The remarks of a session, as they are shown.
enum NoteText {
  /// Returns a remark with a mark in front, broken between words and where it has line breaks of its own.
  static func lines(_ text: String, _ options: RenderOptions) -> [String] {
    let label = options.ascii ? "-- " : "— "
    // Each row is made harmless by itself, or the break would be shown as the escape that it is typed as.
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.enumerated().flatMap {
      index, row in
      row.isEmpty
        ? [""]
        : WordWrap.hanging(
          index == 0 ? label : String(repeating: " ", count: label.count), options.shown(String(row)), options
        )
    }
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
