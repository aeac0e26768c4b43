import TabBarGuidelines

/// Lists of what a command takes several of: `add Live TV, Movies`. A comma parts where a blank or the line's end follows
/// it, so that `Rock,Pop` is one title.
enum CommaList {
  /// Returns a command's words with those between two commas put together; those of a command that takes no list, and of
  /// a list without commas, as they are.
  ///
  /// At a prompt `and` is a comma, too.
  static func parted(
    _ words: ArraySlice<Word>, for command: Command, source: LineSource
  ) throws(CommandError) -> ArraySlice<Word> {
    let isTyped = source == .prompt
    guard isTyped || words.contains(where: \.endsWithComma),
      let (start, parameter) = command.list(in: words.filter(\.isPlace), source: source)
    else { return words }
    let words = isTyped && parameter.isRepeated ? words.flatMap(\.ideographicParts)[...] : words
    let places = words.filter(\.isPlace)
    let hasCommas = places.contains(where: \.endsWithComma)
    let rest = places.dropFirst(command.tabCount(in: words) ?? places.count)
    guard hasCommas else {
      if case .text = parameter.kind { return words }
      return words.filter { word in !parameter.listEnds(with: word) || rest.contains { $0 === word } }[...]
    }
    var parts: [[Word]] = [[]]
    for word in places[start...].dropLast(rest.count) {
      parts[parts.count - 1].append(word.withoutComma)
      if word.endsWithComma { parts.append([]) }
    }
    var last = parts.removeLast()
    if last.isEmpty { last = parts.removeLast() }
    if let place = last.dropLast().lastIndex(where: parameter.listEnds) {
      guard isTyped else {
        throw CommandError(
          "\(last[place].text) separates nothing in a file", at: last[place],
          remedy: "a comma does; a title with this word needs quotes")
      }
      if place > 0 { parts.append(Array(last[..<place])) }
      last.removeFirst(place + 1)
    }
    var result = Array(places[..<start])
    for (index, part) in (parts + [last]).enumerated() {
      if let word = part.first(where: { $0.text.isEmpty && !$0.isQuoted || $0.endsWithComma }) {
        throw CommandError("nothing is before this comma", at: word, remedy: "leave the comma out")
      }
      if command.name == Command.add.name, part.count > 1 { try check(part, isFirst: index == 0) }
      result += parameter.joined(part)
    }
    return result[...] + rest + words.filter { !$0.isPlace }
  }

  /// Throws where words are more likely something else than one title.
  private static func check(_ part: [Word], isFirst: Bool) throws(CommandError) {
    for (index, word) in part.enumerated() where !word.isQuoted && word.text == word.text.lowercased() {
      if index == 0, !isFirst, Command.named(word.text) != nil {
        throw CommandError(
          "\(word.text) begins another command", at: word,
          remedy: "a line is one command; a title with this word needs quotes")
      }
      if word.joinsTitles || index > 0 && Command.add.option(named: word.text) != nil {
        throw CommandError(
          "\(word.text) is more often no part of a title", at: word,
          remedy: "a title with this word needs quotes")
      }
    }
  }
}

extension Command {
  /// Returns where among words the first of several may be, and what it takes there; `nil` where that is no list.
  func list(in words: [Word], source: LineSource) -> (start: Int, parameter: Parameter)? {
    for place in words.indices {
      guard let own = parameter(at: place) else { return nil }
      let parameter = own.narrowed?([Word(argument: name)] + words[..<place]) ?? own
      if case .prose = parameter.kind { return nil }
      // As the two of swap.
      let isOneOfSame = parameters.count > 1 && parameters.allSatisfy { $0.name == parameter.name }
      if parameter.isRepeated || isOneOfSame || parameter.isList && source > .file {
        return (place, parameter)
      }
    }
    return nil
  }
}

extension Parameter {
  /// Whether each word is one, whatever stands between: a place, a design, a word to search for.
  private var isOfWords: Bool {
    switch kind {
    case .place, .compared: true
    case .text: isOptional
    default: false
    }
  }

  /// Whether a word stands before the last one of a list.
  fileprivate func listEnds(with word: Word) -> Bool {
    !isOfWords && !word.isQuoted && ["and", "&", "und"].contains(word.text)
  }

  /// Returns words between two commas as one, where that is one of this kind.
  fileprivate func joined(_ part: [Word]) -> [Word] {
    let phrase = Word(phrase: part[...])
    return part.count < 2 || isOfWords || (try? kind.read(phrase)) == nil ? part : [phrase]
  }
}

extension Word {
  /// Whether a comma ends it that is not in quotes.
  var endsWithComma: Bool {
    guard key == nil, !isQuoted, ends.last == UInt8(ascii: ",") || ends.last == 0x81 else {
      return hasCommaAfterQuote
    }
    return text.last == "," || text.last == "、"
  }

  fileprivate var withoutComma: Word {
    guard endsWithComma else { return self }
    let comma = text.suffix(1).utf8.count
    return Word(
      text: String(text.dropLast()), key: nil, range: range.lowerBound..<range.upperBound - comma,
      isQuoted: isQuoted)
  }

  /// The parts of a word in which ideographic commas have no blank behind them.
  fileprivate var ideographicParts: [Word] {
    guard key == nil, !isQuoted, text.unicodeScalars.contains("、") else { return [self] }
    return text.split(separator: "、").map {
      Word(text: $0 + "、", key: nil, range: range, isQuoted: false)
    }
  }
}
