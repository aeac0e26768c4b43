/// What rules ask about the words of a title, worked out once for all of them.
final class TitleWords: Sendable {
  /// The title in lower case without the spaces around it.
  let normalized: String
  /// The lists that it is in, in the language that the design shows.
  private let lists: UInt64
  /// The number of its words without the small ones of the language, and without prepositions as well; of a title that is
  /// longer than any bar only the first ones are counted.
  let count, countWithoutPrepositions: Int
  /// Whether it is a verb and what it is done to: Scan Code, Konto eröffnen.
  let isActionPhrase: Bool
  /// Whether it is a word for a tab and a number, such as `Tab 1`.
  let isNumberedPlaceholder: Bool
  /// Whether a look at its bytes leaves it open that it joins things.
  let mayJoin: Bool

  init(_ title: String, in locale: String) {
    normalized = WordList.normalized(title)
    let isLong = title.utf8.count > WordList.longest
    count = title.countOfWords(in: locale, besides: [.smallWords], atMost: isLong ? 16 : .max)
    countWithoutPrepositions = title.countOfWords(
      in: locale, besides: [.smallWords, .prepositions], atMost: isLong ? 16 : .max)
    lists = isLong ? 0 : WordList.lists(with: normalized, in: locale)
    isActionPhrase = WordList.isActionPhrase(title, normalized, in: locale)
    isNumberedPlaceholder = title.isNumberedPlaceholder
    mayJoin = title.mayJoin
  }

  func isIn(_ list: WordList) -> Bool { lists & list.bit != 0 }
}
