import TabBarCore

extension Inspection {
  var droppedTabs: Judgement {
    let isInCar = platform == .carPlay
    guard isInCar || platform == .tvOS else { return .skipped("television-only") }
    let count = tabCount
    let capacity = layout.capacity ?? count
    let dropped = allTabs.filter { $0 >= capacity }
    let values: Message.Values = ["tabs": count, "capacity": layout.$capacity.with(capacity)]
    if isInCar, dropped.isEmpty, layout.$capacity.isEstimate {
      let fewest = Int(Fact.carAudioCapacity.value)
      return .asked(
        "entitlement", allTabs.filter { $0 >= fewest }, ["tabs": count, "audio": fewest])
    }
    guard !dropped.isEmpty else { return .met }
    // Where the entitlement is not known, the layout has the five that no app may pass.
    if isInCar { return .broken("exception", dropped, ["tabs": count, "capacity": capacity]) }
    // Seven were seen by those who tried it, and eight are said to be in a bar of Apple's own.
    return count > capacity + 1 ? .broken(dropped, values) : .asked(dropped, values)
  }
}
