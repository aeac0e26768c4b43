import TabBarLexicon

/// Puts together what neighbours mean: tab 3, the third one, the first two, a title of several words.
struct Neighbours {
  private(set) var items: [Item] = []
  private let sentence: Sentence
  private let context: SentenceContext
  private var source: [Item]

  init(_ source: [Item], in sentence: Sentence, _ context: SentenceContext) {
    (self.source, self.sentence, self.context) = (source, sentence, context)
    for index in source.indices { take(index) }
  }

  private var count: Int { context.titles.count }

  private mutating func take(_ index: Int) {
    var item = source[index]
    let next = index + 1 < source.count ? source[index + 1] : nil
    let previous = items.last
    // What is not wanted is wanted to be something else: not 2022.
    if previous?.has(Concept.not) == true, item.kinds.intersects([.year, .guide, .vendor, .device, .system]) {
      items.removeLast()
      item.role = .instead
    }
    if let place = item.senses.first(where: { $0.kind == .place }), !item.has(.tab) {
      let before = items.last { !$0.has(.free) || $0.kinds.intersects(.things) }
      let isBehindTab = before?.has(Concept.tab) == true && [.at, .on, .none].contains(item.role)
      // Of the tab at the end, it is the tab that has a part.
      if isBehindTab, item.role != .none { item.role = before?.role ?? .none }
      addTabs(&item, at: place.number, isOfTab: isBehindTab || next?.has(Concept.tab) == true, index, next)
    }
    let isBehind = previous?.tokens.upperBound == item.tokens.lowerBound
    if let number = item.senses.first(where: { $0.kind == .number })?.number {
      if let previous, isBehind, Words.steps.contains(previous.text.lowercased()) {
        items.removeLast()
        (item.senses, item.role) = ([Sense(kind: .step, number: number)], previous.role)
      } else if number > 0, number <= count, !item.has(.tab) {
        addTab(&item, number, isBehind ? previous : nil, next)
      }
    }
    if item.has(Concept.all), count > 0 {
      item.senses.append(Sense(kind: .tab, tabs: Array(0..<count), cost: Price.slight))
    }
    // What is named in front is what is meant.
    if Words.pointing.contains(item.text.lowercased()), let subject = context.subject,
      subject < count, !items.contains(where: { $0.has(.tab) || $0.has(.new) })
    {
      item.senses.append(Sense(kind: .tab, tabs: [subject], cost: Price.slight))
    }
    if previous?.text == "&", items.count > 1, joins(items[items.count - 2], item, gap: 1), item.isCapital {
      items.removeLast()
    }
    if let previous = items.last,
      joins(previous, item, gap: item.tokens.lowerBound - previous.tokens.upperBound)
    {
      let range = previous.tokens.lowerBound..<item.tokens.upperBound
      var joined = previous
      joined.senses = [Sense(kind: .new, text: sentence.text(range))]
      (joined.tokens, joined.text, joined.words) = (range, sentence.text(range), previous.words + 1)
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
      let tabs = place == 1 ? 0..<number : count - number..<count
      item.senses = [
        Sense(kind: .tab, tabs: Array(tabs)), Sense(kind: .number, number: number, cost: Price.free),
      ]
      item.text += " " + next.text
      item.tokens = item.tokens.lowerBound..<next.tokens.upperBound
      source[index + 1].senses = [.free]
      return
    }
    let tab = place < 0 ? count + place : place - 1
    if tab >= 0, tab < count, next?.has(Concept.place) != true || next?.has(Concept.tab) == true {
      let isOrdinal =
        Lexicon.shared.ordinals.contains(item.text.lowercased()) || item.text.first?.isNumber == true
      let cost = isOfTab ? 0 : isOrdinal && item.hasArticle ? Price.slight : Price.guess
      item.senses.append(Sense(kind: .tab, tabs: [tab], cost: cost))
    }
    guard isOfTab, item.role == .none else { return }
    for sense in item.senses.indices where item.senses[sense].kind == .place {
      item.senses[sense].cost += Price.doubt
    }
  }

  private func addTab(_ item: inout Item, _ number: Int, _ previous: Item?, _ next: Item?) {
    let word = previous?.text.lowercased() ?? ""
    let isOfTab =
      item.text.hasPrefix("#") || ["number", "no", "nr"].contains(word)
      || previous?.has(Concept.tab) == true && !["a", "an", "one", "ones"].contains(word) && !word.isEmpty
    guard isOfTab || !item.text.allSatisfy(\.isLetter) else { return }
    // As in: those 4 iPhones, which 2.
    let isCount =
      Words.counting.contains(word)
      || next.map { next in
        next.tokens.lowerBound == item.tokens.upperBound
          && (next.has(Concept.tab) || next.kinds.intersects([.new, .unknown, .device]))
      } == true
    item.senses.append(
      Sense(kind: .tab, tabs: [number - 1], cost: isOfTab ? 0 : isCount ? Price.much : Price.slight))
  }

  /// Whether two words are one title.
  private func joins(_ left: Item, _ right: Item, gap: Int) -> Bool {
    guard left.has(.new), right.has(.new), !left.isLiteral, !right.isLiteral, !left.isQuoted, !right.isQuoted,
      left.tokens.upperBound + gap == right.tokens.lowerBound, right.role == .none,
      gap == 0 || gap == 1 && sentence.tokens[left.tokens.upperBound].text == "&"
    else { return false }
    let isUp = sentence.tokens[left.tokens.upperBound - 1].isCapital
    guard isUp == right.isCapital else { return false }
    return isUp || (left.senses + right.senses).allSatisfy { $0.kind == .new || $0.kind == .symbol }
  }
}
