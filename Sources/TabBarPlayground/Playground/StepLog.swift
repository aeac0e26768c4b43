/// Lines of text in one piece of memory, so that a million of them take little more than their letters.
struct StepLog: Sendable {
  private var bytes: [UInt8] = []
  /// Where each line ends.
  private var ends: [Int] = []

  /// The number of lines.
  var count: Int { ends.count }

  /// Returns the line at an index, which must be below `count`.
  subscript(index: Int) -> String {
    String(decoding: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]], as: UTF8.self)
  }

  /// Returns the lines at some indices, which must be below `count`.
  subscript(range: Range<Int>) -> [String] { range.map { self[$0] } }

  /// Adds a line at the end.
  mutating func append(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    ends.append(bytes.count)
  }

  /// Removes the lines from an index on.
  mutating func removeAll(from index: Int) {
    guard index < ends.count else { return }
    bytes.removeSubrange((index == 0 ? 0 : ends[index - 1])...)
    ends.removeSubrange(index...)
  }
}
