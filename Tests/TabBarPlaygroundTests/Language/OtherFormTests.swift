import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("What is said in place of a strict form")
struct OtherFormTests {
  private static let forms = OtherForm.all.filter { !$0.first.contains(":") }.map { row in
    let said = row.said.map { $0.joined(separator: "|") }.joined(separator: " ")
    return (said: said, strict: row.strict.joined(separator: " "))
  }
  /// What fills the slots, as one word and as several.
  private static let fillers = [
    "tab": ["Home", "Meal Planner"], "other": ["Search", "Work Orders"], "title": ["Start", "For You"],
    "value": ["3"], "name": ["idea", "my idea"], "file": ["bank", "my bank"], "form": ["svg"],
    "language": ["de"], "title,": ["A, B", "Start, For You"],
  ]

  @Test("means that form, in files and at the prompt, whichever of its words is said")
  func rows() throws {
    #expect(Self.forms.count > 40)
    for row in Self.forms where row.strict != "-" {
      let command = try #require(Command.named(String(row.strict.prefix { $0 != " " })), "\(row)")
      let takesSeveral = command.parameters.last?.isRepeated == true
      for filling in 0...1 {
        let strict = Self.filled(row.strict) { slot in
          let filler = Self.fillers[slot]?[row.said.contains("{\(slot)…}") ? filling : 0] ?? slot
          return takesSeveral ? filler : Quoting.quoted(filler)
        }
        let meant = Self.reading(of: strict)
        for choice in 0..<Self.choices(of: row.said) {
          let said = Self.filled(row.said, choice) { slot in
            Self.fillers[slot]?[row.said.contains("{\(slot)…}") ? filling : 0] ?? slot
          }
          for isTyped in [false, true] {
            #expect(Self.reading(of: said, isTyped: isTyped) == meant, "\(said)")
          }
        }
      }
    }
  }

  @Test("is found by its first word, and so the rows are sorted by it")
  func order() {
    for (row, next) in zip(OtherForm.all, OtherForm.all.dropFirst()) {
      #expect(row.first <= next.first)
    }
  }

  @Test("is not said with quotes, which make a name, nor where a sentence says more")
  func others() throws {
    for row in Self.forms where row.strict == "-" {
      let said = Self.filled(row.said) { Self.fillers[$0]?[0] ?? $0 }
      #expect(throws: CommandError.self, "\(said)") { try Invocation.parsed(from: said) }
    }
    for (line, canonical) in [
      ("rename \"Back to School\" X", "rename \"Back to School\" X"),
      ("rename \"Back to School\" to X", "rename \"Back to School\" X"),
      ("merge Home \"and\" Search", "merge Home \"and\" Search"), ("add A \"first\"", "add A \"first\""),
      ("add first", "add first"), ("save as", "save as"), ("back to", "back to"),
      ("titles get cut in German", "titles get cut in German"),
    ] {
      #expect(try Invocation.parsed(from: line)?.canonical == canonical)
    }
    for line in [
      "rename Home to Start and Inbox to Post",
      "swap Home and Search",
      "move Home so that it comes after Inbox", "back to the bank", "rename Home Log in Again",
    ] {
      #expect(throws: CommandError.self, "\(line)") { try Invocation.parsed(from: line) }
    }
  }

  @Test("may be another word for a keyword")
  func keywords() throws {
    let keywords = OtherForm.all.map(\.first).filter { $0.hasPrefix("V:") }
    #expect(keywords.count > 9)
    for row in keywords {
      for word in OtherForm.words(row) {
        let keyword = String(row.dropFirst(2))
        let read = try Parameter.Kind.choice([keyword]).read(Word(argument: word))
        #expect(read.text == keyword, "\(word)")
      }
    }
  }

  /// Returns a line in its canonical form, or why it is refused.
  private static func reading(of line: String, isTyped: Bool = false) -> String? {
    let read = Result { () throws(CommandError) in
      try Invocation.parsed(from: line, source: isTyped ? .prompt : .file)
    }
    switch read {
    case .success(let invocation): return invocation?.canonical
    case .failure(let error): return error.problem
    }
  }

  /// Returns a row's cell with its slots filled, and one of each of its words.
  private static func filled(_ cell: String, _ choice: Int = 0, by filler: (String) -> String) -> String {
    cell.split(separator: " ").map { part -> String in
      guard let start = part.firstIndex(of: "{") else {
        let words = part.split(separator: "|")
        return String(words[choice % words.count])
      }
      return part[..<start] + filler(String(part[start...].filter { !"{}…".contains($0) }))
    }.joined(separator: " ")
  }

  private static func choices(of said: String) -> Int {
    said.split(separator: " ").map { $0.contains("{") ? 1 : $0.split(separator: "|").count }.reduce(1, max)
  }
}
