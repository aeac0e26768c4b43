import TabBarCore
import TabBarDrawing
import TabBarGuidelines

/// A document in Markdown, built from the top. Each paragraph is one line.
struct Markdown {
  private var parts: [[HarmlessText]] = []

  init() {}

  init(_ write: (inout Markdown) -> Void) { write(&self) }

  var text: String { HarmlessText.wholeLines(MarkdownText.document(parts)).text }

  /// Appends a heading; level 1 is the document's title.
  mutating func heading(_ level: Int, _ title: String) {
    paragraph(String(repeating: "#", count: level) + " " + title)
  }

  mutating func paragraph(_ markdown: String) { parts.append([HarmlessText(markdown)]) }

  mutating func bullets(_ items: [String]) { parts.append(items.map { "- \($0)" }) }

  mutating func numbers(_ items: [String]) { parts.append(items.enumerated().map { "\($0 + 1). \($1)" }) }

  mutating func fence(_ lines: [String]) { parts.append(MarkdownText.fence(lines.map { HarmlessText($0) })) }

  mutating func table(_ header: [String], _ rows: [[String]]) {
    // A bar ends a cell, even within code; elsewhere it has its backslash already.
    func cell(_ text: String) -> HarmlessText {
      HarmlessText(text.replacing("\\|", with: "|").replacing("|", with: "\\|"))
    }
    parts.append(MarkdownText.table(header.map(cell), rows.map { $0.map(cell) }))
  }

  /// Returns a text with the characters that mean something in Markdown escaped.
  static func plain(_ text: String) -> String { MarkdownText.plain(text, RenderOptions()).text }

  static func code(_ text: String) -> String { MarkdownText.code(text).text }
}
