extension Command {
  static let show = Command(
    "show", .looking, "Shows the design again, as a picture or in another form",
    parameters: [
      Parameter(
        "FORM", .choice(ShowQuery.forms), isOptional: true)
    ],
    examples: [
      Example("show", "the bar"),
      Example("show screen", "the whole device"),
      Example("show list", "the tabs as a table"),
      Example("show json", "everything, for programs"),
      Example("show markdown", "tabs and findings as tables, for a page"),
      Example("show svg", "the bar as a picture for a page; export svg FILE writes it to a file"),
    ],
    previewText: PreviewText { "would show the design as \(ShowQuery($1).format)" },
    body: .ask { _, arguments throws(CommandError) in .show(ShowQuery(arguments)) })
}

package struct ShowQuery: Query {
  package static var command: Command { .show }
  /// The identifiers of the forms that there are. The language is below the drawing and does not know the formats.
  static let forms = ["bar", "screen", "list", "json", "markdown", "svg", "svg-screen", "swiftui", "uikit"]
  /// The form that is no picture of a design: a recording of the session.
  package static let cast = "cast"

  /// The identifier of the form that it is shown in.
  package let format: String

  init(_ arguments: Arguments) { format = arguments.word(0)?.text ?? Self.forms[0] }
}
