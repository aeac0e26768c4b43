import TabBarGuidelines

extension SessionFile {
  /// Whether its first command is a part of a lesson.
  package var isLesson: Bool {
    for line in lines {
      switch LineKind(line.text) {
      case .blank, .comment, .record: continue
      case .lesson: return true
      case .expectation, .travel, .command: return false
      }
    }
    return false
  }

  /// The numbers of the lines that make its design: all of a session, and those of a lesson's start.
  package var designRange: Range<Int> {
    guard isLesson else { return 2..<Int.max }
    var start: Int?
    for line in lines where LineKind(line.text) == .lesson {
      if let start { return start..<line.number }
      if line.lessonPart == .start { start = line.number + 1 }
    }
    return start.map { $0..<Int.max } ?? 0..<0
  }

  package var designLines: SessionLines {
    let range = designRange
    return lines(from: range.lowerBound, before: range.upperBound)
  }

  /// The lines that a replay plays: all of a session; of a lesson its start, the first solution, and the goal.
  package var playedLines: AnySequence<TextLine> {
    guard isLesson else { return AnySequence(lines) }
    var played: [LessonPart: [TextLine]] = [:]
    var part: LessonPart?
    for line in lines {
      if LineKind(line.text) == .lesson {
        let next = line.lessonPart
        // Of several solutions the first one is played.
        part = next.flatMap { played[$0] == nil ? $0 : nil }
        if let part { played[part] = [] }
      } else if let part {
        played[part]?.append(line)
      }
    }
    let parts: [LessonPart] = [.start, .solution, .goal]
    return AnySequence(parts.flatMap { played[$0] ?? [] })
  }
}

extension TextLine {
  fileprivate var lessonPart: LessonPart? {
    let words = text.utf8.split(maxSplits: 2, whereSeparator: Lexer.isSpace)
    return words.count < 2 ? nil : LessonPart(rawValue: String(Substring(words[1])).lowercased())
  }
}

extension Lesson {
  /// Reads a lesson; `nil` for a session that is none. Throws at the first part that is wrong.
  package init?(_ file: SessionFile) throws(SessionError) {
    guard file.isLesson else { return nil }
    var parts: [Part] = []
    for line in file.lines {
      guard let invocation = try file.invocation(of: line) else { continue }
      do {
        try parts.add(line, invocation)
      } catch {
        throw SessionError(file: file.name, line: line.number, text: line.text, error: error)
      }
    }
    for missing in LessonPart.allCases
    where missing.form.isNeeded && !parts.contains(where: { $0.kind == missing }) {
      let line = parts.first?.line ?? TextLine(text: "", number: 1)
      throw SessionError(
        file: file.name, line: line.number, text: line.text,
        error: CommandError(
          "this lesson has no \(missing.rawValue)", at: 0..<0,
          remedy: "add a line that begins with lesson \(missing.rawValue)"))
    }
    (self.file, self.parts) = (file, parts)
  }
}

extension [Lesson.Part] {
  /// Takes a line: the beginning of a part, or a command of the last one.
  fileprivate mutating func add(_ line: TextLine, _ invocation: Invocation) throws(CommandError) {
    guard invocation.command.name == Command.lesson.name else {
      guard last?.kind.form.hasCommands == true else {
        throw CommandError(
          "this command belongs to no part of the lesson", at: 0..<invocation.arguments.end,
          remedy: "commands follow lesson start, goal, wrong, try or solution")
      }
      return self[count - 1].script.append(line)
    }
    let word = try invocation.arguments.needed(0)
    guard let kind = LessonPart(rawValue: word.text) else { return }
    if !kind.form.isRepeated, let first = first(where: { $0.kind == kind }) {
      throw CommandError(
        "the lesson has its \(kind.rawValue) already, on line \(first.line.number)", at: word,
        remedy: "leave one out")
    }
    if kind == .try, !contains(where: { $0.kind == .wrong }) {
      throw CommandError("a try needs a wrong end above it", at: word, remedy: "lesson wrong ID TEXT")
    }
    try kind.check(invocation.arguments)
    append(Lesson.Part(kind: kind, line: line, arguments: invocation.arguments))
  }
}

extension LessonPart {
  fileprivate func check(_ arguments: Arguments) throws(CommandError) {
    let words = arguments.words.dropFirst()
    let parameters = form.parameters
    let needed = parameters.count { !$0.isOptional }
    guard words.count >= needed else {
      throw arguments.missing(
        "lesson \(rawValue) needs \(parameters[words.count].usage)",
        remedy: "\((["lesson", rawValue] + parameters.map(\.usage)).joined(separator: " "))")
    }
    for (place, word) in words.enumerated() {
      let parameter = place < parameters.count ? parameters[place] : parameters.last
      guard let parameter, place < parameters.count || parameter.isRepeated else {
        throw CommandError(
          "lesson \(rawValue) takes no more than this", at: word, remedy: "a text needs quotes")
      }
      _ = try parameter.kind.read(word)
      if self == .id || self == .wrong && place == 0 { try Self.checkIdentifier(word) }
    }
    for option in arguments.options {
      let key = option.key ?? ""
      if form.keys.contains(key) { continue }
      guard form.isTranslated, Command.lesson.option(named: key)?.name == Command.languageKey else {
        throw CommandError("lesson \(rawValue) has no \(key)=", at: option, remedy: "leave it out")
      }
    }
    if let line = arguments.option("line") {
      guard let command = try Invocation.parsed(from: line.text)?.command, command.isRecorded else {
        throw CommandError("this line changes nothing", at: line, remedy: "such as line=\"device ipad-10\"")
      }
    }
  }

  /// Identifiers are file names and words of the command line, too.
  private static func checkIdentifier(_ word: Word) throws(CommandError) {
    guard word.text.isIdentifier, word.text.first != "-" else {
      throw CommandError(
        "\(Quoting.quoted(word.text)) is not an identifier", at: word,
        remedy: "small letters, digits and hyphens, such as the-sixth")
    }
  }
}
