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

extension Numbers where Key: RawRepresentable<String> & CaseIterable {
  /// Creates the numbers of a table's cell, such as `compactTabs=5 askedTabs=8`.
  init(cell: UnsafePointer<CChar>) {
    var pairs: [(Key, Int)] = []
    // By bytes, because the tables are read at each start.
    for entry in String(cString: cell).utf8.split(separator: UInt8(ascii: " ")) {
      guard let equals = entry.firstIndex(of: UInt8(ascii: "=")),
        let value = Int(Substring(entry[entry.index(after: equals)...])),
        let key = Key.allCases.first(where: { $0.rawValue.utf8.elementsEqual(entry[..<equals]) })
      else { continue }
      pairs.append((key, value))
    }
    self.init(pairs)
  }
}
