extension Command {
  static let anatomy = Command(
    "anatomy", .looking, "Draws the bar with its parts named, and lists the missing ones",
    discussion: "The names are UIKit's and the guidelines'; another system's name for a part is beside it.",
    examples: [Example("anatomy", "container, icon, title, badge, More and home indicator")],
    previewText: "would name the parts of the bar",
    body: .ask { _, _ throws(CommandError) in .show(AnatomyQuery()) })
}

package struct AnatomyQuery: Query {
  package static var command: Command { .anatomy }

  package init() {}
}
