extension Draft {
  /// What a line that is no command may mean.
  struct PhraseReading {
    /// The lines that it may mean, in canonical form, each of which can be carried out; none where nobody can tell.
    var lines: [String] = []
    /// The phrase that was understood.
    var phrase: Phrase?
    /// What is in the way of the line that it most likely means, if it has none that can be carried out.
    var objection: CommandError?
  }

  // Longer lines are prose, and lists of titles need no phrase.
  private static let mostWords = 32
  private static let mostBytes = 2_000

  /// Returns what a line that is no command, or cannot be carried out, may mean.
  func reading(ofPhrase line: String) -> PhraseReading {
    var reading = PhraseReading()
    guard line.utf8.count <= Self.mostBytes else { return reading }
    let straight = TypographicQuotes.straightened(line)
    if straight != line, let canonical = try? canonical(straight) {
      reading.lines = [canonical]
      return reading
    }
    guard let words = try? Lexer.words(of: straight), (1...Self.mostWords).contains(words.count),
      !words.contains(where: { !$0.isQuoted && TypographicQuotes.begin($0.text) })
    else {
      return reading
    }
    let spoken = PhraseWord.words(of: words)
    let options = words.filter { $0.key != nil }.map { " " + $0.canonical }.joined()
    for phrase in Phrase.all {
      for meaning in phrase.meanings(of: spoken, in: self) {
        do {
          guard let canonical = try canonical(meaning + options) else { continue }
          if !reading.lines.contains(canonical) { reading.lines.append(canonical) }
        } catch {
          guard reading.objection == nil else { continue }
          reading.objection = error
          reading.phrase = phrase
        }
      }
      if !reading.lines.isEmpty {
        reading.phrase = phrase
        break
      }
    }
    return reading
  }

  /// Returns whether the words of a line may become a phrase once more is typed.
  func beginsPhrase(_ words: [Word]) -> Bool {
    let words = PhraseWord.words(of: words)
    guard (1...Self.mostWords).contains(words.count) else { return false }
    return Phrase.all.contains { $0.isBegun(by: words, in: self) }
  }

  /// Returns a line in canonical form.
  ///
  /// - Throws: An error if the line cannot be carried out.
  private func canonical(_ line: String) throws(CommandError) -> String? {
    guard let invocation = try Invocation.parsed(from: line) else { return nil }
    var copy = self
    _ = try invocation.edit(&copy)
    if case .ask(let ask) = invocation.command.body, invocation.command.isQuick {
      _ = try ask(self, invocation.arguments)
    }
    return invocation.canonical
  }
}

extension CommandError {
  /// Returns the error of a line with the lines that it may mean in a draft.
  package func suggesting(insteadOf line: String, in draft: Draft) -> CommandError {
    let reading = draft.reading(ofPhrase: line)
    let whole = 0..<line.utf8.count
    var error = self
    if reading.lines.count > 1 {
      error = CommandError("this could mean more than one thing", at: whole)
    } else if reading.lines.isEmpty, let objection = reading.objection, objection.problem != problem {
      error = CommandError(objection.problem, at: whole, remedy: objection.remedy)
    }
    error.lines = reading.lines
    return error
  }
}

extension Playground {
  /// What came of a line.
  package struct Response {
    /// The line that was carried out: the typed one, or the one that it means.
    package let line: String
    package let outcome: Outcome
  }

  /// Carries out a line, or where it is no command the only line that it may mean; `nil` for an empty line. Comments are
  /// kept.
  ///
  /// - Parameter takesPhrases: Whether it may be another line that is carried out, as at a prompt.
  /// - Throws: An error with the lines that were probably meant. Nothing has changed then.
  package mutating func perform(
    _ line: String, takesPhrases: Bool = true
  ) throws(CommandError) -> Response? {
    do {
      guard let invocation = try Invocation.parsed(from: line) else {
        // What is read from a pipe may begin as a session file does.
        guard LineKind(line) != .blank, !line.hasPrefix(SessionFile.mark) else { return nil }
        keep(comment: String(line.drop { $0.isWhitespace }))
        return Response(line: line, outcome: .asks(.none))
      }
      return Response(line: line, outcome: try perform(invocation, as: invocation.step(in: draft, of: line)))
    } catch {
      let error = error.suggesting(insteadOf: line, in: draft)
      guard takesPhrases, error.lines.count == 1,
        let invocation = try Invocation.parsed(from: error.lines[0])
      else { throw error }
      return Response(line: error.lines[0], outcome: try perform(invocation))
    }
  }
}
