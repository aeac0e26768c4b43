/// A document that the program writes from its own lists, so that it says what the program does.
package struct ReferenceDocument: Sendable {
  /// The name of its file.
  package let name: String
  private let markdown: @Sendable () -> Markdown

  init(name: String, markdown: @escaping @Sendable () -> Markdown) {
    self.name = name
    self.markdown = markdown
  }

  /// Every document that is written.
  package static let all: [ReferenceDocument] = [language, rules, devices]

  /// The document as Markdown.
  package var text: String { markdown().text }

  /// The line under the title that says where the document comes from.
  static let origin = "Written by the program from its own lists; `make docs` writes it again."

  /// Writes every document, and some others, into a folder, in place of what is there.
  ///
  /// - Throws: An error where a file cannot be written.
  package static func writeAll(
    to folder: String, with others: [(name: String, text: String)], in store: any SessionStore
  ) throws(FileError) {
    for document in all {
      try store.write(document.text, to: "\(folder)/\(document.name)", mayReplace: true)
    }
    // Only within a folder that is there.
    for (name, text) in others {
      makeFolders(above: "\(folder)/\(name)")
      try store.write(text, to: "\(folder)/\(name)", mayReplace: true)
    }
  }
}
