package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

/// A design that a session ends with, and how the session got there: what a page shows.
package struct PlayedDesign {
  /// The name of the session, without folders, which may be others on the next machine.
  var name: String
  let scene: Scene
  /// The lines that the findings come from, or `nil` where no file has them.
  let places: FindingPlaces?
  /// The last steps, the oldest first.
  var steps: [Step]
  /// The number of commands before them, which are left out.
  let earlier: Int
  /// The designs that the session has marked, the oldest first.
  package var ideas: [PlayedDesign] = []

  /// The most commands that a page has, so that it stays small whatever the length of the session.
  package static let mostCommands = 100

  /// A change of the design, with what the session says about it.
  package struct Step {
    package var notes: [String] = []
    /// The command and what it changed, in words; `nil` for remarks and expectations alone.
    package var change: (command: String, sentence: Prose)?
    package var expectations: [Expectation] = []
    package var draft: Draft

    package init(_ draft: Draft) { self.draft = draft }
  }

  package init(
    named name: String, _ scene: Scene, at places: FindingPlaces? = nil, steps: [Step] = [], earlier: Int = 0
  ) {
    (self.name, self.scene, self.places) = (name, scene, places)
    (self.steps, self.earlier) = (steps, earlier)
  }

  /// Returns the name of the file at a path without its folders and its ending; `tab bar` for none.
  package static func name(of path: String?) -> String {
    guard let path, path != "-", let name = path.split(separator: "/").last else { return "tab bar" }
    return String(name.hasSuffix(".tabs") && name.count > 5 ? name.dropLast(5) : name)
  }
}
