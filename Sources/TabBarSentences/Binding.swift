import TabBarCore
import TabBarLexicon

/// What plays a part in an intent.
struct Fill {
  let sense: Sense
  let role: Role
  let item: Int
}

/// The parts that the items of a clause play in an intent.
struct Parts {
  let intent: Intent
  let items: [Item]
  let context: SentenceContext
  let sentence: Sentence
  var slots: [[Fill]]
  /// The concepts that are said, each with its item.
  var said: [(concept: Int, item: Int)] = []
  /// Whether the wish is denied: `I do not want Inbox`.
  var isDenied = false
}

/// Looks for the cheapest ways to give every item of a clause a part in an intent.
struct Binding {
  /// A way to understand a clause.
  struct Result {
    var cost: Double
    let lines: [String]
    let intent: Int
    /// Whether every word has its part.
    var isWhole = true
  }

  private enum Part {
    case concept(Int)
    case slot(Int, Fill)
    case denied, ownDenied, free, unexplained
  }

  private var parts: Parts
  private let isAsked: Bool
  private let isInherited: Bool
  private let number: Int
  private var options: [[(cost: Double, part: Part)]] = []
  /// The least that the items from each one on cost.
  private var rest: [Double] = []
  private var steps = 0
  private var best: Double
  private var hasOwn = false
  private var unexplained = 0
  private(set) var results: [Result] = []

  // Enough for a sentence with a dozen things, each with three senses.
  private static let mostSteps = 250

  /// `isInherited` says that the clause before is about the same intent, `isAsked` that this one is a question.
  init(
    _ intent: Intent, _ number: Int, _ items: [Item], in sentence: Sentence, _ context: SentenceContext,
    isInherited: Bool, isAsked: Bool
  ) {
    parts = Parts(
      intent: intent, items: items, context: context, sentence: sentence,
      slots: Array(repeating: [], count: intent.slots.count))
    (self.number, self.isInherited, self.isAsked) = (number, isInherited, isAsked)
    best = Price.most
    options = items.indices.map(options)
    rest = [Double](repeating: 0, count: items.count + 1)
    for index in items.indices.reversed() { rest[index] = rest[index + 1] + options[index][0].cost }
    bind(0, 0)
  }

  // MARK: Options

  private func options(of index: Int) -> [(cost: Double, part: Part)] {
    let (intent, item) = (parts.intent, parts.items[index])
    let isLook = intent.kind == .look
    var options: [(cost: Double, part: Part)] = []
    for sense in item.senses {
      switch sense.kind {
      case .concept:
        if intent.names(sense.concept) {
          options.append((sense.cost, .concept(sense.concept)))
        } else if sense.concept == Concept.tab || sense.concept == Concept.bar {
          options.append((sense.cost + Price.slight, .concept(sense.concept)))
        }
        if sense.concept == Concept.not {
          if isWished || saysNone(index), intent.names(Concept.denied) {
            options.append((sense.cost, .denied))
          }
          if isLook || intent.names(Concept.deniesOwn) { options.append((sense.cost, .ownDenied)) }
        }
        if sense.concept == Concept.ask, !isLook, !item.has(Concept.condition) {
          options.append((isAsked ? Price.doubt : Price.free, .free))
        }
      case .separator:
        // As in: all but Home.
        let isException = item.has(Concept.except) && parts.items.contains { $0.has(Concept.all) }
        if !isException { options.append((Price.free, .free)) }
      case .free where isLook && isDone(item): break
      case .free:
        let isStrong = item.senses.contains { $0.proves } && !isLook
        options.append((sense.cost + (isStrong ? Price.doubt : Price.free), .free))
      default: break
      }
    }
    for (slot, kind) in intent.slots.enumerated() { addFills(of: slot, kind, index, to: &options) }
    options.append((price(of: index, isLook), .unexplained))
    // What shows the wish is tried first, so that others that cost the same find it known.
    return options.sorted { ($0.cost, proves($0.part) ? 0 : 1) < ($1.cost, proves($1.part) ? 0 : 1) }
  }

  private func proves(_ part: Part) -> Bool {
    guard case .concept(let concept) = part else { return false }
    return parts.intent.evidence.contains { if case .concept(concept) = $0.evidence { true } else { false } }
  }

