/// The tabs that a bar has room for, with the More tab where there are others.
struct FittingTabs {
  let capacity: Measured<Int?>
  /// The items' content, More last.
  var parts: [ItemParts]
  /// The indices of the tabs in More.
  let hidden: [Int]

  var overflow: Overflow { hidden.isEmpty ? .none : .more }

  /// Finds the tabs that fit, and notes why. `place` is the kind of room, such as "compact width"; `doubts` are what
  /// the number that fits rests on besides, such as whether a separated tab counts.
  init(
    of design: Design, in around: Surroundings, capacity fact: Fact, of place: String,
    doubts: Estimates = []
  ) {
    let room = Int(fact.value)
    let count = design.tabs.count
    let shown = count > room ? room - 1 : count
    var parts: [ItemParts] = []
    parts.reserveCapacity(room)
    for index in 0..<shown { parts.append(design.itemParts(at: index, in: around)) }
    if shown < count {
      let isSelected = design.selection >= shown && design.selection < count
      parts.append(
        ItemParts(
          kind: .more, title: MoreTab.title(in: design.locale), hasIcon: true, icon: "ellipsis", badge: nil,
          isSelected: isSelected))
    }
    self.parts = parts
    hidden = shown < count ? Array(shown..<count) : []
    capacity = Measured(room, Measure(fact).estimates.union(doubts))
    around.trace?.note(
      .overflow,
      shown < count
        ? "\(shown) and More: \(count) is more than \(room)" : "all \(count): \(count) is at most \(room)",
      Measure(Double(shown), capacity.estimates),
      rule: shown < count
        ? "\(place) fits \(room); the last place goes to More, so one too many costs two"
        : "\(place) fits \(room)",
      grounds: [Source(fact)])
  }
}
