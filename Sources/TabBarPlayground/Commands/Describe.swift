extension Command {
  static let describe = Command(
    "describe", .looking,
    body: .ask { _, _ in .show(DescribeQuery()) })
}

package struct DescribeQuery: Query {
  package static var command: Command { .describe }
}