  private func addFills(
    of slot: Int, _ kind: Intent.Slot, _ index: Int, to options: inout [(cost: Double, part: Part)]
  ) {
    let item = parts.items[index]
    // A thing in a list plays the part of the one before it.
    let isListed = item.role == .none && !kind.takes(.none)
    guard let role = isListed ? item.listRole : item.role, kind.takes(role) else { return }
    for sense in item.senses where kind.kinds.contains(sense.kind) {
      var cost = sense.cost + (isListed ? Price.free : 0)
      switch sense.kind {
      case .number where kind.takesPlace:
        guard [.at, .in, .to, .equals, .as].contains(role) || role == .none && parts.intent.name == "move"
        else { continue }
        cost += role == .none ? Price.doubt : Price.free
      case .new where kind.takesSymbol: cost += Price.doubt
      case .new where kind.takesValue: cost += item.isQuoted ? 0 : role == .none ? Price.much : Price.doubt
      case .new where kind.takesTitle: cost += titlePrice(of: index, role)
      default: break
      }
      options.append((cost, .slot(slot, Fill(sense: sense, role: role, item: index))))
    }
  }

  /// Whether a word does something, so that it is no part of a look: `make it a sidebar`.
  private func isDone(_ item: Item) -> Bool { Words.doing.contains(item.text.lowercased()) }

  /// Whether the clause wishes for something: `need`, `want`.
  private var isWished: Bool {
    parts.items.contains { Words.wishes.contains($0.text.lowercased()) }
  }

  /// Whether an item says that there is to be none of the next: `no Inbox`, and not `no, take it back`.
  private func saysNone(_ index: Int) -> Bool {
    guard parts.items[index].text.lowercased() == "no", index + 1 < parts.items.count else { return false }
    let next = parts.items[index + 1]
    return next.tokens.lowerBound == parts.items[index].tokens.upperBound && !next.has(.separator)
      && (!next.isVerb || next.has(.tab))
  }

  /// What it costs to leave an item without a part.
  private func price(of index: Int, _ isLook: Bool) -> Double {
    let item = parts.items[index]
    let senses = item.senses.filter { $0.kind != .free || $0.cost <= Price.doubt }
    if senses.contains(where: { $0.kind == .unknown }) { return Price.left }
    let isFree = senses.contains { [.free, .separator, .equals].contains($0.kind) }
    let isStrong = senses.contains { sense in
      sense.proves || sense.kind == .concept && Concept.weighty.contains(sense.concept)
    }
    let isThing = senses.contains { $0.kind != .new && KindSet.things.contains($0.kind) }
    if isFree, !isStrong, !isThing, !(isLook && isDone(item)) { return 0 }
    if !isLook, senses.contains(where: { [Concept.not, Concept.condition].contains($0.concept) }) {
      return Price.harm
    }
    if isLook { return isThing ? Price.much : Price.doubt }
    if isThing || isStrong { return isFree ? Price.much : Price.left }
    return senses.allSatisfy(\.isVerb) ? Price.doubt : Price.much
  }

