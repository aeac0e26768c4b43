import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarTestSupport
import Testing

@testable import TabBarPlayground

@Suite("What shows a setting")
struct SettingViewLaws {
  @Test("status, JSON and a difference of designs say each", arguments: Command.settings)
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
      ]
    }
    for (name, (earlier, later)) in zip(["status", "JSON"], zip(text(before), text(after))) {
      #expect(earlier != later, "\(command.name) is not in \(name)")
    }
    let difference = DesignDifference(from: before, to: after)
    #expect(difference.context.contains { $0.key == command.name }, "\(difference.context)")
  }
}
