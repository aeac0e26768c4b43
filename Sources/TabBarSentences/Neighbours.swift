import TabBarLexicon

/// Puts together what neighbours mean: tab 3, the third one, the first two, a title of several words.
struct Neighbours {
  private(set) var items: [Item] = []
  private let sentence: Sentence
  private let names: Names
  private var source: [Item]

  init(_ source: [Item], in sentence: Sentence, _ names: Names) {
    (self.source, self.sentence, self.names) = (source, sentence, names)
    for index in source.indices { take(index) }
  }

  private var count: Int { names.count }

  private mutating func take(_ index: Int) {
    var item = source[index]
    let next = index + 1 < source.count ? source[index + 1] : nil
    let previous = items.last
    if let previous, let number = item.number, Words.steps.contains(previous.text.lowercased()) {
      items.removeLast()
      (item.senses, item.role) = ([Sense(kind: .step, number: number)], previous.role)
    } else if !item.has(.tab) {
      addTabs(&item, index, next)
    }
    if item.has(Concept.all), count > 0 {
      item.senses.append(Sense(kind: .tab, tabs: Array(0..<count), cost: Price.slight))
    }
    // What is named in front is what is meant.
    if Words.pointing.contains(item.text.lowercased()), let subject = names.subject,
      subject < count, !items.contains(where: { $0.has(.tab) || $0.has(.new) })
    {
      item.senses.append(Sense(kind: .tab, tabs: [subject], cost: Price.slight))
    }
    // As in: a podcast app.
    if next?.has(Concept.bar) == true, item.has(.new), !item.isCapital, !item.isQuoted {
      item.senses = item.senses.filter { $0.kind == .starter } + [.free]
    }
    if let previous = items.last, joins(previous, item) {
      let range = previous.tokens.lowerBound..<item.tokens.upperBound
      var joined = previous
      joined.senses = [Sense(kind: .new, text: sentence.text(range))]
      (joined.tokens, joined.text) = (range, sentence.text(range))
      items[items.count - 1] = joined
    } else {
      items.append(item)
    }
  }

  /// Adds the tab that a number or a place may mean: `tab 3`, `the third`, `the last tab`, `the first two`.
  private mutating func addTabs(_ item: inout Item, _ index: Int, _ next: Item?) {
    let place = item.senses.first { $0.kind == .place }?.number
    if let place, abs(place) == 1, let number = next?.number, number > 1, number <= count {
      let tabs = Array(place == 1 ? 0..<number : count - number..<count)
      item.senses = [Sense(kind: .tab, tabs: tabs), Sense(kind: .number, number: number, cost: Price.slight)]
      source[index + 1].senses = [.free]
      return
    }
    let before = items.last { !$0.has(.free) || $0.kinds.intersects(.things) }
    let isNumbered = before.map { Words.numbers.contains($0.text.lowercased()) } == true
    let isBehindTab = isNumbered || before?.has(Concept.tab) == true && [.at, .on, .none].contains(item.role)
    guard let number = place ?? item.number, place != nil || isBehindTab || !item.text.allSatisfy(\.isLetter)
    else {
      return
    }
    // Of the tab at the end, it is the tab that has a part.
    if isBehindTab, item.role != .none { item.role = before?.role ?? .none }
    let isBeforeTab = next?.has(Concept.tab) == true
    let isOfTab = isBehindTab || place != nil && isBeforeTab || item.text.hasPrefix("#")
    let tab = number < 0 ? count + number : number - 1
    if tab >= 0, tab < count, isBeforeTab || next?.has(Concept.place) != true {
      let cost = isOfTab ? 0 : isBeforeTab ? Price.much : Price.slight
      item.senses.append(Sense(kind: .tab, tabs: [tab], cost: cost))
    }
    guard isOfTab, item.role == .none else { return }
    for sense in item.senses.indices where item.senses[sense].kind == .place {
      item.senses[sense].cost += Price.doubt
    }
  }

  /// Whether two words are one title.
  private func joins(_ left: Item, _ right: Item) -> Bool {
    left.has(.new) && right.has(.new) && ![left, right].contains { $0.isLiteral || $0.isQuoted }
      && left.tokens.upperBound == right.tokens.lowerBound && right.role == .none
      && sentence.tokens[left.tokens.upperBound - 1].isCapital == right.isCapital
      && (right.isCapital
        || (left.senses + right.senses).allSatisfy { $0.kind == .new || $0.kind == .symbol })
  }
}
