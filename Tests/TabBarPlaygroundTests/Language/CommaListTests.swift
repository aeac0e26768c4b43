import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("A list of what a command takes several of")
struct CommaListTests {
  /// A position that takes several: the words before it, and what it takes.
  private struct Position {
    let start: String
    let parameter: Parameter

    init?(_ start: String) throws {
      let words = try Lexer.words(of: start)
      guard let command = Command.named(words[0].text),
        let list = command.list(in: words.dropFirst() + [Word(argument: "x")], source: .file),
        list.start == words.count - 1, list.parameter.isRepeated
      else { return nil }
      (self.start, parameter) = (start, list.parameter)
    }

    static func all() throws -> [Position] {
      let expectations = ExpectationKind.all.map { "expect \($0.name)" } + ["expect unmet visible"]
      return try (Command.all.map(\.name) + expectations).compactMap(Position.init)
    }

    var isOfTitles: Bool {
      if case .text = parameter.kind { return !parameter.isOptional }
      return false
    }

    /// Whether its command reads the words between two by itself.
    var isOfWords: Bool {
      switch parameter.kind {
      case .place, .compared: true
      case .text: parameter.isOptional
      default: false
      }
    }

    var items: [String] {
      switch parameter.kind {
      case .tab: ["Home", "Live TV", "Inbox"]
      case .text: isOfTitles ? ["Home", "Live TV", "Inbox"] : ["badge", "title", "icon"]
      case .place: ["iphones", "landscape", "televisions"]
      case .system: ["ios17", "tvos18", "visionos2"]
      case .rule, .listedOr(.rule): ["more-tab", "title-cut", "too-many-tabs"]
      default: ["iphone-17", "ipad-a16", "iphone-se-3"]
      }
    }

    func line(_ items: [String], _ separators: (String, String)) -> String {
      "\(start) \(items[0])\(separators.0)\(items[1])\(separators.1)\(items[2])"
    }
  }

  private func canonical(_ line: String, isTyped: Bool = false) throws -> String? {
    try Invocation.parsed(from: line, source: isTyped ? .prompt : .file)?.canonical
  }

  @Test("has commas and means the words without them, in each position of each command")
  func commas() throws {
    let positions = try Position.all()
    for name in [
      "add", "titles", "order", "remove", "keep", "compare", "matrix", "fit", "fix", "expect visible",
    ] {
      #expect(positions.contains { $0.start == name }, "\(name)")
    }
    for position in positions {
      let (items, quoted) = (position.items, position.items.map { Quoting.quoted($0, always: true) })
      let strict = try canonical(position.line(items.map { Quoting.quoted($0) }, (" ", " ")))
      let literal = try canonical(position.line(quoted, (" ", " ")))
      for isTyped in [false, true] {
        for separator in [", ", "、 ", ",  "] {
          let line = position.line(items, (separator, separator))
          #expect(try canonical(line, isTyped: isTyped) == strict, "\(line)")
          let closed = line + separator
          #expect(try canonical(closed, isTyped: isTyped) == strict, "\(closed)")
          let literalLine = position.line(quoted, (separator, separator))
          #expect(try canonical(literalLine, isTyped: isTyped) == literal, "\(literalLine)")
        }
      }
    }
  }

  @Test("may end with and at the prompt, and not in a file")
  func ends() throws {
    #expect(try canonical("swap Home and Search", isTyped: true) == "swap Home Search")
    for position in try Position.all() where !position.isOfWords {
      let strict = try canonical(position.line(position.items.map { Quoting.quoted($0) }, (" ", " ")))
      for word in ["and", "und", "&"] {
        for separator in [" \(word) ", ", \(word) "] {
          let line = position.line(position.items, (", ", separator))
          #expect(try canonical(line, isTyped: true) == strict, "\(line)")
          #expect(throws: CommandError.self, "\(line)") { try canonical(line) }
        }
        guard !position.isOfTitles else { continue }
        let two = "\(position.start) \(position.items[0]) \(word) \(position.items[2])"
        let meant = try canonical("\(position.start) \(position.items[0]) \(position.items[2])")
        #expect(try canonical(two, isTyped: true) == meant, "\(two)")
      }
    }
  }
}
