/// A form in which a scene is shown. The language names it, and the drawing makes it.
package enum Format: String, CaseIterable {
  case bar, screen, list, json, markdown, svg
  case svgScreen = "svg-screen"
  case swiftui, uikit, xcstrings

  /// The name used in commands, such as `bar`.
  package var id: String { rawValue }

  /// The format if none is named: the picture after every command.
  package static let standard = bar

  /// Whether people look at it in a terminal; other programs read the rest.
  package var isPicture: Bool { [.bar, .screen, .list].contains(self) }

  package var aliases: [String] { self == .bar ? ["text"] : [] }

  /// Returns the format with an identifier or alias, ignoring case, or `nil`.
  package static func named(_ id: String) -> Format? {
    let id = id.lowercased()
    return allCases.first { $0.id == id || $0.aliases.contains(id) }
  }
}
