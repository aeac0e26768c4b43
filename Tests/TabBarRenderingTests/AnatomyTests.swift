import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarRendering
import Testing

@testable import TabBarPlayground

@Suite("The parts of a bar")
struct AnatomyTests {
  @Test("that are not there have a reason")
  func missing() {
    let context = Samples.context(Samples.scene(3, on: "iphone-se-3"), RenderOptions(columns: 200))
    let text = AnatomyQuery().lines(in: context).joined(separator: "\n").text
    #expect(text.contains("badge (no tab has one)"))
    #expect(text.contains("More (every tab fits)"))
    #expect(text.contains("home indicator (a home button)"))
  }
}
