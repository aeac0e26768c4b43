import TabBarCore
import TabBarLexicon

/// What a sentence means.
package enum Reading: Hashable, Sendable {
  /// These lines, one after the other, in canonical form.
  case lines([String])
  /// One of these, each of one line or several.
  case choices([[String]])
  case unclear
}

/// Reads what a person says of a session: every word is explained, and the cheapest explanation counts.
package struct Reader<Session: SentenceSession> {
  private struct Clause {
    var cost: Double
    var lines: [String]
    var session: Session
    /// What it may speak of; looked for once for each state of the session.
    var names: Names
    var intent: Int?
    var count = 0
    var kinds: Set<Intent.Aim> = []
    var isWhole = true
    var mood = Mood.fragment

    var isLook: Bool { !kinds.contains(.change) }
  }

  private struct Key: Hashable {
    let range: Range<Int>
    let lines: [String]
    let intent: Int?
  }

  // A reading is carried out where it costs no more than this, and the next one is dearer by the margin. One that only
  // looks can do no harm.
  private static var margin: Double { Price.doubt }
  private static var lookMargin: Double { 2 * Price.free }
  private static var mostOffers: Int { 3 }
  // Longer lines are prose. Beyond so many cuts a line is read as one clause.
  package static var mostBytes: Int { 600 }
  private static var mostCuts: Int { 12 }
  private static var mostBindings: Int { 400 }

  private let session: Session
  private var sentence: Sentence
  private var names: Names
  private let lexicon = Lexicon.shared
  /// The cheapest reading of the whole line that cannot be carried out.
  private var refused: (cost: Double, lines: [String])?
  private var memory: [Key: [Binding.Result]] = [:]
  private var bindings = 0

  package static func reading(of line: String, in session: Session) -> Reading {
    guard line.utf8.count <= mostBytes else { return .unclear }
    var reader = Reader(line, session)
    return reader.read()
  }

  package static func knows(_ word: String) -> Bool { Names.knows(word) }

  private init(_ line: String, _ session: Session) {
    self.session = session
    sentence = Sentence(line)
    names = Names(session.context, for: sentence)
    mendSlips()
    // A word that is set right may begin a title.
    names = Names(names.context, for: sentence)
  }

  /// Sets right the slips in words that are no names.
  private mutating func mendSlips() {
    for (index, token) in sentence.tokens.enumerated() where token.kind == .word {
      let low = token.low
      let isCapital = token.isCapital && !sentence.begins(index)
      guard low.utf8.count > 3, !isCapital, low.allSatisfy(\.isLetter), !Names.knows(low),
        !names.titles.contains(where: { $0.words.contains(low) || Slip.isOne(low, of: $0.words[0]) })
      else { continue }
      if let word = lexicon.word(near: low) { sentence.mend(index, to: word) }
    }
  }

  // MARK: Clauses

  private mutating func read() -> Reading {
    let tokens = sentence.tokens
    guard !tokens.isEmpty else { return .unclear }
    let cuts = cuts()
    var ways: [Int: [Clause]] = [0: [Clause(cost: 0, lines: [], session: session, names: names)]]
    for end in 1..<cuts.count {
      var reached: [Clause] = []
      for start in 0..<end {
        for clause in ways[start] ?? [] {
          reached += continuations(of: clause, from: cuts[start], to: cuts[end])
        }
      }
      var seen: Set<[String]> = []
      ways[end] = Array(
        reached.sorted { $0.cost < $1.cost }.filter {
          seen.insert($0.lines + ["\($0.intent ?? -1)"]).inserted
        }.prefix(5))
    }
    return decide(ways[cuts.count - 1] ?? [])
  }

  /// Returns the places at which the sentence may fall into clauses.
  private func cuts() -> [Int] {
    let tokens = sentence.tokens
    var cuts = [0]
    for (index, token) in tokens.enumerated() where index > 0 {
      // As in: all but Home.
      if lexicon.senses(of: token.low).contains(where: { $0.concept == Concept.except }),
        tokens[..<index].contains(where: { lexicon.senses(of: $0.low).contains { $0.concept == Concept.all } }
        )
      {
        continue
      }
      if token.isSign(",;.?!&()-") {
        cuts.append(index + 1)
      } else if token.kind == .word, lexicon.senses(of: token.low).contains(where: { $0.kind == .separator })
      {
        cuts.append(index)
      }
    }
    cuts = Set(cuts.filter { $0 < tokens.count }).sorted() + [tokens.count]
    // A name in a list is no clause.
    let all = cuts
    cuts = all.indices.filter { $0 == 0 || $0 == all.count - 1 || !isName(all[$0]..<all[$0 + 1]) }.map {
      all[$0]
    }
    return cuts.count <= Self.mostCuts ? cuts : [0, tokens.count]
  }

  /// Whether some tokens name one thing, and say no more.
  private func isName(_ range: Range<Int>) -> Bool {
    let words = sentence.tokens[range].filter {
      $0.kind != .punctuation && !["and", "&", "then"].contains($0.low)
    }
    guard words.count < 3, !words.contains(where: { lexicon.isVerb($0.low) }) else { return false }
    return words.allSatisfy { token in
      switch token.kind {
      case .quoted: return true
      case .number: return words.count == 1
      case .word:
        return token.isCapital
          || !lexicon.senses(of: token.low).contains { $0.kind != .free && $0.kind != .separator }
      default: return false
      }
    }
  }

  /// Returns the ways to go on after a clause with some tokens.
  private mutating func continuations(of clause: Clause, from cut: Int, to end: Int) -> [Clause] {
    let tokens = sentence.tokens
    var start = cut
    while start < end, opensClause(start, end) { start += 1 }
    guard start < end else { return [clause] }
    var result: [Clause] = []
    for reading in readings(of: start..<end, after: clause).prefix(4) {
      let kind = Intent.all[reading.intent].kind
      let isLook = kind == .look
      // What is looked at is what the changes before it leave.
      if kind == .change, clause.kinds.contains(.look) { continue }
      if isLook, reading.lines.last == clause.lines.last { continue }
      let isIdle = isLook || reading.lines.isEmpty
      let later = isIdle ? clause.session : clause.session.after(reading.lines)
      guard let later, isIdle || !later.isSame(as: clause.session) else {
        // Who wishes for something wants it to be otherwise.
        let cost = reading.cost + (later == nil ? 0 : Price.guess)
        if clause.count == 0, end == tokens.count, cost < refused?.cost ?? Price.clear {
          refused = (cost, reading.lines)
        }
        continue
      }
      var next = clause
      next.cost += reading.cost + (clause.count == 0 ? 0 : Price.clause)
      next.mood = mood(of: start..<end, after: clause)
      next.lines += reading.lines
      if !isLook, !reading.lines.isEmpty {
        var context = later.context
        if context.hasLess(than: clause.names.context) {
          // What a short word may mean takes nothing away, not even as an offer.
          if tokens[start..<end].contains(where: \.mayBeOther) { continue }
          let isExact = next.mood == .wish && !tokens[start..<end].contains(where: \.hasSlip)
          next.isWhole = next.isWhole && isExact
        }
        // After a wish that is about no tab, it is none.
        if context.subject == clause.names.context.subject { context.subject = nil }
        (next.session, next.names) = (later, Names(context, for: sentence))
      }
      if kind != .noop { next.intent = reading.intent }
      next.count += 1
      next.kinds.insert(kind)
      next.isWhole = next.isWhole && reading.isWhole && !tokens[start..<end].contains(where: \.mayBeOther)
      result.append(next)
    }
    if let price = priceOfIdleTalk(start..<end, clause) {
      var next = clause
      next.cost += price
      next.isWhole = next.isWhole && price < Price.slight
      result.append(next)
    }
    return result
  }

  /// Returns the mood of some tokens; what has no verb goes on in that of the wish before it.
  private func mood(of range: Range<Int>, after clause: Clause) -> Mood {
    let mood = Mood(sentence.tokens[range], clause.names)
    return mood == .fragment && clause.count > 0 ? clause.mood : mood
  }

  private func opensClause(_ index: Int, _ end: Int) -> Bool {
    let token = sentence.tokens[index]
    if token.kind == .punctuation {
      return token.text != "+" && token.text != "*" && (token.text != "!" || index > 0 || end < 2)
    }
    return ["and", "then", "so", "but", "because", "since"].contains(token.low)
  }

  /// Returns what a clause that says nothing of the bar costs: a reason or a sigh; `nil` where it says something.
  private func priceOfIdleTalk(_ range: Range<Int>, _ clause: Clause) -> Double? {
    let tokens = sentence.tokens
    guard range != tokens.indices else { return nil }
    let items = items(of: range, clause.names)
    guard
      !items.contains(where: {
        $0.has(Concept.not) || $0.has(Concept.condition) || $0.has(Concept.ask) || $0.isQuoted
      })
    else {
      return nil
    }
    let isReason =
      range.upperBound < tokens.count && tokens[range.upperBound].low == "so"
      || range.lowerBound > 0 && ["because", "since", "as", "so"].contains(tokens[range.lowerBound - 1].low)
    let unknown = items.count { item in
      !item.has(.free) && !item.has(.separator)
        && ![Concept.tab, Concept.bar, Concept.all].contains(where: item.has)
    }
    if unknown == 0 {
      return items.contains { $0.has(Concept.all) || $0.has(Concept.tab) } ? Price.doubt : Price.free
    }
    let things: KindSet = [
      .tab, .device, .system, .guide, .language, .number, .symbol, .mark, .unknown, .equals,
    ]
    if !isReason && items.contains(where: { $0.kinds.intersects(things) })
      || items.dropFirst().contains(where: { $0.has(.new) && $0.isCapital })
    {
      return nil
    }
    if isReason { return Price.slight + Price.clause * Double(unknown) }
    let isStrong = items.contains { !$0.has(.free) && $0.isVerb }
    return Price.doubt + Price.clause * Double(unknown) + (isStrong ? Price.guess : 0)
  }

  // MARK: One clause

  private func items(of range: Range<Int>, _ names: Names, literal: Range<Int>? = nil) -> [Item] {
    Items.of(range, in: sentence, names, literal: literal)
  }

  /// Returns the readings of some tokens as one clause, the cheapest first.
  private mutating func readings(of range: Range<Int>, after clause: Clause) -> [Binding.Result] {
    let key = Key(range: range, lines: clause.lines, intent: clause.intent)
    if let known = memory[key] { return known }
    var found: [[String]: Binding.Result] = [:]
    let mood = mood(of: range, after: clause)
    let plain = items(of: range, clause.names)
    take(plain, literalBehindTab: nil, mood, clause, &found)
    for literal in Literals.all(in: range, of: sentence, plain) {
      if let best = found.values.map(\.cost).min(), best <= Price.slight { break }
      take(
        items(of: range, clause.names, literal: literal.range), literalBehindTab: literal.isBehindTab,
        mood, clause, &found)
    }
    // What costs the same has one order, whatever the table's is.
    let readings = Array(
      found.values.sorted {
        $0.cost == $1.cost ? $0.lines.lexicographicallyPrecedes($1.lines) : $0.cost < $1.cost
      }
      .prefix(5))
    memory[key] = readings
    return readings
  }

  private mutating func take(
    _ items: [Item], literalBehindTab: Bool?, _ mood: Mood, _ clause: Clause,
    _ found: inout [[String]: Binding.Result]
  ) {
    var kinds: KindSet = []
    var concepts: Set<Int> = []
    var roles: Set<Role> = []
    for item in items {
      kinds.formUnion(item.kinds)
      for sense in item.senses where sense.kind == .concept { concepts.insert(sense.concept) }
      roles.insert(item.role)
    }
    for (number, intent) in Intent.all.enumerated() {
      let isInherited = clause.intent == number
      if let literalBehindTab,
        intent.slot("new") ?? intent.slot("name") == nil || literalBehindTab && intent.name != "rename"
      {
        continue
      }
      guard
        isInherited
          || intent.evidence.contains(where: { isLikely($0.evidence, intent, kinds, concepts, roles) }),
        intent.slots.allSatisfy({ !$0.isNeeded || $0.kinds.intersects(kinds) }), bindings < Self.mostBindings
      else { continue }
      bindings += 1
      let binding = Binding(
        intent, number, items, in: sentence, clause.names.context, isInherited: isInherited,
        isAsked: mood == .question)
      for var result in binding.results {
        switch intent.kind {
        case .change: result.cost += mood.price(of: intent)
        case .look
        where mood != .question
          && !items.contains(where: { $0.has(lexicon.concept(named: "V:" + intent.name)) }):
          result.cost += Price.doubt
        default: break
        }
        if found[result.lines].map({ result.cost < $0.cost }) ?? true { found[result.lines] = result }
      }
    }
  }

  private func isLikely(
    _ evidence: Intent.Evidence, _ intent: Intent, _ kinds: KindSet, _ concepts: Set<Int>, _ roles: Set<Role>
  ) -> Bool {
    switch evidence {
    case .concept(let concept):
      concept == Concept.denied ? concepts.contains(Concept.not) : concepts.contains(concept)
    case .concepts(let all): all.allSatisfy(concepts.contains)
    case .slot(let slot): intent.slots[slot].kinds.intersects(kinds)
    case .role(let role): roles.contains(role)
    case .equals: kinds.contains(.equals) || roles.contains(.equals)
    case .off, .old, .inOrder: false
    }
  }

  // MARK: The end

  private func decide(_ clauses: [Clause]) -> Reading {
    var best: [Clause] = []
    for var clause in clauses where !clause.lines.isEmpty && clause.cost <= Price.offered {
      let lines = clause.lines.compactMap(session.canonical)
      guard lines.count == clause.lines.count else { continue }
      clause.lines = lines
      // Readings that come to the same are one.
      let isKnown = best.contains { other in
        other.lines == lines || !clause.isLook && !other.isLook && other.session.isSame(as: clause.session)
      }
      if !isKnown { best.append(clause) }
    }
    best.sort { $0.cost < $1.cost }
    // What is wished for most likely tells why it cannot be.
    if let refused, best.first.map({ refused.cost + Self.margin < $0.cost }) ?? true {
      return .lines(refused.lines.map { session.canonical($0) ?? $0 })
    }
    guard let first = best.first else { return .unclear }
    let isClear =
      best.dropFirst().first.map { second in
        second.cost - first.cost >= (first.isLook && second.isLook ? Self.lookMargin : Self.margin)
      } ?? true
    // What depends on something is not wished for now.
    let isConditional = items(of: sentence.tokens.indices, names).contains {
      $0.has(Concept.condition) && !$0.has(.number)
    }
    if isClear, first.isWhole, first.cost <= Price.clear, first.isLook || !isConditional {
      return .lines(first.lines)
    }
    // What takes away comes last.
    let offers = best.prefix(Self.mostOffers)
    func takes(_ offer: Clause) -> Bool { offer.names.context.hasLess(than: names.context) }
    return .choices((offers.filter { !takes($0) } + offers.filter(takes)).map(\.lines))
  }
}
