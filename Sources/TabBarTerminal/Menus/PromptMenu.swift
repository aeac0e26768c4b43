import TabBarDrawing

/// A list or page in the pane that takes the keys first.
protocol PromptMenu {
  /// The text in the prompt's row while the menu is open, or `nil` for the line itself.
  var line: PromptMenuLine? { get }

  /// Takes a key, a control key as its command, and returns its effect; `room` is the number of rows available.
  mutating func take(_ key: Key, room: Int) -> PromptMenuAnswer

  mutating func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText]

  /// Returns all that it shows as lines; none where it is nothing without its rows.
  func lines(_ options: RenderOptions) -> [HarmlessText]

  /// How many rows it takes at most, so that the picture above stays in sight.
  var mostRows: Int { get }

  /// Notes that the last rows are on the screen and no key has come before, or that they no longer are.
  mutating func note(isOnScreen: Bool)
}

extension PromptMenu {
  var line: PromptMenuLine? { nil }
  var mostRows: Int { 8 }
  func lines(_ options: RenderOptions) -> [HarmlessText] { [] }
  mutating func note(isOnScreen: Bool) {}
}

struct PromptMenuLine: Hashable {
  var prompt: HarmlessText
  var text: String
}

enum PromptMenuAnswer {
  case done
  case refused
  case closes
  /// The key closes the menu and then has its usual effect.
  case closesAndGoesOn
  /// The key has its usual effect, and the menu stays.
  case goesOn
  /// The key closes the menu and replaces the typed part of the word.
  case puts(Completion)
  /// The key closes the menu and runs some lines.
  case runs([String])
  /// The key closes the menu and replaces the whole text.
  case replaces(String)
}

struct MenuSelection: Hashable {
  var count: Int
  private(set) var selected = 0

  init(count: Int) { self.count = count }

  /// Moves the selection, around the end for single steps; `nil` for a command that does not.
  mutating func take(_ command: EditorCommand, room: Int) -> PromptMenuAnswer? {
    let rows: Int
    switch command {
    case .down, .complete: rows = 1
    case .up, .completeBackward: rows = -1
    case .pageDown: rows = max(2, room - 1)
    case .pageUp: rows = -max(2, room - 1)
    default: return nil
    }
    guard count > 0 else { return .refused }
    let before = selected
    if abs(rows) == 1 {
      selected = (selected + rows + count) % count
    } else {
      selected = min(max(0, selected + rows), count - 1)
    }
    return selected == before ? .refused : .done
  }

  /// The rows of the page if at most `room` are shown.
  func page(room: Int) -> Range<Int> {
    guard room > 0 else { return 0..<0 }
    let first = selected / room * room
    return first..<min(count, first + room)
  }
}

/// The rows of a menu: harmless, cut at the width, the selected one marked by more than a colour.
extension RenderOptions {
  func clipped(_ text: String, to columns: Int) -> String {
    TerminalText.clipped(shown(text), to: max(0, columns), ellipsis: ascii ? "..." : "…")
  }

  /// Returns a row; `match` is the part of it that was searched for.
  func marked(_ row: String, isSelected: Bool, match: Range<String.Index>? = nil) -> HarmlessText {
    let style = isSelected ? Style.strong : .plain
    var text = StyledText(isSelected ? "> " : "  ", style)
    let match = match ?? row.endIndex..<row.endIndex
    text.append(String(row[..<match.lowerBound]), style)
    text.append(String(row[match]), isSelected ? .selectedMatch : .match)
    text.append(String(row[match.upperBound...]), style)
    return text.text(self)
  }

  func aside(_ text: String, to columns: Int) -> HarmlessText {
    StyledText(clipped(text, to: columns), .faint).text(self)
  }
}

/// Asks whether to run several pasted lines. Who types anything but Return does not want it: no, for one.
struct PasteQuestion: PromptMenu {
  let lines: [String]
  let mostRows = Int.max

  mutating func take(_ key: Key, room: Int) -> PromptMenuAnswer {
    switch key {
    case .command(.submit): .runs(lines)
    case .escape, .command(.cancel): .closes
    case .command(.clearScreen): .goesOn
    default: .closesAndGoesOn
    }
  }

  func lines(_ options: RenderOptions) -> [HarmlessText] {
    rows(in: TerminalSize(columns: options.columns, rows: .max), options)
  }

  func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText] {
    let said = "run these \(lines.count) lines? Return runs one after the other, any other key drops them"
    let question = WordWrap.lines(of: options.shown(said), columns: size.columns)
    let room = max(0, size.rows - question.count)
    let shown = lines.prefix(lines.count > room ? max(0, room - 1) : room)
    var rows = shown.map { HarmlessText(options.clipped("  " + $0, to: size.columns)) }
    if shown.count < lines.count, room > 0 {
      rows.append(options.aside("  and \(lines.count - shown.count) more", to: size.columns))
    }
    return Array((rows + question).suffix(size.rows))
  }
}
