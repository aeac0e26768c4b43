import TabBarGuidelines
import TabBarRendering
import TabBarShell

/// A document, or a picture in one, that the program writes from its own lists.
struct ReferenceDocument: Sendable {
  /// The path of its file in the folder of the documents, such as `rules/README.md`.
  let name: String
  private let makeText: @Sendable () -> String

  init(name: String, markdown: @escaping @Sendable () -> Markdown) {
    self.name = name
    makeText = { markdown().text }
  }

  /// Creates a document that is written already.
  init(name: String, text: String) {
    self.name = name
    makeText = { text }
  }

  static let all: [ReferenceDocument] =
    [language, devices, ruleIndex] + Rule.all.flatMap(\.pictures)

  var text: String { makeText() }

  /// The line under the title that names the document's origin.
  static let origin = "Generated from the program's own lists; `make docs` updates it."

  /// Returns a picture of a scene as `export svg` writes it.
  static func picture(of scene: Scene, _ subject: VectorPicture.Subject) -> String {
    VectorPicture.document(of: scene, subject, RenderOptions()).text + "\n"
  }

  /// Writes every document into an existing folder, replacing files of the same names.
  static func writeAll(
    to folder: String, samples: [ReferenceDocument], in store: any SessionStore
  ) throws(FileError) {
    let page = (try? store.read("\(folder)/\(statements)")).map { [(statements, withRules($0))] }
    for (name, text) in (all + samples).map({ ($0.name, $0.text) }) + (page ?? []) {
      // The first file is in the folder itself, and fails if that does not exist.
      if name.contains("/") { makeFolders(above: "\(folder)/\(name)") }
      let path = "\(folder)/\(name)"
      try store.write(text, to: path, known: try? store.read(path), mayReplace: true)
    }
  }
}
