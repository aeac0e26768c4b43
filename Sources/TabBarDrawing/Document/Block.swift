package import TabBarGuidelines

/// A part of an answer or of a document: `Page` makes lines of it, `HTMLWriter` a page, `MarkdownText` Markdown.
package indirect enum Block: Sendable {
  /// A heading of one or more parts.
  case heading([String])
  case paragraph(String, Style = .plain)
  /// A paragraph of what the program says. A `kind` is a class of the style sheet of documents.
  case prose(Prose, Style = .plain, kind: String? = nil)
  /// A text after its label, and what belongs to it below the text.
  case entry(String, String, Style = .plain, labelStyle: Style = .faint, below: [Block] = [])
  /// Entries whose texts are below one another.
  case rows([Block])
  /// A picture, or other lines that stay as they are.
  case lines([StyledText])
  case gap
  /// Blocks that a short answer has together or not at all.
  case together([Block])
  /// What only the whole answer has.
  case more([Block])

  // What only documents have.

  /// A heading of a level, from 1.
  case title(Int, Prose)
  case list([Prose], kind: String? = nil)
  /// Rows of cells below their names, with a name for those who do not see them.
  case table(String, [Prose], [[Prose]])
  /// What is seen only after its title is opened.
  case fold(Prose, [Block])
  /// A drawing with a name for those who do not see it; nothing where there is no bar.
  case picture(Scene, VectorPicture.Subject, String)
  /// What is in an element of a page.
  case part(StaticString, KeyValuePairs<StaticString, String?>, [Block])
  case text(Prose)
}

extension [Block] {
  /// The blocks without what only the whole answer has.
  package var short: [Block] {
    flatMap { block -> [Block] in
      switch block {
      case .more: []
      case .together(let blocks): [.together(blocks.short)]
      case .rows(let rows): rows.short.aligned
      case .entry(let label, let text, let style, let labelStyle, let below):
        [.entry(label, text, style, labelStyle: labelStyle, below: below.short)]
      default: [block]
      }
    }
  }

  /// Entries with labels that are as wide as the widest of them.
  var aligned: [Block] {
    let entries = flatMap { block -> [Block] in if case .more(let blocks) = block { blocks } else { [block] }
    }
    let widths = entries.map {
      if case .entry(let label, _, _, _, _) = $0 { TerminalText.columns(of: label) } else { 0 }
    }
    let width = (widths.max() ?? 0) + 2
    return entries.map { block in
      guard case .entry(let label, let text, let style, let labelStyle, let below) = block else {
        return block
      }
      let padded = TerminalText.padded(label, to: width)
      return .entry(padded, text, style, labelStyle: labelStyle, below: below)
    }
  }

  package func lines(_ options: RenderOptions) -> [HarmlessText] { Page(self, options).text }

  /// Returns the whole answer, or as many of its first blocks as leave room for the `closing` ones, which say how to
  /// have the rest.
  package func lines(
    _ options: RenderOptions, isWhole: Bool, most: Int? = nil, closing: (_ left: Int) -> [Block]
  ) -> [HarmlessText] {
    guard !isWhole else { return (self + closing(0)).lines(options) }
    let most = most ?? Page.answerRows
    let blocks = short.map { Page([$0], options).lines }
    for count in stride(from: blocks.count, through: 0, by: -1) {
      let end = Page(closing(blocks.count - count), options).lines
      var shown = blocks.prefix(count).flatMap(\.self)
      if count < blocks.count { while shown.last?.columns == 0 { shown.removeLast() } }
      let room = most - shown.count - end.count
      guard room >= 0 || count == 0 else { continue }
      // A block that would take most of the page is begun.
      let isBegun = count < blocks.count && shown.count < most / 4
      return (shown + (isBegun ? blocks[count].prefix(Swift.max(room, 1)) : []) + end).text(options)
    }
    return []
  }
}

extension [Block] {
  /// Returns the entries and paragraphs as lists in Markdown.
  package func markdown(_ options: RenderOptions) -> [HarmlessText] {
    flatMap { block -> [HarmlessText] in
      switch block {
      case .entry(let label, let text, _, _, let below):
        ["- **\(MarkdownText.paragraph(label, options))** \(MarkdownText.plain(text, options))"]
          + below.markdown(options).map { "  \($0)" }
      case .paragraph(let text, _): ["- \(MarkdownText.paragraph(text, options))"]
      case .more(let blocks), .together(let blocks), .rows(let blocks): blocks.markdown(options)
      case .gap: [""]
      default: []
      }
    }
  }
}
