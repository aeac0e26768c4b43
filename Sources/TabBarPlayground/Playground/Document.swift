/// A session as it was read or last saved: its lines, and the draft that they end with.
package struct Document: Sendable {
  /// Where it was read from, or `nil` for one that is in no file.
  package var path: String?
  /// Its lines without the first, as they stand in the file.
  package var lines: [String]
  /// The draft that it ends with.
  package var draft: Draft
  /// What the file held when it was last read or saved, or `nil` for a document that is in no file.
  package var savedText: String?
  /// The position in the timeline at which it was read or last saved, or `nil` where that can no longer be
  /// gone back to.
  var savedPosition: Int?

  /// Creates a document; without arguments it is an empty session.
  package init(path: String? = nil, lines: [String] = [], draft: Draft = Draft()) {
    self.path = path
    self.lines = lines
    self.draft = draft
  }
}
