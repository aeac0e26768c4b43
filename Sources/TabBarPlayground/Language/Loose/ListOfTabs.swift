import TabBarCore

extension Draft {
  /// Returns the lines that say what stands before a list of tabs, where that is understood, add the tabs, and do what
  /// comes after them; none where the line has no such list.
  func readingOfList(in line: String) -> LooseReading {
    guard var list = ListOfTabs(in: line, of: self) else { return LooseReading() }
    let wishes = list.takeWishes(in: self)
    guard list.items.count > 2, list.items.allSatisfy({ $0.count < 7 }),
      let opening = list.linesOfOpening(in: self)
    else { return LooseReading() }
    let isAnother = opening.contains(Command.clear.name)
    let lines = opening + list.linesThatAdd(atOnce: isAnother) + wishes
    guard !list.rest.isEmpty else { return LooseReading(lines: lines) }
    var later = self
    for line in lines { _ = try? Invocation.parsed(from: line)?.edit(&later) }
    let reading = later.reading(ofPhrase: list.rest)
    let more = reading.lines.count == 1 ? reading.lines : reading.sequence
    return LooseReading(lines: lines + more, unread: more.isEmpty ? [list.rest] : reading.unread)
  }
}

/// A list of tabs in a line that says something else first: `Apple TV app with Films, Series and Kids`.
private struct ListOfTabs {
  /// The words before it.
  let opening: [PhraseWord]
  /// What is said of each tab.
  var items: [ArraySlice<PhraseWord>]
  /// The sentences after it.
  let rest: String

  /// Finds the list of a line; `nil` where there is none.
  init?(in line: String, of draft: Draft) {
    guard let words = try? Lexer.words(of: line), !words.contains(where: { $0.key != nil }),
      let joint = Self.joint(in: words), joint + 1 < words.count
    else { return nil }
    // As in `with the tabs Home, Search`.
    var list = words[(joint + 1)...].drop {
      Self.leads.contains($0.text.lowercased())
        || !PhraseSlot.few.readings(of: [PhraseWord($0.text, isQuoted: $0.isQuoted)], in: draft).isEmpty
    }
    guard let comma = list.firstIndex(where: \.endsWithComma) else { return nil }
    // Other sentences are not part of it.
    if let end = list[..<comma].lastIndex(where: \.endsSentence) { list = list[(end + 1)...] }
    let end = list[comma...].firstIndex(where: \.endsSentence) ?? list.endIndex - 1
    let spoken = PhraseWord.words(of: Array(list[...end])).map { word in
      word.isQuoted || word.text.last.map("?!.".contains) != true
        ? word : PhraseWord(String(word.text.dropLast()), isQuoted: false)
    }
    opening = PhraseWord.words(of: Array(words[...joint]))
    items = spoken[...].items
    rest = list[(end + 1)...].map(\.canonical).joined(separator: " ")
    if let last = items.last, ["please", "pls", "thanks"].contains(last.text.lowercased()) {
      items.removeLast()
    }
  }

  /// Takes out what is said of all tabs, and what sets the bar's context, and returns the lines for it: `with icons`,
  /// `in landscape`, `device apple tv`.
  mutating func takeWishes(in draft: Draft) -> [String] {
    func setting(_ words: ArraySlice<PhraseWord>) -> String? {
      draft.onlyReading(of: words.text.filter { $0 != "," }, among: .context)
    }
    var lines: [String] = []
    if let last = items.last {
      let place = last.indices.dropFirst().first {
        ["in", "on", "for"].contains(last[$0].lowercased) && setting(last[($0 + 1)...]) != nil
      }
      if let place, let line = setting(last[(place + 1)...]) {
        lines = [line]
        items[items.count - 1] = last[..<place]
      }
    }
    if let last = items.last, last.suffix(2).map(\.lowercased) == ["with", "icons"] {
      items.removeLast()
      if last.count > 2 { items.append(last.dropLast(2)) }
      lines.insert(Command.icons.name, at: 0)
    }
    func isSetting(_ item: ArraySlice<PhraseWord>) -> Bool {
      guard item.count > 1, let first = item.first, first.text == first.lowercased else { return false }
      return Command.named(first.text)?.group == .context
    }
    let settings = items.filter(isSetting).compactMap(setting)
    if !settings.isEmpty { items.removeAll(where: isSetting) }
    lines += settings
    return lines
  }

