package import TabBarGuidelines

package struct Format: Sendable, Identifiable {
  /// The name used in commands, such as `bar`.
  package let id: String
  package var aliases: [String] = []
  package let summary: String
  /// Whether it shows which line of a session each finding comes from.
  package var showsPlaces = false
  let lines: @Sendable (Scene, FindingPlaces?, RenderOptions) -> [HarmlessText]

  /// Returns a scene as text, without a final line break; `places` is `nil` without a session.
  package func render(
    _ scene: Scene, at places: FindingPlaces? = nil, _ options: RenderOptions
  ) -> HarmlessText {
    .lines(lines(scene, places, options))
  }
}

extension Format {
  package static let all: [Format] = [
    standard,
    Format(id: "screen", summary: "the whole screen to scale, with the bar in its place") {
      ScreenPicture.lines($0, $2)
    },
    Format(id: "list", summary: "the tabs with number, icon, title, badge, role and place") {
      TabList.lines($0, $2)
    },
    Format(id: "json", summary: "layout and findings as JSON, schema 1", showsPlaces: true) {
      [SceneJSON.document($0, at: $1).text(ascii: $2.ascii)]
    },
    Format(id: "markdown", summary: "the bar, the tabs and the findings as Markdown", showsPlaces: true) {
      SceneMarkdown.lines($0, at: $1, $2)
    },
    Format(id: "svg", summary: "the bar in points as an SVG picture") {
      [VectorPicture.document(of: $0, .bar, $2)]
    },
    Format(id: "svg-screen", summary: "the whole screen in points as an SVG picture") {
      [VectorPicture.document(of: $0, .screen, $2)]
    },
    Format(id: "swiftui", summary: "the bar as SwiftUI code") {
      SwiftUICode(BarCode($0, $2)).lines.map { HarmlessText($0) }
    },
    Format(id: "uikit", summary: "the bar as UIKit code") {
      UIKitCode(BarCode($0, $2)).lines.map { HarmlessText($0) }
    },
    Format(id: "xcstrings", summary: "the titles in all languages as a string catalog") {
      [StringCatalog.document(of: $0).text(ascii: $2.ascii)]
    },
  ]

  /// The format if none is named: the picture after every command.
  package static let standard = Format(
    id: "bar", aliases: ["text"], summary: "the bar to scale, with its numbers and the More list"
  ) { BarPicture.lines($0, $2) }

  /// Returns the format with an identifier or alias, ignoring case, or `nil`.
  package static func named(_ id: String) -> Format? {
    let id = id.lowercased()
    return all.first { $0.id == id || $0.aliases.contains(id) }
  }
}
