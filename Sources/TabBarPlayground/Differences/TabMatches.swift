import TabBarCore

/// The tabs that two designs have in common.
struct TabMatches {
  /// The index in the earlier design of each tab of the later one; `nil` for a new one.
  private(set) var earlier: [Int?]
  private var isTaken: [Bool]

  /// The indices, in the earlier design, of the tabs that the later one does not have.
  var removed: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  /// - Parameter isOneSession: Whether commands made the later design of the earlier one: a tab is followed from the one that
  ///   added it, and one that was removed is another one than a new tab that looks the same. Else the most alike ones, of
  ///   those that nothing tells, are the same.
  init(_ old: [Tab], _ new: [Tab], isOneSession: Bool) {
    // What is equal has not changed, however it came about.
    guard old != new else {
      earlier = Array(new.indices)
      isTaken = Array(repeating: true, count: old.count)
      return
    }
    earlier = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
    match(old.map(\.addedID), new.map(\.addedID))
    // Tabs that no command added have a title, else a place.
    matchAlike(
      old, new, where: { $0.addedID == nil }, by: { [$0.title, $0.icon, $0.role.rawValue] }, { [$0.title] },
      { _ in [] })
    guard !isOneSession else { return }
    match(old.map(\.addedID?.content), new.map(\.addedID?.content))
    matchAlike(
      old, new, where: { !$0.title.isEmpty }, by: { [$0.title, $0.icon, $0.role.rawValue] },
      { [$0.title, $0.icon] }, { [$0.title.lowercased()] })
    // Sessions without a tab in common are of different apps: an icon says nothing there.
    guard earlier.contains(where: { $0 != nil }) else { return }
    matchAlike(old, new, where: { $0.icon != nil }, by: { [$0.icon, $0.role.rawValue] }, { [$0.icon] })
    // In a bar of icons alone, a tab with another icon keeps only its place. Nothing is guessed where some are gone.
    let untitled = removed.count { old[$0].title.isEmpty }
    if untitled == new.indices.count(where: { earlier[$0] == nil && new[$0].title.isEmpty }) {
      matchAlike(old, new, where: \.title.isEmpty, by: { _ in [] })
    }
  }

  /// Matches the tabs that are meant and have the same key, first by the first key, and those in the same place first.
  private mutating func matchAlike(
    _ old: [Tab], _ new: [Tab], where isMeant: (Tab) -> Bool, by keys: (Tab) -> [String?]...
  ) {
    for key in keys where isTaken.contains(false) {
      let (old, new) = (old.map { isMeant($0) ? key($0) : nil }, new.map { isMeant($0) ? key($0) : nil })
      for index in new.indices where old.indices.contains(index) && new[index] != nil {
        if old[index] == new[index] { match(index, index) }
      }
      match(old, new)
    }
  }

  /// Matches the tabs that have the same key, in the order of the bar.
  private mutating func match<Key: Hashable>(_ old: [Key?], _ new: [Key?]) {
    // Most changes leave the first tabs where they are.
    var start = 0
    while start < min(old.count, new.count), let key = old[start], key == new[start], !isTaken[start],
      earlier[start] == nil
    {
      match(start, start)
      start += 1
    }
    var places: [Key: [Int]] = [:]
    // From the end, so that the first one is taken first.
    for index in old.indices.dropFirst(start).reversed() where !isTaken[index] {
      if let key = old[index] { places[key, default: []].append(index) }
    }
    for index in new.indices.dropFirst(start) where earlier[index] == nil {
      if let key = new[index], let place = places[key]?.popLast() { match(place, index) }
    }
  }

  private mutating func match(_ old: Int, _ new: Int) {
    guard !isTaken[old], earlier[new] == nil else { return }
    isTaken[old] = true
    earlier[new] = old
  }

  /// The indices, in the later design, of the tabs whose moves explain its order: as few as possible.
  var moved: [Int] {
    let common = earlier.indices.filter { earlier[$0] != nil }
    let places = common.compactMap { earlier[$0] }
    if zip(places, places.dropFirst()).allSatisfy(<) { return [] }
    let kept = Self.longestRise(in: places)
    let isKept = Set(kept.map { common[$0] })
    return common.filter { !isKept.contains($0) }
  }

  /// Returns the indices of the longest part of some different numbers that rises.
  static func longestRise(in numbers: [Int]) -> [Int] {
    // The index of the least number that a rise of each length ends with.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, number) in numbers.enumerated() {
      let length = ends.lastIndexInOrder { numbers[$0] < number }.map { $0 + 1 } ?? 0
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var rise: [Int] = []
    var next = ends.last
    while let index = next {
      rise.append(index)
      next = previous[index]
    }
    return rise.reversed()
  }
}

extension Tab {
  /// What tells it from all others; `nil` where no command added it.
  fileprivate var addedID: Origin.ID? { origin.id.number > 0 ? origin.id : nil }
}
