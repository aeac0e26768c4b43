import TabBarCore

extension Rule {
  static let wordyTitle = Rule(
    id: "wordy-title",
    title: "Say it in a word or two",
    question: .whatToCallIt,
    rationale: """
      A title is read in passing, among others. A word is recognised; a phrase has to be read, crowds its \
      neighbours, and is the first to be cut in another language.
      """,
    remedy: """
      Keep the word that sets the tab apart and drop the rest: verbs such as find and view, the app's name, what \
      the icon shows.
      """,
    misconception: """
      One word is a must. Watch Now, For You and World Clock are Apple's own titles; what the texts call too \
      long begins with three words.
      """,
    history: """
      The text for tvOS of 2019 calls titles of three and more words too long. That of 2022 asks for short titles \
      and short verb phrases, that of 2023 for one word or a very short phrase, and those since 2024 for a \
      single word wherever possible.
      """,
    evidence: .guideline,
    catalogue: ["R48", "R50", "R52"],
    examples: [
      .met("two words", .titled("Watch Now", "TV Shows", "Library")),
      .met(
        "two words with one that joins them", .titled("Search and Explore", "TV Shows", "Library")),
      .broken(
        "three words on Apple TV",
        .titled("Find More Movies", "TV Shows", "Library", on: .television),
        guide: "tvos-2019"),
      .broken("three words", .titled("Find More Movies", "TV Shows", "Library"), guide: "hig-2023"),
      .broken("a sentence", .titled("Watch What Is on Right Now", "TV Shows", "Library")),
    ],
    needs: .tabs,
    repair: { $0.alternatives(for: $1, of: "wordy-title") }
  ) { inspection in
    guard let most = inspection.limits[.titleWords] else {
      return .notApplicable("the guide gives no number of words")
    }
    let design = inspection.design
    let small = WordList.smallWords.words(in: design.locale)
    guard let small else { return .notApplicable(whyUncounted(design.locale)) }
    let wordy = inspection.tabs {
      $0.title.canHaveMoreWords(than: most) && $0.title.words(without: small).count > most
    }
    guard !wordy.isEmpty else { return .met }
    func count(_ index: Int) -> Int { design.tabs[index].title.words(without: small).count }
    let worst = wordy.max { count($0) < count($1) } ?? wordy[0]
    let all = design.tabs[worst].title.words(without: []).count
    let rest = all == count(worst) ? "" : ", \(count(worst)) without the small ones"
    let others = wordy.count == 1 ? "" : "\(wordy.count) titles are long phrases; "
    let isCounted = inspection.guide[rule: "wordy-title"]?.evidence == .guideline
    let advice = isCounted ? ": \(most) are enough for a title" : "; the text asks for short titles"
    return .broken(
      "\(others)\(design.name(of: worst)) has \(all) words\(rest)\(advice)", tabs: wordy,
      measured: [Measurement("words", count(worst)), Measurement("advised", most)])
  }
}

/// Returns why the words of titles in a language cannot be counted.
private func whyUncounted(_ locale: String) -> String {
  let isUnspaced = WordList.unspacedLanguages.contains { WordList.isLanguage($0, of: locale) }
  return isUnspaced
    ? "the language of \(locale) puts no spaces between words"
    : "there is no list of small words in the language of \(locale) yet"
}

extension String {
  /// Returns whether a text can have more words than some, which a look at its spaces mostly settles.
  fileprivate func canHaveMoreWords(than most: Int) -> Bool {
    guard isPlain else { return true }
    var spaces = 0
    for byte in utf8 where byte <= 0x20 { spaces += 1 }
    return spaces >= most
  }

  /// Returns the words of a text, without some that are in lower case.
  fileprivate func words(without small: [String]) -> [Substring] {
    split(whereSeparator: \.isWhitespace).filter { !WordList.contains(String($0), among: small) }
  }
}