  /// Returns the lines for what stands before the list; `nil` where the list is about tabs that are there, or is not
  /// wished for.
  func linesOfOpening(in draft: Draft) -> [String]? {
    let before = Mentions(in: opening, of: draft, subject: nil)
    let words = before.words.map(\.lowercased.withStraightApostrophes)
    guard !before.all.contains(where: { $0.slot == .language || $0.slot == .tab }),
      Self.wordsForOtherLists.isDisjoint(with: words),
      Set(["not", "never", "don't", "dont"]).isDisjoint(with: words)
    else { return nil }
    // What the bar is laid out for, and judged by.
    var lines: [String] = []
    for mention in before.all {
      guard let command = Self.setters[mention.slot],
        let value = mention.slot.readings(of: mention.filling, in: draft).first
      else { continue }
      let line = "\(command.name) \(value)"
      if !lines.contains(line) { lines.append(line) }
    }
    let isAnother = !draft.design.tabs.isEmpty && Self.isAnother(words)
    return lines + (isAnother ? [Command.clear.name] : [])
  }

  /// Returns the lines that add the tabs.
  ///
  /// - Parameter atOnce: Whether one line is to add them all, where nothing but titles is said.
  func linesThatAdd(atOnce: Bool) -> [String] {
    let tabs = items.compactMap(Self.adding)
    let areTitles = items.allSatisfy { !$0.contains { $0.lowercased == "with" } }
    return atOnce && areTitles ? ["add " + tabs.map { $0.dropFirst(4) }.joined(separator: " ")] : tabs
  }

  /// Returns the index of the word that a list comes after: the last before its first comma.
  private static func joint(in words: [Word]) -> Int? {
    for comma in words.indices where words[comma].endsWithComma {
      let before = words[...comma]
      // As in `clear, add Home, Search`.
      if let add = before.prefix(3).firstIndex(where: { $0.isKeyword(Command.add.name) }),
        !before.contains(where: { !$0.isQuoted && $0.text.hasSuffix(":") })
      {
        return add
      }
      if let joint = before.firstIndex(where: { !$0.isQuoted && $0.text.hasSuffix(":") })
        ?? before.lastIndex(where: beginsList)
      {
        return joint
      }
    }
    return nil
  }

  private static let setters: [PhraseSlot: Command] = [.device: .device, .system: .system, .guide: .guide]

  private static let leads: Set<String> = [
    "the", "these", "following", "tabs", "tab", "sections", "items", "for", "called", "named", "are", "is",
  ]

  private static let wordsForOtherLists: Set<String> = [
    "titles", "title", "names", "icons", "symbols", "order", "badges", "rename", "move", "remove", "merge",
    "keep",
    "badge", "icon", "delete", "sort", "check", "compare",
  ]

  /// Returns whether words before a list say that it is another bar: `second idea`, `start over with`.
  private static func isAnother(_ words: [String]) -> Bool {
    let kinds = ["idea", "variant", "version", "option", "bar", "design"]
    if words.first == Command.clear.name { return true }
    return zip(words, words.dropFirst()).contains { word, next in
      ["second", "another", "other", "new", "next"].contains(word) && kinds.contains(next)
        || ["start", "begin"].contains(word) && ["over", "again", "new", "fresh"].contains(next)
    }
  }

  private static func beginsList(_ word: Word) -> Bool {
    guard !word.isQuoted else { return false }
    return [
      "with", "for", "are", "is", "be", "has", "have", "like", "called", "named", "tabs", "contain",
      "contains",
      "include", "includes", "need", "needs", "offer", "offers", "comprise", "comprises",
    ]
    .contains(
      word.text.lowercased())
      || word.text.hasSuffix(":")
  }

  /// Returns the line that adds a tab with what its part of the list says of it: `Approvals with badge 5`.
  private static func adding(_ item: ArraySlice<PhraseWord>) -> String? {
    let words = Array(item).filter { !["a", "an", "the", "of"].contains($0.lowercased) || $0.isQuoted }
    guard let joint = words.firstIndex(where: { $0.lowercased == "with" }), joint > 0, joint + 2 < words.count
    else {
      return "add \(Quoting.quoted(item.text.filter { $0 != "," }))"
    }
    let title = Quoting.quoted(words[..<joint].text.filter { $0 != "," })
    let (first, last) = (words[joint + 1], words[words.count - 1])
    if first.lowercased == "badge" { return "add \(title) badge=\(Quoting.quoted(last.text))" }
    guard last.lowercased == "icon" || first.lowercased == "icon" else { return nil }
    let rest = last.lowercased == "icon" ? words[(joint + 1)..<(words.count - 1)] : words[(joint + 2)...]
    return PhraseSlot.picture.readings(of: rest, in: Draft()).first.map { "add \(title) icon=\($0)" }
  }
}

extension Word {
  fileprivate var endsWithComma: Bool { !isQuoted && text.last.map(PhraseWord.commas.contains) == true }

  fileprivate var endsSentence: Bool { !isQuoted && text.last.map("?.!".contains) == true }
}
