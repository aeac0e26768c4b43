import TabBarLexicon

/// Ideas with their names in front: `variant B: without News`.
extension Reader {
  /// Returns what such a line means: the idea begins where the others part, and is marked with its name at the end; `nil`
  /// where it is none.
  static func readingOfIdea(_ line: String, in session: Session) -> Reading? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let words = line[..<colon].split(separator: " ")
    let mark = Lexicon.shared.concept(named: "N:mark")
    guard words.count > 1, words.count < 5,
      Lexicon.shared.senses(of: words[0].lowercased()).contains(where: { $0.concept == mark })
    else { return nil }
    let name = words.dropFirst().joined(separator: " ").trimming("\"'")
    let start = session.lines(toBeginIdea: name)
    guard let begun = session.after(start) else { return nil }
    func whole(_ lines: [String]) -> [String] {
      start + lines + ["mark \(quoted(name))"].compactMap(session.canonical)
    }
    switch reading(of: String(line[line.index(after: colon)...]), in: begun) {
    case .lines(let lines): return .lines(whole(lines))
    case .choices(let choices): return .choices(choices.map(whole))
    case .unclear: return nil
    }
  }
}
