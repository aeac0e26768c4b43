/// Motions in a row by user-perceived characters and words, in Unicode scalars, as libedit counts.
struct CharacterSteps {
  private let characters: [Character]
  private let boundaries: [Int]

  init(_ row: String) {
    characters = Array(row)
    boundaries = row.characterBoundaries
  }

  func boundary(atOrBefore offset: Int) -> Int { boundaries.last { $0 <= offset } ?? 0 }

  /// Returns the target of a motion, or the end of a deletion.
  func target(of command: EditorCommand, from offset: Int) -> Int {
    switch command {
    case .backward, .deleteBackward: boundaries.last { $0 < offset } ?? offset
    case .forward, .deleteForward, .deleteForwardOrEnd: boundaries.first { $0 > offset } ?? offset
    case .wordBackward, .killWordBackward: start(before: offset, of: Self.isWord)
    case .wordForward, .killWordForward: wordEnd(after: offset)
    case .killArgumentBackward: start(before: offset) { !$0.isWhitespace }
    case .rowStart, .killToRowStart: 0
    case .rowEnd, .killToRowEnd: boundaries.last ?? 0
    default: offset
    }
  }

  func wordEnd(after offset: Int) -> Int {
    let rest = characters.indices.drop { boundaries[$0] < offset }
    let word = rest.drop { !Self.isWord(characters[$0]) }
    let end = word.first { !Self.isWord(characters[$0]) }
    return end.map { boundaries[$0] } ?? boundaries.last ?? 0
  }

  private func start(before offset: Int, of isPart: (Character) -> Bool) -> Int {
    var index = boundaries.lastIndex { $0 <= offset } ?? 0
    while index > 0, !isPart(characters[index - 1]) { index -= 1 }
    while index > 0, isPart(characters[index - 1]) { index -= 1 }
    return boundaries[index]
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension EditorCommand {
  var isKill: Bool {
    [.killToRowEnd, .killToRowStart, .killArgumentBackward, .killWordBackward, .killWordForward].contains(
      self)
  }
}
