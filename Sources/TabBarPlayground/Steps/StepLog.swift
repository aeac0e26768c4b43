/// Lines of text, packed so that a million of them take little more room than their letters.
///
/// They are kept in blocks, and copies of a log share all blocks but the last.
struct StepLog: Sendable {
  private static let linesInBlock = 256
  /// The byte after each line: no UTF-8 text has it.
  private static let end: UInt8 = 0xFF

  private var blocks: [[UInt8]] = []
  /// The number of lines.
  private(set) var count = 0

  /// Adds a line at the end.
  mutating func append(_ line: String) {
    if count % Self.linesInBlock == 0 {
      // A full block gives back its spare room.
      if let full = blocks.popLast() { blocks.append(full.withUnsafeBufferPointer { Array($0) }) }
      blocks.append([])
    }
    blocks[blocks.count - 1] += line.utf8
    blocks[blocks.count - 1].append(Self.end)
    count += 1
  }

  /// Calls a closure with the lines at some indices, which must be below `count`.
  func forEach(in range: Range<Int>, _ body: (String) -> Void) {
    var next = range.lowerBound
    while next < range.upperBound {
      let (block, skipped) = next.quotientAndRemainder(dividingBy: Self.linesInBlock)
      let wanted = min(range.upperBound - next, Self.linesInBlock - skipped)
      let lines = blocks[block].split(
        separator: Self.end, maxSplits: skipped + wanted, omittingEmptySubsequences: false)
      for line in lines[skipped..<skipped + wanted] { body(String(decoding: line, as: UTF8.self)) }
      next += wanted
    }
  }
}
