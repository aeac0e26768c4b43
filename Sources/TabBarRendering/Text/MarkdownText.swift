/// Texts and tables in the Markdown that GitHub and GitLab show.
enum MarkdownText {
  /// Returns a text of which nothing is taken for markup, a mention or a link; it stays on one line and in its
  /// cell. It must not begin a line.
  static func plain(_ text: String, _ options: RenderOptions) -> String {
    let scalars = Array(options.shown(text).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$": result += "\\"
      // An address becomes a link wherever it stands.
      case ":" where scalars[(index + 1)...].starts(with: ["/", "/"]): result += "\\"
      case "." where scalars[..<index].suffix(3).elementsEqual(["w", "w", "w"]): result += "\\"
      default: break
      }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Who stands behind it would be notified; a comment between keeps it a sign.
      case "@": result += "@<!-- -->"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a name of the program's own, such as a rule's, as code.
  static func code(_ name: String) -> String { "`\(name)`" }

  /// Returns a link; the target is a path and may have any characters.
  static func link(_ text: String, to path: String, line: Int?, _ options: RenderOptions) -> String {
    "[\(plain(text, options))](\(PercentEncoding.path(path))\(line.map { "#L\($0)" } ?? ""))"
  }

  /// Returns the lines of a table of cells that are Markdown already; none where it has no rows.
  static func table(_ header: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return ([header, header.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}
