extension Command {
  static let anatomy = Command(
    "anatomy", .looking, "Draws the bar with its parts named, and says which are not there",
    discussion: "The names are UIKit's and the guidelines'; what other systems call a part stands beside it.",
    examples: [Example("anatomy", "container, icon, title, badge, More and home indicator")],
    body: .ask { _, _ throws(CommandError) in .anatomy })
}
