import TabBarDrawing
import TabBarGuidelines
import TabBarShell
import TabBarTerminal

/// A document with parts that the program writes from its own lists, or a picture in one.
struct ReferenceDocument: Sendable {
  /// The path of its file in the folder of the documents, such as `rules/README.md`.
  let name: String
  /// Returns what the file should have; a file that is not there yet is empty.
  let text: @Sendable (_ file: String) -> String

  /// Creates a document that people write, but for the parts between two comments, `<!-- NAME -->` and `<!-- / -->`.
  init(name: String, parts: [(name: String, text: @Sendable () -> String)]) {
    self.init(name: name) { file in
      parts.reduce(file) { page, part in
        let start = "<!-- \(part.name) -->"
        guard let first = page.firstRange(of: start),
          let last = page[first.upperBound...].firstRange(of: "<!-- / -->")
        else { return page + "\n\(start)<!-- / -->\n" }
        let text = part.text()
        // Lines have the comments above and below them; words have them around.
        let gap = text.hasSuffix("\n") ? ("\n\n", "\n") : ("", "")
        return page[..<first.upperBound] + gap.0 + text + gap.1 + page[last.lowerBound...]
      }
    }
  }

  init(name: String, text: @escaping @Sendable (_ file: String) -> String) {
    self.name = name
    self.text = text
  }

  init(name: String, text: String) { self.init(name: name) { _ in text } }

  static let all: [ReferenceDocument] =
    [language, devices, ruleIndex, statements] + grammars + Rule.all.flatMap(\.pictures)

  /// Returns a picture of a scene as `export svg` writes it.
  static func picture(of scene: Scene, _ subject: VectorPicture.Subject) -> String {
    VectorPicture.document(of: scene, subject, RenderOptions()).text + "\n"
  }

  /// Writes every document into an existing folder, replacing files of the same names.
  static func writeAll(
    to folder: String, pictures: [ReferenceDocument], in store: any SessionStore
  ) throws(FileError) {
    for document in all + pictures {
      let path = "\(folder)/\(document.name)"
      // The first file is in the folder itself, and fails if that does not exist.
      if document.name.contains("/") { makeFolders(above: path) }
      let file = try? store.read(path)
      let request = WriteRequest(
        document.text(file ?? ""), to: path, replacing: file.map { .text($0) } ?? .any,
        purpose: .document("document"))
      _ = try store.write(request)
    }
  }
}
