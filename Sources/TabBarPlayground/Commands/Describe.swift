extension Command {
  static let describe = Command(
    "describe", .looking, previewText: "would describe the bar in words",
    body: .ask { _, _ throws(CommandError) in .show(DescribeQuery()) })
}

package struct DescribeQuery: Query {
  package static var command: Command { .describe }

  package init() {}
}
