import TabBarCore

/// The words that mean the same in each slot that has none of its own for it, as they are typed and piped: the rows `M:` of
/// `other-forms.tsv`. In files they are what they always were.
extension Parameter {
  /// Reads a word as `kind` does. A common word is read as what it stands for where `isWide`; one in quotes keeps them.
  ///
  /// - Parameter words: The words before it, with the command's own.
  func read(_ word: Word, after words: @autoclosure () -> [Word], isWide: Bool) throws(CommandError) -> Word {
    // No common word has as many letters.
    guard isWide || word.isQuoted, case let typed = word.text.prefix(8).lowercased(),
      case let meant = OtherForm.words("M:" + typed), !meant.isEmpty,
      let exact = (narrowed?(words()) ?? self).exact(typed, meant)
    else { return try kind.read(word) }
    let read = try kind.read(word.isQuoted ? word : word.reading(exact))
    return read.isQuoted ? read.with(.literal) : read
  }

  /// Returns what a common word stands for; `nil` where it is one of the slot's own.
  private func exact(_ typed: String, _ meant: [String]) -> String? {
    let own = Candidates.of(kind, in: Draft()).map(\.text) + literals
    switch kind {
    case _ where own.contains(typed), .tab: return nil
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
