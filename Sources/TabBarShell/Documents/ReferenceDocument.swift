import TabBarGuidelines

/// A document that the program writes from its own lists.
package struct ReferenceDocument: Sendable {
  /// The path of its file in the folder of the documents, such as `rules/README.md`.
  package let name: String
  private let markdown: @Sendable () -> Markdown

  init(name: String, markdown: @escaping @Sendable () -> Markdown) {
    self.name = name
    self.markdown = markdown
  }

  package static let all: [ReferenceDocument] =
    [language, devices, ruleIndex] + Rule.Question.allCases.map(rules(answering:))

  package var text: String { markdown().text }

  /// The line under the title that names the document's origin.
  static let origin = "Generated from the program's own lists; `make docs` updates it."

  /// Writes every document, and some others, into an existing folder, replacing files of the same names.
  package static func writeAll(
    to folder: String, with others: [(name: String, text: String)], in store: any SessionStore
  ) throws(FileError) {
    for (name, text) in all.map({ ($0.name, $0.text) }) + others {
      // The first file is in the folder itself, and fails if that does not exist.
      if name.contains("/") { makeFolders(above: "\(folder)/\(name)") }
      let path = "\(folder)/\(name)"
      try store.write(text, to: path, known: try? store.read(path), mayReplace: true)
    }
  }
}
