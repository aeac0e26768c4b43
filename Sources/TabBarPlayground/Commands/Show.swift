import TabBarGuidelines

extension Command {
  static let show = Command(
    "show", .looking,
    parameters: [
      Parameter(
        "FORM", .choice(Format.allCases.map(\.id) + ["words", "parts"]), isOptional: true)
    ],
    body: .ask { _, arguments in
      let query = ShowQuery(arguments)
      return switch query.format {
      case "words": .show(DescribeQuery())
      case "parts": .show(AnatomyQuery())
      default: .show(query)
      }
    })
}

package struct ShowQuery: Query {
  package static var command: Command { .show }
  /// The form that shows the whole session, and not only the design that it ends with: a page for browsers.
  package static let page = "html"

  package let format: String
  package var isPage: Bool { format == Self.page }

  init(_ arguments: Arguments) { format = arguments.word(0)?.text.lowercased() ?? Format.standard.id }
}
