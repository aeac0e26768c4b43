import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@testable import TabBarShell

@Suite("What belongs to the prompt and to no session")
struct PromptStateTests {
  @Test("The forms of the pane are those that can be typed")
  func pane() { #expect(PromptSetting.pane.values == LivePaneForm.allCases.map(\.rawValue)) }

  @Test("What a start calls today's is judged by Apple's newest guidelines")
  func today() throws {
    var playground = Playground()
    _ = try playground.perform(#require(try Invocation.parsed(from: "device \(Batch.deviceOfToday)")))
    // An edition may come before the system that it is about.
    let system = try #require(playground.draft.system)
    #expect(
      playground.draft.guide.id == Guide.editions.last { ($0.versions[.iOS] ?? .max) <= system.version }?.id)
  }
}
