import TabBarCore

extension Rule {
  static let wordyTitle = Rule(
    "wordy-title",
    repair: { $0.alternatives(for: $1, of: "wordy-title") }
  ) { inspection in
    guard let most = inspection.limits[.titleWords] else {
      return .notApplicable(saying: "the guide gives no number of words")
    }
    let design = inspection.design
    let small = WordList.smallWords.words(in: design.locale)
    guard let small else { return .notApplicable(saying: whyUncounted(design.locale)) }
    let wordy = inspection.tabs { tab in
      // Each word has a letter, and a space before the next one.
      tab.title.utf8.count > 2 * most && tab.title.words(without: small).count > most
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
      saying: "\(others)\(design.name(of: worst)) has \(all) words\(rest)\(advice)", tabs: wordy,
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
  /// Returns the words of a text, without some that are in lower case.
  fileprivate func words(without small: [String]) -> [Substring] {
    split(whereSeparator: \.isWhitespace).filter { !WordList.contains(String($0), among: small) }
  }
}
