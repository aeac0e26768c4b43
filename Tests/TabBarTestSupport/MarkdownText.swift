/// A Markdown document as a test reads it: its fences, its links, and their targets.
package struct MarkdownText {
  /// Lines between two fences.
  package struct Block: Sendable {
    /// The text after the opening fence, such as `sh`.
    package let language: String
    /// The lines between.
    package let lines: [String]
  }

  /// The fenced blocks, in order.
  package let blocks: [Block]
  /// The places that are linked to, as they are written.
  package let links: [String]
  /// The headings' names in links.
  package let anchors: Set<String>

  /// Reads a document.
  package init(_ text: String) {
    var blocks: [Block] = []
    var links: [String] = []
    var anchors: Set<String> = []
    var fence: (mark: Substring, language: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indented = line.drop { $0 == " " }
      let mark = indented.prefix { $0 == "`" }
      if let open = fence {
        if mark.count >= open.mark.count, mark.count == indented.count {
          blocks.append(Block(language: open.language, lines: open.lines))
          fence = nil
        } else {
          fence?.lines.append(String(line))
        }
      } else if mark.count >= 3 {
        fence = (mark, String(indented.dropFirst(mark.count)), [])
      } else if line.hasPrefix("#") {
        let anchor = Self.anchor(of: line.drop { $0 == "#" }.dropFirst())
        var unique = anchor
        var count = 0
        while anchors.contains(unique) {
          count += 1
          unique = "\(anchor)-\(count)"
        }
        anchors.insert(unique)
      } else {
        links += Self.links(in: line)
      }
    }
    self.blocks = blocks
    self.links = links
    self.anchors = anchors
  }

  /// Returns the name that a heading has in links: as GitHub makes it.
  private static func anchor(of heading: Substring) -> String {
    var result = ""
    for character in heading.lowercased() {
      if character == " " {
        result.append("-")
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        result.append(character)
      }
    }
    return result
  }

  private static func links(in line: Substring) -> [String] {
    var links: [String] = []
    var rest = line
    while let start = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: start)...]
      guard rest.first == "(", let end = rest.firstIndex(of: ")") else { continue }
      links.append(String(rest[rest.index(after: rest.startIndex)..<end]))
      rest = rest[end...]
    }
    return links
  }
}
