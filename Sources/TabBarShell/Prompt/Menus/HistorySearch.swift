#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

import TabBarGuidelines
import TabBarRendering

struct HistorySearch: PromptMenu {
  private let finder: LineFinder
  private let inputWaits: () -> Bool
  private var query = ""
  /// The lines that contain the query, or, until they are searched again, an earlier one.
  private var found: [Int]
  private var isSearched = true
  /// Whether a line that is not in `found` may contain the query.
  private var isWider = false
  private var paging: MenuSelection

  /// `inputWaits` returns whether there is input that may change what is searched for.
  init(_ lines: [String], inputWaits: @escaping () -> Bool = { false }) {
    finder = LineFinder(lines)
    self.inputWaits = inputWaits
    found = Array(lines.indices)
    paging = MenuSelection(count: lines.count)
  }

  var line: PromptMenuLine? { PromptMenuLine(prompt: "history> ", text: query) }

  mutating func take(_ key: PromptMenuKey, room: Int) -> PromptMenuAnswer {
    switch key {
    case .typed(let scalar): return add(String(Character(scalar)))
    case .paste(let text): return add(text.split(separator: "\n").joined(separator: " "))
    case .escape: return .closes
    case .command(let command): return take(command, room: room)
    }
  }

  private mutating func take(_ command: EditorCommand, room: Int) -> PromptMenuAnswer {
    switch command {
    case .cancel: return .closes
    case .clearScreen: return .goesOn
    case .deleteBackward, .killWordBackward, .killArgumentBackward, .killToRowStart:
      guard !query.isEmpty else { return .refused }
      shorten(by: command)
      (isSearched, isWider) = (false, true)
      return .done
    default: break
    }
    search { false }
    switch command {
    case .submit, .forward, .backward, .rowStart, .rowEnd:
      return found.isEmpty ? .refused : .replaces(finder.lines[found[paging.selected]])
    case .down, .complete, .searchHistory: return paging.move(by: 1) ? .done : .refused
    case .up, .completeBackward: return paging.move(by: -1) ? .done : .refused
    case .pageDown: return paging.move(by: max(2, room - 1)) ? .done : .refused
    case .pageUp: return paging.move(by: -max(2, room - 1)) ? .done : .refused
    default: return .refused
    }
  }

  private mutating func shorten(by command: EditorCommand) {
    let steps = CharacterSteps(query)
    let end = query.unicodeScalars.count
    let command = command == .deleteBackward ? .backward : command
    query = query.prefix(scalars: steps.target(of: command, from: end))
  }

  private mutating func add(_ text: String) -> PromptMenuAnswer {
    // No row of an earlier line is longer.
    guard query.unicodeScalars.count + text.unicodeScalars.count <= LibeditLine.limit else { return .refused }
    let count = query.count
    query.unicodeScalars.append(contentsOf: text.unicodeScalars)
    isSearched = false
    // A mark that changes the last character may find other lines, not only fewer.
    if query.count == count { isWider = true }
    return .done
  }

  /// Searches the lines, if the query has changed. Nothing is searched with each key, because more keys may follow at
  /// once.
  private mutating func search(unless isEnough: () -> Bool) {
    guard !isSearched else { return }
    let candidates = isWider ? Array(finder.lines.indices) : found
    guard let lines = finder.lines(with: query, among: candidates, unless: isEnough) else { return }
    found = lines
    (isSearched, isWider) = (true, false)
    paging = MenuSelection(count: found.count)
  }

  mutating func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText] {
    search(unless: inputWaits)
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

  /// Returns those of some lines that contain a text.
  ///
  /// - Parameter isEnough: Asked now and then; once it returns true, the search ends and `nil` is returned.
  func lines(with text: String, among candidates: [Int], unless isEnough: () -> Bool = { false }) -> [Int]? {
    guard !text.isEmpty else { return candidates }
    let text = text.lowercased()
    let wanted = text.map { Letter($0) }
    let bytes = Array(text.utf8)
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    var found: [Int] = []
    for (count, index) in candidates.enumerated() {
      if count % Self.portion == Self.portion - 1, isEnough() { return nil }
      var line = small[index]
      let isFound =
        switch line.withUTF8({ Self.search(bytes, isPlain: isPlain, in: $0) }) {
        case .absent: false
        case .present: true
        // Bytes say nothing about letters that can be written in more than one way.
        case .unknown: Self.contains(wanted, in: small[index])
        }
      if isFound { found.append(index) }
    }
    return found
  }

  // As many take about a millisecond.
  private static let portion = 256

  /// Returns the range of a text in a line, by whole characters.
  static func range(of text: String, in line: String) -> Range<String.Index>? {
    let places = Array(line.indices)
    let small = line.map { $0.lowercased() }
    let wanted = text.map { $0.lowercased() }
    guard !wanted.isEmpty, small.count >= wanted.count else { return nil }
    let start = (0...small.count - wanted.count).first { small[$0...].starts(with: wanted) }
    return start.map { start in
      let end = start + wanted.count
      return places[start]..<(end < places.count ? places[end] : line.endIndex)
    }
  }

  /// Whether a line contains a text; both are in lower case.
  private static func contains(_ wanted: [Letter], in line: String) -> Bool {
    var start = line.startIndex
    while start < line.endIndex {
      var end = start
      var rest = wanted[...]
      while let next = rest.first, end < line.endIndex, next.isSame(as: line[end]) {
        end = line.index(after: end)
        rest = rest.dropFirst()
      }
      if rest.isEmpty { return true }
      start = line.index(after: start)
    }
    return false
  }

  /// A character that is compared often. A pile of marks would be put in order anew with each comparison.
  private struct Letter {
    let character: Character
    let isASCII: Bool
    let hash: Int

    init(_ character: Character) {
      self.character = character
      isASCII = character.isASCII
      hash = character.hashValue
    }

    func isSame(as other: Character) -> Bool {
      guard other.isASCII == isASCII else { return false }
      return (isASCII || other.hashValue == hash) && other == character
    }
  }

  private enum Found { case absent, present, unknown }

  /// Looks for a text in a line, as far as bytes tell.
  private static func search(
    _ text: [UInt8], isPlain: Bool, in line: UnsafeBufferPointer<UInt8>
  ) -> Found {
    // Only letters beyond ASCII can be written in more than one way.
    if !isPlain { return line.allSatisfy { $0 < 0x80 } ? .absent : .unknown }
    guard let first = text.first, let base = line.baseAddress else { return .absent }
    var start = 0
    while start + text.count <= line.count,
      let place = memchr(base + start, Int32(first), line.count - text.count + 1 - start)
    {
      start = place - UnsafeMutableRawPointer(mutating: base)
      let end = start + text.count
      // A mark after the last letter would change it.
      if memcmp(place, text, text.count) == 0 {
        return end < line.count && line[end] >= 0x80 ? .unknown : .present
      }
      start += 1
    }
    return .absent
  }
}
