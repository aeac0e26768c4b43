import TabBarGuidelines

/// Lists of what a command takes several of: `add Live TV, Movies`. A comma parts where a blank or the line's end follows
/// it, so that `Rock,Pop` is one title.
enum CommaList {
  /// Returns a command's words with those between two commas put together; those of a command that takes no list, and of
  /// a list without commas, as they are.
  ///
  /// - Parameter isTyped: Whether a person types the line at a prompt, where `and` is a comma, too.
  static func parted(
    _ words: ArraySlice<Word>, for command: Command, isTyped: Bool
  ) throws(CommandError) -> [Word] {
    let hasCommas = words.contains(where: \.endsWithComma)
    let places = words.filter { $0.key == nil && !$0.hasDashes }
    guard hasCommas || isTyped, let (start, parameter) = command.list(in: places) else { return Array(words) }
    let items = places[start...]
    guard hasCommas else {
      if case .text = parameter.kind { return Array(words) }
      let inside = items.dropFirst().dropLast().filter { parameter.listEnds(with: $0) }.map(\.range)
      return words.filter { !inside.contains($0.range) }
    }
    var parts: [[Word]] = [[]]
    for word in items {
      parts[parts.count - 1].append(word.endsWithComma ? word.withoutComma : word)
      if word.endsWithComma { parts.append([]) }
    }
    if parts[parts.count - 1].isEmpty { parts.removeLast() }
    parts = try parted(parts, of: parameter, isTyped)
    var result = Array(places[..<start])
    for (index, part) in parts.enumerated() {
      if let word = part.first(where: { $0.text.isEmpty && !$0.isQuoted || $0.endsWithComma }) {
        throw CommandError("nothing is before this comma", at: word, remedy: "leave the comma out")
      }
      if command.name == Command.add.name, part.count > 1 { try check(part, isFirst: index == 0) }
      result += parameter.joined(part)
    }
    return result + words.filter { $0.key != nil || $0.hasDashes }
  }

  private static func parted(
    _ parts: [[Word]], of parameter: Parameter, _ isTyped: Bool
  ) throws(CommandError) -> [[Word]] {
    guard let last = parts.last, let place = last.lastIndex(where: parameter.listEnds) else {
      return parts
    }
    guard isTyped else {
      throw CommandError(
        "\(last[place].text) separates nothing in a file", at: last[place],
        remedy: "a comma does; a title with this word needs quotes")
    }
    guard place < last.count - 1 else {
      throw CommandError(
        "nothing is after \(last[place].text)", at: last[place], remedy: "leave it out, or quote it")
    }
    return parts.dropLast() + [Array(last[..<place]), Array(last[(place + 1)...])].filter { !$0.isEmpty }
  }

  /// Throws where words are more likely something else than one title.
  private static func check(_ part: [Word], isFirst: Bool) throws(CommandError) {
    let bare = part.filter { !$0.isQuoted }
    if !isFirst, let first = bare.first, first.range == part[0].range, first.text == first.text.lowercased(),
      Command.named(first.text) != nil
    {
      throw CommandError(
        "\(first.text) begins another command", at: first,
        remedy: "a line is one command; a title with this word needs quotes")
    }
    if let small = bare.first(where: { $0.text == $0.text.lowercased() && $0.joinsTitles }) {
      throw CommandError(
        "\(small.text) is more often no part of a title", at: small,
        remedy: "a title with this word needs quotes")
    }
    let option = part.dropFirst().first { !$0.isQuoted && Command.add.option(named: $0.text) != nil }
    if let option {
      throw CommandError(
        "\(option.text) is an option of add", at: option,
        remedy: "write \(option.text)=VALUE; a title with this word needs quotes")
    }
  }
}

extension Command {
  /// Returns where among words the first of several may be, and what it takes there; `nil` where that is no list.
  func list(in words: [Word]) -> (start: Int, parameter: Parameter)? {
    guard parameters.last?.isRepeated == true else { return nil }
    for place in words.indices {
      guard let own = parameter(at: place) else { return nil }
      let parameter = own.narrowed?([Word(argument: name)] + words[..<place]) ?? own
      if case .prose = parameter.kind { return nil }
      if parameter.isRepeated { return (place, parameter) }
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
    guard part.count > 1, !isOfWords else { return part }
    let phrase = Word(phrase: part[...])
    switch kind {
    case .tab, .text: return [phrase]
    default: return (try? kind.read(phrase)) == nil ? part : [phrase]
    }
  }
}

extension Word {
  /// Whether a comma ends it that is not in quotes.
  fileprivate var endsWithComma: Bool {
    key == nil && (isQuoted ? hasCommaAfterQuote : Quoting.endsWithComma(text))
  }

  fileprivate var withoutComma: Word {
    let comma = text.suffix(1).utf8.count
    return Word(
      text: String(text.dropLast()), key: nil, range: range.lowerBound..<range.upperBound - comma,
      isQuoted: isQuoted)
  }

  /// The parts of a word in which ideographic commas without a blank behind them may part several.
  var ideographicParts: [Word] {
    guard key == nil, !isQuoted, text.unicodeScalars.contains("、") else { return [self] }
    return text.split(separator: "、").map {
      Word(text: String($0), key: nil, range: range, isQuoted: false)
    }
  }
}
