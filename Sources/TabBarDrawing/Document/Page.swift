/// A page of lines, built from the top: what a terminal shows.
package struct Page {
  package private(set) var lines: [StyledText] = []
  private let options: RenderOptions

  package init(_ blocks: [Block], _ options: RenderOptions) {
    self.options = options
    append(blocks)
  }

  package var text: [HarmlessText] { lines.text(options) }

  /// The most rows of an answer, unless all of it is asked for: a window of 24 rows has room for the bar below it.
  static let answerRows = 16
  /// The columns that sentences have beside any label.
  private static let leastColumns = 32

  private mutating func append(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .heading(let parts): paragraph(parts.joined(separator: options.glyphs.separator), .strong)
      case .paragraph(let text, let style): paragraph(text, style)
      case .prose(let text, let style, _): lines += text.lines(options, style)
      case .entry(let label, let text, let style, let labelStyle, let below):
        let width = TerminalText.columns(of: label)
        // Beside a long label too little room is left for sentences.
        if width > max(options.columns / 2, options.columns - Self.leastColumns) {
          paragraph(label, labelStyle)
          append([.paragraph(text, style)] + below, indentation: 2)
        } else {
          hanging(label, text, style, labelStyle: labelStyle)
          append(below, indentation: width)
        }
      case .rows(let rows): append(rows.aligned)
      case .lines(let more): lines += more
      case .gap: lines.append(StyledText())
      case .together(let blocks), .more(let blocks): append(blocks)
      case .title, .list, .table, .fold, .picture, .part, .text: break
      }
    }
  }

  private mutating func append(_ blocks: [Block], indentation: Int) {
    guard !blocks.isEmpty else { return }
    var narrower = options
    narrower.columns -= indentation
    for line in Page(blocks, narrower).lines {
      var indented = StyledText(String(repeating: " ", count: indentation))
      indented.append(line)
      lines.append(indented)
    }
  }

  private mutating func paragraph(_ text: String, _ style: Style) {
    hanging("", text, style, labelStyle: .plain)
  }

  /// Appends a paragraph after a label; its further lines are indented to where the first one starts.
  private mutating func hanging(_ label: String, _ text: String, _ style: Style, labelStyle: Style) {
    let start = TerminalText.columns(of: label)
    let texts = WordWrap.lines(of: options.shown(text), columns: options.columns - start)
    for (index, text) in texts.enumerated() {
      var line = StyledText()
      if index == 0 { line.append(label, labelStyle) }
      line.pad(to: start)
      line.append(text, style)
      lines.append(line)
    }
  }
}
