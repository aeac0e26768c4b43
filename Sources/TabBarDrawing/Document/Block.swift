package import TabBarGuidelines

/// A part of an answer or of a document: `Page` makes lines of it, `HTMLWriter` a page, `MarkdownText` Markdown. Each of
/// them says all of it in one language, and escapes what was typed.
package indirect enum Block {
  /// A heading of one or more parts.
  case heading([Prose])
  /// A `kind` is a class of the style sheet of documents.
  case paragraph(Prose, Style = .plain, kind: String? = nil)
  /// A text after its label, and what belongs to it below the text.
  case entry(Prose, Prose, Style = .plain, labelStyle: Style = .faint, below: [Block] = [])
  /// Entries whose texts are below one another.
  case rows([Block])
  /// A picture, or other lines that stay as they are, in the language and the columns of the answer.
  case drawn(@Sendable (RenderOptions) -> [StyledText])
  case gap
  /// Blocks that a short answer has together or not at all.
  case together([Block])
  /// What only the whole answer has.
  case more([Block])
  /// A heading of a level, from 1.
  case title(Int, Prose)
  case list([Prose], kind: String? = nil)
  /// Rows of cells below their names, with a name for those who do not see them.
  case table(Prose, [Prose], [[Prose]])
  /// What is seen only after its title is opened.
  case fold(Prose, [Block])
  /// A drawing with a name for those who do not see it; where there is no bar, the name alone.
  case picture(Scene, VectorPicture.Subject, Prose)
  /// What is in an element of a page.
  case part(StaticString, KeyValuePairs<StaticString, String?>, [Block])
  case text(Prose)

  /// Lines that say nothing, or the same in every language.
  package static func lines(_ lines: [StyledText]) -> Block { .drawn { _ in lines } }

  /// Whether the table of a language has it whole.
  func isSaid(in language: String) -> Bool {
    switch self {
    case .heading(let texts), .list(let texts, _): texts.allSatisfy { $0.isSaid(in: language) }
    case .paragraph(let text, _, _), .text(let text), .title(_, let text): text.isSaid(in: language)
    case .entry(let label, let text, _, _, let below):
      label.isSaid(in: language) && text.isSaid(in: language) && below.areSaid(in: language)
    case .rows(let blocks), .together(let blocks), .more(let blocks), .part(_, _, let blocks):
      blocks.areSaid(in: language)
    case .fold(let title, let blocks): title.isSaid(in: language) && blocks.areSaid(in: language)
    case .table(_, let header, let rows):
      (header + rows.flatMap(\.self)).allSatisfy { $0.isSaid(in: language) }
    case .drawn, .gap, .picture: true
    }
  }
}

extension [Block] {
  func areSaid(in language: String) -> Bool { allSatisfy { $0.isSaid(in: language) } }
}

extension RenderOptions {
  /// Returns the options for an answer, which is in the language as a whole, or in English.
  package func saying(_ blocks: [Block]) -> RenderOptions {
    var options = self
    if !blocks.areSaid(in: language) { options.language = RulePage.standardLanguage }
    return options
  }
}

extension [Block] {
  /// The blocks without what only the whole answer has.
  package func short(_ options: RenderOptions) -> [Block] {
    flatMap { block -> [Block] in
      switch block {
      case .more: []
      case .together(let blocks): [.together(blocks.short(options))]
      case .rows(let rows): rows.short(options).aligned(options)
      case .entry(let label, let text, let style, let labelStyle, let below):
        [.entry(label, text, style, labelStyle: labelStyle, below: below.short(options))]
      default: [block]
      }
    }
  }

  /// Entries with labels that are as wide as the widest of them.
  func aligned(_ options: RenderOptions) -> [Block] {
    let entries = flatMap { block -> [Block] in if case .more(let blocks) = block { blocks } else { [block] }
    }
    let widths = entries.map {
      if case .entry(let label, _, _, _, _) = $0 { options.said(label).columns } else { 0 }
    }
    let width = (widths.max() ?? 0) + 2
    return entries.map { block in
      guard case .entry(let label, let text, let style, let labelStyle, let below) = block else {
        return block
      }
      let padded = TerminalText.padded(options.said(label), to: width)
      return .entry("\(padded)", text, style, labelStyle: labelStyle, below: below)
    }
  }

  package func lines(_ options: RenderOptions) -> [HarmlessText] { Page(self, options).text }

  /// Returns the whole answer, or as many of its first blocks as leave room for the `closing` ones, which say how to
  /// have the rest.
  package func lines(
    _ options: RenderOptions, isWhole: Bool, most: Int? = nil, closing: (_ left: Int) -> [Block]
  ) -> [HarmlessText] {
    guard !isWhole else { return (self + closing(0)).lines(options) }
    let options = options.saying(short(options) + closing(0) + closing(1))
    let most = most ?? Page.answerRows
    let blocks = short(options).map { Page([$0], options).lines }
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
