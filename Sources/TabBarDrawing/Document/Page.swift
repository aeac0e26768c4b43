import TabBarGuidelines

/// A page of lines, built from the top: what a terminal shows.
package struct Page {
  package private(set) var lines: [StyledText] = []
  private let options: RenderOptions

  package init(_ blocks: [Block], _ options: RenderOptions) {
    self.options = options.saying(blocks)
    append(blocks)
  }

  var text: [HarmlessText] { lines.text(options) }

  /// The most rows of an answer, unless all of it is asked for: a window of 24 rows has room for the bar below it.
  static let answerRows = 16
  /// The columns that sentences have beside any label.
  private static let leastColumns = 32

  private mutating func append(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .heading(let parts): paragraph(.joined(parts, by: options.glyphs[.separator]), .strong)
      case .paragraph(let text, let style, _): paragraph(text, style)
      case .text(let text): paragraph(text, .plain)
      case .title(_, let text): paragraph(text, .strong)
      case .entry(let label, let text, let style, let labelStyle, let below):
        let width = options.said(label).columns
        // Beside a long label too little room is left for sentences.
        if width > max(options.columns / 2, options.columns - Self.leastColumns) {
          paragraph(label, labelStyle)
          append([.paragraph(text, style)] + below, indentation: 2)
        } else {
          hanging(label, text, style, labelStyle: labelStyle)
          append(below, indentation: width)
        }
      case .rows(let rows): append(rows.aligned(options))
      case .drawn(let draw): lines += draw(options)
      case .gap: lines.append(StyledText())
      case .list(let items, _): append(items.map { .entry("- ", $0) })
      case .table(_, let header, let rows):
        let cells = ([header] + rows).map { $0.map { StyledText(options.said($0)) } }
        lines += Table(rows: cells, flexible: 0).lines(options)
      case .fold(let title, let blocks): append([.paragraph(title, .strong)] + blocks)
      case .picture(let scene, _, let name):
        if options.pictures { lines += BarPicture.bar(scene, options) } else { paragraph(name, .plain) }
      case .together(let blocks), .more(let blocks), .part(_, _, let blocks): append(blocks)
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

  private mutating func paragraph(_ text: Prose, _ style: Style) {
    hanging("", text, style, labelStyle: .plain)
  }

  /// Appends a paragraph after a label; its further lines are indented to where the first one starts.
  private mutating func hanging(_ label: Prose, _ text: Prose, _ style: Style, labelStyle: Style) {
    let label = options.said(label)
    let start = label.columns
    var narrower = options
    narrower.columns -= start
    for (index, text) in text.lines(narrower, style).enumerated() {
      var line = StyledText()
      if index == 0 { line.append(label, labelStyle) }
      line.pad(to: start)
      line.append(text)
      lines.append(line)
    }
  }
}
