import TabBarCore

/// A word that means the same in each slot that has none of its own for it, as it is typed and piped: a row `M:` of
/// `other-forms.tsv`. In files it is what it always was.
struct CommonWord {
  let word: String
  /// What it means: the first of these that a slot has.
  let meant: [String]

  static func named(_ text: String) -> CommonWord? {
    // Most words are numbers, or longer than those of the table.
    guard text.utf8.count < 8, let first = text.utf8.first, first >= UInt8(ascii: "A"),
      case let word = text.lowercased(), case let meant = OtherForm.words("M:" + word), !meant.isEmpty
    else { return nil }
    return CommonWord(word: word, meant: meant)
  }
}

extension Parameter {
  /// Reads a word as `kind` does. Where `isWide`, a word that means the same everywhere is replaced by what it means here; in
  /// quotes it stays a text, and keeps its quotes.
  ///
  /// - Parameter words: The words before it, with the command's own.
  func read(_ word: Word, after words: @autoclosure () -> [Word], isWide: Bool) throws(CommandError) -> Word {
    guard isWide || word.isQuoted, let common = CommonWord.named(word.text),
      let exact = (narrowed?(words()) ?? self).exact(common)
    else {
      do throws(CommandError) { return try kind.read(word) } catch {
        guard kind.takesDevice, !word.isQuoted, DeviceFact.isIdentifier(word.text) else { throw error }
        return word.with(error)
      }
    }
    let read = try kind.read(word.isQuoted ? word : word.reading(exact))
    return read.isQuoted ? read.with(Word.Literal()) : read
  }

  /// Returns what a word means here that means the same everywhere; `nil` where this place has a meaning of its own for it.
  private func exact(_ common: CommonWord) -> String? {
    // A tab's title is its own.
    if case .tab = kind { return nil }
    let own = Candidates.of(kind, in: Draft()).map(\.text) + literals
    switch kind {
    case _ where own.contains(common.word): return nil
    case .locale where Localization.knows(common.word): return nil
    default:
      return common.meant.lazy.compactMap { $0 == "default" ? self.standard : own.contains($0) ? $0 : nil }
        .first
    }
  }
}

extension Quoting {
  /// Whether a word may be read as another one, or as none, unless it is quoted.
  static func isReserved(_ word: String) -> Bool { CommonWord.named(word) != nil }
}
