import TabBarCore
import TabBarGuidelines

extension Command {
  static let move = Command(
    "move", .tabs,
    parameters: [
      .tabs, Parameter("N|first|last|left|right", .text, isOptional: true),
      Parameter("N", .number(1...Int.max), isOptional: true, meaning: "how many places to the left or right"),
    ],
    options: [
      Parameter("before", .tab), Parameter("after", .tab),
      Parameter("at", .text, source: .pipe),
    ],
    body: .change { draft, arguments throws(CommandError) in
      let tab = arguments.words[0]
      let index = try draft.index(of: tab)
      let target = try draft.target(of: [index], arguments)
      // Between tabs that are equal only the selection moves.
      if (min(index, target)...max(index, target)).allSatisfy({
        draft.design.tabs[$0] == draft.design.tabs[index]
      }) {
        var moved = draft.design
        Edit.move(index, to: target).apply(to: &moved)
        if moved == draft.design { return nil }
      }
      let moved = draft.design.tabNames(of: [index])
      Edit.move(index, to: target).apply(to: &draft.design)
      return { "moved \(moved.prose) from place \(index + 1) to place \(target + 1)" }
    })
}

extension Draft {
  /// Returns the order of all tabs where some are moved together.
  func order(moving tabs: [Int], _ arguments: Arguments) throws(CommandError) -> [Int] {
    var order = design.tabs.indices.filter { !tabs.contains($0) }
    order.insert(contentsOf: tabs, at: try target(of: tabs, arguments))
    return order
  }

  private static let places: Prose =
    "give one of: a number, first, last, left, right, before=TAB, after=TAB"

  /// Returns how many of the other tabs are in front of some that are moved.
  fileprivate func target(of tabs: [Int], _ arguments: Arguments) throws(CommandError) -> Int {
    let last = design.tabs.count - tabs.count
    // As in: move Home to 2.
    let isTo = arguments.word(1)?.isKeyword("to") == true && arguments.word(2) != nil
    let word = arguments.word(isTo ? 2 : 1)
    guard let place = try arguments.place(word, among: arguments.options, remedy: Self.places) else {
      throw arguments.missing("where to is missing", remedy: Self.places)
    }
    let isLeft = place.key == nil && place.isKeyword("left")
    if isLeft || place.key == nil && place.isKeyword("right") {
      let distance = arguments.word(2)?.number ?? 1
      let isToFirst = isLeft == (design.readingDirection == .leftToRight)
      let index = tabs[0]
      guard distance <= (isToFirst ? index : last - index) else {
        let error = CommandError(
          "\(design.name(of: index)) cannot go \(distance) to the \(isLeft ? "left" : "right")",
          at: arguments.word(2) ?? place,
          remedy: "`move \(index + 1) \(isToFirst ? "first" : "last")` goes as far as there are tabs")
        throw index == (isToFirst ? 0 : last) ? error.nothing : error
      }
      return isToFirst ? index - distance : index + distance
    }
    if let number = arguments.word(2), !isTo {
      throw CommandError("only left and right take a number", at: number, remedy: Self.places)
    }
    if let key = place.key, key != "at" {
      let other = try self.index(of: place)
      let next = key == "after" ? other + 1 : other
      // Taking a tab out first moves every later one forward by one.
      return next - tabs.count { $0 < next }
    }
    if place.isKeyword("first") { return 0 }
    if place.isKeyword("last") { return last }
    guard let number = place.integer, (1...last + 1).contains(number) else {
      throw CommandError(
        place.integer == nil
          ? "there is no place \(place.canonical)" : "there are \(counted(last + 1, "place"))",
        at: place,
        remedy: "a number from 1 to \(last + 1), first, last, left, right, before=TAB or after=TAB")
    }
    return number - 1
  }
}
