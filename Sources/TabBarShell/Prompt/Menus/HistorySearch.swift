import TabBarGuidelines
import TabBarRendering

struct HistorySearch: PromptMenu {
  private var finder: LineFinder
  private var query = ""
  private var found: [Int]
  private var paging: MenuSelection

  init(_ lines: [String]) {
    finder = LineFinder(lines)
    found = Array(lines.indices)
    paging = MenuSelection(count: lines.count)
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
    // A mark that changes the last character may find other lines, not only fewer.
    if query.count > count { find(among: found) } else { find(among: finder.lines.indices) }
  }

  private mutating func find(among candidates: some Sequence<Int>) {
    found = finder.lines(with: query, among: candidates)
    paging = MenuSelection(count: found.count)
  }

  func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText] {
    let look = MenuStyle(columns: size.columns, options: options)
    let advice =
      found.isEmpty
      ? "no earlier line contains this" : "\(counted(found.count, "line")) · Enter takes, Escape goes back"
    guard size.rows > 1 else { return [look.aside(advice)] }
    let page = paging.page(room: size.rows - 1)
    return page.map { row(of: finder.lines[found[$0]], isSelected: $0 == paging.selected, look) }
      + [look.aside(advice)]
  }

  private func row(of line: String, isSelected: Bool, _ look: MenuStyle) -> HarmlessText {
    let shown = look.clipped(line, to: look.columns - 2)
    let isMarked = look.options.color && !query.isEmpty
    return look.marked(
      shown, isSelected: isSelected, match: isMarked ? LineFinder.range(of: query, in: shown) : nil)
  }
}

/// Lines that are searched repeatedly for a text, ignoring case, in any script.
struct LineFinder {
  let lines: [String]
  // In lower case, converted once and not with each key.
  private let small: [String]

  init(_ lines: [String]) {
    self.lines = lines
    small = lines.map { $0.lowercased() }
  }

  func lines(with text: String, among candidates: some Sequence<Int>) -> [Int] {
    guard !text.isEmpty else { return Array(candidates) }
    let text = text.lowercased()
    let bytes = Array(text.utf8)
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    return candidates.filter { index in
      let line = small[index]
      let contiguous = line.utf8.withContiguousStorageIfAvailable { Self.search(bytes, in: $0) }
      switch contiguous ?? .unknown {
      case .absent where isPlain: return false
      case .present where isPlain: return true
      // Bytes say nothing about letters that can be written in more than one way.
      default: return Self.range(of: text, in: line) != nil
      }
    }
  }

  /// Returns the range of a text in a line, by whole characters.
  static func range(of text: String, in line: String) -> Range<String.Index>? {
    let wanted = text.map { $0.lowercased() }
    guard let first = wanted.first else { return nil }
    var start = line.startIndex
    while start < line.endIndex {
      if line[start].lowercased() == first {
        var end = line.index(after: start)
        var rest = wanted.dropFirst()
        while let next = rest.first, end < line.endIndex, line[end].lowercased() == next {
          end = line.index(after: end)
          rest = rest.dropFirst()
        }
        if rest.isEmpty { return start..<end }
      }
      start = line.index(after: start)
    }
    return nil
  }

  private enum Found { case absent, present, unknown }

  /// Looks for ASCII in a line, and gives up if the line has anything else near it.
  private static func search(_ text: [UInt8], in line: UnsafeBufferPointer<UInt8>) -> Found {
    guard let first = text.first, line.count >= text.count else { return .absent }
    for start in 0...(line.count - text.count) where line[start] == first {
      if line[start..<(start + text.count)].elementsEqual(text) {
        let end = start + text.count
        // A mark after the last letter would change it.
        return end < line.count && line[end] >= 0x80 ? .unknown : .present
      }
    }
    return .absent
  }
}
