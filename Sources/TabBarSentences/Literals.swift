import TabBarLexicon

/// Runs of words that may be a title as they stand, whatever else each of them is.
enum Literals {
  /// Returns these runs, each with whether it follows the tab that it is for.
  static func all(in range: Range<Int>, of sentence: Sentence, _ items: [Item]) -> [(
    range: Range<Int>, isBehindTab: Bool
  )] {
    let tokens = sentence.tokens
    func end(from start: Int) -> Int {
      (start..<range.upperBound).first { index in
        let token = tokens[index]
        // As in: Back to School.
        let isInside =
          index > start && tokens[index - 1].isCapital && index + 1 < range.upperBound
          && tokens[index + 1].isCapital && ["to", "for", "in", "on"].contains(token.low)
        return token.isSign(",;.?!()") || token.kind == .quoted
          || Words.ends.contains(token.low) && (!token.isCapital || index == start) && !isInside
      } ?? range.upperBound
    }
    return range.compactMap { index in
      let token = tokens[index]
      let isBehindTab = items.contains { $0.has(.tab) && $0.tokens.upperBound == index + 1 }
      guard token.kind == .equals || Words.leads.contains(token.low) || isBehindTab else { return nil }
      let start =
        (index + 1..<range.upperBound).first { !Words.articles.contains(tokens[$0].low) } ?? index + 1
      // As in: called For You.
      let isSmall =
        start < range.upperBound && ["for", "in", "on", "after", "as", "to"].contains(tokens[start].low)
      let stop = end(from: isSmall ? start + 1 : start)
      guard start < stop, stop <= start + 6, tokens[start].kind != .equals,
        !Words.leads.contains(tokens[start].low),
        !tokens[start..<stop].allSatisfy({ [.number, .punctuation, .quoted].contains($0.kind) })
      else { return nil }
      return (start..<stop, isBehindTab)
    }
  }
}
