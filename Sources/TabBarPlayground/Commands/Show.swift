extension Command {
  static let show = Command(
    "show", .looking, "Shows the design again, as a picture or in another form",
    parameters: [
      Parameter("FORM", .choice(["bar", "screen", "list", "json", "markdown"]), isOptional: true)
    ],
    examples: [
      Example("show", "the bar"),
      Example("show screen", "the whole device"),
      Example("show list", "the tabs as a table"),
      Example("show json", "everything, for programs"),
      Example("show markdown", "tabs and findings as tables, for a page"),
    ],
    body: .ask { _, arguments throws(CommandError) in
      .show(format: arguments.word(0)?.text ?? "bar")
    })
}
