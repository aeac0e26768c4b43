/// What single words and short answers say, without a session.
package enum SpokenWords {
  /// Whether a word in small letters is polite or says `also`, so that nobody means it as a title: `too`.
  package static func isPolite(_ word: String) -> Bool { polite.contains(word) }

  /// Whether a word in small letters sets a condition, denies or is unsure: if, not, maybe.
  package static func isDoubt(_ word: String) -> Bool {
    let doubts = ["NEG", "COND"].map(Lexicon.shared.concept)
    return Lexicon.shared.answer(word) != nil
      || Lexicon.shared.senses(of: word).contains { doubts.contains($0.concept) || $0.kind == .separator }
  }

  package static func isPlease(_ word: String) -> Bool { please.contains(word.trimming(",.!")) }

  private static let please = Lexicon.shared.list("please")
  private static let polite = Lexicon.shared.list("polite")

  /// Returns the number of an entry that a line chooses, `take the second one`; `nil` where it says anything else.
  package static func number(in line: String) -> Int? {
    let lexicon = Lexicon.shared
    let choosing = lexicon.concept(named: "N:choice")
    var numbers: [Int] = []
    for word in line.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init) {
      let senses = lexicon.senses(of: word)
      if let number = Int(word.prefix { $0.isNumber }) {
        numbers.append(number)
      } else if let place = senses.first(where: { $0.kind == .place && $0.number > 0 }) {
        numbers.append(place.number)
      } else if !senses.contains(where: { $0.kind == .free || $0.concept == choosing }) {
        return nil
      }
    }
    return numbers.count == 1 ? numbers[0] : nil
  }

  /// Returns the key that a line means, `y`, `n`, `s` (skip), `x` (never ask) or `q` (stop), or else the line in small
  /// letters without blanks around it.
  package static func key(for line: String) -> String {
    let text = plain(line)
    return Lexicon.shared.answer(text) ?? text
  }

  /// Returns the number of the offered line that a line takes, `yes` or `the second`, and 0 for none of them; `nil` where
  /// it says neither.
  package static func choice(_ line: String) -> Int? { Lexicon.shared.choice(plain(line)) }

  /// Returns whether a line says yes or no, and the reason that it gives; `nil` where it says neither.
  package static func answer(_ line: String) -> (isYes: Bool, reason: String)? {
    let words = line.split { $0 == " " || $0 == "," }
    guard let first = words.first, first.count > 1, let key = Lexicon.shared.answer(plain(String(first))),
      key == "y" || key == "n",
      words.count == 1 || line.hasPrefix(first + ",") || words[1].lowercased() == "because"
    else { return nil }
    let reason = words.dropFirst().first?.lowercased() == "because" ? words.dropFirst(2) : words.dropFirst()
    return (key == "y", reason.joined(separator: " "))
  }

  private static func plain(_ line: String) -> String {
    let text = String(line.trimming(" \t").lowercased().map { $0 == "’" ? "'" : $0 })
    return text.count > 1 ? text.trimming(".,!?") : text
  }
}
