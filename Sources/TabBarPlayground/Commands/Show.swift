extension Command {
  static let show = Command(
    "show", .looking,
    parameters: [
      Parameter(
        "FORM", .choice(ShowQuery.forms), isOptional: true)
    ],
    previewText: PreviewText { "would show the design as \(ShowQuery($1).format)" },
    body: .ask { _, arguments throws(CommandError) in .show(ShowQuery(arguments)) })
}

package struct ShowQuery: Query {
  package static var command: Command { .show }
  /// The identifiers of the forms that there are. The language is below the drawing and does not know the formats.
  static let forms = [
    "bar", "screen", "list", "json", "markdown", "svg", "svg-screen", "swiftui", "uikit", "xcstrings",
  ]

  /// The identifier of the form that it is shown in.
  package let format: String
  /// The form, where it shows the whole session.
  package var sessionForm: SessionForm? { SessionForm(rawValue: format) }

  init(_ arguments: Arguments) { format = arguments.word(0)?.text.lowercased() ?? Self.forms[0] }
}

/// A form that shows the whole session, and not only the design that it ends with. It is a file for another program.
package enum SessionForm: String, Sendable, CaseIterable {
  /// A recording for players of asciicast files.
  case cast
  /// A page for browsers.
  case html

  /// What it is, and what reads it.
  package var name: String {
    switch self {
    case .cast: "a cast is a file for a player"
    case .html: "a page is a file for a browser"
    }
  }

  /// A command that writes it.
  package var example: String { "export \(rawValue) bar.\(rawValue)" }
}
