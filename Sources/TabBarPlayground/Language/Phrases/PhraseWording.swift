import TabBarCore

/// A line without what people say around it: `please add News` is `add News`.
struct PhraseWording {
  /// How much of the line is left.
  enum Kind {
    /// What was typed.
    case typed
    /// Without courtesies.
    case polite
    /// Without words that only lead to a thing, such as `show me`; it may not change the tabs.
    case bare
  }

  let kind: Kind
  /// What is left of the line, with printed apostrophes, which no quote begins with.
  let text: String
  /// Its words.
  let words: [Word]

  /// Creates a wording of some words of a line.
  private init(_ kind: Kind, _ words: [Word], in line: String) {
    self.kind = kind
    guard kind != .typed, let first = words.first, let last = words.last else {
      (text, self.words) = (line, words)
      return
    }
    let bytes = Array(line.utf8)[first.range.lowerBound..<last.range.upperBound]
    text = Self.withoutMarks(String(decoding: bytes, as: UTF8.self))
    self.words = (try? Lexer.words(of: text)) ?? []
  }

  private static func withoutMarks(_ text: String) -> String {
    var text = text[...]
    while text.count > 1, let last = text.last, "?!.,".contains(last) { text.removeLast() }
    return String(text)
  }

  /// Returns the wordings of a line in the order in which they are tried: courtesies are hardly part of a title, and
  /// other words may be.
  static func all(of line: String) -> [PhraseWording] {
    var printed = line.withPrintedApostrophes
    while printed.utf8.last == UInt8(ascii: " ") { printed.removeLast() }
    guard let words = try? Lexer.words(of: printed), !words.isEmpty else { return [] }
    func without(_ openings: [[String]], _ closings: [[String]], _ words: [Word]) -> [Word] {
      let rest = dropping(openings, from: words)
      return Array(dropping(closings, fromEndOf: rest))
    }
    let typed = PhraseWording(.typed, words, in: printed)
    let rest = without(courtesies, thanks, words)
    let polite = PhraseWording(.polite, rest, in: printed)
    let bare = PhraseWording(.bare, without(courtesies + leads, thanks + additions, rest), in: printed)
    let isAsked = polite.words.first.map { SmallWords.questions.contains($0.compared) } == true
    let isShorter = rest.count < words.count || isAsked && polite.text != printed
    var wordings = isShorter && !polite.words.isEmpty ? [polite, typed] : [typed]
    if !isShorter, polite.text != printed { wordings.append(polite) }
    if !bare.words.isEmpty, bare.text != wordings[0].text { wordings.append(bare) }
    return wordings
  }

  /// Returns a line without the courtesies that it begins with, and without the mark of a question that is a request:
  /// `can you put Search first?`
  static func request(in line: String) -> String {
    guard let words = try? Lexer.words(of: line),
      let rest = polite(words).map({ dropping(suggestions, from: $0) }),
      rest.count < words.count, let first = rest.first,
      // As in `I want to have a star for Home`, which asks nothing.
      first.compared != "have"
    else { return line }
    let text = String(decoding: Array(line.utf8)[first.range.lowerBound...], as: UTF8.self)
    return SmallWords.questions.contains(first.compared) ? text : withoutMarks(text)
  }

  private static let suggestions = phrases("what about|how about|what if we|what if i|why not|why don't we")

  /// Returns words without the courtesies that they begin with; `nil` where nothing else is there yet.
  static func polite(_ words: [Word]) -> [Word]? {
    let rest = dropping(courtesies, from: words)
    return rest.isEmpty ? nil : Array(rest)
  }

  private static func dropping(_ phrases: [[String]], from words: [Word]) -> ArraySlice<Word> {
    let compared = words.map(\.compared)
    var start = 0
    while let phrase = phrases.first(where: { compared[start...].starts(with: $0) }) {
      // Now, Later, Never is a list.
      guard phrase != ["now"] || !words[start].endsItem else { break }
      start += phrase.count
    }
    return words[start...]
  }

  private static func dropping(_ phrases: [[String]], fromEndOf words: ArraySlice<Word>) -> ArraySlice<Word> {
    let compared = words.map(\.compared)
    var count = words.count
    while let phrase = phrases.first(where: {
      count > $0.count && compared[..<count].suffix($0.count).elementsEqual($0)
    }) {
      // Please in `rename Home to Please` is the title.
      guard !introductions.contains(compared[count - phrase.count - 1]) else { break }
      count -= phrase.count
    }
    return words.prefix(count)
  }

