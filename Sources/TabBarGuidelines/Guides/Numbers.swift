/// A few numbers by what they are for, in the order in which they were written down.
///
/// A guide has a handful of them, which a list finds as fast as a dictionary does, and without the work
/// that the first use of a dictionary costs a program that starts.
public struct Numbers<Key>: ExpressibleByDictionaryLiteral {
  /// What each number is for, with the number.
  public let pairs: [(key: Key, value: Int)]

  /// Creates the numbers of a literal; the first of two with the same key counts.
  public init(dictionaryLiteral pairs: (Key, Int)...) {
    self.pairs = pairs.map { (key: $0.0, value: $0.1) }
  }
}

extension Numbers where Key: Equatable {
  /// The number for a key, or `nil` where there is none.
  public subscript(key: Key) -> Int? {
    for pair in pairs where pair.key == key { return pair.value }
    return nil
  }
}

extension Numbers: Sendable where Key: Sendable {}
