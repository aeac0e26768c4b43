extension Command {
  static let mark = Command(
    "mark", .time, "Names the present design, to come back to it",
    discussion:
      "back NAME goes there. A name that is used again moves. Marks are not saved with the session.",
    parameters: [Parameter("NAME", .text)],
    examples: [Example("mark before-icons", "back before-icons comes back to it")],
    previewText: "would name this place",
    body: .mark)
}

package struct MarkQuery: Query {
  package static var command: Command { .mark }
  /// The mark as it is typed.
  package let name: String
}
