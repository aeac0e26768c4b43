import TabBarCore

extension Inspection {
  var wordyTitle: Judgement {
    let locale = design.locale
    guard let most = limits[.titleWords], WordList.smallWords.covers(locale) else {
      return WordList.isUnspaced(locale) ? .skipped("no-spaces", ["locale": locale]) : lacksWords
    }
    // Of a title longer than any bar it is enough to know that it has the most.
    func words(_ index: Int) -> Int {
      let length = allOfTheTabs[index].title.utf8.count
      return length > WordList.longest ? length : titles[index].countWithoutPrepositions
    }
    let wordy = allTabs.filter { titles[$0].countWithoutPrepositions > most }
    guard let worst = wordy.max(by: { words($0) < words($1) }) else {
      guard let few = limits[.askedWords] else { return .met }
      // One word may do for a phrase with a preposition, such as For You.
      let doubtful = allTabs.filter { titles[$0].count > few }
      return doubtful.isEmpty ? .met : .asked(doubtful, ["titles": doubtful.count])
    }
    return .broken(
      wordy,
      [
        "words": allOfTheTabs[worst].title.countOfWords(
          in: locale, besides: [.smallWords, .prepositions]),
        "advised": most,
        "titles": wordy.count, "title": design.name(of: worst),
      ])
  }
}

extension String {
  /// Returns the number of words without the small ones of a language, which are counted up to a limit.
  func countOfWords(in locale: String, besides lists: [WordList], atMost limit: Int = .max) -> Int {
    var count = 0
    var rest = unicodeScalars[...]
    while count < limit, let start = rest.firstIndex(where: { !$0.isSpace }) {
      let end = rest[start...].firstIndex(where: \.isSpace) ?? rest.endIndex
      // A text without a space, which most titles are, is one word, however small.
      let isWhole = start == unicodeScalars.startIndex && end == unicodeScalars.endIndex
      let word = String(rest[start..<end])
      if isWhole || !lists.contains(where: { $0.contains(word, in: locale) }) { count += 1 }
      rest = rest[end...]
    }
    return count
  }
}
