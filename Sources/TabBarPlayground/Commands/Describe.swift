extension Command {
  static let describe = Command(
    "describe", .looking,
    body: .ask { _, _ throws(CommandError) in .show(DescribeQuery()) })
}

package struct DescribeQuery: Query {
  package static var command: Command { .describe }

  package init() {}
}
