extension Inspection {
  /// Returns the tabs among some whose name another one of them has, in order.
  func tabs(in indices: [Int], sharing name: (Int) -> String?) -> [Int] {
    var last: [String: Int] = Dictionary(minimumCapacity: indices.count)
    var isShared = Array(repeating: false, count: indices.count)
    for (place, index) in indices.enumerated() {
      guard let name = name(index), let other = last.updateValue(place, forKey: name) else { continue }
      (isShared[other], isShared[place]) = (true, true)
    }
    return isShared.contains(true) ? indices.indices.filter { isShared[$0] }.map { indices[$0] } : []
  }
}
