import TabBarGuidelines

/// Lists with commas: `add Live TV, Movies`. A comma separates titles where a blank or the line's end follows it, so that
/// `Rock,Pop` is one title.
enum CommaList {
  /// Returns a command's words with those between two commas put together; those of other commands, and of a list
  /// without commas, as they are.
  ///
  /// - Parameter isTyped: Whether a person types the line at a prompt, where `and` before the last part is a comma.
  static func parted(
    _ words: ArraySlice<Word>, for command: Command, isTyped: Bool
  ) throws(CommandError) -> ArraySlice<Word> {
    let hasCommas = words.contains(where: \.endsWithComma)
    if isTyped, !hasCommas, listsOfTabs.contains(command.name) { return words.filter { !$0.isAnd }[...] }
    guard hasCommas,
      ([Command.add.name, Command.titles.name] + listsOfTabs.dropLast()).contains(command.name)
    else { return words }
    var parts: [[Word]] = [[]]
    var others: [Word] = []
    for (index, word) in words.enumerated() {
      guard word.key == nil, !word.hasDashes else {
        others.append(word)
        continue
      }
      // The value of an option that is written with dashes.
      if let last = others.last, last.hasDashes, words[words.startIndex + index - 1].range == last.range {
        others.append(word)
        continue
      }
      guard word.endsWithComma else {
        parts[parts.count - 1].append(word)
        continue
      }
      parts[parts.count - 1].append(word.withoutComma)
      parts.append([])
    }
    if parts[parts.count - 1].isEmpty { parts.removeLast() }
    parts = try parted(atAnd: parts, isTyped)
    for part in parts { try check(part, of: command, isFirst: part.first?.range == parts[0].first?.range) }
    return (parts.map { $0.count == 1 ? $0[0] : Word(phrase: $0[...]) } + others)[...]
  }

  private static let listsOfTabs = ["order", "remove", "keep", "swap"]

  private static func parted(atAnd parts: [[Word]], _ isTyped: Bool) throws(CommandError) -> [[Word]] {
    guard let last = parts.last, let place = last.lastIndex(where: \.isAnd) else { return parts }
    guard isTyped else {
      throw CommandError(
        "\(last[place].text) does not separate titles in a file", at: last[place],
        remedy: "a comma does; a title with this word needs quotes")
    }
    guard place < last.count - 1 else {
      throw CommandError(
        "a title is missing after \(last[place].text)", at: last[place], remedy: "leave it out, or quote it")
    }
    return parts.dropLast() + [Array(last[..<place]), Array(last[(place + 1)...])].filter { !$0.isEmpty }
  }

  /// Throws where a part is empty, or is more likely something else than a title.
  private static func check(
    _ part: [Word], of command: Command, isFirst: Bool
  ) throws(CommandError) {
    if let word = part.first(where: { $0.text.isEmpty && !$0.isQuoted || $0.endsWithComma }) {
      throw CommandError("a title is missing before this comma", at: word, remedy: "leave the comma out")
    }
    guard command.name == Command.add.name, part.count > 1, let first = part.first else { return }
    if !isFirst, !first.isQuoted, first.text == first.text.lowercased(), Command.named(first.text) != nil {
      throw CommandError(
        "\(first.text) begins another command", at: first,
        remedy: "a line is one command; a title with this word needs quotes")
    }
    if let small = part.first(where: { !$0.isQuoted && $0.text == $0.text.lowercased() && $0.joinsTitles }) {
      throw CommandError(
        "\(small.text) is more often no part of a title", at: small,
        remedy: "a title with this word needs quotes")
    }
    let option = part.dropFirst().first { !$0.isQuoted && command.option(named: $0.text) != nil }
    if let option {
      throw CommandError(
        "\(option.text) is an option of add", at: option,
        remedy: "write \(option.text)=VALUE; a title with this word needs quotes")
    }
  }
}

extension Word {
  /// Whether a comma ends it that is not in quotes.
  fileprivate var endsWithComma: Bool {
    key == nil
      && (isQuoted ? hasCommaAfterQuote : text.utf8.last == UInt8(ascii: ",") && text.hasSuffix(","))
  }

  fileprivate var withoutComma: Word {
    Word(
      text: String(text.dropLast()), key: nil, range: range.lowerBound..<range.upperBound - 1,
      isQuoted: isQuoted)
  }

  fileprivate var isAnd: Bool { key == nil && !isQuoted && ["and", "&", "und"].contains(text) }
}
