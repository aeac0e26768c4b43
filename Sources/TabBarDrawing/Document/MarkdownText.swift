import TabBarCore
package import TabBarGuidelines

/// Texts and tables in the Markdown that GitHub and GitLab show.
package enum MarkdownText {
  /// Returns a text of which nothing is taken for markup, a mention or a link; it stays on one line and in its
  /// cell. It must not begin a line.
  package static func plain(_ text: String, _ options: RenderOptions) -> HarmlessText {
    // All special characters are ASCII, so bytes suffice, and are faster.
    let bytes = Array(options.shown(text).utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: " "): result.append(byte)
      case UInt8(ascii: "&"): result.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): result.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): result.append(contentsOf: "&gt;".utf8)
      // GitHub would notify the person of that name; a comment after the sign prevents it.
      case UInt8(ascii: "@"): result.append(contentsOf: "@<!-- -->".utf8)
      default:
        if markup.contains(byte) || isLink(bytes, at: index) { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
      }
    }
    return HarmlessText(verbatim: String(decoding: result, as: UTF8.self))
  }

  /// Returns a text like `plain` that may begin a line: there it begins no list, rule or heading either.
  static func paragraph(_ text: String, _ options: RenderOptions) -> HarmlessText {
    let plain = plain(String(text.drop(while: \.isWhitespace)), options).text
    // `1.` and `1)` begin a list; what else does is a sign of its own.
    let digits = plain.prefix { $0.isASCII && $0.isNumber }
    let rest = plain.dropFirst(digits.count)
    guard let sign = rest.first, digits.isEmpty ? "-+=".contains(sign) : ".)".contains(sign) else {
      return HarmlessText(verbatim: plain)
    }
    return HarmlessText(verbatim: digits + "\\" + rest)
  }

  /// Returns a text that may begin a line, with its marks.
  package static func prose(_ prose: Prose, _ options: RenderOptions) -> HarmlessText {
    let parts = prose.parts(in: options.language).enumerated().map { index, part -> HarmlessText in
      let text = index == 0 ? paragraph(part.text, options) : plain(part.text, options)
      switch part.kind {
      case .code: return code(part.text)
      case .strong: return "**\(text)**"
      // The target is a path and may have any characters.
      case .link(let path, let fragment):
        let address = HarmlessText(verbatim: options.linkPrefix + PercentEncoding.path(path))
        return "[\(text)](\(address)\(fragment))"
      case .words, .soft, .title, .unseen: return text
      }
    }
    return parts.joined()
  }

  package static func document(_ blocks: [Block], _ options: RenderOptions) -> [HarmlessText] {
    let options = options.saying(blocks)
    return document(blocks.flatMap { parts(of: $0, options) })
  }

  private static func parts(of block: Block, _ options: RenderOptions) -> [[HarmlessText]] {
    func text(_ text: Prose) -> HarmlessText { prose(text, options) }
    switch block {
    case .title(let level, let title):
      return [[HarmlessText(String(repeating: "#", count: level)) + " " + text(title)]]
    case .paragraph(let prose, _, _), .text(let prose): return [[text(prose)]]
    case .heading(let parts): return [["**\(text(.joined(parts, by: ", ")))**"]]
    case .entry(let label, let prose, _, _, let below):
      return [["**\(text(label))** \(text(prose))"]] + below.flatMap { parts(of: $0, options) }
    case .drawn(let draw): return [fence(draw(options).text(options))]
    case .gap: return []
    case .part(_, _, let blocks), .rows(let blocks), .together(let blocks), .more(let blocks):
      return blocks.flatMap { parts(of: $0, options) }
    case .list(let items, _): return [items.map { "- \(text($0))" }]
    case .table(_, let header, let rows): return [table(header.map(text), rows.map { $0.map(text) })]
    case .fold(let title, let blocks):
      return [["<details><summary>\(text(title))</summary>"]] + blocks.flatMap { parts(of: $0, options) }
        + [["</details>"]]
    // The bar as the terminal shows it: that needs no file beside the document, and stays a picture in a comment. It is
    // read by others, on a screen of any width.
    case .picture(let scene, _, _):
      guard options.pictures, scene.layout.placement != .none else {
        return [[prose(.joined(BarInWords.sentences(scene), by: " "), options)]]
      }
      var options = options
      (options.columns, options.color) = (RenderOptions.standardColumns, false)
      return [fence(BarPicture.lines(scene, options))]
    }
  }

  /// Returns the lines of a document, a blank line between its parts.
  package static func document(_ parts: [[HarmlessText]]) -> [HarmlessText] {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private static let markup = Array("\\`*_[]#|~$".utf8)

  /// Returns whether a byte makes a link of what is around it: the colon of `://`, or the full stop of `www.`.
  private static func isLink(_ bytes: [UInt8], at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: ":"): bytes[(index + 1)...].starts(with: "//".utf8)
    case UInt8(ascii: "."): bytes[..<index].suffix(3).elementsEqual("www".utf8)
    default: false
    }
  }

  /// Returns a name of the program's own, such as a rule's, as code.
  package static func code(_ name: String) -> HarmlessText { "`\(name)`" }

  /// Returns lines as they are, between two marks that are longer than any run of backticks within.
  package static func fence(_ lines: [HarmlessText]) -> [HarmlessText] {
    let runs = lines.flatMap { $0.text.split { $0 != "`" }.map(\.count) }
    let mark = HarmlessText(String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1)))
    return ["\(mark)text"] + lines + [mark]
  }

  /// Returns the lines of a table of cells that are Markdown already; none where it has no rows.
  package static func table(_ header: [HarmlessText], _ rows: [[HarmlessText]]) -> [HarmlessText] {
    rows.isEmpty ? [] : head(header) + rows.map(row)
  }

  package static func head(_ header: [HarmlessText]) -> [HarmlessText] {
    [row(header), row(header.map { _ in "---" })]
  }

  package static func row(_ cells: [HarmlessText]) -> HarmlessText { "| \(cells.joined(separator: " | ")) |" }
}
