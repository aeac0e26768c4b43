import TabBarCore
import TabBarGuidelines

/// What is written of a session has to play back as that session.
extension Playground {
  /// Plays a text from the start. Throws unless the text ends with this design, and each mark names the design that it names
  /// here.
  ///
  /// - Parameter name: The name of its file in errors.
  /// - Throws: An error at the first step that cannot be carried out, or at the last where the text ends otherwise.
  package func check(_ text: String, name: String) throws(SessionError) {
    let file = try SessionFile(text, name: name)
    var last = TextLine(text: "", number: 1)
    let played = try file.play { played, _ in if played.outcome != nil { last = played.line } }
    // The text has the marks that undo went behind, too.
    func names(in timeline: Timeline) -> [String: Draft] {
      var timeline = timeline
      timeline.keepMarks()
      return Dictionary(timeline.ideas.map { ($0.name.lowercased(), $0.draft) }) { $1 }
    }
    let (names, expected) = (names(in: played.timeline), names(in: timeline))
    let areKept = expected.allSatisfy { name, draft in names[name]?.isSame(as: draft) ?? false }
    guard areKept, names.count == expected.count, played.draft.isSame(as: draft) else {
      throw SessionError(
        file: name, line: last.number, text: last.text,
        error: CommandError("it ends with another design than here", at: 0..<last.text.utf8.count))
    }
  }
}
