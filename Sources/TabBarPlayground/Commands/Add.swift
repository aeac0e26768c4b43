import TabBarCore
import TabBarGuidelines

extension Command {
  static let add = Command(
    "add", .tabs, parameters: [Parameter("TITLE", .text, isRepeated: true)],
    options: ownOptions,
    // What else is known of a tab is more often set later.
    formOptions: FormOptions(all: { allOptions }, after: { _ in [] }),
    body: .change { draft, arguments throws(CommandError) in
      let titles = arguments.words
      if titles.count > 1 { try arguments.refuseOneTitleInPieces() }
      let count = draft.design.tabs.count
      guard count + titles.count <= Design.mostTabs else {
        throw CommandError(
          count < Design.mostTabs
            ? "these are more tabs than a design can have, which is \(Design.mostTabs)"
            : "there are \(count) tabs already, which is as many as a design can have",
          at: titles[min(titles.count - 1, Design.mostTabs - count)],
          remedy: "`remove TAB…` makes room; no bar has more than a few")
      }
      let index = try draft.indexOfNewTab(arguments)
      draft.design.insert(try arguments.newTabs(), at: index)
      if count > 0, index <= draft.design.selection { draft.design.selection += titles.count }
      let names = (index..<index + titles.count).map(draft.design.numberedName)
      return {
        let added = Prose.abridged(names, most: 9)
        return titles.count == 1 && titles[0].text.isEmpty
          ? "added \(added), without a title" : "added \(added)"
      }
    })

  // Few lines need them, and each start would make them.
  private static let allOptions = ownOptions + setOptions.dropFirst()

  private static let ownOptions = [
    Parameter("icon", .symbol, standard: "off"),
    Parameter("badge", .text, literals: ["off"]),
    Parameter("role", .choice(TabRole.allCases.map(\.rawValue)), meaning: TabRole.meaning),
    Parameter("at", .number(1...Int.max, or: ["first", "last"])),
    Parameter("before", .tab), Parameter("after", .tab),
  ]
}

extension Draft {
  fileprivate func indexOfNewTab(_ arguments: Arguments) throws(CommandError) -> Int {
    let count = design.tabs.count
    let place = try arguments.place(
      among: arguments.options.filter { ["at", "before", "after"].contains($0.key) },
      remedy: "give one of: at=N, first, last, before=TAB, after=TAB")
    guard let place, !place.isKeyword("last") || place.key != "at" else { return count }
    if place.key != "at" { return try index(of: place) + (place.key == "after" ? 1 : 0) }
    let index = (place.number ?? 1) - 1
    guard index <= count else {
      throw CommandError(
        "there is no place \(index + 1)", at: place,
        remedy: "at=\(count + 1) is the place after the last tab")
    }
    return index
  }
}

extension Arguments {
  func newTabs() throws(CommandError) -> [Tab] {
    let icon = try option("icon")?.textOrOff()
    let badge = try option("badge")?.textOrOff()
    let role = option("role").flatMap { TabRole(rawValue: $0.text) } ?? .destination
    var tabs = words.map { Tab($0.text, icon: icon, badge: badge, role: role) }
    // What is said of one tab is for the only one there is.
    for option in options
    where !Command.add.options.contains(where: { $0.name == option.key }) && tabs.count == 1 {
      try Command.record(option, on: &tabs[0])
    }
    return tabs
  }

  /// Throws if words that would each be a title are more likely one title in pieces, or a list with commas.
  fileprivate func refuseOneTitleInPieces() throws(CommandError) {
    if let option = options.first(where: { !["at", "before", "after"].contains($0.key) }) {
      throw CommandError(
        "\(option.key ?? "")= is for one tab, and here are \(words.count)", at: option,
        remedy: "a title of several words needs quotes")
    }
    for word in words where !word.isQuoted {
      if let option = Command.add.option(named: word.text) {
        throw option.missingValue(of: word.text, at: word)
      }
      if word.joinsTitles {
        throw CommandError(
          "\(word.text) is no title of its own here", at: word,
          remedy: "a title of several words needs quotes, and so does this word as a title")
      }
    }
  }
}

extension Word {
  /// Whether a word is more often a part of a title than a title among others.
  var joinsTitles: Bool {
    // A and New may be titles.
    Self.joints.contains(text.lowercased()) || Self.smallJoints.contains(text)
      || !text.isEmpty && !text.contains { $0.isLetter || $0.isNumber || $0.isSymbol && !$0.isASCII }
  }

  private static let joints = OtherForm.words("L:joints"), smallJoints = OtherForm.words("L:small")
}

extension Design {
  /// The most tabs that can be added: no system draws nearly as many, and each command looks at all tabs.
  package static let mostTabs = 1_000
}
