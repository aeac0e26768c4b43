import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import TabBarRendering
import Testing

@Suite("Examples that look the same")
struct ExampleDifferenceTests {
  private func picture(_ rule: Rule, _ index: Int) -> [String] {
    ExplainView.drawing(of: rule.examples[index], of: rule, RenderOptions(columns: 80)).map(\.text)
  }

  @Test("Where the met and the broken example of a rule look the same, words say what differs")
  func words() {
    var alike = 0
    for rule in Rule.all {
      guard let (met, broken) = rule.boundary else { continue }
      let isAlike = picture(rule, met) == picture(rule, broken)
      let words = UndrawnDifference.words(of: rule)
      if isAlike { alike += 1 }
      #expect(isAlike == !words.isEmpty, "\(rule.id)")
    }
    #expect(alike >= 20)
  }

  @Test(
    "explain says it beside the picture, in both lengths",
    arguments: [
      ("one-view", "\"Folders\": affects is now leading, was window"),
      ("bar-height", "bar height is now 50, was 49"),
      ("newer-symbol", "\"Arcade\": icon is now arcade.stick"),
    ], [false, true])
  func explain(of rule: (id: String, words: String), all: Bool) {
    let query = ExplainQuery(rule: Rule.named(rule.id), all: all, language: nil)
    let lines = query.lines(in: ViewContext(RenderOptions(columns: 100))).map(\.text)
    #expect(lines.contains { $0.hasPrefix("not in the picture: \(rule.words)") }, "\(lines)")
  }

  @Test("explain says nothing of the kind where the pictures differ", arguments: [false, true])
  func shown(all: Bool) {
    let query = ExplainQuery(rule: Rule.named("more-tab"), all: all, language: nil)
    let lines = query.lines(in: ViewContext(RenderOptions(columns: 100))).map(\.text)
    #expect(!lines.contains { $0.contains("not in the picture") })
  }
}
