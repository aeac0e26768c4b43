import TabBarLexicon

/// Puts together what neighbours mean: tab 3, the third one, the first two, a title of several words.
struct Neighbours {
  private(set) var items: [Item] = []
  private let sentence: Sentence
  private let context: SentenceContext
  private var source: [Item]

  init(_ source: [Item], in sentence: Sentence, _ context: SentenceContext) {
    (self.source, self.sentence, self.context) = (source, sentence, context)
    var index = 0
    while index < self.source.count {
      defer { index += 1 }
      if markDenied(after: index) { continue }
      take(index)
    }
  }

  private var count: Int { context.titles.count }

  /// Marks what `not 2022` denies as what something else is wanted instead of; returns whether it does.
  private mutating func markDenied(after index: Int) -> Bool {
    guard source[index].has(Concept.not) else { return false }
    var next = index + 1
    if next < source.count, Words.determiners.contains(source[next].text.lowercased()) { next += 1 }
    let kinds: KindSet = [.year, .guide, .vendor, .device, .system, .number, .language]
    if next < source.count, source[next].has(.tab), !source[next].isVerb {
      source[next].senses = [.free.costing(0.1)]
      return true
    }
    guard next < source.count, source[next].kinds.intersects(kinds) else { return false }
    source[next].role = .instead
    return true
  }

  private mutating func take(_ index: Int) {
    var item = source[index]
    let next = index + 1 < source.count ? source[index + 1] : nil
    let previous = items.last
    if item.has(.relative), ["right", "up", "down"].contains(item.text.lowercased()),
      tellsPlace(item.tokens.upperBound)
    {
      item.senses = [.free]
    }
    if let place = item.senses.first(where: { $0.kind == .place }), !item.has(.tab) {
      let before = items.last { !$0.has(.free) || $0.kinds.intersects(.things) }
      let isOfTab =
        next?.has(Concept.tab) == true
        || before?.has(Concept.tab) == true && [.at, .on, .none].contains(item.role)
      // Of the tab at the end, it is the tab that has a part.
      if before?.has(Concept.tab) == true, isOfTab, [.at, .on].contains(item.role) {
        item.role = before?.role ?? .none
      }
      addTabs(&item, at: place.number, isOfTab: isOfTab, index, next)
    }
    if item.has(.number), let next,
      ["badges", "icons", "symbols", "titles", "labels", "names"].contains(next.text.lowercased())
    {
      item.senses = [Sense(kind: .unknown)]
    }
    if let number = item.senses.first(where: { $0.kind == .number })?.number,
      (1...max(count, 1)).contains(number),
      count > 0, !item.has(.tab)
    {
      addTab(&item, number, previous)
    }
    if item.has(Concept.all) {
      item.senses.append(Sense(kind: .all, cost: 0.03))
      if count > 0 { item.senses.append(Sense(kind: .tab, tabs: Array(0..<count), cost: 0.1)) }
    }
    // What is named in front is what is meant.
    if ["it", "that", "this", "its"].contains(item.text.lowercased()), let subject = context.subject,
      subject < count,
      !items.contains(where: { $0.has(.tab) || $0.has(.new) })
    {
      item.senses.append(Sense(kind: .tab, tabs: [subject], cost: 0.1))
    }
    if previous?.text == "&", items.count > 1, joins(items[items.count - 2], item, isParted: true) {
      items.removeLast()
    }
    if let previous = items.last,
      joins(previous, item, isParted: previous.tokens.upperBound < item.tokens.lowerBound)
    {
      let text = sentence.text(previous.tokens.lowerBound..<item.tokens.upperBound)
      var joined = previous
      joined.senses = [Sense(kind: .new, text: text)]
      joined.tokens = previous.tokens.lowerBound..<item.tokens.upperBound
      (joined.text, joined.words) = (text, previous.words + 1)
      items[items.count - 1] = joined
    } else {
      items.append(item)
    }
  }

