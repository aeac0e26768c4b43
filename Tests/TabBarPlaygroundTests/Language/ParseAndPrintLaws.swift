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

  @Test(
    "A line is recorded in its canonical form",
    arguments: [
      ("add  Search   icon=magnifyingglass # the last", "add Search icon=magnifyingglass"),
      ("ADD 'Listen Now'", "add \"Listen Now\""),
      ("add \"Search\"", "add Search"),
      ("add Search at=1 badge=3 icon=star", "add Search icon=star badge=3 at=1"),
      ("add \"off\"", "add \"off\""),
      ("rename \"2\" \"3\"", "rename \"2\" \"3\""),
      ("rename 2 3", "rename 2 3"),
      ("select \"Last\"", "select \"Last\""),
      ("select Last", "select Last"),
      ("add \"\"", "add \"\""),
      ("add ''", "add \"\""),
      ("add It\"'\"s", "add \"It's\""),
      ("add 設定", "add 設定"),
      ("add \"a\\tb\\u{1b}\\\\\"", "add \"a\\tb\\u{1B}\\\\\""),
      ("add 'C:\\n'", "add \"C:\\\\n\""),
      ("add \"a=b\"", "add \"a=b\""),
      ("add Search icon=\"a b\"", "add Search icon=\"a b\""),
      ("add A#b", "add A#b"),
      ("add \"#b\"", "add \"#b\""),
      ("add =b", "add \"=b\""),
      ("device \"iPhone SE (3rd generation)\"", "device iphone-se-3"),
      ("device IPHONE-14", "device iphone-14"),
      ("system IOS17", "system ios17"),
      ("orientation \"Landscape\"", "orientation landscape"),
      ("sizeclass \"auto\"", "sizeclass auto"),
      ("set 1 role='off'", "set 1 role=off"),
      ("system 'auto'", "system auto"),
      ("undo '2'", "undo 2"),
      ("add A at='1'", "add A at=1"),
      ("note a  b", "note a b"), ("note --a=b --", "note \"--a=b\" \"--\""),
      ("add Maps --before Profile", "add Maps before=Profile"),
      ("add Maps --before='For You'", "add Maps before=\"For You\""),
      ("add --icon house Home --badge \"--\"", "add Home icon=house badge=\"--\""),
      ("add Maps before Profile icon=map", "add Maps icon=map before=Profile"),
      ("set 1 --title.de Suche", "set 1 title.de=Suche"),
      ("add Today first", "add Today at=first"), ("add A B last icon=x", "add A B icon=x at=last"),
      ("add --last A", "add A at=last"), ("add first", "add first"), ("add A \"last\"", "add A \"last\""),
      ("move A --last", "move A last"), ("move A --after 1", "move A after=1"),
      ("move A after B", "move A after=B"),
      ("merge A into B", "merge A into=B"), ("merge A \"into\" B", "merge A \"into\" B"),
      ("rename A=B", "rename A B"), ("rename A = B C= \"D E\"", "rename A=B C=\"D E\""),
      ("rename \"A B\"=\"=\" '2'='#'", "rename \"A B\"=\"=\" \"2\"=\"#\""),
      ("badge A=off B=\"off\"", "badge A=off B=\"off\""),
      ("textsize MAX", "textsize accessibility"), ("textsize default", "textsize standard"),
      ("system default", "system auto"), ("keyboard yes", "keyboard on"), ("minimize false", "minimize off"),
      ("orientation horizontal", "orientation landscape"), ("set 1 enabled=true", "set 1 enabled=yes"),
      ("rm A B", "remove A B"), ("DEL A", "remove A"), ("mv A 2", "move A 2"), ("ren A B", "rename A B"),
      ("append A", "add A"), ("prepend A icon=x", "add A icon=x at=first"), ("os ios17", "system ios17"),
      ("lang de", "locale de"), ("empty", "clear"), ("lint", "check"), ("kbd on", "keyboard on"),
      ("hig 2025", "guide hig-2025"), ("exit", "quit"), ("ls", "sessions"),
    ])
  func canonicalForm(typed: String, canonical: String) throws {
    #expect(try Invocation.parsed(from: typed)?.canonical == canonical)
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
