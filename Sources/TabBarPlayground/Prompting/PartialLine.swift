import TabBarCore

/// The parts of a line that is still being typed.
///
/// The last word is unfinished until a space follows it: it may still become something else.
package struct PartialLine {
  /// A part of the line that means one thing.
  package struct Piece {
    package enum Role {
      case command
      /// A word that the command knows: a device, a keyword, a number.
      case name
      case tab, text
      /// The key of an option, with its equals sign.
      case key
      case comment
    }

    /// The part, as offsets of the line's UTF-8 bytes.
    package let range: Range<Int>
    package let kind: Role
    /// Whether it is wrong here, whatever may follow.
    package var isWrong = false
  }

  package let text: String
  /// The line, with an open quote closed.
  package let closed: String
  /// The words; the last one is unfinished where `isInWord`.
  package let words: [Word]
  package let isInWord: Bool
  /// The command, or `nil` where the first word names none.
  package let command: Command?
  package private(set) var pieces: [Piece] = []
  /// Whether something is wrong that nothing typed later can clear.
  package private(set) var isWrong = false

  let draft: Draft
  /// The first word that should name a tab and names none, if that is the first thing that is wrong.
  private var unknownTab: Word?

  /// Whether the line is the beginning of a command's name, which says nothing yet.
  package var isBeginning: Bool {
    command == nil && words.count == 1 && isInWord && words[0].mayBecomeCommand
  }

  /// Whether what is wrong in a command may be right in a line that is said in own words.
  package var mayBeSentence: Bool { isWrong && (command == nil || words.count > 2) }

  /// The first error that nothing typed later can clear, or `nil`. What was probably meant takes long to find.
  package var error: CommandError? {
    guard isWrong else { return nil }
    if let error = unknownTab.flatMap({ draft.objection(toTab: $0) }) { return error }
    do {
      _ = try Invocation.parsed(from: closed, source: .prompt)?.known(in: draft)
      return nil
    } catch {
      return error
    }
  }

  package init(_ line: String, for draft: Draft) {
    let read = Self.read(line)
    let said = read?.words ?? []
    (text, closed, isWrong, self.draft) = (line, read?.closed ?? line, read == nil, draft)
    let end = said.last?.range.upperBound ?? 0
    isInWord = !said.isEmpty && end >= line.utf8.count
    // Not where words change places, since the last one is the one that is being typed.
    let strict = OtherForm.strict(said)
    let isInOrder = zip(strict, strict.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
    let meant = isInOrder && Command.meant(by: said) != nil ? strict : said
    command = Command.meant(by: meant)
    words = command.map { Self.joined(meant, for: $0, draft) } ?? said
    addPieces()
    if let command {
      isWrong = isWrong || words.dropFirst().contains { TypographicQuotes.error(in: $0, of: command) != nil }
    }
    addComment(of: line, after: end)
  }

  private static func read(_ line: String) -> (words: [Word], closed: String)? {
    for quote in ["", "\"", "'", "\\\""] {
      if let words = try? Lexer.words(of: line + quote, source: .prompt) { return (words, line + quote) }
    }
    return nil
  }

  /// Joins the words of a name, even one that is not complete yet.
  private static func joined(_ words: [Word], for command: Command, _ draft: Draft) -> [Word] {
    guard words.count > 2, let kind = command.kindOfOneName else { return words }
    let joined = NamePhrase.joined(words.dropFirst(), for: command)
    guard joined.count == words.count - 1, joined.allSatisfy({ $0.key == nil }) else {
      return Array(words.prefix(1) + joined)
    }
    let phrase = Word(phrase: joined)
    return kind.couldBecome(phrase, for: draft) ? [words[0], phrase] : words
  }

  // MARK: Pieces

  private mutating func addPieces() {
    guard let name = words.first else { return }
    let mayGrow = words.count == 1 && isInWord && name.mayBecomeCommand
    add(Piece(range: name.range, kind: .command, isWrong: command == nil && !mayGrow))
    guard let command else { return }
    var places = 0
    let moreTabs = (command.tabCount(in: words.dropFirst()) ?? 1) - 1
    for (index, word) in words.enumerated().dropFirst() {
      // A name may go on after a space.
      let isLast = index == words.count - 1 && (isInWord || command.kindOfOneName != nil)
      var parameter: Parameter?
      var valueRange = word.range
      if let key = word.key {
        parameter = command.option(named: key)
        let keyEnd = word.range.lowerBound + key.utf8.count + 1
        add(Piece(range: word.range.lowerBound..<keyEnd, kind: .key, isWrong: parameter == nil))
        valueRange = keyEnd..<word.range.upperBound
      } else {
        parameter = command.parameter(
          at: max(0, places - moreTabs), inPairs: words.contains(where: \.followsSign))
        // The key of an option may be on its way.
        if isLast, command.options.contains(where: { $0.name.hasPrefix(word.text) }), !word.isQuoted,
          parameter == nil || parameter?.isList == true && places > 0
        {
          add(Piece(range: word.range, kind: .key))
          continue
        }
        places += 1
      }
      guard let parameter else {
        add(Piece(range: valueRange, kind: .text, isWrong: true))
        continue
      }
      let meant = (try? parameter.read(word, after: Array(words[..<index]), isWide: true)) ?? word
      // As in why sources: the tab may be left out.
      let next = word.key == nil && parameter.isOptional ? command.parameter(at: places) : nil
      let isLiteral = word.key == nil && parameter.literals.contains(where: word.isKeyword)
      let isWrong =
        isLiteral || parameter.isList && word.mayBeSeveral
          || next?.kind.accepts(word, for: draft) == true
        ? false
        : isLast ? !parameter.kind.couldBecome(meant, for: draft) : !parameter.kind.accepts(meant, for: draft)
      add(Piece(range: valueRange, kind: parameter.kind.pieceKind, isWrong: isWrong), word)
    }
  }

  private mutating func add(_ piece: Piece, _ word: Word? = nil) {
    pieces.append(piece)
    guard piece.isWrong, !isWrong else { return }
    isWrong = true
    if piece.kind == .tab { unknownTab = word }
  }

  private mutating func addComment(of line: String, after end: Int) {
    let rest = line.utf8.dropFirst(end)
    guard let start = rest.firstIndex(where: { !Lexer.isSpace($0) }), rest[start] == UInt8(ascii: "#")
    else { return }
    let offset = line.utf8.distance(from: line.utf8.startIndex, to: start)
    pieces.append(Piece(range: offset..<line.utf8.count, kind: .comment))
  }
}

extension Draft {
  fileprivate func objection(toTab word: Word) -> CommandError? {
    do {
      _ = try index(of: word)
      return nil
    } catch {
      return error
    }
  }
}

extension Word {
  /// Whether it may become one of some names when more of it is typed.
  fileprivate func begins(anyOf names: some Sequence<String>) -> Bool {
    let typed = text.lowercased()
    return key == nil && !isQuoted && names.contains { $0.hasPrefix(typed) }
  }

  /// Whether it names several tabs, or may once more of it is typed.
  fileprivate var mayBeSeveral: Bool {
    tabNumbers != nil || begins(anyOf: ["all"]) || text.hasSuffix(".")
  }

  fileprivate var mayBecomeCommand: Bool {
    begins(anyOf: Command.all.lazy.map(\.name)) || begins(anyOf: Command.aliases.keys)
  }
}

extension Parameter.Kind {
  var pieceKind: PartialLine.Piece.Role {
    switch self {
    case .tab: .tab
    case .text, .prose, .file, .symbol, .mark, .compared: .text
    default: .name
    }
  }

  func accepts(_ word: Word, for draft: Draft) -> Bool {
    if case .tab = self { return draft.objection(toTab: word) == nil }
    return (try? read(word)) != nil
  }

  /// Returns whether a word is a value of this kind, or could become one once more of it is typed.
  func couldBecome(_ word: Word, for draft: Draft) -> Bool {
    if word.text.isEmpty || accepts(word, for: draft) { return true }
    let typed = word.text.lowercased()
    switch self {
    case .text, .prose, .symbol, .file, .mark, .compared: return true
    // Only a title or a keyword may go on; a number is looked up when the word is complete.
    case .tab:
      return draft.design.tabs.contains { $0.title.lowercased().hasPrefix(typed) }
        || ["selected", "first", "last"].contains { $0.hasPrefix(typed) }
    case .number(let range, _): return Int(word.text).map { $0 < range.lowerBound } ?? (typed == "-")
    case .locale, .window:
      return typed.count < 3 || !Candidates.of(self, in: draft).allSatisfy { !$0.text.hasPrefix(typed) }
    default: return Candidates.of(self, in: draft).contains { $0.matches(typed) }
    }
  }
}
