package import TabBarGuidelines

/// A way to turn a scene into text.
package struct Format: Sendable, Identifiable {
  /// The name used in commands, such as `bar`.
  package let id: String
  /// Other names that mean the same.
  package let aliases: [String]
  /// What it is, in one line.
  package let summary: String
  /// Whether it says where in a session findings come from.
  package let showsPlaces: Bool
  private let lines: @Sendable (Scene, FindingPlaces?, RenderOptions) -> [String]

  init(
    id: String, aliases: [String] = [], summary: String,
    lines: @escaping @Sendable (Scene, RenderOptions) -> [String]
  ) {
    self.id = id
    self.aliases = aliases
    self.summary = summary
    showsPlaces = false
    self.lines = { scene, _, options in lines(scene, options) }
  }

  /// Creates a format that says where in a session findings come from, if there is one.
  init(
    id: String, aliases: [String] = [], summary: String,
    placedLines: @escaping @Sendable (Scene, FindingPlaces?, RenderOptions) -> [String]
  ) {
    self.id = id
    self.aliases = aliases
    self.summary = summary
    showsPlaces = true
    lines = placedLines
  }

  /// Returns a scene as text, without a line break at its end.
  ///
  /// - Parameter places: Where in a session the findings come from, or `nil` where there is no session.
  package func render(
    _ scene: Scene, at places: FindingPlaces? = nil, _ options: RenderOptions
  ) -> String {
    var text = ""
    for (index, line) in lines(scene, places, options).enumerated() {
      if index > 0 { text += "\n" }
      text += line
    }
    return text
  }
}
