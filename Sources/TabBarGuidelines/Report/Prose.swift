import TabBarCore

/// What the program says: a literal with holes.
///
/// The literal is the key in the table of a language, with a number in the place of each hole: `{0} of {1} hold`. A
/// `String` in a hole is what somebody typed, and so are titles and commands: it is the same in every language. Words
/// of the program in a hole are prose themselves. A text of which the table lacks a part is English as a whole.
///
/// A command that a reader may type is between two backquotes of the literal, also with holes in it: `` `undo` takes it
/// back ``. It becomes a part of the kind `code`, and its marks are not written.
package struct Prose: Hashable, Sendable {
  package enum Kind: Hashable {
    case words, strong, code, soft
    /// A link to a place in a file; in the document itself where the path is empty.
    case link(path: String, fragment: String)
    /// A title of a tab or a badge, which is read in its own direction.
    case title
    /// What is only heard.
    case unseen
  }

  package struct Part: Hashable {
    package let text: String
    package var kind = Kind.words
    /// The language of the text, or `nil` for the language of the document.
    package var language: String?
  }

  fileprivate enum Piece: Hashable, Sendable {
    case literal(String)
    case typed(Part)
    case count(Int)
    case length(Double)
    /// What no table translates.
    case english(String)
    /// The form of a word for one, or for any other number.
    case forms(isOne: Bool, one: String, many: String)
    case message(Message)
    indirect case prose(Prose, Kind)
    /// What begins with a capital.
    indirect case sentence(Prose)
  }

  fileprivate let pieces: [Piece]

  fileprivate init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The text of a value that has one of a few.
  package init<Value: RawRepresentable<String>>(_ value: Value) { pieces = [.literal(value.rawValue)] }

  /// A text of one of the program's own lists. Nothing that was typed may come here; a test names the files that do.
  package init(listed text: String) { pieces = [.literal(text)] }

  /// A text that is there in English only, so that an answer with it is English as a whole.
  package static func english(_ text: String) -> Prose { Prose(text.isEmpty ? [] : [.english(text)]) }
}

extension Prose: ExpressibleByStringInterpolation {
  // Literals are static, so that no other text can take their way.
  package init(stringLiteral text: StaticString) { pieces = [.literal(text.description)] }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: StaticString) {
      if text.utf8CodeUnitCount > 0 { pieces.append(.literal(text.description)) }
    }

    /// Appends what somebody typed, or what stays as it is in every language.
    package mutating func appendInterpolation(
      _ text: String, _ kind: Kind = .words, in language: String? = nil
    ) {
      pieces.append(.typed(Part(text: text, kind: kind, language: language)))
    }

    package mutating func appendInterpolation(_ count: Int) { pieces.append(.count(count)) }

    /// Appends a length, with the decimal point of the language.
    package mutating func appendInterpolation(_ length: Double) { pieces.append(.length(length)) }

    package mutating func appendInterpolation(_ prose: Prose, _ kind: Kind = .words) {
      pieces.append(.prose(prose, kind))
    }

    package mutating func appendInterpolation(_ message: Message) { pieces.append(.message(message)) }

    /// Appends the form of a word that a number asks for.
    package mutating func appendInterpolation(_ count: Int, one: StaticString, many: StaticString) {
      pieces.append(.forms(isOne: count == 1, one: one.description, many: many.description))
    }

    /// Appends a number with a noun that has an s in the plural.
    package mutating func appendInterpolation(counted count: Int, _ noun: StaticString) {
      pieces += [
        .count(count), .literal(" "),
        .forms(isOne: count == 1, one: noun.description, many: noun.description + "s"),
      ]
    }

    /// Appends texts with commas between them.
    package mutating func appendInterpolation(list: [Prose]) {
      appendInterpolation(Prose.joined(list, by: ", "))
    }
  }
}

