import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarRendering
import TabBarTestSupport
import Testing

@testable import TabBarPlayground

@Suite("What shows a setting")
struct SettingViewLaws {
  /// The settings that the line above a picture says, and the bar in words with it; the others are for those who ask.
  private static let inHeader = [
    "device", "orientation", "window", "pane", "sizeclass", "direction", "locale", "system", "guide",
  ]

  @Test("status, JSON, a page and a difference of designs say each", arguments: Command.settings)
  func views(command: Command) throws {
    let devices = ["iphone-18-pro", "ipad-pro-13-m4", "apple-tv-4k", "iphone-14"]
    let lines = command.examples.map(\.line)
    let changes = devices.flatMap { device in
      let before = Trial(["device \(device)", "add Home Search", "system auto"]).playground
      return lines.compactMap { before.after([$0]) }.filter { $0.draft != before.draft }.map {
        (before.draft, $0.draft)
      }
    }
    let (before, after) = try #require(changes.first)
    func text(_ draft: Draft) -> [String] {
      [
        draft.settings.filter { $0.key == command.name }.map { $0.value ?? "" }.joined(),
        SceneJSON.document(draft.scene).text.text,
        DesignPage.document(of: [PlayedDesign(named: "A", draft.scene)], RenderOptions()).text,
      ]
    }
    for (name, (earlier, later)) in zip(["status", "JSON", "a page"], zip(text(before), text(after))) {
      #expect(earlier != later, "\(command.name) is not in \(name)")
    }
    func header(_ draft: Draft) -> [Prose] { HeadLine.texts(draft.scene, RenderOptions()) }
    // A size class that is chosen may be the one that was there.
    #expect(!Self.inHeader.contains(command.name) || changes.contains { header($0.0) != header($0.1) })
    let difference = DesignDifference(from: before.scene, to: after.scene)
    #expect(difference.context.contains { $0.key == command.name }, "\(difference.context)")
  }
}
