import TabBarGuidelines
import TabBarLexicon

/// Lines that change tabs.
extension Parts {
  /// The place that is said, as an index among the tabs, without one that moves: `nil` where none is said, −1 where what
  /// is said does not go together.
  private func place(without moved: Int? = nil) -> Int? {
    let rest = context.titles.indices.filter { $0 != moved }
    func index(_ tab: Int?) -> Int? { tab.flatMap { rest.firstIndex(of: $0) } }
    var said: [Int] = fills("place").map { fill in
      let number = fill.sense.number
      return number < 0
        ? rest.count + 1 + number : number == 0 && fill.sense.kind == .place ? rest.count / 2 : number - 1
    }
    for fill in fills("after") { said.append(index(fill.sense.tabs.last).map { $0 + 1 } ?? -1) }
    for fill in fills("before") { said.append(index(fill.sense.tabs.first) ?? -1) }
    let between = tabs("between").map { index($0) ?? -9 }
    if !between.isEmpty {
      said.append(between.count == 2 && abs(between[0] - between[1]) == 1 ? max(between[0], between[1]) : -1)
    }
    guard let first = said.first else { return nil }
    return Set(said).count == 1 && (0...rest.count).contains(first) ? first : -1
  }

  func linesToAdd() -> [Way] {
    let fills = fills("new")
    let names = fills.map(title)
    guard !says("N:title", inPlural: true), self.fills("rel").isEmpty,
      names.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }),
      isList(fills),
      var place = Optional(place()),
      place != -1
    else { return [] }
    // A word that nobody knows is no title by itself, unless it is written as one.
    let isSaid =
      says(anyOf: "V:add", "V:prepend", "N:tab", "N:bar") || context.titles.isEmpty
      || fills.allSatisfy { items[$0.item].isQuoted || items[$0.item].isCapital }
        && !saysOtherVerb(besides: fills)
    guard isSaid else { return [] }
    let number = first("n")
    if let number {
      let next = items[(number.item + 1)...].prefix(2)
      guard next.contains(where: { $0.has(Concept.tab) || $0.has(.new) }) else { return [] }
    }
    if place == nil, says("V:prepend") { place = 0 }
    var extra = names.contains { context.tabs(called: $0) > 0 } ? 0.6 : 0
    // Icons are rarely a title.
    let things = [Concept.icon, Concept.badge, Concept.title]
    if fills.contains(where: { fill in
      !items[fill.item].isQuoted && items[fill.item].isSmall
        && Lexicon.shared.senses(of: items[fill.item].text).contains { things.contains($0.concept) }
    }) {
      extra += 1
    }
    var options = ""
    if let symbol = first("sym") {
      guard says("N:icon") || symbol.sense.text.contains("."), let (name, cost) = self.symbol(symbol) else {
        return []
      }
      options += " icon=\(quoted(name))"
      extra += cost
    }
    if let badge = first("badge") {
      guard says("N:badge") || badge.role == .with, says("N:badge") || badge.sense.kind != .new else {
        return []
      }
      options += " badge=\(value(badge))"
    }
    guard options.isEmpty || names.count == 1 else { return [] }
    if let place, place < context.titles.count { options += " at=\(place + 1)" }
    var ways: [Way] = []
    func add(_ titles: [String], _ cost: Double) {
      let isOther = number.map { $0.sense.number != titles.count } ?? false
      ways.append(
        (extra + cost + (isOther ? 2 : 0), ["add \(titles.map(quoted).joined(separator: " "))\(options)"]))
    }
    addWaysToPart(names, fills, hasOptions: first("sym") != nil || first("badge") != nil, add)
    return ways
  }

  /// Whether a verb is said that is no part of a title: what it does is something else.
  private func saysOtherVerb(besides fills: [Fill]) -> Bool {
    items.indices.contains { index in items[index].isVerb && !fills.contains { $0.item == index } }
  }

  /// Adds the ways to part some words into titles.
  private func addWaysToPart(
    _ names: [String], _ fills: [Fill], hasOptions: Bool, _ add: ([String], Double) -> Void
  ) {
    let item = items[fills[0].item]
    let split =
      fills.count == 1 && !item.isQuoted && item.words > 1
      ? names[0].split(separator: " ").map(String.init) : []
    let number = first("n")?.sense.number
    let (isPlural, isSingle) = (
      says("N:tab", inPlural: true), says("N:tab", inPlural: false) || fills[0].role == .called
    )
    if !split.isEmpty, number == split.count { return add(split, 0) }
    if !split.isEmpty, !hasOptions, !isSingle {
      // A small word is more often a part of a title than a title among others.
      let hasSmall = split.contains {
        Lexicon.shared.isFree($0.lowercased()) || SpokenWords.isSmall($0.lowercased()) || $0 == "&"
      }
      let isOne = !isPlural && item.isCapital && (split.count == 2 || split.count == 3 && hasSmall)
      add(names, isOne ? 0 : 0.4)
      return add(split, isOne && hasSmall ? 0.8 : isPlural || split.count > 2 ? 0 : 0.2)
    }
    let isSmallList =
      fills.count > 1
      && fills.contains { items[$0.item].words > 1 && !items[$0.item].isQuoted && items[$0.item].isSmall }
    guard isSmallList else { return add(names, 0) }
    let parted = zip(fills, names).flatMap { fill, name in
      items[fill.item].isQuoted ? [name] : name.split(separator: " ").map(String.init)
    }
    if number != parted.count { add(names, 0.1 + (isPlural ? 0.2 : 0)) }
    if number != names.count { add(parted, 0.3 - (isPlural ? 0.2 : 0)) }
  }

  /// Whether new titles follow each other with nothing but what parts a list in between.
  private func isList(_ fills: [Fill]) -> Bool {
    zip(fills, fills.dropFirst()).allSatisfy { left, right in
      guard left.item < right.item else { return false }
      let between = items[(left.item + 1)..<right.item]
      let isParted =
        items[left.item].isQuoted && items[right.item].isQuoted || between.contains { $0.has(.separator) }
      return isParted && between.allSatisfy { ($0.has(.separator) || $0.has(.free)) && !$0.has(Concept.tab) }
    }
  }

  func linesToRemove() -> [Way] {
    let tabs = tabs("tabs")
    guard !tabs.isEmpty, Set(tabs).count == tabs.count, !hasException else { return [] }
    if tabs.count == context.titles.count, tabs.count > 1 { return [(0, ["clear"])] }
    return [(says("Q:all") && tabs.count == 1 ? 1 : 0, ["remove \(words(for: tabs))"])]
  }

  private var hasException: Bool {
    return says(Concept.except)
      || items.contains { $0.has(Concept.except) } && items.contains { $0.has(Concept.all) }
  }

  func linesToKeep() -> [Way] {
    let tabs = tabs("tabs")
    guard !tabs.isEmpty, Set(tabs).count == tabs.count, tabs.count < context.titles.count else { return [] }
    let isExclusive = says(anyOf: "Q:only", "N:rest") || says("Q:except") && says("Q:all")
    let isWeak = !says(anyOf: "V:keep", "v:keep") && says("Q:only") && tabs.count < 2
    return [(isWeak ? 0.6 : isExclusive || tabs.count > 1 ? 0 : 1.2, ["keep \(words(for: tabs))"])]
  }

  func linesToRename() -> [Way] {
    let tabs = tabs("old")
    guard let old = first("old"), let new = first("new"), tabs.count == 1, case let name = title(new),
      !name.isEmpty,
      name != context.titles[tabs[0]]
    else { return [] }
    var cost = 0.0
    if new.item < old.item, ![.instead, .of, .for, .from, .on, .with].contains(old.role) { cost += 0.5 }
    // A word that is something else must be said to be a title.
    let named: KindSet = [.language, .guide, .vendor, .orientation, .direction]
    let text = items[new.item].text
    let isSymbol =
      new.role != .to && new.role != .into && !says(anyOf: "N:title", "V:called") && Names.symbol(text) != nil
    if !says("V:rename"), !items[new.item].isQuoted, new.role != .called,
      isSymbol || Lexicon.shared.senses(of: text.lowercased()).contains(where: { named.contains($0.kind) })
    {
      cost += 0.9
    }
    let isNamed =
      says(anyOf: "V:rename", "N:title", "V:called")
      || [.called, .to, .into, .equals, .instead].contains(new.role)
    return [
      (
        cost + (isNamed || old.role == .instead ? 0 : 0.4),
        ["rename \(context.word(for: tabs[0])) \(quoted(name))"]
      )
    ]
  }

  func linesToMove() -> [Way] {
    let tabs = tabs("tab")
    let (place, relative) = (first("place"), first("rel"))
    guard let tab = first("tab"), Set(tabs).count == tabs.count else { return [] }
    guard tabs.count == 1 else { return linesToMove(tabs) }
    let number = first("n")?.sense.number
    let word = context.word(for: tabs[0])
    if place?.sense.kind == .number, place?.role == Role.none, place.map({ $0.item < tab.item }) == true {
      return []
    }
    let index = self.place(without: tabs[0])
    guard index != -1 else { return [] }
    if let relative {
      guard place?.sense.kind != .number else { return [] }
      let isBack = relative.sense.number < 0
      guard let index else {
        return [(0, ["move \(word) \(isBack ? "left" : "right")" + (number.map { " \($0)" } ?? "")])]
      }
      let goesTogether = number == nil && (isBack ? index < tabs[0] || index == 0 : index > tabs[0])
      return goesTogether ? [(0, [line(moving: tabs[0], to: index)])] : []
    }
    guard let index, index != tabs[0], number == nil else { return [] }
    let isBare = place?.sense.kind == .number && place?.role == Role.none && !says("V:move")
    return [(isBare ? 0.5 : 0, [line(moving: tabs[0], to: index)])]
  }

  private func line(moving tab: Int, to index: Int) -> String {
    let word = context.word(for: tab)
    if fills("place").isEmpty {
      if let next = tabs("after").last { return "move \(word) after=\(context.word(for: next))" }
      if let next = tabs("before").first { return "move \(word) before=\(context.word(for: next))" }
    }
    return
      "move \(word) \(index == 0 ? "first" : index == context.titles.count - 1 ? "last" : String(index + 1))"
  }

  /// Moves several tabs, which stay together in the order in which they are named.
  private func linesToMove(_ tabs: [Int]) -> [Way] {
    // A place that is said twice is none: first and also last.
    guard !fills("tab").contains(where: { items[$0.item].has(.place) }) else { return [] }
    guard tabs.count < context.titles.count, fills("rel").isEmpty, fills("between").isEmpty,
      fills("n").isEmpty
    else { return [] }
    var rest = context.titles.indices.filter { !tabs.contains($0) }
    var index: Int?
    switch (first("place")?.sense, first("after"), first("before")) {
    case (let place?, nil, nil) where place.kind == .place && abs(place.number) == 1:
      index = place.number == 1 ? 0 : rest.count
    case (nil, let next?, nil):
      index = next.sense.tabs.last.flatMap { rest.firstIndex(of: $0) }.map { $0 + 1 }
    case (nil, nil, let next?): index = next.sense.tabs.first.flatMap { rest.firstIndex(of: $0) }
    default: break
    }
    guard let index else { return [] }
    rest.insert(contentsOf: tabs, at: index)
    return [(0.1, ["order \(words(for: rest))"])]
  }

  func linesToSwap() -> [Way] {
    let tabs = fills("tabs").isEmpty && context.titles.count == 2 ? [0, 1] : tabs("tabs")
    return tabs.count == 2 && tabs[0] != tabs[1] ? [(0, ["swap \(words(for: tabs))"])] : []
  }

  func linesToOrder() -> [Way] {
    let tabs = tabs("tabs")
    let count = context.titles.count
    guard count > 2, Set(tabs).count == tabs.count,
      tabs.count >= max(2, says(anyOf: "V:order", "N:order") ? count - 1 : count)
    else { return [] }
    for fill in fills("first") {
      let second = fills("tabs")[min(1, fills("tabs").count - 1)].item
      guard fill.sense.number == (fill.item < second || fills("tabs").count == 1 ? 1 : -1) else { return [] }
    }
    guard fills("tabs").count > 1, tabs != Array(tabs.indices) else { return [] }
    return [(tabs.count < count ? 0.3 : 0, ["order \(words(for: tabs))"])]
  }

  func linesForBadges() -> [Way] {
    var tabs = tabs("tab")
    let isOff =
      says(anyOf: "OFF", "V:remove", "R:without", "N:hide", "V:clear") || isDenied
      || fills("tab").contains { $0.role == .without }
    let having = context.badges.indices.filter { context.badges[$0] != nil }
    let old = first("old").map { String($0.sense.number) }
    if let old {
      if tabs.isEmpty { tabs = having.filter { context.badges[$0] == old } }
      guard !tabs.isEmpty, tabs.allSatisfy({ context.badges[$0] == old }) else { return [] }
      guard says("N:badge") || first("val") != nil || isOff else { return [] }
    }
    guard Set(tabs).count == tabs.count else { return [] }
    if isOff {
      if let value = first("val"),
        !tabs.contains(where: {
          context.badges[$0].map { quoted($0) } == self.value(value)
            || context.badges[$0] == self.value(value)
        })
      {
        return []
      }
      let meant = tabs.isEmpty ? having : tabs
      // As in: the badge off Notifications, which is a tab that is not there.
      let isOther = items.contains { $0.has(Concept.badge) && $0.isCapital && $0.tokens.lowerBound > 0 }
      guard !meant.isEmpty, !isOther else { return [] }
      let isVague = first("tab") == nil
      let cost =
        isVague && !says("N:badge")
        ? (first("old").map { items[$0.item].hasArticle } == true ? 0.4 : 0.7)
        : isVague && having.count != 1 && !says("Q:all") ? 0.2 : 0
      return [(cost, meant.map { "badge \(context.word(for: $0)) off" })]
    }
    guard let value = first("val"), !tabs.isEmpty, value.sense.kind != .new || says("N:badge") else {
      return []
    }
    // A number beside a word is no tab: shows 3.
    if value.sense.kind == .new, fills("tab").contains(where: { items[$0.item].text.allSatisfy(\.isNumber) })
    {
      return []
    }
    let isAll = tabs.count == context.titles.count && tabs.count > 1
    guard !isAll || says("Q:all") || fills("tab").count > 1 else { return [] }
    let kinds = Set(fills("tab").map { items[$0.item].text.allSatisfy(\.isNumber) })
    return [
      (kinds.count > 1 ? 1 : 0, tabs.map { "badge \(context.word(for: $0)) \(self.value(value))" })
    ]
  }

  func linesForIcon() -> [Way] {
    let tabs = tabs("tab")
    let isOff =
      says(anyOf: "OFF", "V:remove") || isDenied
      || items.contains { $0.has(Concept.icon) && $0.role == .without }
    guard let symbol = first("sym") else {
      return isOff ? [(0, tabs.map { "icon \(context.word(for: $0)) off" })] : []
    }
    guard !isOff, tabs.count == 1, let (name, cost) = self.symbol(symbol) else { return [] }
    let filled = says("N:filled") ? Symbol.named(name)?.filledName : nil
    return [(cost, ["icon \(context.word(for: tabs[0])) \(quoted(filled ?? name))"])]
  }

  /// Returns the name of the symbol that a fill names or describes, and what the guess costs.
  private func symbol(_ fill: Fill) -> (String, Double)? {
    if fill.sense.kind == .symbol { return (fill.sense.text, 0) }
    let text = items[fill.item].text.lowercased().trimming(" .,")
    return Names.symbol(showing: text)
  }

  func pricedIcons() -> Double {
    if says("Q:all") || !fills("all").isEmpty { return 0 }
    guard says("N:icon", inPlural: true) else { return 1.5 }
    return says(anyOf: "V:auto", "v:auto", "V:add") ? 0.1 : 0.3
  }

  func linesToClear() -> [Way] {
    let isWhole = says(anyOf: "N:bar", "Q:all", "N:nothing") || !fills("all").isEmpty
    let isAll = !fills("all").isEmpty && says(anyOf: "v:clear", "OFF")
    guard says("V:clear") || isAll || says("N:nothing") && says("N:bar") else { return [] }
    if isDenied, fills("all").isEmpty, !says("N:tab") { return [] }
    return [(isWhole || items.count < 3 ? 0 : 0.3, ["clear"])]
  }

  func linesToMerge() -> [Way] {
    let (parts, whole) = (tabs("gone"), tabs("into"))
    guard !says("N:icon") else { return [] }
    func line(_ part: Int, into whole: Int) -> String {
      "merge \(context.word(for: part)) into=\(context.word(for: whole))"
    }
    if says("V:absorb"), whole.isEmpty, parts.count == 2 { return [(0.1, [line(parts[1], into: parts[0])])] }
    if whole.isEmpty, parts.count == 2, says("V:merge") {
      return [(0.3, [line(parts[0], into: parts[1])]), (0.4, [line(parts[1], into: parts[0])])]
    }
    guard whole.count == 1, parts.count == 1, parts != whole, let role = first("into")?.role else {
      return []
    }
    let line = line(parts[0], into: whole[0])
    if [.to, .in, .on, .with].contains(role), !says("V:merge") {
      return [(0.6 - (says("N:own") ? 0.4 : 0) - (role == .in ? 0.2 : 0), [line])]
    }
    return [(role == .with ? 0.45 : 0, [line])]
  }
}