  /// How unlikely it is that words are a new title: quotes and capitals say so, small letters need a word that names.
  private func titlePrice(of index: Int, _ role: Role) -> Double {
    let item = parts.items[index]
    if item.isQuoted { return 0 }
    let isUp = item.isCapital
    // A question asks for no tab that nobody has named: how many.
    if isAsked, !isUp { return Price.left }
    let isNamed = role == .called || role == .equals
    let isAdded = parts.intent.name == "add"
    let saysTab = parts.items.contains { $0.has(Concept.tab) }
    let before = item.tokens.lowerBound > 0 ? parts.sentence.tokens[item.tokens.lowerBound - 1].low : ""
    // My account may be one title or the other.
    let isMine = ["my", "your", "our"].contains(before)
    var cost = item.isOwned && !isUp ? isMine ? Price.much : Price.doubt : 0
    if item.hasArticle, !isNamed, !isUp, !(isAdded && saysTab) { cost += Price.guess }
    if isAdded, !isUp, !isNamed, !saysTab, !parts.items.contains(where: { $0.has(Concept.add) }),
      !parts.items[..<index].contains(where: { $0.has(.new) })
    {
      cost += Price.guess
    }
    if item.isLiteral {
      let words = item.text.split(separator: " ")
      let isTitle = isNamed || words.allSatisfy { $0.first?.isUppercase == true }
      cost += isTitle ? Price.slight : Price.doubt
      // As in: one more tab that I want.
      if !isTitle, words.allSatisfy({ Lexicon.shared.isInVocabulary($0.lowercased()) }) { cost += Price.much }
      for word in words.map({ $0.lowercased() })
      where Lexicon.shared.isInVocabulary(word) && !Lexicon.shared.isFree(word) {
        cost += Lexicon.shared.senses(of: word).contains { $0.proves } ? Price.doubt : Price.slight
      }
    } else if item.words > 1 {
      cost += isUp || isNamed ? Price.free : Price.doubt
    }
    // As in: it must be supressed.
    if !isUp, !isNamed, item.tokens.lowerBound > 0,
      Words.being.contains(parts.sentence.tokens[item.tokens.lowerBound - 1].low)
    {
      cost += Price.guess
    }
    return cost
  }

  // MARK: Search

  private mutating func bind(_ index: Int, _ cost: Double) {
    steps += 1
    guard cost + rest[index] <= best + Price.doubt, steps <= Self.mostSteps else { return }
    guard index < options.count else { return finish(cost) }
    for (price, part) in options[index] {
      let next = cost + price
      switch part {
      case .concept(let concept):
        parts.said.append((concept, index))
        bind(index + 1, next)
        parts.said.removeLast()
      case .slot(let slot, let fill):
        guard parts.slots[slot].isEmpty || parts.intent.slots[slot].takesSeveral else { continue }
        parts.slots[slot].append(fill)
        bind(index + 1, next)
        parts.slots[slot].removeLast()
      case .denied:
        let before = parts.isDenied
        parts.isDenied = true
        bind(index + 1, next)
        parts.isDenied = before
      case .ownDenied:
        let before = hasOwn
        hasOwn = true
        bind(index + 1, next)
        hasOwn = before
      case .free: bind(index + 1, next)
      case .unexplained:
        unexplained += price > Price.slight ? 1 : 0
        bind(index + 1, next)
        unexplained -= price > Price.slight ? 1 : 0
      }
    }
  }

  private mutating func finish(_ cost: Double) {
    guard let extra = priceOfEvidence() else { return }
    // What nothing shows is at most offered.
    let isWhole = unexplained == 0 && extra < Price.much
    for (more, lines) in parts.lines {
      let cost = cost + extra + more
      best = min(best, cost)
      results.append(Result(cost: cost, lines: lines, intent: number, isWhole: isWhole))
    }
  }

  /// What it costs that the clause says so little of the intent; `nil` where it says nothing.
  private func priceOfEvidence() -> Double? {
    let intent = parts.intent
    for (slot, kind) in intent.slots.enumerated() where kind.isNeeded && parts.slots[slot].isEmpty {
      return nil
    }
    if hasOwn, intent.kind != .look, !parts.says("N:own") { return nil }
    var extra = Price.much
    for (evidence, cost) in intent.evidence where cost < extra && parts.isGiven(evidence) { extra = cost }
    if extra >= Price.much, isInherited { extra = Price.slight }
    // Several new names in a list are tabs without a word that says so.
    let isList = intent.slots.indices.contains { intent.slots[$0].takesTitle && parts.slots[$0].count > 1 }
    if extra >= Price.much, !isInherited, !isList { return nil }
    for (concept, slot) in intent.also where slot >= 0 && parts.slots[slot].isEmpty && parts.says(concept) {
      extra += Price.much
    }
    // An icon, or a badge, has to be said to be one.
    for (concept, slot) in intent.also
    where slot >= 0 && !parts.slots[slot].isEmpty && !parts.says(concept) && !parts.isGiven(.slot(slot))
      && !parts.slots[slot].contains(where: { $0.role == .with && $0.sense.kind == .number })
    {
      return nil
    }
    return extra
  }
}
