import TabBarCore
import TabBarGuidelines

/// What is written of a session has to play back as that session.
extension Playground {
  /// Plays a text from the start. Throws unless the text ends with this design, and each mark names the design that it names
  /// here.
  ///
  /// - Parameters:
  ///   - name: The name of its file in errors.
  ///   - app: That of which it is a session, if of any.
  /// - Throws: An error at the first step that cannot be carried out, or at the last where the text ends otherwise.
  package func check(_ text: String, name: String, in app: AppFile?) throws(SessionError) {
    let file = try SessionFile(text, name: name, app: app)
    var last = TextLine(text: "", number: 1)
    let played = try file.play { played, _ in if played.outcome != nil { last = played.line } }
    let found = played.timeline.keptMarks().mapValues { played.timeline.draft(after: $0.step) }
    let expected = timeline.keptMarks().mapValues { timeline.draft(after: $0.step) }
    let areKept = expected.allSatisfy { name, draft in found[name]?.isSame(as: draft) ?? false }
    // A file names the designs that it goes back to.
    let areAll = found.keys.allSatisfy { expected[$0] != nil || $0.hasPrefix(Timeline.before) }
    guard areKept, areAll, played.draft.isSame(as: draft) else {
      throw SessionError(
        CommandError("it ends with another design than here", at: 0..<last.text.utf8.count), at: last,
        in: name)
    }
  }
}
