import TabBarCore

extension Rule {
  static let wordyTitle = Rule(
    "wordy-title", inEachLanguage: true, repair: { $0.alternatives(for: $1, of: "wordy-title") }
  ) { inspection in
    let design = inspection.design
    let locale = design.locale
    guard let most = inspection.limits[.titleWords], WordList.smallWords.covers(locale) else {
      return WordList.isUnspaced(locale) ? .skipped("no-spaces", ["locale": locale]) : inspection.lacksWords
    }
    let words = design.tabs.map { $0.title.countOfWords(in: locale) }
    func tabs(over limit: Int) -> [Int] {
      words.indices.filter { words[$0] > limit && !inspection.excludedTabs.contains($0) }
    }
    let wordy = tabs(over: most)
    guard let worst = wordy.max(by: { words[$0] < words[$1] }) else {
      guard let few = inspection.limits[.askedWords] else { return .met }
      let doubtful = tabs(over: few)
      return doubtful.isEmpty ? .met : .asked(doubtful, ["titles": doubtful.count])
    }
    return .broken(
      wordy,
      ["words": words[worst], "advised": most, "titles": wordy.count, "title": design.name(of: worst)])
  }
}

extension String {
  /// Returns the number of words without the small ones of a language; of a text without a space, which most titles
  /// are, 1.
  fileprivate func countOfWords(in locale: String) -> Int {
    guard unicodeScalars.contains(where: \.isSpace) else { return 1 }
    return unicodeScalars.split(whereSeparator: \.isSpace).count {
      !WordList.smallWords.contains(String($0), in: locale)
    }
  }
}
