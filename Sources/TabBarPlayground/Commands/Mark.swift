import TabBarGuidelines

extension Command {
  static let mark = Command(
    "mark", .time,
    parameters: [Parameter("NAME", .text), Parameter("off", .choice(["off"]), isOptional: true)],
    previewText: PreviewText { _, arguments in
      arguments.word(1) == nil ? "would name this design" : "would forget the name"
    },
    body: .mark)

  static let marks = Command(
    "marks", .time, previewText: "would list the marks",
    body: .ask { _, _ throws(CommandError) in .show(MarksQuery()) })
}

package struct MarkQuery: Query {
  package static var command: Command { .mark }
  package let name: String
  package let isOff: Bool
}

package struct MarksQuery: Query {
  package static var command: Command { .marks }
}