  /// Adds the tabs that a place may mean: `the third`, `the last tab`, `the first two`.
  private mutating func addTabs(_ item: inout Item, at place: Int, isOfTab: Bool, _ index: Int, _ next: Item?)
  {
    if let next, abs(place) == 1, let number = next.senses.first(where: { $0.kind == .number })?.number,
      number > 1
    {
      guard number <= count else { return }
      let tabs = place == 1 ? Array(0..<number) : Array(count - number..<count)
      // The last two steps are no tabs.
      let after = index + 2 < source.count ? source[index + 2] : nil
      let isOther = after?.has(Concept.undone) == true && after?.has(Concept.tab) != true
      item.senses = [
        Sense(kind: .tab, tabs: tabs, cost: isOther ? 0.6 : 0),
        Sense(kind: .number, number: number, cost: 0.03),
      ]
      item.text += " " + next.text
      item.tokens = item.tokens.lowerBound..<next.tokens.upperBound
      source[index + 1].senses = [.free]
    } else if let tab = self.index(ofPlace: place),
      !(next?.has(Concept.place) == true && next?.has(Concept.tab) != true)
    {
      let isOrdinal =
        Lexicon.shared.ordinals.contains(item.text.lowercased()) || item.text.first?.isNumber == true
      item.senses.append(
        Sense(kind: .tab, tabs: [tab], cost: isOfTab ? 0 : isOrdinal && item.hasArticle ? 0.12 : 0.8))
    }
    guard isOfTab, item.role == .none else { return }
    for sense in item.senses.indices where item.senses[sense].kind == .place {
      item.senses[sense].cost += 0.45
    }
  }

  private func index(ofPlace place: Int) -> Int? {
    let index = place < 0 ? count + place : place - 1
    return (0..<count).contains(index) && place != 0 ? index : nil
  }

  /// Adds the tab that a number may mean.
  private func addTab(_ item: inout Item, _ number: Int, _ previous: Item?) {
    var isOfTab = item.text.hasPrefix("#")
    if let previous, previous.tokens.upperBound == item.tokens.lowerBound {
      let word = previous.text.lowercased()
      // A 3 is none of three.
      if ["a", "an"].contains(word) { return }
      let isNoun =
        previous.has(Concept.tab) && ["tab", "tabs", "item", "section", "button", "page"].contains(word)
      if isNoun || ["number", "no", "nr"].contains(word) {
        isOfTab = true
        for sense in item.senses.indices where item.senses[sense].kind == .number {
          item.senses[sense].cost += 0.4
        }
      }
    }
    guard isOfTab || !item.text.allSatisfy(\.isLetter) else { return }
    item.senses.append(Sense(kind: .tab, tabs: [number - 1], cost: isOfTab ? 0 : 0.12))
  }

  /// Whether the word at a place tells where something is, so that `right after` is no direction.
  private func tellsPlace(_ token: Int) -> Bool {
    guard token < sentence.tokens.count else { return false }
    let places: [Role] = [.after, .before, .between, .at, .in, .into]
    return Lexicon.shared.entries(for: sentence.tokens[token].low).contains { entry in
      entry.sense.kind == .role && places.contains(Role.allCases[entry.sense.concept])
    }
  }

  /// Whether two words are one title.
  ///
  /// - Parameter isParted: Whether there is an & in between.
  private func joins(_ left: Item, _ right: Item, isParted: Bool) -> Bool {
    guard left.has(.new), right.has(.new), !left.isLiteral, !right.isLiteral, !left.isQuoted, !right.isQuoted,
      left.tokens.upperBound == right.tokens.lowerBound - (isParted ? 1 : 0), right.role == .none
    else { return false }
    if isParted {
      return left.isCapital && right.isCapital && sentence.tokens[left.tokens.upperBound].text == "&"
    }
    let isUp = sentence.tokens[left.tokens.upperBound - 1].isCapital
    guard isUp == right.isCapital else { return false }
    return isUp || (left.senses + right.senses).allSatisfy { $0.kind == .new || $0.kind == .symbol }
  }
}
