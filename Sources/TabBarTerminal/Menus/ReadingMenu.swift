import TabBarDrawing
import TabBarGuidelines

/// The lines that may be meant by one that no command takes, the likeliest first.
///
/// Return runs the selected one only while the screen shows it, whole and with its remark.
struct ReadingMenu: PromptMenu {
  /// At least one.
  let lines: [OfferedLine]
  let typed: String
  let mostRows = Int.max
  var selected = 0
  /// The selected line when the rows were last asked for, if they had room for it.
  var drawn: Int?
  /// The line that Return runs.
  var seen: Int?

  private static let refusal = PromptMenuAnswer.runs(["no"])

  mutating func note(isOnScreen: Bool) { seen = isOnScreen ? drawn : nil }

  mutating func take(_ key: Key, room: Int) -> PromptMenuAnswer {
    guard case .command(let command) = key else { return key == .escape ? Self.refusal : .closesAndGoesOn }
    switch command {
    case .submit: return seen == selected ? .runs([lines[selected].text]) : .refused
    case .complete: return .replaces(lines[selected].text)
    case .up where selected == 0: return .replaces(typed)
    case .up: selected -= 1
    case .down where selected == lines.count - 1: return .refused
    case .down: selected += 1
    case .clearScreen: return .goesOn
    case .cancel: return Self.refusal
    default: return .closesAndGoesOn
    }
    return .done
  }

  mutating func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText] {
    let head = head(size.columns, options)
    drawn = head.count <= size.rows ? selected : nil
    var rows = Array(head.prefix(size.rows))
    for (index, line) in lines.enumerated() where index != selected {
      let other = WordWrap.lines(of: options.shown(line.text), columns: size.columns - 5)
      // Half a line would look like another one.
      if rows.count + other.count <= size.rows {
        rows += other.enumerated().map { ($0 == 0 ? "  \(index + 1)  " : "     ") + $1 }
      }
    }
    let rest = TerminalSize(columns: size.columns, rows: size.rows - rows.count)
    return rows + lines[selected].effect(rest).prefix(rest.rows)
  }

  /// Returns the rows without which the selected line is not run.
  func head(_ columns: Int, _ options: RenderOptions) -> [HarmlessText] {
    let line = lines[selected]
    var text = options.said("read as: \(line.text) · Return does it")
    for (arrow, count) in [("↓", lines.count - 1 - selected), ("↑", selected)] where count > 0 {
      text += ", " + options.said("\(arrow) \(count) more")
    }
    let remark = line.remark.isEmpty ? [] : WordWrap.lines(of: options.shown(line.remark), columns: columns)
    return WordWrap.lines(of: text, columns: columns).map {
      StyledText($0, .strong).text(options)
    } + remark
  }
}
