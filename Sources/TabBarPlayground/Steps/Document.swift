/// A session as it was read or last saved: its lines, and the draft that they end with.
package struct Document: Sendable {
  /// Where it was read from, or `nil` for one that is in no file.
  package var path: String?
  /// Its lines after the first as they are in the file, each with its newline.
  package var body: Substring
  /// The draft that it ends with.
  package var draft: Draft
  /// All that the file held when it was last read or saved, or `nil` for a document that is in no file.
  package var savedText: String?
  /// The number of its commands that are in no file, as in a session that was recovered.
  package var unsavedCommands: Int
  /// The name of the lost journal that it was recovered from, or `nil`.
  package var journal: String?

  /// Creates a document; without arguments it is an empty session.
  package init(
    path: String? = nil, body: Substring = "", draft: Draft = Draft(), savedText: String? = nil,
    unsavedCommands: Int = 0
  ) {
    self.path = path
    self.body = body
    self.draft = draft
    self.savedText = savedText
    self.unsavedCommands = unsavedCommands
  }
}
