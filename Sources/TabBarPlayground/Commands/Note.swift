extension Command {
  static let note = Command(
    "note", .sessions, parameters: [Parameter("TEXT", .prose, isRepeated: true)],
    body: .annotate { _, arguments in
      .show(NoteQuery(text: arguments.words.map(\.text).joined(separator: " ")))
    })
}

package struct NoteQuery: Query {
  package static var command: Command { .note }
  /// The remark; it may have several lines.
  package let text: String
}
