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
      if next + wanted == count {
        // The newest lines are asked for after each step; those before them in the block need not be looked at.
        for line in Self.last(wanted, of: blocks[block]) { body(String(decoding: line, as: UTF8.self)) }
        return
      }
      let lines = blocks[block].split(
        separator: Self.end, maxSplits: skipped + wanted, omittingEmptySubsequences: false)
      for line in lines[skipped..<skipped + wanted] { body(String(decoding: line, as: UTF8.self)) }
      next += wanted
    }
  }

  /// Returns the last lines of a block, the oldest first.
  private static func last(_ count: Int, of block: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
    var start = block.count
    for _ in 0..<count { start = block[..<(start - 1)].lastIndex(of: end).map { $0 + 1 } ?? 0 }
    return block[start...].split(separator: end, maxSplits: count, omittingEmptySubsequences: false).prefix(
      count)
  }
}