  private static let introductions: Set<String> = [
    "to", "as", "called", "named", "titled", "with", "into", "and", "or", "is", "by", "add", "rename",
  ]

  private static func phrases(_ text: String) -> [[String]] {
    // The longest first: `i want` begins `i want to`.
    text.split(separator: "|").map { $0.split(separator: " ").map(String.init) }.sorted {
      $0.count > $1.count
    }
  }

  private static let courtesies = phrases(
    "please|pls|kindly|good morning|good afternoon|good evening|guten tag|moin|hi there|hello there|hey|or|i'd rather|i would rather|we'd rather|rather|can you|could you|would you|will you|can we|could we|can i|could i|may i|let's|lets"
      + "|let us|let me|i want to|i want you to|i would like to|i'd like to|i would like|i'd like|i want|i wanna"
      + "|i need to|i need|we want to|we need to|we would like to|we'd like to|we want|we need|we'd like|want to"
      + "|hm|hmm|oh|ah|oops|wait|sorry|well|so|lol|cool|nice|great|thanks|thank you|yes|yeah|no wait|hi|hello|fine|alright"
      + "|ok|okay|and|also|then|just|so|maybe|actually|go ahead and|i think|now")

  private static let thanks = phrases(
    "please|pls|thanks|thank you|thx|for me|then|too|again|as well|instead|right now")

  private static let additions = phrases(
    "too|also|as well|now|again|instead|then|here|mode|right now|though|at all|ok|yet|today|view|version|better"
  )

  private static let leads = phrases(
    "show me|show it|show this|show|see|see it|view|check|check it|try|try it|test|test it|what about|how about"
      + "|what if|what if it is|what if i use|what does it look like|what does this look like|what would it look like"
      + "|how does it look|how does this look|how would this look|how will this look|what happens on|same|the same|how would it look|how will it look|how it looks|look at it|look at"
      + "|what happens|it should be|make it|turn it|put it"
      + "|set it to|change it to|switch it to|switch over to|set to|use|give me|display|preview|with|draw|have a look at|works|working|reset|against|check against|go on|switch over to|continue with"
  )
}

extension Word {
  /// The word as it is compared: in small letters, without the mark after it; empty for a quoted one or an option.
  fileprivate var compared: String {
    guard key == nil, !isQuoted else { return "" }
    let text = self.text.withStraightApostrophes.lowercased()
    guard let last = text.utf8.last, ",?!.".utf8.contains(last) else { return text }
    return String(text.dropLast())
  }

  fileprivate var endsItem: Bool { text.utf8.last == UInt8(ascii: ",") }
}

extension String {
  /// The text without the full stop that ends a sentence of three words or more; `a.m.` keeps its own.
  var withoutFullStop: String {
    let words = split(separator: " ")
    guard words.count > 2, let last = words.last?.dropLast(), hasSuffix("."),
      !last.contains(".") || last.split(separator: ".").contains(where: { $0.count > 1 }),
      !last.hasSuffix("."),
      (try? Lexer.words(of: self))?.last?.isQuoted == false
    else { return self }
    return String(dropLast())
  }

  /// The text with straight apostrophes in place of printed ones.
  var withStraightApostrophes: String {
    utf8.contains(0xE2) ? String(map { $0 == "’" ? "'" : $0 }) : self
  }

  /// The text with a printed apostrophe in place of each one between letters, or after the last letter of a word with
  /// no other quote in the text, so that it is not taken for a quote.
  var withPrintedApostrophes: String {
    guard utf8.contains(UInt8(ascii: "'")) else { return self }
    let letters = Array(self)
    func isInside(_ index: Int) -> Bool {
      index > 0 && letters[index - 1].isLetter && letters.indices.contains(index + 1)
        && letters[index + 1].isLetter
    }
    let quotes = letters.indices.filter { letters[$0] == "'" && !isInside($0) }
    return String(
      letters.indices.map { index -> Character in
        guard letters[index] == "'" else { return letters[index] }
        let isLast = quotes == [index] && index > 0 && letters[index - 1].isLetter
        return isInside(index) || isLast ? "’" : "'"
      })
  }
}
