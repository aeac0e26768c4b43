import TabBarCore

extension Rule {
  static let wordyTitle = Rule(
    "wordy-title", repair: { $0.alternatives(for: $1, of: "wordy-title") }
  ) { inspection in
    let design = inspection.design
    guard let most = inspection.limits[.titleWords],
      let small = WordList.smallWords.words(in: design.locale)
    else {
      return WordList.isUnspaced(design.locale)
        ? .skipped("no-spaces", ["locale": design.locale]) : inspection.lacksWords
    }
    func words(_ index: Int) -> Int { design.tabs[index].title.countOfWords(without: small) }
    let wordy = inspection.tabs { $0.title.countOfWords(without: small) > most }
    guard let worst = wordy.max(by: { words($0) < words($1) }) else { return .met }
    return .broken(
      wordy,
      ["words": words(worst), "advised": most, "titles": wordy.count, "title": design.name(of: worst)])
  }
}

extension String {
  /// Returns the number of words without some that are in lower case; of a text in which nothing can be a space, which
  /// most titles are, 1.
  fileprivate func countOfWords(without small: [String]) -> Int {
    guard utf8.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) else { return 1 }
    return split(whereSeparator: \.isWhitespace).count { !WordList.contains(String($0), among: small) }
  }
}
