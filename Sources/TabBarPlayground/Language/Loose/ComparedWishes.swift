/// Two wishes that a person wants to see side by side: `compare removing Library with merging Apps and Games`.
enum ComparedWishes {
  /// Words between two things that are compared.
  static let joints: Set<String> = ["with", "to", "versus", "vs", "or", "against", "and"]

  /// Returns the line that compares what two wishes would give; `nil` where the line is anything else.
  static func line(for line: String, in draft: Draft) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count > 3, words[0].lowercased() == Command.compare.name else { return nil }
    for joint in words.indices.dropFirst(2).dropLast() where joints.contains(words[joint].lowercased()) {
      guard let first = change(in: words[1..<joint], draft),
        let second = change(in: words[(joint + 1)...], draft)
      else { continue }
      return comparison(first, second, draft)
    }
    return nil
  }

  private static func comparison(_ first: String, _ second: String, _ draft: Draft) -> String? {
    let sides = [first, second].map { Quoting.quoted($0, always: true) }
    return try? draft.canonical("\(Command.compare.name) \(sides.joined(separator: " "))")
  }

  /// Returns the line that shows the titles of two languages one above the other, `compare German and Arabic`.
  static func line(forLanguages line: String, in draft: Draft) -> String? {
    let small = joints.union(["in", "the", "bar", "titles", "it", "this", ","])
    let words = line.lowercased().split { $0 == " " || $0 == "," || $0 == "?" }.map(String.init)
    guard words.first == Command.compare.name else { return nil }
    let named = words.dropFirst().filter { !small.contains($0) }
    let languages = named.compactMap { name in
      PhraseSlot.language.readings(of: [PhraseWord(name, isQuoted: false)], in: draft).first
    }
    guard named.count == 2, languages.count == 2, languages[0] != languages[1] else { return nil }
    return "\(Command.compare.name) languages \(languages.joined(separator: " "))"
  }

  /// Returns the line that compares the present bar with what somebody asks about or wants to try: `try merging Apps and
  /// Games`, `what does removing Library cost?`; `nil` where the line is anything else.
  static func line(forTrial line: String, in draft: Draft) -> String? {
    let words = line.split { $0 == " " || $0 == "?" }.map(String.init)
    guard let first = words.first?.lowercased(),
      first == "try" || SmallWords.questions.contains(first)
        || first.hasSuffix("ing") && first.count > 5,
      let start = words.firstIndex(where: { $0.hasSuffix("ing") && $0.count > 5 })
        ?? words.firstIndex(where: { $0.lowercased() == "to" }).map({ $0 + 1 }), start < words.count,
      words[start].hasSuffix("ing")
        || words.contains(where: { ["cost", "costs", "mean", "look"].contains($0) })
    else { return nil }
    let ends = [
      "cost", "costs", "give", "gives", "do", "bring", "brings", "mean", "means", "look", "like", "change",
      "help",
    ]
    var rest = words[start...]
    while rest.count > 2, let last = rest.last?.lowercased(), ends.contains(last) { rest.removeLast() }
    return change(in: rest, draft).flatMap { change in
      try? draft.canonical("\(Command.compare.name) \(Quoting.quoted(change, always: true))")
    }
  }

  /// Returns the only line that changes tabs and that some words mean; `merging` is `merge`.
  private static func change(in words: ArraySlice<String>, _ draft: Draft) -> String? {
    guard let first = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    let lines = verbs(for: first).lazy.compactMap { verb -> String? in
      let line = "\(verb) \(rest)"
      return (try? draft.canonical(line)) ?? draft.onlyReading(of: line) ?? draft.looseLine(of: line)
    }
    guard let line = lines.first, let command = (try? Invocation.parsed(from: line))?.command,
      command.isRecorded, command.group != .context
    else { return nil }
    return line
  }

  static func verbs(for word: String) -> [String] {
    if word == "without" { return [Command.remove.name] }
    guard word.hasSuffix("ing"), word.count > 5 else { return [word] }
    let stem = String(word.dropLast(3))
    // Dropping is drop.
    let isDoubled = stem.suffix(2).first == stem.last
    return [stem + "e", stem] + (isDoubled ? [String(stem.dropLast())] : [])
  }
}
