package import TabBarGuidelines

/// A way to turn a scene into text.
package struct Format: Sendable, Identifiable {
  /// The name used in commands, such as `bar`.
  package let id: String
  /// Other names that mean the same.
  package let aliases: [String]
  /// What it is, in one line.
  package let summary: String
  private let lines: @Sendable (Scene, RenderOptions) -> [String]

  init(
    id: String, aliases: [String] = [], summary: String,
    lines: @escaping @Sendable (Scene, RenderOptions) -> [String]
  ) {
    self.id = id
    self.aliases = aliases
    self.summary = summary
    self.lines = lines
  }

  /// Returns a scene as text, without a line break at its end.
  package func render(_ scene: Scene, _ options: RenderOptions) -> String {
    var text = ""
    for (index, line) in lines(scene, options).enumerated() {
      if index > 0 { text += "\n" }
      text += line
    }
    return text
  }
}
