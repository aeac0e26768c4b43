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
  /// What fills each slot.
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

  /// What a reading of a clause may cost at most: a little more than an offer.
  private static let most = 3.2
  // Enough for a sentence with a dozen things, each with three senses.
  private static let mostSteps = 250

  /// - Parameters:
  ///   - number: The number of the intent in the lexicon.
  ///   - isInherited: Whether the clause before is about the same intent.
  ///   - isAsked: Whether the clause is a question.
  init(
    _ intent: Intent, _ number: Int, _ items: [Item], in sentence: Sentence, _ context: SentenceContext,
    isInherited: Bool, isAsked: Bool
  ) {
    parts = Parts(
      intent: intent, items: items, context: context, sentence: sentence,
      slots: Array(repeating: [], count: intent.slots.count))
    (self.number, self.isInherited, self.isAsked) = (number, isInherited, isAsked)
    best = Self.most
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
          let isWeak = sense.isVerb && !sense.proves
          // A tab whose title could be a verb, as in: no badge on Calls.
          let isTab =
            item.has(.tab) && (item.role != .none || index > 0 && index == parts.items.count - 1)
          // What is done without, or not done.
          let isDenied = sense.isVerb && (isTab || [.instead, .without].contains(item.role))
          let price = isDenied ? 2.5 : isWeak ? 0.04 : 0
          options.append((sense.cost + price, .concept(sense.concept)))
        } else if sense.concept == Concept.tab || sense.concept == Concept.bar {
          options.append((sense.cost + 0.1, .concept(sense.concept)))
        }
        if sense.concept == Concept.not {
          if isWished || item.text.lowercased() == "no", intent.names(Concept.denied) {
            options.append((sense.cost, .denied))
          }
          if isLook || intent.names(Concept.deniesOwn) { options.append((sense.cost + 0.05, .ownDenied)) }
        }
        if sense.concept == Concept.ask, !isLook { options.append((isAsked ? 0.3 : 0.05, .free)) }
      case .separator:
        let isException = item.has(Concept.except) && parts.items.contains { $0.has(Concept.all) }
        if !isException { options.append((0.02, .free)) }
      case .free:
        let isStrong = item.senses.contains { $0.proves }
        options.append((sense.cost + (isStrong && !isLook && !item.tellsRole ? 0.35 : 0.02), .free))
      default: break
      }
    }
    for (slot, kind) in intent.slots.enumerated() { addFills(of: slot, kind, index, to: &options) }
    options.append((price(of: index, isLook), .unexplained))
    return options.sorted { $0.cost < $1.cost }
  }

  private func addFills(
    of slot: Int, _ kind: Intent.Slot, _ index: Int, to options: inout [(cost: Double, part: Part)]
  ) {
    let item = parts.items[index]
    var role = item.role
    var extra = 0.0
    if !kind.takes(role) {
      guard role == .none, let other = item.listRole, kind.takes(other) else { return }
      (role, extra) = (other, 0.03)
    }
    for sense in item.senses where kind.kinds.contains(sense.kind) {
      var cost = sense.cost + extra
      switch sense.kind {
      case .number where kind.takesPlace:
        guard [.at, .in, .to, .equals, .as].contains(role) || role == .none && parts.intent.name == "move"
        else { continue }
        cost += role == .none ? 0.1 : 0.02
      case .number where kind.kinds.contains(.system): cost += 0.1
      case .new where kind.takesSymbol: cost += 0.35
      case .mark where kind.takesTitle: cost += 0.5
      case .new where kind.takesValue:
        if !item.isQuoted { cost += role == .none ? 1 : item.isSmall ? 0.6 : 0.3 }
      case .new where kind.takesTitle:
        cost += titlePrice(of: index, role) + (item.has(.gone) ? 0.4 : 0)
      default: break
      }
      options.append((cost, .slot(slot, Fill(sense: sense, role: role, item: index))))
    }
  }

  /// Whether the clause wishes for something: `need`, `want`.
  private var isWished: Bool {
    parts.items.contains { Words.wishes.contains($0.text.lowercased()) }
  }

  /// Whether a verb comes after a sign or word that parts wishes, and after the verb of the wish itself.
  private func isSecondVerb(_ index: Int) -> Bool {
    guard let cut = parts.items[..<index].lastIndex(where: { $0.has(.separator) }) else { return false }
    return parts.items[..<cut].contains { $0.senses.contains(where: \.proves) }
      && !parts.items[index].has(.free)
  }

  /// What it costs to leave an item without a part.
  private func price(of index: Int, _ isLook: Bool) -> Double {
    let item = parts.items[index]
    let senses = item.senses.filter { $0.kind != .free || $0.cost <= 0.3 }
    let isFree = senses.contains { $0.kind == .free }
    if senses.allSatisfy({ $0.kind == .separator || $0.kind == .equals }) { return 0 }
    if senses.contains(where: { $0.kind == .unknown }) { return 2 }
    func has(_ concept: Int) -> Bool { senses.contains { $0.kind == .concept && $0.concept == concept } }
    let isStrong = senses.contains { $0.proves }
    let isQuantity = senses.contains { $0.kind == .concept && Concept.quantities.contains($0.concept) }
    let isThing = senses.contains { $0.kind != .new && KindSet.things.contains($0.kind) }
    if isFree, !isStrong, !isQuantity, !isThing, !has(Concept.not), !has(Concept.condition) { return 0 }
    if has(Concept.condition) { return isLook ? 0.3 : 5 }
    if has(Concept.not) { return isLook ? 0.5 : 5 }
    let factor = isLook ? 0.35 : 1
    if isQuantity { return 1.4 * factor }
    if senses.contains(where: {
      ![.new, .symbol, .sign].contains($0.kind) && KindSet.things.contains($0.kind)
    }) {
      let isVague = isFree || senses.contains { [.number, .place, .relative].contains($0.kind) }
      return isLook ? 0.9 : isVague ? 1.5 : 2.2
    }
    if isStrong { return (isFree ? 1.2 : 2.5) * factor }
    // A verb that proves nothing.
    if senses.allSatisfy({ $0.isVerb }) { return (isSecondVerb(index) ? 1.1 : 0.4) * factor }
    let isPlain = senses.contains { $0.kind == .new } && item.isSmall && senses.count < 3
    return (isPlain ? 0.8 : 1.2) * factor
  }

  /// How unlikely it is that words are a new title: quotes and capitals say so, small letters need a word that names.
  private func titlePrice(of index: Int, _ role: Role) -> Double {
    let item = parts.items[index]
    if item.isQuoted { return 0 }
    let isUp = item.isCapital
    let isNamed = role == .called || role == .equals
    var cost = item.isOwned && !isUp ? 0.35 : 0
    let isAdded = parts.intent.name == "add"
    let saysTab = parts.items.contains { $0.has(Concept.tab) }
    if item.hasArticle, [.to, .into, .in, .at].contains(role) || !isUp && !isNamed && !(isAdded && saysTab) {
      cost += 0.6
    }
    if isAdded, !isUp, !isNamed, !saysTab, !parts.items.contains(where: { $0.has(Concept.add) }),
      !parts.items[..<index].contains(where: { $0.has(.new) })
    {
      cost += 0.7
    }
    if item.isLiteral {
      let words = item.text.split(separator: " ")
      cost += words.allSatisfy { $0.first?.isUppercase == true } ? 0.03 : isNamed ? 0.12 : 0.3
      if words.contains(where: { DeviceName.beginsName($0.lowercased()) }) { cost += 0.6 }
      for word in words.map({ $0.lowercased() })
      where Lexicon.shared.isInVocabulary(word) && !Lexicon.shared.isFree(word) {
        cost +=
          Lexicon.shared.senses(of: word).contains { $0.proves }
          ? 0.3 : 0.15
      }
      cost += (item.text.first?.isNumber == true ? 0.5 : 0) + (item.coversKnown ? 0.4 : 0)
    } else if item.words > 1 {
      cost += isUp || isNamed ? 0.05 : 0.3
    }
    if !item.isLiteral, index == 0, !isUp { cost += 0.2 }
    // As in: it must be supressed.
    if !isUp, !isNamed, item.tokens.lowerBound > 0,
      ["be", "is", "are", "was", "get", "gets"].contains(
        parts.sentence.tokens[item.tokens.lowerBound - 1].low)
    {
      cost += 0.6
    }
    if item.text.contains(where: { !$0.isLetter && !$0.isNumber && !" .&'-_".contains($0) })
      || hasInnerDot(item.text)
    {
      cost += 0.6
    }
    return cost
  }

  private func hasInnerDot(_ text: String) -> Bool {
    guard let dot = text.firstIndex(of: ".") else { return false }
    return text.index(after: dot) < text.endIndex && text[text.index(after: dot)] != " "
  }

  // MARK: Search

  private mutating func bind(_ index: Int, _ cost: Double) {
    steps += 1
    guard cost + rest[index] <= best + 0.3, steps <= Self.mostSteps else { return }
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
        unexplained += price > 0.1 ? 1 : 0
        bind(index + 1, next)
        unexplained -= price > 0.1 ? 1 : 0
      }
    }
  }

  private mutating func finish(_ cost: Double) {
    guard let extra = priceOfEvidence() else { return }
    // What nothing shows is at most offered.
    let isWhole = unexplained == 0 && extra < 0.9
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
    if parts.isDenied, parts.says("V:remove") { return nil }
    if hasOwn, intent.kind != .look, !parts.says("N:own") { return nil }
    var extra = 1.0
    for (evidence, cost) in intent.evidence where cost < extra && isGiven(evidence) { extra = cost }
    if extra >= 1, isInherited { extra = 0.15 }
    if extra >= 1, !isInherited, parts.slots.allSatisfy(\.isEmpty) { return nil }
    for (concept, slot) in intent.also where slot >= 0 && parts.slots[slot].isEmpty && parts.says(concept) {
      extra += 1.2
    }
    return extra
  }

  private func isGiven(_ evidence: Intent.Evidence) -> Bool {
    switch evidence {
    case .concept(Concept.denied): return parts.isDenied
    case .concept(let concept): return parts.says(concept)
    case .concepts(let concepts): return concepts.allSatisfy(parts.says)
    case .role(let role): return parts.slots.contains { $0.contains { $0.role == role } }
    case .equals: return parts.slots.contains { $0.contains { $0.role == .equals } }
    case .slot(let slot):
      let (kind, fills) = (parts.intent.slots[slot], parts.slots[slot])
      // A word may be a value or a symbol only beside something that says so.
      if kind.takesValue { return fills.contains { $0.sense.kind == .sign } }
      if kind.takesSymbol {
        return fills.contains { $0.sense.kind == .symbol && $0.sense.text.contains(".") }
      }
      return !fills.isEmpty
    }
  }
}
