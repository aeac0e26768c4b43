import TabBarRendering

/// The earlier lines that hold what is typed, newest first.
struct HistorySearch: PromptMenu {
  private var finder: LineFinder
  private var query = ""
  private var found: [Int]
  private var paging: Paging

  /// Creates the search in lines, the newest first.
  init(_ lines: [String]) {
    finder = LineFinder(lines)
    found = Array(lines.indices)
    paging = Paging(count: lines.count)
  }

  var line: PromptMenuLine? { PromptMenuLine(prompt: "history> ", text: query) }

  mutating func take(_ key: PromptMenuKey, room: Int) -> PromptMenuAnswer {
    switch key {
    case .typed(let scalar): add(String(Character(scalar)))
    case .paste(let text): add(text.split(separator: "\n").joined(separator: " "))
    case .escape: return .closes
    case .command(let command): return take(command, room: room)
    }
    return .done
  }

  private mutating func take(_ command: EditorCommand, room: Int) -> PromptMenuAnswer {
    switch command {
    case .submit, .forward, .backward, .rowStart, .rowEnd:
      return found.isEmpty ? .refused : .replaces(finder.lines[found[paging.selected]])
    case .cancel: return .closes
    case .clearScreen: return .goesOn
    case .down, .complete, .searchHistory: return paging.move(by: 1) ? .done : .refused
    case .up, .completeBackward: return paging.move(by: -1) ? .done : .refused
    case .pageDown: return paging.move(by: max(2, room - 1)) ? .done : .refused
    case .pageUp: return paging.move(by: -max(2, room - 1)) ? .done : .refused
    case .deleteBackward, .killWordBackward, .killArgumentBackward, .killToRowStart:
      guard !query.isEmpty else { return .refused }
      shorten(by: command)
      find(among: finder.lines.indices)
      return .done
    default: return .refused
    }
  }

  private mutating func shorten(by command: EditorCommand) {
    let steps = CharacterSteps(query)
    let end = query.unicodeScalars.count
    let command = command == .deleteBackward ? .backward : command
    query = query.prefix(scalars: steps.target(of: command, from: end))
  }

  private mutating func add(_ text: String) {
    let count = query.count
    query.unicodeScalars.append(contentsOf: text.unicodeScalars)
    // What makes another character of the last one finds other lines, and not fewer.
    if query.count > count { find(among: found) } else { find(among: finder.lines.indices) }
  }

  private mutating func find(among candidates: some Sequence<Int>) {
    found = finder.lines(with: query, among: candidates)
    paging = Paging(count: found.count)
  }

  func rows(in size: TerminalSize, _ options: RenderOptions) -> [String] {
    let look = PaneLook(columns: size.columns, options: options)
    let counted = found.count == 1 ? "1 line" : "\(found.count) lines"
    let advice = found.isEmpty ? "no earlier line holds this" : "\(counted) · Enter takes, Escape goes back"
    guard size.rows > 1 else { return [look.aside(advice)] }
    let page = paging.page(room: size.rows - 1)
    return page.map { row(of: finder.lines[found[$0]], isSelected: $0 == paging.selected, look) }
      + [look.aside(advice)]
  }

  private func row(of line: String, isSelected: Bool, _ look: PaneLook) -> String {
    let shown = look.clipped(line, to: look.columns - 2)
    let isMarked = look.options.color && !query.isEmpty
    guard isMarked, let match = LineFinder.range(of: query, in: shown) else {
      return look.marked(shown, isSelected: isSelected)
    }
    let weight = isSelected ? "1;" : ""
    return look.marked(String(shown[..<match.lowerBound]), isSelected: isSelected)
      + look.styled(String(shown[match]), weight + "4;36")
      + (isSelected
        ? look.styled(String(shown[match.upperBound...]), "1") : String(shown[match.upperBound...]))
  }
}
