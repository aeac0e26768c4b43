/// The use of an explanation to people who read it.
enum ExplanationText: Hashable {
  /// It names something to do next.
  case namesStep
  /// It says no more than that there is nothing.
  case saysNothing
  /// Only a person can tell.
  case unclear

  init(_ text: String, in locale: String) {
    var previous = ""
    var beforePrevious = ""
    var startsClause = true
    var count = 0
    var sentences = 0
    var denies = false
    for part in text.split(whereSeparator: \.isWhitespace) {
      let word = String(part.drop { !$0.isLetter }).lowercased()
      let bare = String(word.reversed().drop { !$0.isLetter }.reversed())
      guard !bare.isEmpty else {
        // A dash of its own starts a clause; a sign to tap on, as in "Tap +", does no harm.
        startsClause = true
        continue
      }
      count += 1
      let leads =
        startsClause || WordList.leadingToStep.contains(previous, in: locale)
        || WordList.leadingToStep.contains(beforePrevious + " " + previous, in: locale)
      if leads, WordList.nextSteps.contains(bare, in: locale) {
        self = .namesStep
        return
      }
      if WordList.nothing.contains(bare.replacingApostrophe, in: locale) { denies = true }
      startsClause = part.last.map { ",.!?;:…–—".contains($0) } ?? false
      if part.last.map({ ".!?…".contains($0) }) ?? false { sentences += 1 }
      beforePrevious = previous
      previous = bare
    }
    // A longer text may say what to do in words that are not listed: only a short denial says nothing else.
    self = denies && count <= 6 && sentences <= 1 ? .saysNothing : .unclear
  }
}

extension String {
  fileprivate var replacingApostrophe: String { String(map { $0 == "’" ? "'" : $0 }) }
}
