extension Inspection {
  /// Returns the tabs among some whose name another one of them has, in order.
  func tabs(in indices: [Int], sharing name: (Int) -> String?) -> [Int] {
    let names = indices.map(name)
    var counts: [String: Int] = Dictionary(minimumCapacity: names.count)
    for case let name? in names { counts[name, default: 0] += 1 }
    guard counts.contains(where: { $0.value > 1 }) else { return [] }
    return names.indices.filter { place in names[place].map { counts[$0] != 1 } ?? false }.map { indices[$0] }
  }
}
