@testable import TabBarCore
@testable import TabBarGuidelines
import Testing

@Suite("A message")
struct MessageTests {
  // A width that is needed is rounded up and a room down, so that no message says that 60.5 pt do not fit into 60.5 pt.
  @Test(
    "rounds a need up and a room down, says what is an estimate, and has the decimal sign of its language",
    arguments: [
      ("en", [], "Maps is cut: it needs 122 pt and has 60.5 pt"),
      ("en", [.titleRoom], "Maps is cut: it needs about 122 pt and has about 60.5 pt"),
      ("de", [], "Maps ist abgeschnitten: Der Titel braucht 122 pt und hat 60,5 pt"),
      ("de", [.titleRoom], "Maps ist abgeschnitten: Der Titel braucht etwa 122 pt und hat etwa 60,5 pt"),
    ] as [(String, [Estimate], String)])
  func lengths(language: String, estimates: [Estimate], text: String) {
    let estimates = estimates.reduce(Estimates()) { $0.union(Estimates($1)) }
    let judgement = Judgement.broken(
      [0],
      [
        "title": "Maps", "titleWidth": Measured(121.91, estimates), "titleRoom": Measured(60.59, estimates),
      ])
    #expect(Message(judgement, of: "title-cut", in: [Tab("Maps")]).text(in: language) == text)
  }

  @Test("of a rule without words in a language is English as a whole")
  func missing() {
    let message = Message(.broken([0]), of: "no-such-rule", in: [Tab("Maps")])
    #expect(!message.isSaid(in: "de") && message.text(in: "de") == "broken")
  }
}
