import TabBarCore
package import TabBarGuidelines
import TabBarRendering

/// A Markdown document, built from the top. Each paragraph is one line.
package struct Markdown {
  package private(set) var text = ""

  package init() {}

  /// Appends a heading; level 1 is the document's title.
  package mutating func heading(_ level: Int, _ title: String) {
    block(String(repeating: "#", count: level) + " " + title)
  }

  /// Appends a paragraph of Markdown.
  package mutating func paragraph(_ markdown: String) { block(Self.line(markdown)) }

  package mutating func bullets(_ items: [String]) {
    guard !items.isEmpty else { return }
    block(items.map { "- " + Self.line($0) }.joined(separator: "\n"))
  }

  package mutating func numbers(_ items: [String]) {
    guard !items.isEmpty else { return }
    let lines = items.enumerated().map { "\($0 + 1). " + Self.line($1) }
    block(lines.joined(separator: "\n"))
  }

  /// Appends lines verbatim, in a fence.
  package mutating func fence(_ lines: [String], _ language: String = "text") {
    // A fence has to be longer than any within it.
    let inner = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    let mark = String(repeating: "`", count: max(3, inner + 1))
    block((["\(mark)\(language)"] + lines + [mark]).joined(separator: "\n"))
  }

  /// Appends a picture of a scene; those who cannot see it read what is in the bar.
  package mutating func image(_ path: String, _ scene: Scene) {
    let items = scene.layout.items.map { BarInWords.phrase(for: $0, in: scene.design) }
    block("![Tab bar: \(Self.plain(items.joined(separator: "; ")))](\(path))")
  }

  package mutating func table(_ header: [String], _ rows: [[String]]) {
    let lines = [header, header.map { _ in "---" }] + rows
    block(lines.map { "| " + $0.map(Self.cell).joined(separator: " | ") + " |" }.joined(separator: "\n"))
  }

  private mutating func block(_ lines: String) {
    if !text.isEmpty { text += "\n" }
    text += lines + "\n"
  }

  /// Returns a text with the characters that mean something in Markdown escaped.
  package static func plain(_ text: String) -> String {
    var result = ""
    var previous: Character = " "
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      switch character {
      case "\\", "`", "*", "<", "[", "]": result.append("\\")
      // Within a word an underscore is only an underscore.
      case "_" where !isWord(previous) || !isWord(next): result.append("\\")
      default: break
      }
      result.append(character)
      previous = character
    }
    return result
  }

  package static func code(_ text: String) -> String {
    guard text.contains("`") else { return "`\(text)`" }
    return "`` \(text) ``"
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// A bar ends a cell, even within code.
  private static func cell(_ text: String) -> String {
    line(text).map { $0 == "|" ? "\\|" : String($0) }.joined()
  }
}
