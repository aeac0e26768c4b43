import TabBarCore

/// A list of tabs in a line that says something else first: `Apple TV app with Films, Series and Kids`.
extension Draft {
  /// Returns the lines that say what stands before the list, where that is understood, add the tabs, and do what comes
  /// after them; none where the line has no such list.
  func readingOfList(in line: String) -> LooseReading {
    guard let words = try? Lexer.words(of: line), !words.contains(where: { $0.key != nil }),
      let joint = Self.joint(in: words), joint + 1 < words.count
    else { return LooseReading() }
    // As in `with the tabs Home, Search`.
    var list = words[(joint + 1)...].drop {
      Self.opening.contains($0.text.lowercased())
        || !PhraseSlot.few.readings(of: [PhraseWord($0.text, isQuoted: $0.isQuoted)], in: self).isEmpty
    }
    guard let comma = list.firstIndex(where: \.endsWithComma) else { return LooseReading() }
    // Other sentences are not part of it.
    if let end = list[..<comma].lastIndex(where: \.endsSentence) { list = list[(end + 1)...] }
    let end = list[comma...].firstIndex(where: \.endsSentence) ?? list.endIndex - 1
    let spoken = PhraseWord.words(of: Array(list[...end])).map { word in
      word.isQuoted || word.text.last.map("?!.".contains) != true
        ? word : PhraseWord(String(word.text.dropLast()), isQuoted: false)
    }
    var items = spoken[...].items
    if let last = items.last, ["please", "pls", "thanks"].contains(last.text.lowercased()) {
      items.removeLast()
    }
    // As in `Tickets with icons in landscape`.
    var (wishes, settings): ([String], [String]) = ([], [])
    if let last = items.last {
      let place = last.indices.dropFirst().first {
        ["in", "on", "for"].contains(last[$0].lowercased)
          && onlyReading(of: last[($0 + 1)...].text, among: .context) != nil
      }
      if let place, let setting = onlyReading(of: last[(place + 1)...].text, among: .context) {
        settings = [setting]
        items[items.count - 1] = last[..<place]
      }
    }
    if let last = items.last, last.suffix(2).map(\.lowercased) == ["with", "icons"] {
      items.removeLast()
      if last.count > 2 { items.append(last.dropLast(2)) }
      wishes = [Command.icons.name]
    }
    // A part may be a setting: `device apple tv`.
    let others = items.filter { item in
      item.first.map {
        item.count > 1 && Command.named($0.text)?.group == .context && $0.text == $0.lowercased
      }
        ?? false
    }.compactMap { onlyReading(of: $0.text.filter { $0 != "," }, among: .context) }
    if !others.isEmpty {
      items.removeAll { item in item.count > 1 && Command.named(item[item.startIndex].text)?.group == .context
      }
    }
    guard items.count > 2, items.allSatisfy({ $0.count < 7 }) else { return LooseReading() }
    let opening = Array(words[...joint])
    let before = Mentions(in: PhraseWord.words(of: opening), of: self, subject: nil)
    // Else the list is about tabs that are there.
    guard !before.all.contains(where: { $0.slot == .language || $0.slot == .tab }),
      Set(before.words.map(\.lowercased)).isDisjoint(with: Self.wordsForOtherLists),
      // What is not wished for is not added.
      Set(before.words.map(\.lowercased.withStraightApostrophes)).isDisjoint(with: [
        "not", "never", "don't", "dont",
      ])
    else { return LooseReading() }
    // What the bar is laid out for, and judged by.
    var lines = before.all.compactMap { mention -> String? in
      guard let command = Self.setters[mention.slot] else { return nil }
      return mention.slot.readings(of: mention.filling, in: self).first.map { "\(command.name) \($0)" }
    }
    let isAnother = !design.tabs.isEmpty && Self.isAnother(before.words.map(\.lowercased))
    if isAnother { lines.append(Command.new.name) }
    let tabs = items.compactMap(Self.adding)
    let areTitles = items.allSatisfy { !$0.contains { $0.lowercased == "with" } }
    // After new each command is shown by itself.
    lines += isAnother && areTitles ? ["add " + tabs.map { $0.dropFirst(4) }.joined(separator: " ")] : tabs
    lines += wishes + settings + others
    let rest = list[(end + 1)...].map(\.canonical).joined(separator: " ")
    guard !rest.isEmpty else { return LooseReading(lines: lines) }
    var later = self
    for line in lines { _ = try? Invocation.parsed(from: line)?.edit(&later) }
    let reading = later.reading(ofPhrase: rest)
    let more = reading.lines.count == 1 ? reading.lines : reading.sequence
    return LooseReading(lines: lines + more, unread: more.isEmpty ? [rest] : reading.unread)
  }

  /// Returns the index of the word that a list comes after: the last before its first comma.
  private static func joint(in words: [Word]) -> Int? {
    for comma in words.indices where words[comma].endsWithComma {
      let before = words[...comma]
      // As in `clear, add Home, Search`.
      if let add = before.prefix(3).firstIndex(where: { $0.isKeyword(Command.add.name) }) { return add }
      if let joint = before.firstIndex(where: { !$0.isQuoted && $0.text.hasSuffix(":") })
        ?? before.lastIndex(where: beginsList)
      {
        return joint
      }
    }
    return nil
  }

  private static let setters: [PhraseSlot: Command] = [.device: .device, .system: .system, .guide: .guide]

  private static let opening: Set<String> = [
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
    return ["with", "for", "are", "is", "be", "has", "have", "like", "called", "named", "tabs"]
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
