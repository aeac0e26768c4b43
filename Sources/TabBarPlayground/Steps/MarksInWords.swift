extension Timeline {
  /// Returns the line that goes back to a mark or compares it, for a line that names it: `take idea A`, `compare with
  /// idea A`, `keep B, drop A`; `nil` where it names none.
  fileprivate func line(forMarkIn line: String) -> String? {
    let clauses = line.split(separator: ",").map { clause in
      clause.split { $0 == " " || $0 == "\"" || $0 == "." || $0 == "?" }.map(String.init)
    }.filter { !$0.isEmpty }
    // Which is better, A or B?
    let words = clauses.flatMap { $0 }
    guard words.count < 16, let first = words.first?.lowercased() else { return nil }
    // As in `keep this as A and go back to B`.
    if words.contains("as"), Clauses.turns(of: line).count > 1 { return nil }
    if first == Command.compare.name || first == "diff" || SmallWords.questions.contains(first) {
      return comparison(words)
    }
    // As in `show A and B side by side`.
    if let end = words.indices.first(where: { index in
      words[index] == "side" || words[index...].starts(with: ["next", "to", "each"])
    }) {
      return comparison(Array(words[..<end]))
    }
    let refusals: Set<String> = ["drop", "discard", "forget", "reject", "not", "without", "kill", "lose"]
    // A clause that does more is not passed over: `keep B, drop A`, `B wins, take it`.
    let others = clauses.filter { clause in
      refusals.isDisjoint(with: clause.map { $0.lowercased() })
        && !clause.allSatisfy { word in
          let word = word.lowercased()
          return SmallWords.chatter.contains(word) || Self.verbs.contains(word) || Self.ends.contains(word)
            || Mentions.pronouns.contains(word) || word == "to"
        }
    }
    return others.count == 1 ? wayBack(others[0]) : nil
  }

  /// Returns the line that compares marks, or one with the present design.
  private func comparison(_ words: [String]) -> String? {
    guard nameAtEnd(of: words) != nil else { return nil }
    // Of three, which compare refuses, none is left out.
    let names = words.indices.compactMap { nameAtEnd(of: Array(words[...$0])) }
    guard names.count > 1 || !SmallWords.questions.contains(words[0].lowercased()) else { return nil }
    return ([Command.compare.name] + names.map { Quoting.quoted($0) }).joined(separator: " ")
  }

  private func wayBack(_ clause: [String]) -> String? {
    if let name = nameOfWinner(clause) { return "\(Command.back.name) \(Quoting.quoted(name))" }
    var words = clause[...]
    while let last = words.last?.lowercased(), Self.ends.contains(last), words.count > 2 {
      words.removeLast()
    }
    guard let first = words.first?.lowercased(),
      Self.verbs.contains(first) || first == "no" && words.count > 2
    else { return nil }
    return nameAtEnd(of: Array(words)).map { "\(Command.back.name) \(Quoting.quoted($0))" }
  }

  private static let verbs: Set<String> = [
    "take", "choose", "use", "pick", "prefer", "restore", "load", "switch", "return", "back", "go", "i",
    "let's",
    "keep", "we", "show", "want", "like", "love",
  ]
  private static let ends: Set<String> = [
    "back", "again", "please", "now", "instead", "then", "more", "most", "better",
  ]

  /// Returns the mark that a clause says is the better one: `B wins`, `idea A was better`.
  private func nameOfWinner(_ clause: [String]) -> String? {
    let praise: Set<String> = ["wins", "won", "better", "best", "nicer"]
    guard clause.count < 6, !praise.isDisjoint(with: clause.map { $0.lowercased() }) else { return nil }
    return clause.indices.dropLast().reversed().lazy.compactMap { end in
      nameAtEnd(of: ["the"] + clause[...end])
    }.first
  }

  /// Returns the mark that the last of some words name, but not all of them; the B of `variant B` is enough where only one
  /// ends with it.
  private func nameAtEnd(of words: [String]) -> String? {
    let whole = words.indices.dropFirst().lazy.compactMap { start in
      let name = words[start...].joined(separator: " ")
      // One that an undo left behind can be compared as well.
      return mark(named: name)?.name ?? (fork(withMark: name) == nil ? nil : name)
    }.first
    // Of `before icons` the last word is no name.
    guard whole == nil, words.count > 1, let last = words.last?.lowercased(),
      last.count < 3 || ["one", "two", "three", "four", "five"].contains(last)
    else { return whole }
    let ending = marks.filter { $0.name.lowercased().split(separator: " ").last == last[...] }
    return ending.count == 1 ? ending[0].name : nil
  }
}

extension Playground {
  /// Returns what a line means by a number of the list that was shown last, or by the marks, which a draft alone does not
  /// know; `nil` where it means neither.
  func line(meantBy line: String) -> String? {
    self.line(ofNumberIn: line) ?? timeline.line(forMarkIn: line) ?? self.line(forChoiceIn: line)
  }

  /// Returns the line that shows side by side what somebody asks the better one of: `which one is best?` after the ways
  /// that `fit` lists, or of what was compared last, or of the last two marks; `nil` for anything else, and where there are no two.
  private func line(forChoiceIn line: String) -> String? {
    let words = line.lowercased().split { $0 == " " || $0 == "?" || $0 == "," }.map(String.init)
    let leads = ["which", "what", "what's", "keep", "take", "use", "choose", "pick"]
    let isPlural =
      words.count > 1 && (words[0] == Command.compare.name || words.contains("both"))
      && words.allSatisfy { Self.wordsForTwo.contains($0) }
    guard let first = words.first, words.count < 12,
      isPlural
        || leads.contains(first) && words.contains(where: { ["better", "best", "nicer"].contains($0) })
    else { return nil }
    if hasTwoWays { return "\(Command.compare.name) fit 1 fit 2" }
    if let lastComparison { return lastComparison }
    let names = timeline.marks.suffix(2).map { Quoting.quoted($0.name) }
    return names.count == 2 ? "\(Command.compare.name) \(names.joined(separator: " "))" : nil
  }

  /// Whether `fit` was shown for the present design, and lists two ways or more.
  private var hasTwoWays: Bool {
    guard hasWaysToCompare else { return false }
    var copy = self
    return (try? copy.perform("\(Command.fit.name) 2", takesPhrases: false)) != nil
  }

  private static let wordsForTwo: Set<String> = [
    "compare", "show", "see", "me", "us", "next", "to", "each", "other", "together", "beside", "again", "the",
    "both", "two", "my", "our", "them", "these", "ideas", "versions", "variants", "marks", "designs",
    "bars",
    "side", "by",
  ]
}
