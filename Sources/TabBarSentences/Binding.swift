import TabBarCore
import TabBarLexicon
import TabBarPlayground

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
  let playground: Playground
  let sentence: Sentence
  var slots: [[Fill]]
  /// The concepts that are said, each with its item.
  var said: [(concept: Int, item: Int)] = []
}

/// Looks for the cheapest ways to give every item of a clause a part in an intent.
struct Binding {
  /// A way to understand a clause.
  struct Result {
    var cost: Double
    let lines: [String]
    let intent: Int
    /// The words that have no part.
    let leftOut: [String]
  }

  private enum Part {
    case concept(Int)
    case slot(Int, Fill)
    case none
  }

  private var parts: Parts
  private let isInherited: Bool
  private let number: Int
  private var options: [[(cost: Double, part: Part)]] = []
  /// The least that the items from each one on cost.
  private var rest: [Double] = []
  private var steps = 0
  private var best = Price.most
  private var leftOut: [String] = []
  private(set) var results: [Result] = []

  // Enough for a sentence with a dozen things, each with three senses.
  private static let mostSteps = 250

  /// `isInherited` says that the clause before is about the same intent.
  init(
    _ intent: Intent, _ number: Int, _ items: [Item], in sentence: Sentence, _ names: Names,
    isInherited: Bool
  ) {
    parts = Parts(
      intent: intent, items: items, playground: names.playground, sentence: sentence,
      slots: Array(repeating: [], count: intent.slots.count))
    (self.number, self.isInherited) = (number, isInherited)
    options = items.indices.map(options)
    rest = [Double](repeating: 0, count: items.count + 1)
    for index in items.indices.reversed() { rest[index] = rest[index + 1] + options[index][0].cost }
    bind(0, 0)
  }

  // MARK: Options

  private func options(of index: Int) -> [(cost: Double, part: Part)] {
    let (intent, item) = (parts.intent, parts.items[index])
    let isLook = intent.kind == .look
    var options: [(cost: Double, part: Part)] = [(item.price(isLook: isLook), .none)]
    for sense in item.senses {
      switch sense.kind {
      case .concept where intent.names(sense.concept): options.append((sense.cost, .concept(sense.concept)))
      case .concept where sense.concept == Concept.tab || sense.concept == Concept.bar:
        options.append((sense.cost + Price.slight, .concept(sense.concept)))
      case .concept where sense.concept == Concept.ask && !isLook && !item.isTurning,
        .separator:
        options.append((Price.slight, .none))
      case .free where isLook || !item.isTurning: options.append((sense.cost + Price.slight, .none))
      default: break
      }
    }
    for (slot, kind) in intent.slots.enumerated() { addFills(of: slot, kind, index, to: &options) }
    // What shows the wish is tried first, so that others that cost the same find it known.
    return options.sorted { ($0.cost, proves($0.part) ? 0 : 1) < ($1.cost, proves($1.part) ? 0 : 1) }
  }

  private func proves(_ part: Part) -> Bool {
    if case .concept(let concept) = part { parts.intent.proves(concept) } else { false }
  }

  private func addFills(
    of slot: Int, _ kind: Intent.Slot, _ index: Int, to options: inout [(cost: Double, part: Part)]
  ) {
    let item = parts.items[index]
    // A thing in a list plays the part of the one before it.
    let isListed = item.role == .none && !kind.takes(.none)
    guard let role = isListed ? item.listRole : item.role, kind.takes(role) else { return }
    for sense in item.senses where kind.kinds.contains(sense.kind) {
      var cost = sense.cost + (isListed ? Price.slight : 0)
      switch sense.kind {
      case .number where kind.kinds.contains(.place):
        cost += role == .none ? Price.doubt : Price.slight
      case .new where kind.kinds.contains(.symbol): cost += Price.doubt
      case .new where kind.kinds.contains(.sign):
        cost += item.isQuoted ? 0 : role == .none ? Price.much : Price.doubt
      case .new: cost += titlePrice(of: index, role)
      default: break
      }
      options.append((cost, .slot(slot, Fill(sense: sense, role: role, item: index))))
    }
  }

  /// How unlikely it is that words are a new title: quotes and capitals say so, small letters need a word that names.
  private func titlePrice(of index: Int, _ role: Role) -> Double {
    let item = parts.items[index]
    if item.isQuoted { return 0 }
    let isUp = item.isCapital
    let isNamed = role == .called || role == .equals
    let isAdded = parts.intent.name == "add"
    // The tabs are those that are there.
    if isAdded, !isNamed, !parts.design.tabs.isEmpty, parts.items.contains(where: \.isTheTabs) {
      return Price.harm
    }
    let says = { (concept: Int) in parts.items.contains { $0.has(concept) } }
    var cost = 0.0
    if isAdded, !isUp, !isNamed, !says(Concept.tab) {
      let start = item.tokens.lowerBound
      // As in: another hint.
      if start > 0, Words.more.contains(parts.sentence.tokens[start - 1].low) { return Price.harm }
      cost = says(Concept.add) || parts.items[..<index].contains { $0.has(.new) } ? 0 : Price.harm
    }
    return item.isLiteral ? cost + (isNamed || isUp ? Price.slight : Price.doubt) : cost
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
      case .none:
        let before = leftOut
        if price > Price.slight, parts.items[index].isNamed { leftOut.append(parts.items[index].text) }
        bind(index + 1, next)
        leftOut = before
      }
    }
  }

  private mutating func finish(_ cost: Double) {
    guard let extra = priceOfEvidence() else { return }
    for (more, lines) in parts.lines {
      let cost = cost + extra + more
      best = min(best, cost)
      results.append(Result(cost: cost, lines: lines, intent: number, leftOut: leftOut))
    }
  }

  /// What it costs that the clause says so little of the intent; `nil` where it says nothing.
  private func priceOfEvidence() -> Double? {
    let intent = parts.intent
    for (slot, kind) in intent.slots.enumerated() where kind.isNeeded && parts.slots[slot].isEmpty {
      return nil
    }
    var extra = isInherited ? Price.slight : Price.harm
    for (evidence, cost) in intent.evidence where cost < extra && parts.isGiven(evidence) { extra = cost }
    guard extra < Price.harm else { return nil }
    for (concept, slot) in intent.also where slot >= 0 && parts.slots[slot].isEmpty && parts.says(concept) {
      extra += Price.much
    }
    // An icon, or a badge, has to be said to be one.
    for (concept, slot) in intent.also
    where slot >= 0 && !parts.slots[slot].isEmpty && !parts.says(concept) && !parts.isPlain(slot) {
      return nil
    }
    return extra
  }
}
