import TabBarCore
import TabBarGuidelines
import TabBarLexicon
package import TabBarPlayground

/// Commands that a line may mean.
package struct Reading: Sendable {
  /// One after the other; those of a sentence are in canonical form.
  package let lines: [String]
  /// How unlikely it is, on one scale for all readings.
  package var cost: Double
  /// The words, as they were typed, that no part of it explains.
  package let leftOut: [String]

  package init(_ lines: [String], cost: Double = 0, leftOut: [String] = []) {
    (self.lines, self.cost, self.leftOut) = (lines, cost, leftOut)
  }

  package var text: String { lines.joined(separator: "; ") }
}

/// Reads what a person says of a session: every word is explained, and the cheapest explanations come first.
package struct Reader {
  /// A way to understand the beginning of the sentence.
  private struct Way {
    var cost = 0.0
    var lines: [String] = []
    var leftOut: [String] = []
    var session: Playground
    /// What it may speak of; looked for once for each state of the session.
    var names: Names
    var intent: Int?
    var kinds: Set<Intent.Aim> = []
  }

  private static let mostReadings = 3
  // Longer lines are prose. Beyond so many cuts a line is read as one clause.
  package static let mostBytes = 600
  private static let mostCuts = 12
  private static let mostBindings = 400

  private let session: Playground
  private var sentence: Sentence
  private var names: Names
  private let lexicon = Lexicon.shared
  private var bindings = 0
  /// How many readings were tried on a copy of the session.
  private(set) var tried = 0

  /// Returns what a line may mean, at most three readings, the likeliest first, each with another outcome.
  package static func readings(of line: String, in session: Playground) -> [Reading] {
    guard line.utf8.count <= mostBytes else { return [] }
    var reader = Reader(line, session)
    return reader.read()
  }

  /// Whether a line asks what is so. Who asks how to do something wishes for it.
  package static func asks(_ line: String) -> Bool {
    let sentence = Sentence(line)
    let beginning = sentence.tokens.prefix(2).map(\.low).joined(separator: " ")
    return sentence.asks && !Lexicon.shared.list("manner").contains(beginning)
  }

  /// Whether a line asks how something is done.
  package static func asksHow(_ line: String) -> Bool { wish(in: line) != line }

  /// Returns what a line wishes for that asks how to do it; the line itself where it asks nothing of the kind.
  package static func wish(in line: String) -> String {
    let sentence = Sentence(line)
    let words = sentence.tokens.map(\.low)
    guard words.count > 2, Lexicon.shared.list("manner").contains(words[..<2].joined(separator: " ")) else {
      return line
    }
    return sentence.text(2..<words.count)
  }

  /// Whether a line asks, denies or sets a condition, so that no change is meant by it.
  package static func wishesForNoChange(_ line: String) -> Bool {
    let against = [Concept.not, Concept.condition]
    return asks(line)
      || Sentence(line).tokens.contains { token in
        Lexicon.shared.senses(of: token.low).contains { against.contains($0.concept) }
      }
  }

  /// Whether a word names a tab without its title: the one that was spoken of (it), or one by its place (third).
  package static func points(_ word: String) -> Bool {
    Words.pointing.contains(word.lowercased())
      || Lexicon.shared.senses(of: word.lowercased()).contains { $0.kind == .place }
  }

  /// Whether a word belongs to a sentence, and is nobody's value: the, me, as, everything.
  package static func isSmall(_ word: String) -> Bool {
    let senses = Lexicon.shared.senses(of: word.lowercased())
    return !senses.isEmpty
      && senses.contains { [.free, .role].contains($0.kind) || $0.concept == Concept.all }
  }

  /// Whether one of some words alone says that a command is meant: delete, but not take.
  package static func proves(_ command: String, _ words: [String]) -> Bool {
    let concept = Concept.named("V:" + command)
    return words.contains { Lexicon.shared.senses(of: $0).contains { $0.proves && $0.concept == concept } }
  }

  /// Returns the commands that the words of a line are likely to mean, the likeliest first.
  package static func likelyCommands(for line: String, in session: Playground) -> [String] {
    let reader = Reader(line, session)
    let tokens = reader.sentence.tokens
    var words = tokens.map { token in
      token.kind == .number
        ? Likelihood.number
        : Likelihood.word(token.low)
    }
    for start in tokens.indices {
      let rest = tokens[start...].map(\.low)
      for title in reader.names.titles where title.sense.kind == .tab && rest.starts(with: title.words) {
        for index in title.words.indices { words[start + index] = Likelihood.title }
      }
    }
    return Likelihood.ranked(by: words)
  }

  init(_ line: String, _ session: Playground) {
    self.session = session
    sentence = Sentence(line)
    names = Names(session, for: sentence)
    mendSlips()
    // A word that is set right may begin a title.
    names = Names(session, for: sentence)
  }

  /// Sets right the slips in words that nothing knows.
  private mutating func mendSlips() {
    let titles = names.titles.filter { $0.sense.kind == .tab }.flatMap(\.words)
    for (index, token) in sentence.tokens.enumerated() where token.kind == .word {
      let low = token.low
      guard low.utf8.count > 3, low.allSatisfy(\.isLetter), !Self.knows(low), !titles.contains(low) else {
        continue
      }
      let isName = token.isCapital && !sentence.begins(index)
      if let word = titles.first(where: { isSlip(low, of: $0) })
        ?? (isName ? nil : lexicon.vocabulary.filter { isSlip(low, of: $0) && !denies($0) }.min())
      {
        sentence.mend(index, to: word)
      }
    }
  }

  /// Whether a word says that something is not there, or takes something away, so that another word is not taken for it: kleine is not keine.
  private func denies(_ word: String) -> Bool {
    let denials = [Concept.off, Concept.not, Concept.condition]
    return lexicon.senses(of: word).contains {
      $0.kind == .concept && (denials.contains($0.concept) || $0.proves && Concept.offs.contains($0.concept))
    }
  }

  /// Whether a word has one letter too many, too few, exchanged or wrong between its first and its last.
  private func isSlip(_ word: String, of meant: String) -> Bool {
    let lengths = (word.utf8.count, meant.utf8.count)
    return abs(lengths.0 - lengths.1) < 2 && lengths.0 + lengths.1 > 8 && word.utf8.last == meant.utf8.last
      && word.utf8.first == meant.utf8.first
      && (lengths.0 != lengths.1 || lengths.0 > 5 || word.sorted() == meant.sorted())
      && editDistance(Array(word), Array(meant), most: 1) == 1
  }

  // MARK: Clauses

  mutating func read() -> [Reading] {
    let cuts = cuts()
    var ways = [0: [Way(session: session, names: names)]]
    for end in cuts.indices.dropFirst() {
      var reached: [Way] = []
      for start in 0..<end {
        for way in ways[start] ?? [] { reached += continuations(of: way, with: cuts[start]..<cuts[end]) }
      }
      var seen: Set<[String]> = []
      ways[end] = Array(
        reached.sorted { $0.cost < $1.cost }.filter {
          seen.insert($0.lines + ["\($0.intent ?? -1)"]).inserted
        }.prefix(5))
    }
    return readings(of: ways[cuts.count - 1] ?? [])
  }

  /// Returns the readings that some ways are, without those that come to the same.
  private func readings(of ways: [Way]) -> [Reading] {
    var best: [(way: Way, reading: Reading)] = []
    for way in ways where !way.lines.isEmpty && way.cost <= Price.most {
      let lines = way.lines.compactMap(session.canonical)
      let isKnown = best.contains { other in
        other.reading.lines == lines
          || way.kinds.isSubset(of: Intent.Aim.changes) && other.way.kinds.isSubset(of: Intent.Aim.changes)
            && other.way.session.isSame(as: way.session)
      }
      // What is much less likely than the first is no choice.
      let isNear = way.cost <= (best.first?.way.cost ?? way.cost) + Price.much
      guard lines.count == way.lines.count, isNear, !isKnown, best.count < Self.mostReadings else { continue }
      best.append((way, Reading(lines, cost: way.cost, leftOut: way.leftOut)))
    }
    return best.map(\.reading)
  }

  /// Returns the places at which the sentence may fall into clauses.
  private func cuts() -> [Int] {
    let tokens = sentence.tokens
    var cuts = [0]
    for (index, token) in tokens.enumerated() where index > 0 {
      if token.isSign(",;.?!&()-") {
        cuts.append(index + 1)
      } else if token.kind == .word, lexicon.senses(of: token.low).contains(where: { $0.kind == .separator })
      {
        cuts.append(index)
      }
    }
    cuts = Set(cuts.filter { $0 < tokens.count }).sorted() + [tokens.count]
    return cuts.count <= Self.mostCuts ? cuts : [0, tokens.count]
  }

  /// Returns the ways to go on after a way with some tokens.
  private mutating func continuations(of way: Way, with tokens: Range<Int>) -> [Way] {
    let start = tokens.first { !opensClause($0, tokens.upperBound) }
    guard let start else { return [way] }
    let range = start..<tokens.upperBound
    var result: [Way] = []
    for reading in readings(of: range, after: way) {
      let kind = Intent.all[reading.intent].kind
      let isChange = Intent.Aim.changes.contains(kind)
      // What is looked at is what the changes before it leave.
      if isChange ? !way.kinds.isSubset(of: Intent.Aim.changes) : reading.lines.last == way.lines.last {
        continue
      }
      var next = way
      if isChange {
        tried += 1
        guard let later = way.session.after(reading.lines) else { continue }
        // Who wishes for something wants it to be otherwise, unless that is just what is said.
        if later.isSame(as: way.session) {
          guard reading.cost <= Price.doubt, reading.leftOut.isEmpty, !sentence.asks else { continue }
          next.cost += Price.much
        }
        next.session = later
        next.names = Names(later, for: sentence)
      }
      next.cost += reading.cost + (way.lines.isEmpty ? 0 : Price.slight)
      next.lines += reading.lines
      next.leftOut += reading.leftOut
      next.intent = reading.intent
      next.kinds.insert(kind)
      result.append(next)
    }
    if range != sentence.tokens.indices, let (cost, leftOut) = idleTalk(range, way.names) {
      var next = way
      next.cost += cost
      next.leftOut += leftOut
      result.append(next)
    }
    return result
  }

  private func opensClause(_ index: Int, _ end: Int) -> Bool {
    let token = sentence.tokens[index]
    return token.kind == .punctuation
      ? !"+*".contains(token.text) && (token.text != "!" || index > 0 || end < 2) : token.isSeparator
  }

  /// Returns what it costs that some words say nothing of the bar, and those that are left out so; `nil` where they
  /// set a condition.
  private func idleTalk(_ range: Range<Int>, _ names: Names) -> (Double, [String])? {
    let tokens = sentence.tokens
    let items = Items.of(range, in: sentence, names)
    guard !items.contains(where: { $0.has(Concept.condition) || $0.isQuoted }) else { return nil }
    let before = range.lowerBound > 0 ? tokens[range.lowerBound - 1].low : ""
    let isReason =
      Words.causes.contains(before) || range.upperBound < tokens.count && tokens[range.upperBound].low == "so"
    let said = items.filter { $0.price(isLook: false) > Price.slight && $0.isNamed }
    if isReason { return (Price.slight * Double(1 + said.count), []) }
    let isDenied = items.contains { $0.has(Concept.not) }
    let cost = isDenied ? Price.much : said.reduce(Price.slight) { $0 + $1.price(isLook: false) }
    return (cost, said.map(\.text))
  }

  // MARK: One clause

  /// Returns the readings of some tokens as one clause, the cheapest first.
  private mutating func readings(of range: Range<Int>, after way: Way) -> [Binding.Result] {
    var found: [[String]: Binding.Result] = [:]
    take(Items.of(range, in: sentence, way.names), way, &found)
    for literal in sentence.literals(in: range) where found.values.allSatisfy({ $0.cost > Price.slight }) {
      take(Items.of(range, in: sentence, way.names, literal: literal), way, &found)
    }
    // What costs the same has one order, whatever the table's is.
    return Array(
      found.values.sorted {
        $0.cost == $1.cost ? $0.lines.lexicographicallyPrecedes($1.lines) : $0.cost < $1.cost
      }
      .prefix(4))
  }

  private mutating func take(_ items: [Item], _ way: Way, _ found: inout [[String]: Binding.Result]) {
    let kinds = items.reduce(into: [] as KindSet) { $0.formUnion($1.kinds) }
    let concepts = Set(items.flatMap(\.senses).filter { $0.kind == .concept }.map(\.concept))
    for (number, intent) in Intent.all.enumerated() {
      let isInherited = way.intent == number
      guard !sentence.asks || intent.kind == .look || intent.kind == .setting,
        isInherited || intent.mayBeSaid(with: concepts),
        intent.slots.allSatisfy({ !$0.isNeeded || $0.kinds.intersects(kinds) }), bindings < Self.mostBindings
      else { continue }
      bindings += 1
      let binding = Binding(
        intent, number, items, in: sentence, way.names, isInherited: isInherited)
      for result in binding.results {
        if found[result.lines].map({ result.cost < $0.cost }) ?? true { found[result.lines] = result }
      }
    }
  }
}
