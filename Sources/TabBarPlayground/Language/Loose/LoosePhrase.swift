import TabBarCore

/// A way that people say something with its words in any order and others between them, and the line of the language that
/// says the same.
///
/// It is tried only where a line is no command and fits no phrase.
struct LoosePhrase: Sendable {
  /// What a line has to be for the phrase.
  enum Kind {
    /// A wish that changes tabs: each of its words has to be understood.
    case change
    /// A wish that changes a tab, so typical that other words do not matter.
    case sure
    /// A wish to see something, or a question.
    case look
    /// A wish to have it laid out for something else, or judged by something else.
    case setting
    /// A question.
    case question
  }

  let kind: Kind
  /// What the line has: `a|b` is either word, and a word in capitals is a slot that something in the line fills.
  let words: String
  /// The line that says the same.
  let line: String
  /// Whether `it` may be the tab: not where the line has nothing else that is typical of the phrase.
  private var takesPronoun: Bool { kind == .change && !choices.isEmpty }
  /// Whether its line sets what the bar is laid out for.
  var sets: Bool {
    ["device ", "orientation ", "textsize ", "locale ", "window ", "direction "].contains {
      line.hasPrefix($0)
    }
  }
  /// Whether that is a device.
  var setsDevice: Bool { line.hasPrefix("device ") }
  /// Whether its line is about the whole bar, so that a line that names a tab says something else.
  private var aboutNoTab: Bool {
    kind == .look && ["fit", "history", "help bar"].contains(line) || kind == .setting
  }
  /// Whether its line gives a tab its title, so that `the last one` is a tab and no place.
  private var names: Bool { line.hasPrefix("rename TAB") || line.hasPrefix("set TAB title") }
  private let choices: [Set<String>]
  private let slots: [PhraseSlot]
  /// Whether it names what the bar is laid out for or judged by, of which a number is a part.
  private var isSetting: Bool {
    kind == .setting && !Set(slots).isDisjoint(with: [.device, .system, .guide])
  }

  init(_ kind: Kind, _ words: String, _ line: String) {
    (self.kind, self.words, self.line) = (kind, words, line)
    let parts = words.split(separator: " ").map(String.init)
    slots = parts.compactMap(PhraseSlot.init)
    choices = parts.filter { PhraseSlot(rawValue: $0) == nil }.map {
      Set($0.split(separator: "|").map(String.init))
    }
  }

  /// Returns what fills the slots, and the words that are part of the phrase; `nil` where some words lack what it needs.
  ///
  /// - Parameter takesForms: Whether `hates` and `hated` are as good as `hate`.
  private func match(
    _ mentions: Mentions, takesForms: Bool = false, in draft: Draft
  ) -> (filling: Phrase.Filling, used: Set<Int>)? {
    let words = mentions.words
    var used: Set<Int> = []
    for choice in choices {
      let places = words.indices.filter { place in
        let word = words[place].lowercased
        return !words[place].isQuoted
          && (choice.contains(word)
            || takesForms
              && ["s", "d", "ed", "ing"].contains {
                word.count > $0.count + 3 && word.hasSuffix($0)
                  && choice.contains(String(word.dropLast($0.count)))
              })
      }
      // A word that is the name of something is less likely the one that is needed, and no title of a tab is. The Plus
      // of an iPhone adds nothing.
      let free = places.filter { !mentions.name(.tab, $0) && !mentions.name(.device, $0) }
      guard
        let place = free.first(where: { !used.contains($0) }) ?? free.first
          ?? (kind == .change ? nil : places.first)
      else { return nil }
      used.formUnion(free + [place])
    }
    guard let filling = filling(from: mentions, used: &used, in: draft) else { return nil }
    return (filling, used)
  }

  /// Returns a line that some words may be about, and how many of them are part of the phrase, whatever else they say; `nil`
  /// where the phrase takes a text, which could then be anything.
  func guess(of mentions: Mentions, in draft: Draft) -> (line: String, words: Int)? {
    guard Set(slots).isDisjoint(with: [.title, .text, .picture, .names]),
      let (filling, used) = match(mentions, takesForms: true, in: draft),
      let line = Phrase.filled(line.split(separator: " "), with: filling, in: draft).first
    else { return nil }
    return (line, used.count)
  }

