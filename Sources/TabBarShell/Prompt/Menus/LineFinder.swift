/// Lines that are searched again and again for a text, whatever the case of its letters, in any script.
struct LineFinder {
  let lines: [String]
  // In small letters. Case is undone once, not with each key.
  private let small: [String]

  init(_ lines: [String]) {
    self.lines = lines
    small = lines.map { $0.lowercased() }
  }

  /// Returns which of some lines hold a text.
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

  /// Returns where a text stands in a line, by whole characters.
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

  /// Looks for ASCII in a line, and gives up where the line holds anything else near it.
  private static func search(_ text: [UInt8], in line: UnsafeBufferPointer<UInt8>) -> Found {
    guard let first = text.first, line.count >= text.count else { return .absent }
    for start in 0...(line.count - text.count) where line[start] == first {
      if line[start..<(start + text.count)].elementsEqual(text) {
        let end = start + text.count
        // A mark behind the last letter would make another one of it.
        return end < line.count && line[end] >= 0x80 ? .unknown : .present
      }
    }
    return .absent
  }
}
