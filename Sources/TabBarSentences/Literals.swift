import TabBarLexicon

/// Runs of words that may be a title as they stand, whatever else each of them is.
enum Literals {
  /// Returns the runs of words that may be a title as they stand, each with whether it follows the tab that it is for.
  static func all(in range: Range<Int>, of sentence: Sentence, _ items: [Item]) -> [(
    range: Range<Int>, isBehindTab: Bool
  )] {
    let tokens = sentence.tokens
    func end(from start: Int) -> Int {
      (start..<range.upperBound).first { index in
        let token = tokens[index]
        if token.isSign(",;.?!()") || token.kind == .quoted { return true }
        guard Words.ends.contains(token.low), !token.isCapital || index == start else { return false }
        // As in Back to School.
        let joins =
          index > start && tokens[index - 1].isCapital && index + 1 < range.upperBound
          && tokens[index + 1].isCapital
        return !(joins && ["to", "for", "in", "on"].contains(token.low))
      } ?? range.upperBound
    }
    var result: [(range: Range<Int>, isBehindTab: Bool)] = []
    for index in range {
      let token = tokens[index]
      let isBehindTab = items.contains { $0.has(.tab) && $0.tokens.upperBound == index + 1 }
      guard token.kind == .equals || Words.leads.contains(token.low) || isBehindTab else { continue }
      var start = index + 1
      var stop =
        start < range.upperBound && ["for", "in", "on", "after", "as", "to"].contains(tokens[start].low)
        ? end(from: start + 1) : end(from: start)
      while stop > start, Words.articles.contains(tokens[start].low) { start += 1 }
      stop = max(stop, start)
      guard start < stop, stop <= start + 6, tokens[start].kind != .equals,
        !Words.leads.contains(tokens[start].low),
        !tokens[start..<stop].allSatisfy({
          $0.kind == .number || $0.kind == .punctuation || $0.kind == .quoted
        })
      else { continue }
      let isNamed = ["called", "named", "titled", "tabs"].contains(token.low) || token.kind == .equals
      let isBehindTo = token.low == "to" && items.contains { $0.has(.tab) && $0.tokens.upperBound == index }
      let begins =
        tokens[start].isCapital || ["my", "your", "our", "for", "all"].contains(tokens[start].low)
        || !Lexicon.shared.senses(of: tokens[start].low).contains { $0.kind == .free || $0.kind == .role }
      if isNamed || isBehindTo || begins { result.append((start..<stop, isBehindTab)) }
    }
    let first = range.lowerBound
    let startsWithTwo =
      range.count > 2 && tokens[first].isCapital && tokens[first + 1].isCapital && tokens[first].kind == .word
      && tokens[first + 1].kind == .word
    let names: KindSet = [.tab, .device, .language, .guide, .system]
    if startsWithTwo,
      !items.contains(where: {
        $0.tokens.lowerBound <= first + 1
          && ($0.kinds.intersects(names) || $0.isVerb && $0.tokens.lowerBound == first)
      })
    {
      result.append((first..<first + 2, false))
    }
    return result
  }
}
