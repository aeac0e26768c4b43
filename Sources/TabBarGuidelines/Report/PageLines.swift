/// The lines of a page that the program has in it, one after the other.
package struct PageLines: Sequence, IteratorProtocol {
  /// The rest of the page, up to a zero.
  var bytes: UnsafePointer<UInt8>?
  /// The number of the line before.
  var number = 0
  /// Whether the next heading of a section ends it.
  var endsAtHeading = false

  package mutating func next() -> PageLine? {
    guard let start = bytes, start.pointee != 0 else { return nil }
    var end = start
    while end.pointee != 0, end.pointee != UInt8(ascii: "\n") { end += 1 }
    bytes = end.pointee == 0 ? end : end + 1
    number += 1
    let line = PageLine(bytes: UnsafeBufferPointer(start: start, count: end - start), number: number)
    if endsAtHeading, line.hasPrefix("## ") {
      bytes = nil
      return nil
    }
    // What a sentence rests on is for the tests.
    return line.hasPrefix("<!-- rests on: ") ? next() : line
  }
}

/// A line of a page, and its number from 1.
package struct PageLine {
  let bytes: UnsafeBufferPointer<UInt8>
  let number: Int

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  func hasPrefix(_ prefix: StaticString) -> Bool {
    guard bytes.count >= prefix.utf8CodeUnitCount else { return false }
    return (0..<prefix.utf8CodeUnitCount).allSatisfy { bytes[$0] == prefix.utf8Start[$0] }
  }

  /// Returns what comes after a prefix, or `nil` where the line begins otherwise.
  func rest(after prefix: StaticString) -> String? {
    guard hasPrefix(prefix) else { return nil }
    return String(decoding: bytes.dropFirst(prefix.utf8CodeUnitCount), as: UTF8.self)
  }
}

extension PageLines {
  /// Returns the sections of a page, each with the lines below its heading.
  package static func sections(of page: UnsafePointer<CChar>) -> [(name: String, lines: [String])] {
    var sections: [(name: String, lines: [String])] = []
    for line in PageLines(bytes: UnsafeRawPointer(page).assumingMemoryBound(to: UInt8.self)) {
      if let name = line.rest(after: "## ") {
        sections.append((name, []))
      } else if let last = sections.indices.last {
        sections[last].lines.append(line.text)
      }
    }
    return sections
  }
}
