import TabBarGuidelines

/// The names that earlier versions had, and what does now what they did.
package enum FormerName {
  /// Each as the words that a line begins with, or as options of a call.
  static let rows: [(names: [String], now: String)] = [
    (["tidy"], "tabbar tidy FILE writes a session anew from the design that it ends with"),
    (
      ["show cast", "export cast", "--format cast", "--cast-version"],
      "asciinema rec -c \"tabbar replay FILE\" records what a replay shows"
    ),
    (
      ["tour hint", "tour skip", "tour off"],
      "the tour is a lesson: hint helps, skip goes on to the next one, leave ends it"
    ),
    (
      ["teach lesson", "lesson new"],
      "a lesson is a session with lines that begin with lesson: tabbar lesson check FILE says what is missing"
    ),
    (["--present"], "teach present NAME at the prompt shows a plan or a lesson to a room"),
    (["may"], "rules WORDS lists what the guidelines say about them"),
    (["set pager"], "a long list is printed whole; tabbar rules | less shows it page by page"),
  ]

  /// Returns the error for a line that begins with one; `nil` for any other line.
  static func error(for words: [Word]) -> CommandError? {
    let texts = words.map { $0.isQuoted || $0.key != nil ? "" : $0.text.lowercased() }
    guard let (name, now) = row(beginning: texts[...]), let first = words.first else { return nil }
    let last = words[name.split(separator: " ").count - 1]
    return CommandError(
      "\(problem(name))", at: first.range.lowerBound..<last.range.upperBound, remedy: "\(now)"
    ).certain
  }

  /// Returns what to say of the first one in a call that the program does not understand, or `nil`.
  package static func remark(onCall arguments: [String]) -> String? {
    let words = arguments.flatMap { argument in
      argument.hasPrefix("--") ? argument.split(separator: "=", maxSplits: 1).map(String.init) : [argument]
    }
    let starts = words.indices.filter { $0 == 0 || words[$0].hasPrefix("--") }
    return starts.lazy.compactMap { row(beginning: words[$0...]) }.first.map {
      "\(problem($0.name)): \($0.now)"
    }
  }

  private static func row(beginning words: ArraySlice<String>) -> (name: String, now: String)? {
    for (names, now) in rows {
      let name = names.first { words.starts(with: $0.split(separator: " ").map(String.init)) }
      if let name { return (name, now) }
    }
    return nil
  }

  private static func problem(_ name: String) -> String { "there is no \(name) any more" }
}
