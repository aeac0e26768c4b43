extension Inspection {
  /// Returns the tabs among some whose name another one of them has, in order.
  func tabs(in indices: [Int], sharing name: (Int) -> String?) -> [Int] {
    // Sorted, so that equal names are neighbours.
    let named = indices.compactMap { index in name(index).map { (name: $0, index: index) } }.sorted {
      $0 < $1
    }
    return named.indices.filter { place in
      place > 0 && named[place - 1].name == named[place].name
        || place + 1 < named.count && named[place + 1].name == named[place].name
    }
    .map { named[$0].index }.sorted()
  }
}
