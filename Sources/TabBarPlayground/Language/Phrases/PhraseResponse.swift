extension Playground {
  /// What came of a line.
  package struct Response {
    /// The line that was carried out: the typed one, or the one that it means.
    package let line: String
    package let outcome: Outcome
    /// The commands that the line asks for as well, to be carried out afterwards, one by one.
    package var rest: [String] = []
    /// The parts of the line that nobody could read.
    package var unread: [String] = []
  }

  /// Carries out a line, or where it is no command the only line that it may mean; `nil` for an empty line. Comments are
  /// kept.
  ///
  /// - Parameter takesPhrases: Whether it may be another line that is carried out, as at a prompt.
  /// - Throws: An error with the lines that were probably meant. Nothing has changed then.
  package mutating func perform(
    _ line: String, takesPhrases: Bool = true
  ) throws(CommandError) -> Response? {
    let response = try respond(to: line, takesPhrases: takesPhrases)
    if let response {
      note(response)
      if takesPhrases, let tab = draft.tab(askedAboutIn: response.line) { draft.subject = tab }
    }
    return response
  }

  private mutating func respond(to line: String, takesPhrases: Bool) throws(CommandError) -> Response? {
    let (changes, start) = (changes, timeline.position)
    // A copy of the design makes the change after it slower.
    let before = takesPhrases ? draft.design : nil
    defer {
      if let before { draft.note(changeFrom: before) }
      if timeline.position > start, self.changes > changes { noteLine(from: start) }
    }
    do throws(CommandError) {
      if takesPhrases, let doubt = Phrase.doubt(about: line, in: draft) { throw doubt }
      if takesPhrases, let fix = try self.line(forShownFixesIn: line),
        let invocation = try Invocation.parsed(from: fix)
      {
        return Response(line: fix, outcome: try perform(invocation))
      }
      guard let invocation = try Invocation.parsed(from: line, isTyped: takesPhrases) else {
        // What is read from a pipe may begin as a session file does.
        guard LineKind(line) != .blank, !line.hasPrefix(SessionFile.mark) else { return nil }
        keep(comment: String(line.drop { $0.isWhitespace }))
        return Response(line: line, outcome: .asks(.none))
      }
      return Response(line: line, outcome: try perform(invocation, as: invocation.step(in: draft, of: line)))
    } catch {
      let meant = self.line(meantBy: line)
      if takesPhrases, meant == nil, let response = try respondToFirst(of: line) { return response }
      if takesPhrases, meant == nil, let response = try respondInTurn(to: line) { return response }
      var error = error
      if let meant { error.lines = [meant] }
      error = error.suggesting(insteadOf: line, in: draft)
      if !error.areSteps, error.lines.count > 1 || !takesPhrases { error.lines.removeAll(where: isRefused) }
      if takesPhrases, error.areSteps { return try carryOut(error.lines, of: line, besides: error.unread) }
      guard takesPhrases, error.lines.count == 1,
        let invocation = try Invocation.parsed(from: error.lines[0])
      else { throw takesPhrases ? error.pointing(from: line, in: draft) : error }
      do throws(CommandError) {
        return Response(line: error.lines[0], outcome: try perform(invocation), unread: error.unread)
      } catch {
        guard error.lines.isEmpty else { throw error }
        // A phrase that names a mark, of which there is none.
        let loose = draft.looseReading(of: line)
        if !loose.lines.isEmpty, loose.lines != ["history"] {
          return try carryOut(loose.lines, of: line, besides: loose.unread)
        }
        if invocation.command.name == Command.help.name {
          // That help finds nothing is known only now: a search reads every text.
          return try carryOut(LastResort(for: line, in: draft), of: line, or: error)
        }
        // Its place is in the other line.
        throw CommandError(error.problem, at: 0..<line.utf8.count, remedy: error.remedy)
      }
    }
  }
}

extension Playground {
  /// Carries out the first of several commands that are not all steps, `mark one; fit 1`; the others are the rest. `nil`
  /// where the line is no such thing.
  fileprivate mutating func respondInTurn(to line: String) throws(CommandError) -> Response? {
    guard let sequence = PhraseSequence(line), let commands = sequence.commands,
      sequence.lines(in: draft).isEmpty, var response = try perform(commands[0])
    else { return nil }
    response.rest += commands.dropFirst()
    return response
  }

  /// Carries out the first wish of a line that names an entry of the list that was shown last, or a mark, `take way 1 and
  /// rename Home to Discover`; the others are the rest. `nil` where it is no such thing.
  fileprivate mutating func respondToFirst(of line: String) throws(CommandError) -> Response? {
    let turns = Clauses.turns(of: line)
    guard turns.count > 1, let first = self.line(meantBy: turns[0]),
      let invocation = try Invocation.parsed(from: first)
    else { return nil }
    return Response(line: first, outcome: try perform(invocation), rest: Array(turns.dropFirst()))
  }

  /// Returns whether a line that was found for another one cannot be carried out now. What looks or changes tabs was
  /// tried on the draft when it was found.
  private func isRefused(_ line: String) -> Bool {
    guard let invocation = try? Invocation.parsed(from: line) else { return true }
    switch invocation.command.body {
    case .time, .recall:
      var copy = self
      return (try? copy.perform(invocation)) == nil
    default: return false
    }
  }

  /// Carries out what is done with a question that help finds nothing about.
  ///
  /// - Throws: An error with the lines to choose from, or the one of help where there is nothing else.
  private mutating func carryOut(
    _ resort: LastResort, of line: String, or refusal: CommandError
  ) throws(CommandError) -> Response {
    switch resort {
    case .steps(let steps): return try carryOut(steps, of: line, besides: [])
    case .look(let look): return try carryOut([look], of: line, besides: [line])
    case .beginning(let beginning, let rest): return try carryOut([beginning], of: line, besides: [rest])
    case .choice(let lines):
      var error = CommandError("this could mean more than one thing", at: 0..<line.utf8.count)
      error.lines = lines
      throw error
    case .none: throw CommandError(refusal.problem, at: 0..<line.utf8.count, remedy: refusal.remedy)
    }
  }

  /// Carries out the commands of a line up to the first one that is no step; that and those after it are the rest.
  fileprivate mutating func carryOut(
    _ lines: [String], of line: String, besides unread: [String]
  ) throws(CommandError) -> Response {
    let steps = lines.prefix { (try? Invocation.parsed(from: $0))?.command.isRecorded == true }
    let rest = Array(lines.dropFirst(steps.count))
    guard steps.isEmpty, let first = rest.first, let invocation = try Invocation.parsed(from: first) else {
      return Response(line: line, outcome: carryOut(Array(steps)), rest: rest, unread: unread)
    }
    return Response(
      line: first, outcome: try perform(invocation), rest: Array(rest.dropFirst()), unread: unread)
  }
}
