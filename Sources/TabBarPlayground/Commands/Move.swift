import TabBarCore
import TabBarGuidelines

extension Command {
  static let move = Command(
    "move", .tabs,
    parameters: [
      Parameter("TAB", .tab), Parameter("N|first|last|left|right", .text, isOptional: true),
      Parameter("N", .number(1...Int.max), isOptional: true, meaning: "how many places to the left or right"),
    ],
    options: [Parameter("before", .tab), Parameter("after", .tab)],
    body: .change { draft, arguments throws(CommandError) in
      let tab = try arguments.needed(0)
      let index = try draft.index(of: tab)
      let target = try draft.target(of: index, arguments)
      // Between tabs that are equal only the selection moves.
      if (min(index, target)...max(index, target)).allSatisfy({
        draft.design.tabs[$0] == draft.design.tabs[index]
      }) {
        var moved = draft.design
        Edit.move(index, to: target).apply(to: &moved)
        if moved == draft.design { return nil }
      }
      let name = draft.design.tabName(of: index)
      Edit.move(index, to: target).apply(to: &draft.design)
      return { "moved \(name) from place \(index + 1) to place \(target + 1)" }
    })
}

extension Draft {
  fileprivate func target(of index: Int, _ arguments: Arguments) throws(CommandError) -> Int {
    let remedy: Prose = "give one of: a number, first, last, left, right, before=TAB, after=TAB"
    // As in: move Home to 2.
    let isTo = arguments.word(1)?.isKeyword("to") == true && arguments.word(2) != nil
    let places = [arguments.word(isTo ? 2 : 1), arguments.option("before"), arguments.option("after")]
    guard let place = try arguments.place(among: places, remedy: remedy) else {
      throw CommandError("where to is missing", at: arguments.end..<arguments.end, remedy: remedy)
    }
    let isLeft = place.key == nil && place.isKeyword("left")
    if isLeft || place.key == nil && place.isKeyword("right") {
      let distance = arguments.word(2)?.number ?? 1
      let isToFirst = isLeft == (design.readingDirection == .leftToRight)
      guard distance <= (isToFirst ? index : design.tabs.count - 1 - index) else {
        throw CommandError(
          "\(design.name(of: index)) cannot go \(distance) to the \(isLeft ? "left" : "right")",
          at: arguments.word(2) ?? place,
          remedy: "`move \(index + 1) \(isToFirst ? "first" : "last")` goes as far as there are tabs")
      }
      return isToFirst ? index - distance : index + distance
    }
    if let number = arguments.word(2), !isTo {
      throw CommandError("only left and right take a number", at: number, remedy: remedy)
    }
    if let key = place.key {
      let other = try self.index(of: place)
      let next = key == "after" ? other + 1 : other
      // Taking the tab out first moves every later one forward by one.
      return index < next ? next - 1 : next
    }
    if place.isKeyword("first") { return 0 }
    if place.isKeyword("last") { return design.tabs.count - 1 }
    guard let number = Int(place.text), (1...design.tabs.count).contains(number) else {
      throw CommandError(
        Int(place.text) == nil
          ? "there is no place \(place.canonical)" : "there are \(counted(design.tabs.count, "place"))",
        at: place,
        remedy: "a number from 1 to \(design.tabs.count), first, last, left, right, before=TAB or after=TAB")
    }
    return number - 1
  }
}
