import TabBarCore

/// Lines that a line which nobody can read may be about, the likeliest first.
///
/// None is carried out: the person takes one by its number, or types another line.
struct Guesses {
  let lines: [String]

  /// What is likely where nothing else is: what goes into something that is no tab leaves the bar.
  private static let others = [LoosePhrase(.change, "in|into|inside|under|within TAB", "remove TAB")]

  // More are a list to read.
  private static let most = 3
  private static let mostWords = 30

  init(for line: String, in draft: Draft) {
    guard line.utf8.count <= Draft.mostBytesOfPhrase,
      let typed = try? Lexer.words(of: line.withPrintedApostrophes),
      (2...Self.mostWords).contains(typed.count)
    else {
      lines = []
      return
    }
    let words = PhraseWord.words(of: typed).compactMap(\.withoutMarks)
    let mentions = Mentions(in: words, of: draft, subject: nil)
    var found = (LoosePhrase.all + Self.others).compactMap { $0.guess(of: mentions, in: draft) }
    // What is denied, or kept, is no wish to lose it.
    let isDenied = words.contains { SmallWords.doubts.contains($0.lowercased) || $0.lowercased == "keep" }
    let losses = [Command.remove, Command.merge, Command.clear].map(\.name)
    found.removeAll { guess in isDenied && losses.contains { guess.line.hasPrefix($0) } }
    let best = found.map(\.words).max() ?? 0
    var lines: [String] = []
    for count in stride(from: best, to: max(0, best - 2), by: -1) {
      for guess in found where guess.words == count && lines.count < Self.most {
        guard let canonical = try? draft.canonical(guess.line.withTitles(in: draft)),
          !lines.contains(canonical)
        else { continue }
        lines.append(canonical)
      }
    }
    self.lines = lines
  }
}

extension String {
  /// The line of a command for one tab by its number, with its title instead, so that a person sees which it is.
  fileprivate func withTitles(in draft: Draft) -> String {
    var words = split(separator: " ").map(String.init)
    guard words.count > 1, let number = Int(words[1]), draft.design.tabs.indices.contains(number - 1),
      case .tab = Command.named(words[0])?.parameters.first?.kind, let title = draft.word(for: number - 1)
    else { return self }
    words[1] = title
    // The other one of two.
    if words.count == 3, [Command.merge.name, Command.swap.name].contains(words[0]),
      let other = Int(words[2]),
      let title = draft.word(for: other - 1)
    {
      words[2] = title
    }
    return words.joined(separator: " ")
  }
}
