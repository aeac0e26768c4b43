import TabBarCore
import TabBarGuidelines

extension Draft {
  /// Returns the index of the tab that a word names: by number, `selected`, `first`, `last`, title or the
  /// beginning of a title that no other tab has.
  ///
  /// - Throws: An error that lists the candidates where several tabs fit, or the tabs there are.
  func index(of word: Word) throws(CommandError) -> Int {
    let count = design.tabs.count
    guard count > 0 else {
      throw CommandError("there are no tabs yet", at: word, remedy: "`add TITLE` makes one")
    }
    if !word.isQuoted {
      let number =
        Int(word.text)
        ?? word.integer.flatMap { design.tabs.contains(where: { $0.title == word.text }) ? nil : $0 }
      if let number, (1...count).contains(number) { return number - 1 }
      switch word.text.lowercased() {
      case "selected": return design.selection
      case "first": return 0
      case "last": return count - 1
      default: break
      }
    }
    return try index(titled: word)
  }

  private func index(titled word: Word) throws(CommandError) -> Int {
    let tabs = design.tabs
    func only(where isNamed: (Tab) -> Bool) -> Int? {
      tabs.firstIndex(where: isNamed).flatMap { $0 == tabs.lastIndex(where: isNamed) ? $0 : nil }
    }
    if let tab = only(where: { $0.title == word.text }) { return tab }
    let wanted = word.text.lowercased()
    // Titles may be long, and a word is mostly short.
    let titles = tabs.map { $0.title.prefix(wanted.count + 1).lowercased() }
    let same = tabs.indices.filter { titles[$0] == wanted }
    if same.count == 1 { return same[0] }
    // What the bar shows names a tab, too, where no tab's own title is so.
    if titlesAreForeign, same.isEmpty {
      if let tab = only(where: { design.title(of: $0) == word.text }) { return tab }
      if let tab = only(where: { design.title(of: $0).lowercased() == wanted }) { return tab }
    }
    let candidates = same.isEmpty ? tabs.indices.filter { titles[$0].hasPrefix(wanted) } : same
    // Every title begins with an empty text, so that one names none.
    let areNamed = !wanted.isEmpty || !same.isEmpty
    if candidates.count == 1, areNamed { return candidates[0] }
    if candidates.count > 1, areNamed {
      throw CommandError(
        "\(word.quoted) could be \(names(of: candidates))", at: word,
        remedy: same.isEmpty ? "name it by its number or in full" : "name it by its number")
    }
    if let number = word.integer, !word.isQuoted {
      throw CommandError(
        "there is no tab \(number)", at: word,
        remedy: tabs.count == 1 ? "there is one tab" : "there are tabs 1 to \(tabs.count)")
    }
    throw CommandError("no tab is called \(word.quoted)", at: word.range) { [self] in
      Suggestion.nearest(to: word.text, in: tabs.map(\.title)).map { "did you mean \(Quoting.quoted($0))?" }
        ?? "the tabs are \(names(of: Array(tabs.indices)))"
    }
  }

  /// Returns numbers and titles of tabs, as a person can type them.
  private func names(of indices: [Int]) -> String {
    abridged(indices.map { "\($0 + 1) \(Quoting.quoted(design.tabs[$0].title))" }, most: 9)
  }
}
