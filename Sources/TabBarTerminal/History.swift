/// The lines in the file at the start of this session, and then its own.
package struct History: Sendable {
  /// The oldest first.
  private(set) var lines: [String]

  init(_ lines: [String] = []) { self.lines = lines }

  /// Whether a line belongs in the history. A leading space keeps it out.
  package static func keeps(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first else { return false }
    return first != " " && line.contains { !$0.isWhitespace }
  }

  mutating func append(_ line: String) {
    if Self.keeps(line) { lines.append(line) }
  }

  mutating func putBefore(_ older: [String]) { lines = (older + lines).keepingLastOfEach() }

  /// The last word of the line before, with its quotes; empty where there is none.
  var lastWord: String {
    guard let line = lines.last, let end = line.last else { return "" }
    let start = line.dropLast().lastIndex(of: end == "\"" ? end : " ")
    return String(start.map { end == "\"" ? line[$0...] : line[$0...].dropFirst() } ?? line[...])
  }

  /// All lines without repetitions, the newest first.
  var newestFirst: [String] { lines.keepingLastOfEach().reversed() }

  /// Starts to go through the lines that begin like `draft`: this session's first, then older ones.
  func walk(from draft: String) -> Walk {
    let lines = lines.filter { $0.hasPrefix(draft) && $0 != draft }
    return Walk(lines: lines.keepingLastOfEach(), draft: draft)
  }

  /// A place among the earlier lines, with the unfinished text as the newest.
  struct Walk: Sendable {
    private let lines: [String]
    private var position: Int

    fileprivate init(lines: [String], draft: String) {
      self.lines = lines + [draft]
      position = lines.count
    }

    mutating func older() -> String? { go(by: -1) }
    mutating func newer() -> String? { go(by: 1) }

    private mutating func go(by step: Int) -> String? {
      guard lines.indices.contains(position + step) else { return nil }
      position += step
      return lines[position]
    }
  }
}

extension Array where Element: Hashable {
  func keepingLastOfEach() -> [Element] {
    var seen = Set<Element>(minimumCapacity: count)
    return reversed().filter { seen.insert($0).inserted }.reversed()
  }
}
