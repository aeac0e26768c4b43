import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// What the language says about a line while it is typed: its colours, what could follow, what it would do.
///
/// Nothing here changes the playground or touches anything outside.
final class PromptHelp {
  /// What stands under the line.
  var pane = LivePane()

  private let playground: () -> Playground
  private let options: () -> RenderOptions
  private var present: Scene?
  private var last: (text: String, line: UnfinishedLine, next: NextWord)?

  /// Creates the help for a playground as it is at the time when a line is typed.
  init(playground: @escaping () -> Playground, options: @escaping () -> RenderOptions) {
    self.playground = playground
    self.options = options
  }

  /// Forgets what was found out about the playground, which may be another one now.
  func startOver() {
    present = nil
    last = nil
  }

  /// The help as the prompt asks for it.
  var assistant: PromptAssistant {
    PromptAssistant(
      hint: { [unowned self] in ghost(behind: $0) }, pane: { [unowned self] in rows(under: $0, in: $1) },
      colors: { [unowned self] in colors(of: $0) }, complete: { [unowned self] in completion(at: $0) })
  }

  private func understood(_ text: String) -> (line: UnfinishedLine, next: NextWord) {
    if let last, last.text == text { return (last.line, last.next) }
    let draft = playground().draft
    let line = UnfinishedLine(text, for: draft)
    let next = NextWord(of: line, text: text, for: draft)
    last = (text, line, next)
    return (line, next)
  }

  private func ghost(behind text: EditorText) -> String {
    guard text.cursorIsAtEnd else { return "" }
    return understood(text.currentRow).next.ghost
  }

  private func rows(under text: EditorText, in size: TerminalSize) -> [String] {
    guard pane.form != .off else { return [] }
    let playground = playground()
    let present = present ?? playground.draft.scene
    self.present = present
    let line = understood(text.currentRow).line
    var options = options()
    options.columns = min(options.columns, size.columns)
    return pane.rows(for: line, playground.preview(of: line.closed), present: present, in: size, options)
  }

  private func colors(of text: EditorText) -> [TextColor] {
    guard options().color else { return [] }
    return text.rows.enumerated().flatMap { index, row in
      let line = index == text.row ? understood(row).line : UnfinishedLine(row, for: playground().draft)
      return line.pieces.compactMap { piece in
        piece.parameters.map { TextColor(row: index, range: row.scalars(in: piece.range), parameters: $0) }
      }
    }
  }

  private func completion(at text: EditorText) -> Completion? {
    let row = text.currentRow
    let start = String(row.unicodeScalars.prefix(text.offset))
    let next = understood(start).next
    guard !next.choices.isEmpty else { return nil }
    let typed = String(decoding: Array(start.utf8)[next.typed], as: UTF8.self)
    let common = next.choices.dropFirst().reduce(next.choices[0].insertion) {
      $0.commonPrefix(with: $1.insertion)
    }
    let isOnly = next.choices.count == 1
    let result = isOnly ? next.choices[0].insertion + (next.choices[0].isComplete ? " " : "") : common
    guard isOnly || result.count > typed.count else { return nil }
    return Completion(replaced: typed.count, text: result)
  }
}

extension String {
  /// Returns the offsets of the scalars that lie in a range of UTF-8 bytes.
  fileprivate func scalars(in bytes: Range<Int>) -> Range<Int> {
    var (start, end, offset, count) = (0, 0, 0, 0)
    for scalar in unicodeScalars {
      if offset < bytes.lowerBound { start = count + 1 }
      if offset < bytes.upperBound { end = count + 1 }
      offset += UTF8.width(scalar)
      count += 1
    }
    return min(start, end)..<end
  }

  /// Returns the beginning that two texts share.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

extension UnfinishedLine.Piece {
  /// The look of the part: what it is, and whether it is wrong, which is also underlined.
  fileprivate var parameters: String? {
    if isWrong { return "4;31" }
    switch kind {
    case .command: return "1"
    case .name, .tab: return "36"
    case .key: return "34"
    case .comment: return "2"
    case .text: return nil
    }
  }
}
