package import TabBarGuidelines

extension Format {
  package var summary: String {
    switch self {
    case .bar: "the bar to scale, with its numbers and the More list"
    case .screen: "the whole screen to scale, with the bar in its place"
    case .list: "the tabs with number, icon, title, badge, role and place"
    case .json: "layout and findings as JSON, schema 1"
    case .markdown: "the bar, the tabs and the findings as Markdown"
    case .svg: "the bar in points as an SVG picture"
    case .svgScreen: "the whole screen in points as an SVG picture"
    case .swiftui: "the bar as SwiftUI code"
    case .uikit: "the bar as UIKit code"
    case .xcstrings: "the titles in all languages as a string catalog"
    }
  }

  /// Whether it shows which line of a session each finding comes from.
  package var showsPlaces: Bool { self == .json || self == .markdown }

  /// Returns a scene as text, without a final line break; `places` is `nil` without a session.
  package func render(
    _ scene: Scene, at places: FindingPlaces? = nil, _ options: RenderOptions
  ) -> HarmlessText {
    switch self {
    case .bar: .lines(BarPicture.lines(scene, options))
    case .screen: .lines(ScreenPicture.lines(scene, options))
    case .list: .lines(TabList.lines(scene, options))
    case .json: SceneJSON.document(scene, at: places).text(ascii: options.ascii)
    case .markdown: .lines(SceneMarkdown.lines(scene, at: places, options))
    case .svg: VectorPicture.document(of: scene, .bar, options)
    case .svgScreen: VectorPicture.document(of: scene, .screen, options)
    case .swiftui: .lines(BarCode(scene, options).swiftUI.map { HarmlessText($0) })
    case .uikit: .lines(BarCode(scene, options).uiKit.map { HarmlessText($0) })
    case .xcstrings: StringCatalog.document(of: scene).text(ascii: options.ascii)
    }
  }
}
