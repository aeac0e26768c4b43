import TabBarCore

/// An app that somebody wants to begin with, and what else is said of it: `music app for phone and tablet, in German`.
extension Draft {
  /// Returns what a line means that begins with the name of an idea or an app of a starter, or adds tabs, and says more;
  /// `nil` for any other.
  func readingOfBeginning(_ line: String) -> PhraseReading? {
    var found = readingOfIdea(in: line) ?? readingOfStarter(in: line)
    // `New films, series, live` is a new bar.
    if found.lines.isEmpty, line.lowercased().hasPrefix("\(Command.new.name) "), line.contains(",") {
      let added = strictReading(ofPhrase: "\(Command.add.name)\(line.dropFirst(Command.new.name.count))")
        .lines
      if added.count == 1 { found = LooseReading(lines: [Command.new.name] + added) }
    }
    if found.lines.isEmpty, line.lowercased().hasPrefix("\(Command.add.name) ") {
      found = readingOfList(in: line)
      guard found.lines.contains(where: { !$0.hasPrefix(Command.add.name) }) else { return nil }
    }
    guard found.lines.count > 1 || !found.unread.isEmpty && !found.lines.isEmpty else { return nil }
    var reading = PhraseReading()
    (reading.lines, reading.sequence) = found.lines.count == 1 ? (found.lines, []) : ([], found.lines)
    reading.unread = found.unread
    return reading
  }

  /// Returns the line that starts with it and those for the rest; none where a line names no starter's app.
  func readingOfStarter(in line: String) -> LooseReading {
    guard !LoosePhrase.isQuestion(line), let words = try? Lexer.words(of: line.withPrintedApostrophes) else {
      return LooseReading()
    }
    let texts = words.map {
      $0.text.lowercased().withStraightApostrophes.filter { !PhraseWord.commas.contains($0) && $0 != "." }
    }
    if let starter = Self.starter(atEndOf: texts) {
      return LooseReading(lines: ["\(Command.new.name) \(starter.name)"])
    }
    guard let place = texts.indices.dropLast().first(where: { StarterName($0, of: texts) != nil }),
      let starter = StarterName(place, of: texts)?.starter,
      texts[..<place].allSatisfy({ SmallWords.looseFillers.contains($0) || Self.leads.contains($0) }),
      !words[place + 1].text.hasSuffix(":"),
      // Whoever has own tabs wants those.
      texts.count == place + 2
        || !["with", "tabs", "called", "named", "has", "having", "that"].contains(texts[place + 2])
    else { return LooseReading() }
    let start = "\(Command.new.name) \(starter.name)"
    let rest = words[(place + 2)...].map(\.canonical).joined(separator: " ")
    guard !rest.isEmpty else { return LooseReading(lines: [start]) }
    var later = Draft()
    for line in starter.lines { _ = try? Invocation.parsed(from: line)?.edit(&later) }
    let reading = later.reading(ofPhrase: rest)
    let others = reading.lines.count == 1 ? reading.lines : reading.sequence
    // Whoever has own tabs wants those.
    if others.first?.hasPrefix("\(Command.add.name) ") == true {
      return LooseReading(lines: others, unread: reading.unread)
    }
    let areLooks = others.allSatisfy { line in
      guard let command = (try? Invocation.parsed(from: line))?.command else { return false }
      return command.isLook || command.group == .context
    }
    return areLooks && !others.isEmpty
      ? LooseReading(lines: [start] + others, unread: reading.unread)
      : LooseReading(lines: [start], unread: [rest])
  }

  /// Returns the starter for an app that is named after the word: `an app for our street festival`.
  private static func starter(atEndOf words: [String]) -> Starter? {
    let kinds: Set<String> = ["app", "bar", "application", "something"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 2 < words.count,
      words[kind + 1] == "for",
      words.count - kind < 6, let last = words.last
    else { return nil }
    return Starter.named(last) ?? (["telly", "tv"].contains(last) ? Starter.named("television") : nil)
  }

  private static let leads: Set<String> = [
    "design", "create", "build", "start", "begin", "new", "plan", "draw", "making", "designing", "building",
    "creating", "am", "i'm", "we're", "typical",
  ]
}

/// The name of a starter before the word for an app: `banking app`, `a shop's bar`.
private struct StarterName {
  let starter: Starter

  init?(_ place: Int, of words: [String]) {
    guard ["app", "apps", "bar", "application"].contains(words[place + 1]) else { return nil }
    let word = words[place].withStraightApostrophes
    let stem = word.hasSuffix("ing") ? String(word.dropLast(3)) : word
    // Shopping is shop.
    let names = [
      word, word.hasSuffix("'s") ? String(word.dropLast(2)) : word, stem, String(stem.dropLast()),
      word.count > 3 ? word + "s" : word,
    ]
    guard let starter = names.lazy.compactMap(Starter.named).first else { return nil }
    self.starter = starter
  }
}
