import TabBarCore

extension Inspection {
  var overloadedTitle: Judgement {
    let tabs = allOfTheTabs
    let mayJoin = allTabs.filter { titles[$0].mayJoin }
    guard !mayJoin.isEmpty else { return .met }
    let joiners = WordList.joiningWords.words(in: design.locale) ?? []
    let joined =
      mayJoin
      .filter { !titles[$0].isIn(.fixedPairs) }
      .map { (tab: $0, things: tabs[$0].title.countOfThings(joinedBy: joiners)) }
      .filter { $0.things > 1 }
    guard let most = joined.map(\.things).max() else { return .met }
    let several = joined.filter { $0.things > 2 }.map(\.tab)
    return several.isEmpty || asks
      ? .asked(joined.map(\.tab), ["things": most]) : .broken(several, ["things": most])
  }
}

extension String {
  /// Whether a look at the bytes leaves it open that the text joins things: by a sign, which may be a full-width one, or
  /// by an and between two spaces. What is wrong with one that is longer than any bar is its length.
  var mayJoin: Bool {
    guard utf8.count <= WordList.longest else { return false }
    return utf8.contains { "&/+,".utf8.contains($0) || $0 == 0xEF }
      || utf8.count { $0 == 0x20 || $0 == 0xA0 } > 1
  }

  /// Returns how many things a text joins, by signs and by the words for and.
  ///
  /// A thing has two letters at least: Q&A, 24/7 and News+ name one.
  fileprivate func countOfThings(joinedBy words: [String]) -> Int {
    let signs: [Unicode.Scalar] = ["&", "＆", "/", "／", "+", "＋", ","]
    let parts = unicodeScalars.split(whereSeparator: signs.contains).flatMap { part in
      part.split(whereSeparator: \.isSpace).map(Substring.init)
        .split(omittingEmptySubsequences: false) { WordList.contains(String($0), among: words) }
    }
    return parts.count { $0.lazy.joined().filter(\.isLetter).dropFirst().first != nil }
  }
}
