/// The one way to carry out the lines of a session file: whoever opens, compares, tidies or checks a session looks on.
extension SessionFile {
  /// Returns the command of a line; `nil` for a comment or an empty line.
  ///
  /// - Throws: An error with the place of a line that is no command.
  package func invocation(of line: TextLine) throws(SessionError) -> Invocation? {
    do {
      try Lexer.refuseReturn(in: line.text)
      return try Invocation.parsed(from: line.text)
    } catch {
      throw SessionError(MergeMark.error(in: line.text) ?? error, at: line, in: name)
    }
  }

  /// Carries out the lines that make its design on what is so of its app, and returns the session.
  func play(
    before end: Int = .max, each look: (PlayedLine, Playground) -> Void = { _, _ in }
  ) throws(SessionError) -> Playground {
    var playground = start
    let range = designRange
    try play(
      lines(from: range.lowerBound, before: min(range.upperBound, end)), before: end, on: &playground,
      each: look)
    return playground
  }

  /// Carries out lines as steps, and calls a closure with each line and what came of it.
  ///
  /// A line that is no step, such as a comment, goes with the step below it, and a record, or a command that only shows
  /// something, with the one above. Those below the last step stay in any case. Expectations are not compared and remarks
  /// not shown: that is what replaying is for.
  ///
  /// - Parameter end: Of several lines that are no commands, the first before this one is reported.
  func play(
    _ lines: SessionLines, before end: Int = .max, on playground: inout Playground,
    each look: (PlayedLine, Playground) -> Void = { _, _ in }
  ) throws(SessionError) {
    var above = ""
    // The lines up to the last one that shows something, since the last step.
    var looks = ""
    var takesRecords = false
    let start = playground.timeline.position
    do {
      for line in lines {
        let before = playground.timeline.position
        var played = PlayedLine(line: line, invocation: try invocation(of: line))
        let isRecord = played.invocation?.command.isExpect == true && line.isRecord
        if let invocation = played.invocation, !isRecord, !invocation.command.actsOutside {
          if !looks.isEmpty, !invocation.command.isLook {
            playground.timeline.steps.addBelow(looks)
            looks = ""
          }
          played.outcome = try playground.perform(invocation, of: line, in: self, below: above)
        }
        look(played, playground)
        if isRecord, takesRecords {
          playground.timeline.steps.addBelow(line.text + "\n")
          continue
        }
        takesRecords = playground.timeline.position > before
        // A file of empty lines is one text above: it is not copied for each.
        if takesRecords { above = "" } else { above += line.text + "\n" }
        guard !takesRecords, before > start, played.invocation != nil, !isRecord else { continue }
        looks += above
        above = ""
      }
    } catch {
      throw reported(error, in: playground.draft, before: end)
    }
    looks += above
    if !looks.isEmpty { playground.timeline.steps.addTail(looks) }
  }
}

/// A line of a session that was played.
struct PlayedLine {
  let line: TextLine
  /// Its command; `nil` for a comment or an empty line.
  let invocation: Invocation?
  /// What came of it; `nil` where it is not carried out: a record, or what reads or writes files, or asks a person.
  fileprivate(set) var outcome: Playground.Outcome?
}

extension TextLine {
  /// Whether it is an expectation that the program wrote about the design.
  package var isRecord: Bool { LineKind(text) == .record }
}
