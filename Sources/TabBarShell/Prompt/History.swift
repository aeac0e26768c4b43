/// The lines typed before: those of this session, and those that the file had at its start.
package struct History: Sendable {
  /// Oldest first, without repetitions.
  package private(set) var older: [String]
  /// Oldest first.
  package private(set) var session: [String] = []

  package init(older: [String] = []) { self.older = older.keepingLastOfEach() }

  /// Whether a line is to be kept.
  ///
  /// A leading space keeps it out.
  package static func keeps(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first else { return false }
    return first != " " && line.contains { !$0.isWhitespace }
  }

  package mutating func append(_ line: String) {
    if Self.keeps(line) { session.append(line) }
  }

  /// Takes the lines of earlier sessions, oldest first.
  package mutating func putBefore(_ lines: [String]) { older = (lines + older).keepingLastOfEach() }

  /// All lines without repetitions, the newest first.
  package var newestFirst: [String] { (older + session).keepingLastOfEach().reversed() }

  /// Starts to go through the lines that begin like `draft`: this session's first, then older ones.
  package func walk(from draft: String) -> Walk {
    let lines = (older + session).filter { $0.hasPrefix(draft) && $0 != draft }
    return Walk(lines: lines.keepingLastOfEach(), draft: draft)
  }

  /// A place among the earlier lines, with the text that was being typed as the newest.
  package struct Walk: Sendable {
    private let lines: [String]
    private let draft: String
    private var position: Int

    fileprivate init(lines: [String], draft: String) {
      self.lines = lines
      self.draft = draft
      position = lines.count
    }

    package mutating func older() -> String? {
      guard position > 0 else { return nil }
      position -= 1
      return lines[position]
    }

    package mutating func newer() -> String? {
      guard position < lines.count else { return nil }
      position += 1
      return position < lines.count ? lines[position] : draft
    }
  }
}

extension Array where Element: Hashable {
  /// Returns the elements with only the last of equal ones.
  func keepingLastOfEach() -> [Element] {
    var seen = Set<Element>(minimumCapacity: count)
    return reversed().filter { seen.insert($0).inserted }.reversed()
  }
}
