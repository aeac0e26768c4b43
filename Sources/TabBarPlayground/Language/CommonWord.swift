import TabBarCore

/// The words that mean the same in each slot that has none of its own for it, as they are typed and piped: the rows `M:` of
/// `other-forms.tsv`. In files they are what they always were.
extension Parameter {
  /// Reads a word as `kind` does. Where `isWide`, a word that means the same everywhere is replaced by what it means here; in
  /// quotes it stays a text, and keeps its quotes.
  ///
  /// - Parameter words: The words before it, with the command's own.
  func read(_ word: Word, after words: @autoclosure () -> [Word], isWide: Bool) throws(CommandError) -> Word {
    // Most words are longer than those of the table, and a tab's title is its own.
    guard isWide || word.isQuoted, word.text.utf8.count < 8 else { return try kind.read(word) }
    let parameter = narrowed?(words()) ?? self
    if case .tab = parameter.kind { return try kind.read(word) }
    guard case let typed = word.text.lowercased(),
      case let meant = OtherForm.words("M:" + typed), !meant.isEmpty,
      let exact = parameter.exact(typed, meant)
    else { return try kind.read(word) }
    let read = try kind.read(word.isQuoted ? word : word.reading(exact))
    return read.isQuoted ? read.with(.literal) : read
  }

  /// Returns what a word means here that means the same everywhere; `nil` where this place has a meaning of its own for it.
  private func exact(_ typed: String, _ meant: [String]) -> String? {
    let own = Candidates.of(kind, in: Draft()).map(\.text) + literals
    switch kind {
    case _ where own.contains(typed): return nil
    case .locale where Localization.knows(typed): return nil
    default:
      return meant.lazy.compactMap { $0 == "default" ? self.standard : own.contains($0) ? $0 : nil }.first
    }
  }
}

extension Quoting {
  /// Whether a word may be read as another one, or as none, unless it is quoted.
  static func isReserved(_ word: String) -> Bool { !OtherForm.words("M:" + word.lowercased()).isEmpty }
}
