import TabBarCore
import TabBarGuidelines

/// A text with parts that are more than words. Each form of output writes them in its own way.
struct Prose: ExpressibleByStringInterpolation {
  enum Kind {
    case words, strong, code, soft
    /// A title of a tab or a badge, which is read in its own direction.
    case title
    /// What is only heard.
    case unseen
  }

  struct Part {
    let text: String
    var kind = Kind.words
    /// The language of the text, or `nil` for the language of the document.
    var language: String?
  }

  private(set) var parts: [Part]

  init(stringLiteral text: String) { parts = [Part(text: text)] }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The text without its marks.
  var text: String { parts.map(\.text).joined() }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { appendInterpolation(text) }

    mutating func appendInterpolation(_ text: String, _ kind: Kind = .words, in language: String? = nil) {
      if !text.isEmpty { parts.append(Part(text: text, kind: kind, language: language)) }
    }

    mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }
    mutating func appendInterpolation(_ prose: Prose) { parts += prose.parts }

    mutating func appendInterpolation(list: [Prose]) {
      for (index, prose) in list.enumerated() { parts += (index > 0 ? [Part(text: ", ")] : []) + prose.parts }
    }

    mutating func appendInterpolation(titleOf tab: Int, in design: Design) {
      appendInterpolation(design.plainName(of: tab), .title, in: design.languageOfTitles)
    }
  }
}
