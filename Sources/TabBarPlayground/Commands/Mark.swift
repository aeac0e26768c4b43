extension Command {
  static let mark = Command(
    "mark", .time, "Names the present design, to come back to it",
    discussion: """
      back NAME goes there, also after other steps, after undo, and when the session was saved and opened again: a design that has a name \
      is not lost. For several ideas, mark each, and go back to where the next one begins; marks lists them, and compare \
      marks shows them side by side. Where undo went behind a mark and something else is done, the place where both part gets a name, \
      such as before-icons, and the steps up to the mark stay. A name that is used again moves, and off forgets one.
      """,
    parameters: [Parameter("NAME", .text), Parameter("off", .choice(["off"]), isOptional: true)],
    examples: [
      Example("mark before-icons", "back before-icons comes back to it, compare before-icons shows both"),
      Example("mark before-icons off", "the design has no name any more"),
    ],
    previewText: PreviewText { _, arguments in
      arguments.word(1) == nil ? "would name this design" : "would forget the name"
    },
    body: .mark)

  static let marks = Command(
    "marks", .time, "Lists the marks: the tabs, the findings and the step of each",
    examples: [Example("marks", "the ideas of the session, the oldest first")],
    previewText: "would list the marks",
    body: .ask { _, _ throws(CommandError) in .show(MarksQuery()) })
}

package struct MarkQuery: Query {
  package static var command: Command { .mark }
  /// The mark as it is typed.
  package let name: String
  /// Whether it was forgotten.
  package let isOff: Bool
}

package struct MarksQuery: Query {
  package static var command: Command { .marks }
}
