/// A line that gives a name to what it does: `idea A: merge Orders into Account`, `for idea A merge Orders into Account`.
struct NamedIdea {
  let name: String
  let rest: String

  private static let kinds: Set<String> = [
    "idea", "option", "variant", "version", "plan", "proposal", "alternative", "concept",
  ]
  private static let mostWordsOfName = 3

  /// Reads a line; `nil` where nothing in front of its first colon is the name of an idea.
  init?(_ line: String) {
    let start = line.split(separator: " ", maxSplits: 3)
    if start.count == 4, ["for", "as", "in"].contains(start[0].lowercased()),
      Self.kinds.contains(start[1].lowercased())
    {
      name = start[1...2].map { $0.filter { $0 != "," && $0 != ":" } }.joined(separator: " ")
      rest = String(start[3])
      return
    }
    guard let colon = line.firstIndex(of: ":"), !line[..<colon].contains("\"") else { return nil }
    let words = line[..<colon].split(separator: " ")
    rest = line[line.index(after: colon)...].drop { $0 == " " }.description
    name = words.joined(separator: " ")
    guard (2...Self.mostWordsOfName).contains(words.count), !rest.isEmpty,
      words.contains(where: { Self.kinds.contains($0.lowercased()) })
    else { return nil }
  }
}

extension Draft {
  /// Returns the lines that do what a named idea says and then mark it with its name; `nil` where a line names none, and
  /// where its idea adds tabs, or cannot be read as a whole.
  func readingOfIdea(in line: String) -> LooseReading? {
    guard let idea = NamedIdea(line) else { return nil }
    let reading = reading(ofPhrase: idea.rest)
    let typed = (try? canonical(idea.rest)).flatMap { $0 }
    let lines = typed.map { [$0] } ?? (reading.lines.count == 1 ? reading.lines : reading.sequence)
    // A list of tabs is a bar of its own.
    guard !lines.isEmpty, reading.unread.isEmpty,
      lines.allSatisfy({ line in
        let command = (try? Invocation.parsed(from: line))?.command
        return command?.isRecorded == true && command?.name != Command.add.name
      })
    else { return nil }
    return LooseReading(lines: lines + ["\(Command.mark.name) \(Quoting.quoted(idea.name))"])
  }
}
