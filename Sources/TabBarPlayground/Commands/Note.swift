extension Command {
  static let note = Command(
    "note", .sessions, "Keeps a remark in the session, shown when it is replayed",
    parameters: [Parameter("TEXT", .prose, isRepeated: true)],
    examples: [Example("note \"Six tabs on a phone: the sixth costs you two.\"", "a sentence to read")],
    previewText: "would keep a note in the session",
    body: .annotate { _, arguments throws(CommandError) in
      .show(NoteQuery(text: arguments.words.map(\.text).joined(separator: " ")))
    })
}

package struct NoteQuery: Query {
  package static var command: Command { .note }
  /// The remark; it may have several lines.
  package let text: String
}
