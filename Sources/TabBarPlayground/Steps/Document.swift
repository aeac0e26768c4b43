import TabBarCore

/// A session as it was read or last saved: the lines before its steps and after them, and the draft that its steps
/// begin with.
package struct Document: Sendable {
  /// Where it was read from, or `nil` for one that is in no file.
  package var path: String?
  /// Whether it begins as new sessions do.
  var isBlank = false
  /// Its first line, which may say more than the version.
  var title = SessionFile.firstTitle
  /// Its lines after the first that are no steps of their own, each with its newline.
  package var body: String
  /// The expectations that it ends with, and the comments with them, each line with its newline. New steps go before
  /// them.
  package var promises = ""
  package var draft: Draft
  /// The marks that its lines before the steps set, by their names in small letters.
  var marks: [String: Mark] = [:]
  /// All that the file held when it was last read or saved, or `nil` for a document that is in no file.
  package var savedText: String?
  /// The lesson that it is the start of, or `nil`.
  package var lesson: String?
  /// The name of the lost journal that it was recovered from, or `nil`.
  package var journal: String?

  package init(path: String? = nil, body: String = "", draft: Draft = Draft()) {
    self.path = path
    self.body = body
    self.draft = draft
  }
}
