extension Command {
  static let anatomy = Command(
    "anatomy", .looking,
    body: .ask { _, _ in .show(AnatomyQuery()) })
}

package struct AnatomyQuery: Query {
  package static var command: Command { .anatomy }
}
