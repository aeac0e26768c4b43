/// What a line of a session file is to whoever plays it.
package enum SessionEvent: Sendable {
  /// A comment, or an empty line.
  case text
  /// An expectation that the program wrote about the design, by the words after `expect`.
  case record(String)
  case expectation(Invocation)
  /// A command that shows something and leaves the session as it is.
  case look(Invocation)
  /// A command that reads or writes files, or asks a person, which is not done where a session is played.
  case outside(Invocation)
  /// A command that makes the design what it is, or says something of it.
  case command(Invocation)

  package var invocation: Invocation? {
    switch self {
    case .text, .record: nil
    case .expectation(let invocation), .look(let invocation), .outside(let invocation),
      .command(let invocation):
      invocation
    }
  }
}

extension SessionFile {
  /// - Throws: An error with the place of a line that is no command.
  package func event(of line: TextLine) throws(SessionError) -> SessionEvent {
    let invocation: Invocation
    do {
      try Lexer.refuseReturn(in: line.text)
      guard let parsed = try Invocation.parsed(from: line.text) else { return .text }
      invocation = parsed
    } catch {
      throw SessionError(
        file: name, line: line.number, text: line.text, error: MergeMark.error(in: line.text) ?? error)
    }
    if invocation.command.name == Command.expect.name {
      return Record.text(of: line.text).map { .record($0) } ?? .expectation(invocation)
    }
    if invocation.command.actsOutside { return .outside(invocation) }
    return invocation.command.isLook ? .look(invocation) : .command(invocation)
  }

  /// Carries out lines up to a number, calls a closure with each command, and returns the playground at the end.
  ///
  /// Expectations are not compared and remarks not shown: that is what replaying is for.
  func play(
    before end: Int = .max, on start: Playground = Playground(),
    observe: (TextLine, Invocation, Playground.Outcome, Playground) -> Void = { _, _, _, _ in }
  ) throws(SessionError) -> Playground {
    var playground = start
    do {
      for line in designLines {
        guard line.number < end else { break }
        switch try event(of: line) {
        case .text, .record, .outside: continue
        case .expectation(let invocation), .look(let invocation), .command(let invocation):
          observe(line, invocation, try playground.perform(invocation, of: line, in: self), playground)
        }
      }
    } catch {
      throw reported(error, in: playground.draft, before: end)
    }
    return playground
  }
}
