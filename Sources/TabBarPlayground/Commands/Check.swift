extension Command {
  static let check = Command(
    "check", .looking, "Says what the guide thinks of the design, rule by rule",
    discussion: "It also lists what is met and what could not be checked, and why.",
    examples: [Example("check", "the whole report")],
    body: .ask { _, _ throws(CommandError) in .check })
}