  /// Returns the lines that some words say; none where they lack what the phrase needs.
  func meanings(of mentions: Mentions, isStrict: Bool, in draft: Draft) -> [String] {
    let words = mentions.words
    guard let (filling, used) = match(mentions, in: draft) else { return [] }
    if kind == .sure, !isSure(of: mentions, used: used) { return [] }
    // What is in quotes, or a number, is never without a meaning.
    let isHeard = words.indices.allSatisfy { place in
      used.contains(place)
        || !words[place].isQuoted && (!isSetting || Int(words[place].text) == nil)
    }
    guard isHeard else { return [] }
    // Home is clear says nothing of its symbol.
    if slots == [.tab, .picture], choices.isEmpty,
      words.count > 4 || words.contains(where: { ["is", "are"].contains($0.lowercased) })
    {
      return []
    }
    if kind == .change || isStrict {
      let isUnderstood = words.indices.allSatisfy { place in
        used.contains(place)
          || !words[place].isQuoted
            && (SmallWords.looseFillers.contains(words[place].lowercased)
              || isStrict && place == 0 && kind != .change && Chatter.leads.contains(words[0].lowercased))
      }
      guard isUnderstood else { return [] }
    }
    // A list of other things is not passed over, as in `German titles: Start, Suche, Post`.
    let isList = words.indices.count { !used.contains($0) && words[$0].endsItem } > 1
    if kind == .setting, isList || words.contains(where: { Self.removals.contains($0.lowercased) }) {
      return []
    }
    // What is said of a tab is said of that tab.
    if aboutNoTab, mentions.all.contains(where: { $0.slot == .tab && used.isDisjoint(with: $0.range) }) {
      return []
    }
    return Phrase.filled(line.split(separator: " "), with: filling, in: draft)
  }

  /// Returns whether a line says nothing against a change, or of anything else that is in the design.
  private func isSure(of mentions: Mentions, used: Set<Int>) -> Bool {
    let words = mentions.words
    let others = words.indices.filter {
      !used.contains($0) && !SmallWords.looseFillers.contains(words[$0].lowercased)
    }
    return others.count < 7 && !words.contains { !$0.isQuoted && SmallWords.doubts.contains($0.lowercased) }
      && mentions.all.allSatisfy { mention in
        !used.isDisjoint(with: mention.range) || ![.tab, .few, .number].contains(mention.slot)
          // The same tab, named once more.
          || mention.slot == .tab
            && mentions.all.contains {
              $0.slot == .tab && !used.isDisjoint(with: $0.range) && $0.filling.text == mention.filling.text
            }
      }
  }

  private static let removals: Set<String> = ["off", "remove", "delete", "drop", "away", "without", "strip"]

  private func filling(
    from mentions: Mentions, used: inout Set<Int>, in draft: Draft
  ) -> Phrase.Filling? {
    var filling: Phrase.Filling = []
    var free = mentions.all.filter { used.isDisjoint(with: $0.range) }
    let missing = slots.count { $0 == .tab || $0 == .other } - free.count { $0.slot == .tab }
    if missing == 1, takesPronoun, !slots.contains(.other) || mentions.saysPronoun,
      let pronoun = mentions.pronoun
    {
      let place = free.firstIndex { $0.range.lowerBound > pronoun.range.lowerBound } ?? free.count
      free.insert(pronoun, at: place)
    }
    func take(_ slot: PhraseSlot) -> Mentions.Mention? {
      guard let index = free.firstIndex(where: { $0.slot == slot }) else { return nil }
      return free.remove(at: index)
    }
    for slot in slots {
      let mention: Mentions.Mention?
      switch slot {
      case .tabs:
        let tabs = free.filter { $0.slot == .tab }
        free.removeAll { $0.slot == .tab }
        let all = tabs.isEmpty && takesPronoun ? mentions.pronoun.map { [$0] } ?? [] : tabs
        guard !all.isEmpty else { return nil }
        for tab in all { used.formUnion(tab.range) }
        filling.append((slot, ArraySlice(all.flatMap(\.filling))))
        continue
      case .tab, .other: mention = take(.tab) ?? (names ? take(.place) : nil)
      case .number: mention = take(.few) ?? take(.number)
      case .otherDevice: mention = take(.device)
      case .otherSystem: mention = take(.system)
      case .otherGuide: mention = take(.guide)
      case .title, .text, .picture, .names: continue
      default: mention = take(slot)
      }
      guard let mention else { return nil }
      used.formUnion(mention.range)
      filling.append((slot, mention.filling))
    }
    for slot in slots where [.title, .text, .picture, .names].contains(slot) {
      guard let rest = rest(of: mentions, besides: used, for: slot, in: draft) else { return nil }
      used.formUnion(rest.flatMap { $0 })
      filling.append((slot, rest.flatMap { mentions.words[$0] }[...]))
    }
    return filling
  }

