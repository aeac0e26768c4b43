extension Command {
  static let anatomy = Command(
    "anatomy", .looking, previewText: "would name the parts of the bar",
    body: .ask { _, _ throws(CommandError) in .show(AnatomyQuery()) })
}

package struct AnatomyQuery: Query {
  package static var command: Command { .anatomy }

  package init() {}
}
