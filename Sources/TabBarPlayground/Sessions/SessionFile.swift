/// A session file: plain text, a first line that names the format, then one command a line.
package struct SessionFile: Sendable {
  /// A line of a session file.
  package struct Line: Sendable {
    /// The line as it stands in the file.
    package let text: String
    /// Its number in the file, from 1.
    package let number: Int
    /// The command, or `nil` for a comment or an empty line.
    package let invocation: Invocation?
  }

  /// The first line of every session file, without the version.
  static let title = "# tabbar session"
  /// The newest version of the format that can be read.
  static let version = 1

  /// What errors call the file.
  package let name: String
  /// Its lines behind the first.
  package let lines: [Line]

  /// Reads a session file.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - name: What errors call it: a path, or `-` for standard input.
  /// - Throws: An error with the line and the column where the file is not a session, is of a newer
  ///   version, or has a line that is no command.
  package init(_ text: String, name: String) throws(SessionError) {
    var lines: [Line] = []
    var number = 0
    // Bytes, because as characters the two of a CRLF are one, and other than a newline.
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      var line = String(Substring(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes))
      if number == 1 {
        if line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
        try SessionFile.checkTitle(line, name: name)
        continue
      }
      do {
        lines.append(Line(text: line, number: number, invocation: try Invocation.parsed(from: line)))
      } catch {
        throw SessionError(file: name, line: number, text: line, error: error)
      }
    }
    // The newline that ends the last line is not a line of its own.
    if let last = lines.last, last.text.isEmpty { lines.removeLast() }
    self.name = name
    self.lines = lines
  }

  private static func checkTitle(_ line: String, name: String) throws(SessionError) {
    let rest = line.dropFirst(title.count)
    guard line.hasPrefix(title), rest.allSatisfy(\.isWhitespace) || rest.first?.isWhitespace == true else {
      throw SessionError(
        file: name, line: 1, text: line,
        error: CommandError(
          "this is not a session", at: 0..<0,
          remedy: "the first line of a session is: \(title) \(version)"))
    }
    let words = rest.split(whereSeparator: \.isWhitespace)
    let place = words.first.map { line.utf8Offset($0.startIndex)..<line.utf8Offset($0.endIndex) }
    guard let word = words.first, words.count == 1, isVersion(word) else {
      throw SessionError(
        file: name, line: 1, text: line,
        error: CommandError(
          words.isEmpty ? "the version of the session is missing" : "this is not the version of a session",
          at: place ?? line.utf8.count..<line.utf8.count,
          remedy: "the first line of a session is: \(title) \(version)"))
    }
    // A number too large to be one is a newer version all the same.
    guard let found = Int(word), found <= version else {
      throw SessionError(
        file: name, line: 1, text: line,
        error: CommandError(
          "this session is of version \(word), and this tabbar reads up to version \(version)",
          at: place ?? 0..<0, remedy: "a newer tabbar can read it"))
    }
  }

  /// Whether a word is a whole number from one up, in plain digits.
  private static func isVersion(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && word.first != "0"
  }

  /// Returns the text of a session file with some lines behind the first.
  package static func text(of lines: [String]) -> String {
    var text = "\(title) \(version)\n"
    for line in lines { text += line + "\n" }
    return text
  }

  /// Carries out the lines that change the design, from an empty draft, and returns the whole as a document.
  ///
  /// Expectations are not compared and remarks not shown: that is what replaying is for.
  ///
  /// - Throws: An error with the line and the column of the first command that cannot be carried out.
  package func document() throws(SessionError) -> Document {
    let playground = try play { _, _, _ in }
    return Document(path: name, lines: lines.map(\.text), draft: playground.draft)
  }

  /// Carries out the lines that change the design, from an empty draft.
  ///
  /// - Parameter observe: Is told each line that was carried out, with the draft behind it.
  func play(
    observe: (Line, Invocation, Draft) -> Void
  ) throws(SessionError) -> Playground {
    var playground = Playground()
    for line in lines {
      guard let invocation = line.invocation, !invocation.command.actsOutside else { continue }
      do {
        let outcome = try playground.perform(invocation)
        try outcome.refuseInSession(invocation)
      } catch {
        throw SessionError(file: name, line: line.number, text: line.text, error: error)
      }
      observe(line, invocation, playground.draft)
    }
    return playground
  }
}

/// Why a session file was not read or replayed, with the place in the file.
package struct SessionError: Error, Hashable, Sendable {
  /// What the file is called.
  package let file: String
  /// The number of the line, from 1.
  package let line: Int
  /// The line.
  package let text: String
  /// What is wrong with it.
  package let error: CommandError

  /// Creates an error about a line of a file.
  package init(file: String, line: Int, text: String, error: CommandError) {
    self.file = file
    self.line = line
    self.text = text
    self.error = error
  }
}

extension String {
  /// Returns the number of bytes in front of an index.
  fileprivate func utf8Offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
