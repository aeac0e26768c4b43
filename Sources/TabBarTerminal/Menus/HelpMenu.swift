import TabBarDrawing

/// A page of help, which may be longer than its room.
struct HelpMenu: PromptMenu {
  private let page: (_ columns: Int) -> [HarmlessText]
  private var top = 0
  private let columns = 80

  init(page: @escaping (_ columns: Int) -> [HarmlessText]) { self.page = page }

  mutating func take(_ key: Key, room: Int) -> PromptMenuAnswer {
    guard case .command(let command) = key else {
      // As a pager is left.
      return [.escape, .scalar("?"), .scalar("q")].contains(key) ? .closes : .closesAndGoesOn
    }
    let rows: Int
    switch command {
    case .up: rows = -1
    case .down: rows = 1
    case .pageUp: rows = -max(1, room - 2)
    case .pageDown: rows = max(1, room - 2)
    case .help, .cancel: return .closes
    case .clearScreen: return .goesOn
    default: return .closesAndGoesOn
    }
    let before = top
    top = min(max(0, top + rows), last(room: room, count: page(columns).count))
    return top == before ? .refused : .done
  }

  func lines(_ options: RenderOptions) -> [HarmlessText] { page(options.columns) }

  func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText] {
    let lines = page(size.columns)
    guard lines.count > size.rows, size.rows > 1 else { return Array(lines.prefix(size.rows)) }
    let first = min(top, last(room: size.rows, count: lines.count))
    let end = first + size.rows - 1
    let place = "lines \(first + 1)–\(end) of \(lines.count) · arrows scroll, q closes"
    return lines[first..<end] + [options.aside(place, to: size.columns)]
  }

  /// The last row that can be the first one shown; one row is for the position.
  private func last(room: Int, count: Int) -> Int { count > room ? max(0, count - max(1, room - 1)) : 0 }
}
