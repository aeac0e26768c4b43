/// A page of text that is put together from the top: headings, paragraphs, lists.
struct Page {
  /// The lines so far.
  private(set) var lines: [StyledText] = []
  private let options: RenderOptions

  /// Creates an empty page.
  init(_ options: RenderOptions) { self.options = options }

  /// The lines as text.
  var text: [String] { lines.text(options) }

  /// Appends lines that are ready.
  mutating func append(_ more: [StyledText]) { lines += more }

  /// Appends an empty line.
  mutating func gap() { lines.append(StyledText()) }

  /// Appends a heading.
  mutating func heading(_ text: String) {
    for line in WordWrap.lines(of: options.shown(text), columns: options.columns) {
      lines.append(StyledText(line, .strong))
    }
  }

  /// Appends a paragraph, broken between words.
  mutating func paragraph(_ text: String, _ style: Style = .plain, indentation: Int = 0) {
    hanging("", text, style, indentation: indentation)
  }

  /// Appends a paragraph beside a label; its further lines start where its first one does.
  mutating func hanging(
    _ label: String, _ text: String, _ style: Style = .plain, labelStyle: Style = .faint,
    indentation: Int = 0
  ) {
    let start = indentation + TerminalText.columns(of: label)
    let texts = WordWrap.lines(of: options.shown(text), columns: options.columns - start)
    for (index, text) in texts.enumerated() {
      var line = StyledText()
      line.pad(to: indentation)
      if index == 0 { line.append(label, labelStyle) }
      line.pad(to: start)
      line.append(text, style)
      lines.append(line)
    }
  }
}
