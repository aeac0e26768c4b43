import TabBarGuidelines

extension SessionFile {
  /// Whether its first command is a part of a lesson.
  package var isLesson: Bool {
    lines.first { LineKind($0.text).isCommand }.map { LineKind($0.text) == .lesson } ?? false
  }

  /// The numbers of the lines that make its design: all of a session, and those of a lesson's start.
  var designRange: Range<Int> {
    guard isLesson else { return 2..<Int.max }
    let start = lines(below: .start)
    return start.first.map { $0.number..<$0.number + start.count } ?? 0..<0
  }

  package var designLines: SessionLines {
    let range = designRange
    return lines(from: range.lowerBound, before: range.upperBound)
  }

  /// The lines that a replay plays: all of a session; of a lesson its start, the first solution, and the goal.
  package var playedLines: AnySequence<TextLine> {
    isLesson
      ? AnySequence([.start, .solution, .goal].flatMap(lines(below:))) : AnySequence(lines)
  }

  /// Returns the lines of the first part of a kind.
  private func lines(below part: LessonPart) -> [TextLine] {
    let begun = lines.drop { $0.lessonPart != part }
    return Array(begun.dropFirst().prefix { LineKind($0.text) != .lesson })
  }
}

extension TextLine {
  /// The part that it begins, or `nil` where it begins none.
  fileprivate var lessonPart: LessonPart? {
    guard LineKind(text) == .lesson else { return nil }
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
        throw SessionError(error, at: line, in: file.name)
      }
    }
    for missing in LessonPart.allCases
    where missing.form.isNeeded && !parts.contains(where: { $0.kind == missing }) {
      let line = parts.first?.line ?? TextLine(text: "", number: 1)
      throw SessionError(
        CommandError(
          "this lesson has no \(missing.rawValue)", at: 0..<0,
          remedy: "add a line that begins with lesson \(missing.rawValue)"), at: line, in: file.name)
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
    let word = invocation.arguments.words[0]
    guard let kind = LessonPart(rawValue: word.text) else { return }
    if !kind.form.isRepeated, let first = first(where: { $0.kind == kind }) {
      throw CommandError(
        "the lesson has its \(kind.rawValue) already, on line \(first.line.number)", at: word,
        remedy: "leave one out")
    }
    if kind == .try, !contains(where: { $0.kind == .wrong }) {
      throw CommandError("a try needs a wrong end above it", at: word, remedy: "lesson wrong ID TEXT")
    }
    append(Lesson.Part(kind: kind, line: line, arguments: try kind.read(invocation.arguments)))
  }
}

extension LessonPart {
  /// Reads what follows it, as a command of its own would.
  fileprivate func read(_ arguments: Arguments) throws(CommandError) -> Arguments {
    let keys = form.keys + (form.isTranslated ? [Command.languageKey] : [])
    let command = Command(
      "lesson \(rawValue)", .lessons, parameters: form.parameters,
      options: Command.lesson.options.filter { keys.contains($0.name) })
    let read = try Arguments(
      arguments.words.dropFirst() + arguments.options, for: command, end: arguments.end)
    // It is the name of a file and a word of the command line, too.
    if [.id, .wrong].contains(self), let id = read.word(0), !id.text.isIdentifier || id.text.first == "-" {
      throw CommandError(
        "\(Quoting.quoted(id.text)) is not an identifier", at: id,
        remedy: "small letters, digits and hyphens, such as the-sixth")
    }
    if let line = read.option("line"), try Invocation.parsed(from: line.text)?.command.isRecorded != true {
      throw CommandError("this line changes nothing", at: line, remedy: "such as line=\"device ipad-10\"")
    }
    return read
  }
}
