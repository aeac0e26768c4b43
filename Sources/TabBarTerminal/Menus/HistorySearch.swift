import TabBarDrawing
import TabBarGuidelines

/// The earlier lines that contain the words that are typed, by whole characters and ignoring case, in any script.
struct HistorySearch: PromptMenu {
  private let lines: [String]
  private let small: [String]
  private var query = ""
  /// The places of the lines that contain the query; `nil` until they are searched for.
  private var found: [Int]?
  private var paging: MenuSelection

  init(_ lines: [String]) {
    self.lines = lines
    small = lines.map { $0.lowercased() }
    paging = MenuSelection(count: lines.count)
  }

  var line: PromptMenuLine? { PromptMenuLine(prompt: "history> ", text: query) }

  mutating func take(_ key: Key, room: Int) -> PromptMenuAnswer {
    switch key {
    case .escape: return .closes
    case .scalar(let scalar): return add(String(Character(scalar)))
    case .paste(let text, _): return add(text.split(separator: "\n").joined(separator: " "))
    case .command(let command): return take(command, room: room)
    default: return .refused
    }
  }

  private mutating func take(_ command: EditorCommand, room: Int) -> PromptMenuAnswer {
    switch command {
    case .cancel: return .closes
    case .clearScreen: return .goesOn
    case .deleteBackward, .killWordBackward, .killArgumentBackward, .killToRowStart:
      guard !query.isEmpty else { return .refused }
      let end = query.unicodeScalars.count
      query = query.prefix(scalars: CharacterSteps(query).target(of: command, from: end))
      found = nil
      return .done
    default: break
    }
    let found = search()
    switch command {
    case .submit, .forward, .backward, .rowStart, .rowEnd:
      return found.isEmpty ? .refused : .replaces(lines[found[paging.selected]])
    case .searchHistory: return paging.take(.down, room: room) ?? .refused
    default: return paging.take(command, room: room) ?? .refused
    }
  }

  private mutating func add(_ text: String) -> PromptMenuAnswer {
    // No row of an earlier line is longer.
    guard query.unicodeScalars.count + text.unicodeScalars.count <= LibeditLine.limit else { return .refused }
    query.unicodeScalars.append(contentsOf: text.unicodeScalars)
    found = nil
    return .done
  }

  /// Searches the lines, if the query has changed. Nothing is searched with each key, because more keys may follow at
  /// once.
  private mutating func search() -> [Int] {
    if let found { return found }
    let wanted = query.lowercased().split(separator: " ")
    let places = lines.indices.filter { place in wanted.allSatisfy(small[place].contains) }
    found = places
    paging = MenuSelection(count: places.count)
    return places
  }

  mutating func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText] {
    let found = search()
    let advice =
      found.isEmpty
      ? "no earlier line contains this" : "\(counted(found.count, "line")) · Return takes, Escape goes back"
    guard size.rows > 1 else { return [options.aside(advice, to: size.columns)] }
    let page = paging.page(room: size.rows - 1)
    let rows = page.map { place in
      let shown = options.clipped(lines[found[place]], to: size.columns - 2)
      return options.marked(
        shown, isSelected: place == paging.selected, match: options.color ? match(in: shown) : nil)
    }
    return rows + [options.aside(advice, to: size.columns)]
  }

  private func match(in shown: String) -> Range<String.Index>? {
    let small = shown.lowercased()
    guard let range = query.lowercased().split(separator: " ").last.flatMap(small.firstRange) else {
      return nil
    }
    func place(_ index: String.Index) -> String.Index {
      shown.index(
        shown.startIndex, offsetBy: small[..<index].count, limitedBy: shown.endIndex) ?? shown.endIndex
    }
    return place(range.lowerBound)..<place(range.upperBound)
  }
}
