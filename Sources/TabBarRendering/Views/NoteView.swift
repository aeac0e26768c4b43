package import TabBarPlayground

extension NoteQuery: View {
  package func lines(in context: ViewContext) -> [String] { NoteView.lines(text, context.options) }
}

/// The remarks of a session, as they are shown.
enum NoteView {
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
