extension Inspection {
  /// Returns the tabs among some whose name another one of them has, in order.
  func tabs(in indices: [Int], sharing name: (Int) -> String?) -> [Int] {
    var named: [(name: String, index: Int)] = []
    named.reserveCapacity(indices.count)
    for index in indices {
      if let name = name(index) { named.append((name, index)) }
    }
    // A dictionary of a few names takes five times as long.
    named.sort { $0.name < $1.name }
    var shared: [Int] = []
    for (one, other) in zip(named, named.dropFirst()) where one.name == other.name {
      if shared.last != one.index { shared.append(one.index) }
      shared.append(other.index)
    }
    return shared.sorted()
  }
}
