/// A few numbers by key, in the order in which they were written.
///
/// A list, because a guide has a handful of them and the first use of a dictionary slows the start.
package struct Numbers<Key>: ExpressibleByDictionaryLiteral {
  /// The keys with their numbers.
  package let pairs: [(key: Key, value: Int)]

  /// Creates the numbers of a literal; the first of two with the same key counts.
  package init(dictionaryLiteral pairs: (Key, Int)...) { self.init(pairs) }

  init(_ pairs: [(Key, Int)]) { self.pairs = pairs.map { (key: $0.0, value: $0.1) } }
}

extension Numbers where Key: Equatable {
  /// The number for a key, or `nil` where there is none.
  package subscript(key: Key) -> Int? {
    for pair in pairs where pair.key == key { return pair.value }
    return nil
  }
}

extension Numbers: Equatable where Key: Equatable {
  /// Whether two lists have the same numbers for the same keys in the same order.
  package static func == (left: Numbers, right: Numbers) -> Bool {
    left.pairs.elementsEqual(right.pairs, by: ==)
  }
}

extension Numbers: Sendable where Key: Sendable {}

extension Numbers where Key: RawRepresentable<String> {
  /// Creates the numbers of a table's cell, such as `compactTabs=5 askedTabs=8`.
  init(cell: UnsafePointer<CChar>) {
    var pairs: [(Key, Int)] = []
    if cell.pointee != 0 {
      for entry in String(cString: cell).split(separator: " ") {
        let parts = entry.split(separator: "=")
        if parts.count == 2, let key = Key(rawValue: String(parts[0])), let value = Int(parts[1]) {
          pairs.append((key, value))
        }
      }
    }
    self.init(pairs)
  }
}