  /// Returns whether a small word is a part of what a picture shows: a stack of books, an i in a circle.
  private func joinsPicture(_ place: Int, after last: Range<Int>?, in words: [PhraseWord]) -> Bool {
    let word = words[place].lowercased
    if word == "i" {
      return place + 1 < words.count && ["in", "icon", "symbol"].contains(words[place + 1].lowercased)
    }
    guard last?.upperBound == place else { return false }
    return ["of", "in"].contains(word)
      || ["a", "an", "the"].contains(word) && ["of", "in"].contains(words[place - 1].lowercased)
  }

  /// Returns whether an `and` is between two words of a title.
  private func joinsTitle(
    _ place: Int, after last: Range<Int>?, in words: [PhraseWord], besides used: Set<Int>
  ) -> Bool {
    guard words[place].joinsItems, last?.upperBound == place, place + 1 < words.count else { return false }
    return !used.contains(place + 1) && !SmallWords.looseFillers.contains(words[place + 1].lowercased)
  }

  /// Returns the runs of words that nothing else is about: one for a text, which begins with a capital letter or a quote
  /// where the slot is for a name, and several for words to search for; `nil` where they are others.
  private func rest(
    of mentions: Mentions, besides used: Set<Int>, for slot: PhraseSlot, in draft: Draft
  ) -> [Range<Int>]? {
    let words = mentions.words
    var runs: [Range<Int>] = []
    for place in words.indices where !used.contains(place) {
      let word = words[place]
      // For You is a title.
      let isName = place > 0 && slot != .names && word.text.first?.isUppercase == true
      let joins =
        slot == .picture && joinsPicture(place, after: runs.last, in: words)
        || names && joinsTitle(place, after: runs.last, in: words, besides: used)
      guard word.isQuoted || isName || joins || !SmallWords.looseFillers.contains(word.lowercased) else {
        continue
      }
      // Music in `move Radio to Music` is no picture.
      if slot == .picture, mentions.name(.tab, place) { return nil }
      if slot == .names, mentions.cover(place) || SmallWords.questions.contains(word.lowercased) { continue }
      if let last = runs.last, last.upperBound == place, !words[place - 1].endsItem {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    if kind == .sure { runs = likely(runs, for: slot, in: words, besides: used, draft) }
    guard let first = runs.first else { return nil }
    switch slot {
    case .names: return runs.reduce(0) { $0 + $1.count } < 4 ? runs : nil
    case .text:
      let word = words[first.lowerBound]
      return runs.count == 1 && (word.isQuoted || word.text.first?.isLowercase == false) ? runs : nil
    default: return runs.count == 1 ? runs : nil
    }
  }

  /// Returns those of some runs that are what a slot is for, whatever else is said: symbols, or names, which are in quotes
  /// or begin with a capital letter.
  private func likely(
    _ runs: [Range<Int>], for slot: PhraseSlot, in words: [PhraseWord], besides used: Set<Int>, _ draft: Draft
  ) -> [Range<Int>] {
    guard slot != .picture else {
      return runs.filter { !PhraseSlot.symbol.readings(of: words[$0], in: draft).isEmpty }
    }
    let quoted = words.indices.filter { !used.contains($0) && words[$0].isQuoted }
    guard quoted.isEmpty else { return quoted.map { $0..<$0 + 1 } }
    func isName(_ place: Int) -> Bool { words[place].text.first?.isUppercase == true }
    // What follows instead is the old name.
    let end = words.firstIndex { $0.lowercased == "instead" } ?? words.endIndex
    return runs.compactMap { run in
      guard let start = run.first(where: isName), start < end else { return nil }
      // The Find of `called Find now`.
      return start..<(run.first { $0 > start && !isName($0) } ?? run.upperBound)
    }
  }
}
