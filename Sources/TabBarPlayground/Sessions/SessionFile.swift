import TabBarGuidelines

/// A session file: plain text, a first line that names the format, then one command a line.
///
/// Only the text is kept, and a line is read again each time that it is asked for: as commands, a million lines
/// would take thirty times the room.
package struct SessionFile {
  /// The beginning of the first line of every session file, which the version follows.
  static let mark = "# tabbar session"
  /// The newest version of the format that can be read.
  static let version = 1
  /// The device, the guide and the system that a session begins with where its first line names no other version of
  /// them: an iPhone 14 with iOS 16, judged by the guidelines for its system. Sessions without the word are read by
  /// version 1, which has the same.
  static let defaults = 2
  static let defaultsKey = "defaults="
  package static let firstTitle = "\(mark) \(version) \(defaultsKey)\(defaults)"
  /// The first line of a new session file, with its newline.
  package static let firstLine = "\(firstTitle)\n"

  /// The name of the file in errors.
  package let name: String
  package let text: String
  /// What is so of its app, or `nil`.
  package let app: AppFile?
  /// The first line as it is, with the mark U+FEFF that some editors begin UTF-8 with and the CR of a CRLF.
  let title: String

  /// Reads a session file. `name` is a path, or `-` for standard input.
  ///
  /// - Throws: An error at the first line where the file is not a session or is of a newer version.
  package init(_ text: String, name: String, app: AppFile? = nil) throws(SessionError) {
    self.text = text
    self.app = app
    self.name = name
    title = String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "\n") }))
    var firstLine = TextLines(text).first { _ in true }?.text ?? ""
    if firstLine.unicodeScalars.first == "\u{FEFF}" { firstLine.unicodeScalars.removeFirst() }
    do {
      try SessionFile.checkTitle(firstLine)
    } catch {
      throw SessionError(file: name, line: 1, text: firstLine, error: error)
    }
  }

  /// Throws an error with line and column if a line is no command. Nothing is shown of such a file.
  package func checkLines(before end: Int = .max) throws(SessionError) {
    for line in lines(before: end) { _ = try invocation(of: line) }
  }

  /// Its lines after the first, one at a time, as this version writes them: two may have the number of one.
  package var lines: SessionLines { lines() }

  /// Its lines from a number on, and before another one.
  package func lines(from start: Int = 2, before end: Int = .max) -> SessionLines {
    SessionLines(text, from: start, before: end)
  }

  /// The playground that its first line is carried out on. A lesson is the same for every app.
  package var start: Playground {
    guard let app, !isLesson else { return Playground() }
    var start = Playground(app.start)
    // So that new begins with what is so of the app, too.
    start.blank = Document(draft: app.start)
    return start
  }

  private static func checkTitle(_ line: String) throws(CommandError) {
    if let error = MergeMark.error(in: line) { throw error }
    let rest = line.dropFirst(mark.count)
    guard line.hasPrefix(mark), rest.first?.isWhitespace ?? true else {
      throw CommandError(
        "this is not a session", at: 0..<0, remedy: "the first line of a session is: \(mark) \(version)")
    }
    try TextLimit.check(line)
    try Lexer.refuseReturn(in: line)
    func place(of word: Substring) -> Range<Int> {
      let start = line.utf8[..<word.startIndex].count
      return start..<start + word.utf8.count
    }
    func check(_ number: Substring, of word: Substring, most: Int, _ said: Prose) throws(CommandError) {
      // A number too large to be one is a newer version all the same.
      guard !isVersion(number) || Int(number).map({ $0 > most }) ?? true else { return }
      throw CommandError(
        "\(said) \(String(number)), and this tabbar reads up to version \(most)", at: place(of: word),
        remedy: "a newer tabbar can read it")
    }
    let words = rest.split(whereSeparator: \.isWhitespace)
    guard let word = words.first, words.dropFirst().allSatisfy(isProperty), isVersion(word) else {
      throw CommandError(
        words.isEmpty ? "the version of the session is missing" : "this is not the version of a session",
        at: words.first.map(place) ?? line.utf8.count..<line.utf8.count,
        remedy: "the first line of a session is: \(mark) \(version)")
    }
    try check(word, of: word, most: version, "this session is of version")
    for word in words.dropFirst() where word.hasPrefix(defaultsKey) {
      try check(
        word.dropFirst(defaultsKey.count), of: word, most: defaults,
        "this session has the defaults of version")
    }
  }

  /// Whether a word is a whole number from one up, in plain digits.
  private static func isVersion(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && word.first != "0"
  }

  /// Whether a word is `KEY=VALUE`, which other programs may write and this one keeps.
  private static func isProperty(_ word: Substring) -> Bool {
    word.firstIndex(of: "=").map { $0 > word.startIndex } ?? false
  }

  package static func text(of lines: [String]) -> String {
    firstLine + lines.map { $0 + "\n" }.joined()
  }

  package func draft(before end: Int = .max) throws(SessionError) -> Draft {
    try play(before: end).draft
  }

  /// Returns the error to report for one at a line, with the draft that the line found.
  ///
  /// A line further down that is no command is reported first: nothing of such a file is carried out.
  func reported(_ error: SessionError, in draft: Draft, before end: Int = .max) -> SessionError {
    var first = error
    do { try checkLines(before: end) } catch { first = error }
    first.draft = draft
    return first
  }
}

extension Playground {
  /// Carries out a command of a session file. If it throws, an error with its place, nothing has changed.
  ///
  /// - Parameter above: The lines above it that go with it, each with its newline.
  package mutating func perform(
    _ invocation: Invocation, of line: TextLine, in file: SessionFile, below above: String = ""
  ) throws(SessionError) -> Outcome {
    do {
      let outcome = try perform(invocation, as: StepText(above: above, line: line.text))
      try outcome.refuseInSession(invocation)
      return outcome
    } catch {
      throw SessionError(error, at: line, in: file.name)
    }
  }
}

/// Why a session file was not read or replayed, with the place in the file.
package struct SessionError: Error {
  package let file: String
  package let line: Int
  package var text: String
  package let error: CommandError
  /// The draft that the line found, where it was carried out.
  package var draft: Draft?
}

extension SessionError {
  init(_ error: CommandError, at line: TextLine, in file: String) {
    self.init(file: file, line: line.number, text: line.text, error: error)
  }
}

/// The lines of a session after the first, with those of earlier versions as they are written now.
///
/// A type of its own, as the runtime would take a sixth of a start to make one of lazy sequences.
package struct SessionLines: Sequence, IteratorProtocol {
  private var lines: TextLines
  private var waiting: [TextLine] = []
  private let start: Int
  private let end: Int

  init(_ text: String, from start: Int, before end: Int) {
    lines = TextLines(text)
    _ = lines.next()
    self.start = start
    self.end = end
  }

  package mutating func next() -> TextLine? {
    if let line = waiting.popLast() { return line }
    while let line = lines.next(), line.number < end {
      guard line.number >= start else { continue }
      guard let now = Record.lines(ofFormer: line.text) else { return line }
      waiting = now.reversed().map { TextLine(text: $0, number: line.number) }
      return waiting.popLast()
    }
    return nil
  }
}
