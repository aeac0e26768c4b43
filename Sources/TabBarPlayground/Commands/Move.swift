import TabBarCore
import TabBarGuidelines

extension Command {
  static let move = Command(
    "move", .tabs, "Moves a tab to another place",
    discussion: "The selection stays with its tab.",
    parameters: [Parameter("TAB", .tab), Parameter("N|first|last", .text, isOptional: true)],
    options: [Parameter("before", .tab), Parameter("after", .tab)],
    examples: [
      Example("move Search last", "to the end"),
      Example("move 5 2", "to the second place"),
      Example("move Search before=Library", "in front of another tab"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let tab = try arguments.needed(0)
      let index = try draft.index(of: tab)
      let target = try draft.target(of: index, arguments)
      let name = draft.design.name(of: index)
      Edit.move(index, to: target).apply(to: &draft.design)
      return { "moved \(name) from place \(index + 1) to place \(target + 1)" }
    })
}

extension Draft {
  /// Returns the index that a tab has after it was moved as the arguments say.
  fileprivate func target(of index: Int, _ arguments: Arguments) throws(CommandError) -> Int {
    let places = [arguments.word(1), arguments.option("before"), arguments.option("after")]
    let given = places.compactMap(\.self)
    guard given.count == 1, let place = given.first else {
      throw CommandError(
        given.isEmpty ? "where to is missing" : "more than one place is given",
        at: given.last?.range ?? arguments.end..<arguments.end,
        remedy: "give one of: a number, first, last, before=TAB, after=TAB")
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
        "there is no place \(place.canonical)", at: place,
        remedy: "a number from 1 to \(design.tabs.count), first, last, before=TAB or after=TAB")
    }
    return number - 1
  }
}
