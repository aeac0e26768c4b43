extension Command {
  static let mark = Command(
    "mark", .time, "Names the present design, to come back to it",
    discussion: """
      back NAME goes there, also after the session was saved and opened again. A name that is used again moves. For two \
      ideas, mark one, undo to where they part, and mark the other; save each to a file of its own, as a file has one way only.
      """,
    parameters: [Parameter("NAME", .text)],
    examples: [
      Example("mark before-icons", "back before-icons comes back to it, compare before-icons shows both")
    ],
    previewText: "would name this place",
    body: .mark)
}

/// A design that was given a name, to come back to it.
package struct Idea: Sendable {
  package let name: String
  package let draft: Draft
  /// The number of the last step that led to it, as `history` has it; `nil` where it is on another way than the present design.
  package let step: Int?
}

extension Timeline {
  /// The designs that have names, the oldest name first.
  package var ideas: [Idea] {
    marks.map { Idea(name: $0.name, draft: state(at: $0.position).draft, step: $0.position) }
  }

  /// Returns the mark with a name, ignoring case, or `nil` where there is none.
  func mark(named name: String) -> (name: String, position: Int)? {
    let wanted = name.lowercased()
    return marks.last { $0.name.lowercased() == wanted }
  }

  // Each step looks at all of them.
  private static let mostMarks = 1_000

  /// Throws if there are as many marks as there can be, and none has this name.
  func checkRoom(forMark name: Word) throws(CommandError) {
    guard marks.count >= Self.mostMarks, !marks.contains(where: { $0.name == name.text }) else { return }
    throw CommandError(
      "there are \(marks.count) marks already, which is as many as there can be", at: name,
      remedy: "mark with a name that is used already moves that mark")
  }
}

package struct MarkQuery: Query {
  package static var command: Command { .mark }
  /// The mark as it is typed.
  package let name: String
}
