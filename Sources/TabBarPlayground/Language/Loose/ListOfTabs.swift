import TabBarCore

/// A list of tabs at the end of a line that says something else first: `Apple TV app with Films, Series and Kids`.
extension Draft {
  /// Returns the lines that say what stands before the list, where that is understood, and add the tabs; none where the line
  /// has no such list.
  func linesOfList(in line: String) -> [String] {
    guard let words = try? Lexer.words(of: line), !words.contains(where: { $0.key != nil }),
      let joint = words.firstIndex(where: Self.beginsList), joint + 1 < words.count
    else { return [] }
    let spoken = PhraseWord.words(of: Array(words[(joint + 1)...]))
    let items = spoken[...].items
    guard spoken.count(where: \.endsItem) > 1, items.allSatisfy({ $0.count < 7 }) else { return [] }
    let opening = Array(words[...joint])
    let before = Mentions(in: PhraseWord.words(of: opening), of: self, subject: nil)
    // Else the list is about tabs that are there.
    guard !before.all.contains(where: { $0.slot == .language || $0.slot == .tab }),
      Set(before.words.map(\.lowercased)).isDisjoint(with: Self.wordsForOtherLists)
    else { return [] }
    var lines = looseLine(of: opening.dropLast().map(\.text).joined(separator: " ")).map { [$0] } ?? []
    lines.removeAll { (try? Invocation.parsed(from: $0))?.command.isLook != false }
    return lines + items.compactMap(Self.adding)
  }

  private static let wordsForOtherLists: Set<String> = [
    "titles", "title", "names", "icons", "symbols", "order", "badges", "rename", "move", "remove", "merge",
    "keep",
    "badge", "icon", "delete", "sort", "check", "compare",
  ]

  private static func beginsList(_ word: Word) -> Bool {
    guard !word.isQuoted else { return false }
    return ["with", "for", "are", "is", "has", "like"].contains(word.text.lowercased())
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
