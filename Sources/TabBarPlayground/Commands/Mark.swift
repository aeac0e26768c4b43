import TabBarGuidelines

extension Command {
  static let mark = Command(
    "mark", .time,
    parameters: [Parameter("NAME", .text), .word("off")],
    body: .mark)

  static let marks = Command(
    "marks", .time,
    body: .ask { _, _ in .show(MarksQuery()) })
}

package struct MarkQuery: Query {
  package static var command: Command { .mark }
  package let name: String
  package let isOff: Bool
}

package struct MarksQuery: Query {
  package static var command: Command { .marks }
}