extension Prose {
  /// Returns texts one after the other, with something between them.
  package static func joined(_ texts: [Prose], by separator: String) -> Prose {
    var pieces: [Piece] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { pieces.append(.typed(Part(text: separator))) }
      pieces.append(.prose(text, .words))
    }
    return Prose(pieces)
  }

  /// Returns texts as a list, as in `a, b and c`.
  package static func listed(_ texts: [Prose]) -> Prose {
    guard let last = texts.last, texts.count > 1 else { return texts.last ?? "" }
    return "\(list: texts.dropLast()) and \(last)"
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The text as the beginning of a sentence or as a heading.
  package var asSentence: Prose { Prose([.sentence(self)]) }

  /// The text in English, without its marks.
  package var text: String { text(in: nil) }

  /// Returns the text in a language, without its marks.
  package func text(in language: String?) -> String { parts(in: language).reduce("") { $0 + $1.text } }

  /// Returns the text with its marks in a language; in English where the table of the language lacks a part of it.
  package func parts(in language: String?) -> [Part] {
    guard let texts = Texts.of(language), isSaid(in: texts) else { return parts(by: nil) }
    return parts(by: texts)
  }

  /// Whether the table of a language has it whole.
  package func isSaid(in language: String) -> Bool { Texts.of(language).map(isSaid) ?? true }

  private func isSaid(in texts: Texts) -> Bool {
    key.map { texts[$0] != nil } ?? true
      && pieces.allSatisfy { piece in
        switch piece {
        case .prose(let prose, _), .sentence(let prose): prose.isSaid(in: texts)
        case .message(let message): message.isSaid(in: texts.language)
        case .english: false
        case .literal, .typed, .count, .length, .forms: true
        }
      }
  }

  /// The literal with a number in the place of each hole, or `nil` where it has no letters, and is the same in every
  /// language.
  private var key: String? {
    var key = ""
    var hasLetters = false
    var holes = 0
    for piece in pieces {
      switch piece {
      case .literal(let text):
        hasLetters = hasLetters || text.contains { $0.isLetter || $0 == "“" }
        key += text
        continue
      case .forms(_, let one, let many):
        hasLetters = true
        key += "{\(holes): \(one)|\(many)}"
      default: key += "{\(holes)}"
      }
      holes += 1
    }
    return hasLetters ? key : nil
  }

  private func parts(by texts: Texts?) -> [Part] {
    pieces(by: texts).split(separator: .mark, omittingEmptySubsequences: false).enumerated().flatMap {
      $0 % 2 == 0 ? Array($1) : [Part(text: $1.map(\.text).joined(), kind: .code)]
    }
  }

  private func pieces(by texts: Texts?) -> [Part] {
    guard let texts, let template = key.flatMap({ texts[$0] }) else {
      return pieces.flatMap { parts(of: $0, by: texts) }
    }
    let holes = pieces.filter { if case .literal = $0 { false } else { true } }
    return MessagePlace.split(template).flatMap { words, place -> [Part] in
      let words = Part.words(String(words))
      guard let place, let hole = Int(place.name), holes.indices.contains(hole) else { return words }
      guard let forms = place.forms else { return words + parts(of: holes[hole], by: texts) }
      return words + [Part(text: String(holes[hole].isOne ? forms.one : forms.many))]
    }
  }

  private func parts(of piece: Piece, by texts: Texts?) -> [Part] {
    switch piece {
    case .literal(let text): Part.words(text)
    case .english(let text): [Part(text: text)]
    case .typed(let part): part.text.isEmpty ? [] : [part]
    case .count(let count): [Part(text: String(count))]
    case .length(let length):
      [Part(text: texts?.number(Points.text(length)) ?? Points.text(length))]
    case .forms(let isOne, let one, let many): [Part(text: isOne ? one : many)]
    case .message(let message): [Part(text: message.text(in: texts?.language ?? RulePage.standardLanguage))]
    case .prose(let prose, let kind):
      prose.parts(by: texts).map { part in
        Part(text: part.text, kind: part.kind == .words ? kind : part.kind, language: part.language)
      }
    case .sentence(let prose):
      prose.parts(by: texts).enumerated().map { index, part in
        Part(text: index == 0 ? part.text.asSentence : part.text, kind: part.kind, language: part.language)
      }
    }
  }
}

extension String {
  package var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Prose: CustomStringConvertible {
  package var description: String { text }
}

extension Prose.Part {
  /// What a command of a literal begins and ends with.
  fileprivate static let mark = Self(text: "`", kind: .code)

  fileprivate static func words(_ text: String) -> [Self] {
    Array(
      text.split(separator: "`", omittingEmptySubsequences: false).flatMap { [mark, Self(text: String($0))] }
        .dropFirst())
  }
}

extension Prose.Piece {
  fileprivate var isOne: Bool {
    switch self {
    case .count(let count): count == 1
    case .forms(let isOne, _, _): isOne
    default: false
    }
  }
}
