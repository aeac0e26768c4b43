/// Steps as text, packed so that a million of them take little more room than their letters.
///
/// They are kept in blocks, and copies of a log share all blocks but the last.
struct StepLog: Sendable {
  private static let stepsInBlock = 256
  /// The byte after each step: no UTF-8 text has it.
  private static let end: UInt8 = 0xFF
  /// The byte before and after the line of a step that has other lines around it: no UTF-8 text has it either.
  private static let edge: UInt8 = 0xFE

  private var blocks: [[UInt8]] = []
  private(set) var count = 0

  mutating func append(_ step: StepText) {
    if count % Self.stepsInBlock == 0 {
      // A full block gives back its spare room.
      if let full = blocks.popLast() { blocks.append(full.withUnsafeBufferPointer { Array($0) }) }
      blocks.append([])
    }
    let last = blocks.count - 1
    if step.above.isEmpty, step.below.isEmpty {
      blocks[last] += step.line.utf8
    } else {
      blocks[last] += step.above.utf8
      blocks[last].append(Self.edge)
      blocks[last] += step.line.utf8
      blocks[last].append(Self.edge)
      blocks[last] += step.below.utf8
    }
    blocks[last].append(Self.end)
    count += 1
  }

  /// Adds lines below the last step, each with its newline.
  mutating func extendLast(with lines: String) {
    guard let last = blocks.indices.last else { return }
    blocks[last].removeLast()
    let start = blocks[last].lastIndex(of: Self.end).map { $0 + 1 } ?? 0
    if !blocks[last][start...].contains(Self.edge) {
      blocks[last].insert(Self.edge, at: start)
      blocks[last].append(Self.edge)
    }
    blocks[last] += lines.utf8
    blocks[last].append(Self.end)
  }

  private static func step(_ bytes: ArraySlice<UInt8>) -> StepText {
    guard bytes.contains(edge) else { return StepText(line: String(decoding: bytes, as: UTF8.self)) }
    let parts = bytes.split(separator: edge, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    return StepText(above: parts[0], line: parts[1], below: parts[2])
  }

  /// Calls a closure with the steps at some indices, which must be below `count`.
  func forEach(in range: Range<Int>, _ body: (StepText) -> Void) {
    var next = range.lowerBound
    while next < range.upperBound {
      let (block, skipped) = next.quotientAndRemainder(dividingBy: Self.stepsInBlock)
      let wanted = min(range.upperBound - next, Self.stepsInBlock - skipped)
      if next + wanted == count {
        // The newest are asked for after each step; those before them in the block need not be looked at.
        for step in Self.last(wanted, of: blocks[block]) { body(Self.step(step)) }
        return
      }
      let steps = blocks[block].split(
        separator: Self.end, maxSplits: skipped + wanted, omittingEmptySubsequences: false)
      for step in steps[skipped..<skipped + wanted] { body(Self.step(step)) }
      next += wanted
    }
  }

  /// Returns the last steps of a block, the oldest first.
  private static func last(_ count: Int, of block: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
    var start = block.count
    for _ in 0..<count { start = block[..<(start - 1)].lastIndex(of: end).map { $0 + 1 } ?? 0 }
    return block[start...].split(separator: end, maxSplits: count, omittingEmptySubsequences: false).prefix(
      count)
  }
}
