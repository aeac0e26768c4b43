import TabBarPlayground
import Testing

@Suite("Parse and print are inverses")
struct ParseAndPrintLaws {
  private static let linesPerSeed = 600

  @Test("A generated line keeps its texts, and its canonical form reads as itself", arguments: 1...6)
  func generatedLines(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    var broken: [String] = []
    for _ in 0..<Self.linesPerSeed {
      let (line, texts) = GeneratedText.line(using: &numbers)
      if let reason = failure(of: line, texts) { broken.append("\(line.debugDescription): \(reason)") }
    }
    #expect(broken.prefix(5) == [])
  }

  /// Returns why a line is not read and printed as it should be, or `nil` where it is.
  private func failure(of line: String, _ texts: [String]) -> String? {
    do {
      guard let invocation = try Invocation.parsed(from: line) else { return "no command" }
      if scalars(invocation.texts) != scalars(texts) { return "read as \(invocation.texts)" }
      let canonical = invocation.canonical
      guard let again = try Invocation.parsed(from: canonical) else { return "printed as no command" }
      if scalars(again.texts) != scalars(texts) { return "\(canonical) is read as \(again.texts)" }
      if again.meanings != invocation.meanings { return "\(canonical) means something else" }
      if again.canonical != canonical { return "\(canonical) is printed as \(again.canonical)" }
      if !canonical.unicodeScalars.allSatisfy(GeneratedText.isHarmless) { return "not harmless" }
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("A quoted word reads as the word, whatever it is made of", arguments: 11...14)
  func quotedWords(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    var broken: [String] = []
    for _ in 0..<Self.linesPerSeed {
      let text = GeneratedText.text(using: &numbers)
      for quoted in [Quoting.quoted(text), Quoting.quoted(text, always: true)] {
        let words = (try? Lexer.words(of: quoted)) ?? []
        if words.contains(where: { $0.key != nil }) || scalars(words.map(\.text)) != scalars([text]) {
          broken.append("\(text.debugDescription) as \(quoted)")
        }
      }
    }
    #expect(broken.prefix(5) == [])
  }

  @Test("Any text at all is read or refused with a place inside of it", arguments: 21...24)
  func anyText(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    var broken: [String] = []
    for _ in 0..<Self.linesPerSeed {
      let name = Command.all.randomElement(using: &numbers)?.name ?? ""
      let line = name + " " + GeneratedText.text(using: &numbers) + " " + GeneratedText.text(using: &numbers)
      let result = Result { () throws(CommandError) in try Invocation.parsed(from: line) }
      switch result {
      case .success(let invocation):
        let canonical = invocation?.canonical ?? ""
        if try Invocation.parsed(from: canonical)?.canonical ?? "" != canonical { broken.append(canonical) }
      case .failure(let error):
        let isInside = error.range.lowerBound >= 0 && error.range.upperBound <= line.utf8.count
        if !isInside || error.problem.isEmpty { broken.append(line) }
      }
    }
    #expect(broken.prefix(5) == [])
  }

  @Test("A line without a command is none", arguments: ["", "   ", "\t", "# add A", "  #", "#\"", "#️⃣"])
  func noCommand(line: String) throws {
    #expect(try Invocation.parsed(from: line) == nil)
  }

  private func scalars(_ texts: [String]) -> [[Unicode.Scalar]] { texts.map { Array($0.unicodeScalars) } }
}

extension Invocation {
  /// The texts that it was given.
  fileprivate var texts: [String] { (arguments.words + arguments.options).map(\.text) }

  /// Whether each word is a keyword or a number to commands.
  fileprivate var meanings: [Bool] {
    (arguments.words + arguments.options).map { word in
      ["off", "none", "auto", "selected", "first", "last"].contains { word.isKeyword($0) }
        || !word.isQuoted && Int(word.text) != nil
    }
  }
}
