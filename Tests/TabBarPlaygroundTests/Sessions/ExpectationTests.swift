import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

/// Swift Testing has one of that name, too.
private typealias Expectation = TabBarPlayground.Expectation

@Suite("Expectations")
struct ExpectationTests {
  /// Six tabs on a phone of which five places fit, so that two are in the More list.
  private let scene = Draft(design: BarSketch.design("[A] B C D E F")).scene

  @Test(
    "What is as expected has nothing to say",
    arguments: [
      .visible(["A", "B", "C", "D"]), .overflow(["E", "F"]), .truncated([]), .finding("more-tab"),
      .noFinding("title-cut"), .count(6), .whole(["A", "D"]), .tightened([]), .unmet(.count(5)),
      .unmet(.tightened(["A"])), .unmet(.whole(["E"])),
    ] as [Expectation])
  private func met(expectation: Expectation) {
    #expect(expectation.mismatch(in: scene) == nil)
  }

  @Test(
    "What is not as expected says what there is instead",
    arguments: [
      (.visible([]), "expected none visible, found A B C D"),
      (.visible(["A", "B", "D", "C"]), "expected A B D C visible, found A B C D"),
      (.overflow([]), "expected none in the More list, found E F"),
      (.overflow(["E", "Listen Now"]), "expected E \"Listen Now\" in the More list, found E F"),
      (.truncated(["A"]), "expected A cut, found none"),
      (.finding("title-cut"), "expected a finding of title-cut, and the design meets it"),
      (.count(5), "expected 5 tabs, and there are 6"),
      (.whole(["A", "E"]), "expected A E whole: E is not drawn"),
      (.tightened(["A"]), "expected A tightened: A is whole"),
      (.unmet(.count(6)), "expected it not to hold, and it does"),
      (.count(1), "expected 1 tab, and there are 6"),
    ] as [(Expectation, String)])
  private func notMet(expectation: Expectation, message: String) {
    #expect(expectation.mismatch(in: scene) == message)
  }

  @Test("An unexpected finding is reported")
  func unexpectedFinding() {
    let message = Expectation.noFinding("more-tab").mismatch(in: scene)
    #expect(message?.hasPrefix("expected no finding of more-tab: ") == true)
  }

  @Test("One tab is one tab")
  func singular() {
    let scene = Draft(design: BarSketch.design("[A]")).scene
    #expect(Expectation.count(2).mismatch(in: scene) == "expected 2 tabs, and there is 1")
    #expect(Expectation.count(0).mismatch(in: Draft().scene) == nil)
  }

  @Test("A rule that a guide lacks, and one that had nothing to check, are distinguished")
  func rulesNotJudged() {
    for guide in Guide.all {
      let scene = Draft(guide: guide).scene
      for rule in Rule.all {
        let message = Expectation.finding(rule.id).mismatch(in: scene)
        let isKnown = guide.rules.contains { $0.id == rule.id }
        if !isKnown {
          #expect(message == "expected a finding of \(rule.id), and \(guide.name) does not have that rule")
        } else if scene.report.notChecked.contains(where: { $0.rule == rule.id }) {
          #expect(message?.hasPrefix("\(rule.id) was not checked: ") == true)
        }
        #expect(isKnown || Expectation.noFinding(rule.id).mismatch(in: scene) == nil)
      }
    }
  }

  // By hand: five tabs leave 72 pt on an iPhone 14; the word needs about 85, so that 16 letters move by 0.81 each.
  @Test("A title that is tightened is expected so, and not as whole or cut")
  func tightened() throws {
    var playground = Playground(sketch: "[A] B C D E")
    try playground.run("rename 5 Schnellverbinden")
    func mismatch(_ line: String) throws -> String? {
      guard case .expect(let expectation) = try playground.run(line).effect else { return "no expectation" }
      return expectation.mismatch(in: playground.draft.scene)
    }
    #expect(try mismatch("expect tightened Schnellverbinden") == nil)
    #expect(try mismatch("expect truncated none") == nil)
    #expect(try mismatch("expect whole A B C D") == nil)
    #expect(try mismatch("expect unmet whole Schnellverbinden") == nil)
    #expect(try mismatch("expect unmet finding title-cut") == nil)
    #expect(try mismatch("expect tightened none") == "expected none tightened, found Schnellverbinden")
    #expect(
      try mismatch("expect whole 5")
        == "expected Schnellverbinden whole: Schnellverbinden is tightened by 0.81 pt a letter")
  }

  @Test("A title that is cut is expected by its whole text")
  func cut() throws {
    var playground = Playground(sketch: "[A] B C D")
    let long = "Einstellungsmöglichkeiten"
    try playground.run("rename 2 \(long)")
    let outcome = try playground.run("expect truncated \(long)")
    guard case .expect(let expectation) = outcome.effect else {
      Issue.record("\(outcome.effect)")
      return
    }
    #expect(expectation.mismatch(in: playground.draft.scene) == nil)
    #expect(
      Expectation.truncated([]).mismatch(in: playground.draft.scene)
        == "expected none cut, found \(long)")
  }

  /// Returns what an expectation that is typed has to say.
  private func mismatch(_ lines: [String], _ line: String) throws -> String? {
    var playground = try Playground(lines: lines)
    guard case .expect(let expectation) = try playground.run(line).effect else { return "no expectation" }
    return expectation.mismatch(in: playground.draft.scene)
  }

  private static let nine = (1...9).map { "add Title\($0)" }

  @Test(
    "Overflow is every tab that is not in the bar at first, wherever it is",
    arguments: [
      (["device ipad-pro-11-m4", "system ipados18"] + nine, "expect overflow Title7 Title8 Title9"),
      (
        ["device ipad-pro-11-m4", "system ipados18"] + nine + ["select last"],
        "expect overflow Title1 Title2 Title3 Title4 Title5 Title6"
      ),
      (
        ["device ipad-pro-11-m4", "system ipados18"] + nine.prefix(3) + ["set 2 placement=sidebar"],
        "expect overflow Title2"
      ),
      (["device apple-tv-4k"] + nine, "expect overflow Title8 Title9"),
      (["system carplay"] + nine, "expect overflow Title5 Title6 Title7 Title8 Title9"),
      (["device iphone-17"] + nine.prefix(5) + ["minimize on"], "expect overflow none"),
      (["device iphone-17"] + nine.prefix(5) + ["minimize on"], "expect visible Title1"),
      (["system macos15"] + nine, "expect visible none"),
    ] as [([String], String)])
  func overflow(lines: [String], line: String) throws {
    #expect(try mismatch(lines, line) == nil)
  }

  @Test("Tabs outside of a bar without a More tab are not said to be in its list")
  func overflowWords() throws {
    let message = try mismatch(["device apple-tv-4k"] + Self.nine, "expect overflow none")
    #expect(message == "expected none outside of the bar, found Title8 Title9")
  }

  @Test("Nothing is visible or cut in a bar that is covered", arguments: ["keyboard on", "modal on"])
  func covered(line: String) throws {
    let lines = ["add \(String(repeating: "W", count: 80))", "add B", line]
    #expect(try mismatch(lines, "expect visible none") == nil)
    #expect(try mismatch(lines, "expect truncated none") == nil)
    #expect(try mismatch(lines, "expect overflow none") == nil)
  }

  @Test(
    "A tab is expected by its own title or by that of any language, whichever is shown",
    arguments: ["en", "de", "fr", "pseudo"])
  func languages(locale: String) throws {
    let lines = ["add Map", "add Kartenspiel", "set 1 title.de=Karte title.fr=Plan", "locale \(locale)"]
    for title in ["Map", "Karte", "Plan", "1"] {
      #expect(try mismatch(lines, "expect visible \(title) Kartenspiel") == nil)
    }
    #expect(
      try mismatch(lines, "expect visible Carta")
        == "expected Carta visible, found Map Kartenspiel")
  }

  @Test("A cut title of a language is reported by the tab's own title")
  func cutTranslation() throws {
    let long = "Einstellungsmöglichkeiten"
    let lines = ["add A", "add B", "add C", "add D", "set 2 title.de=\(long)", "locale de"]
    #expect(try mismatch(lines, "expect truncated \(long)") == nil)
    #expect(try mismatch(lines, "expect truncated B") == nil)
    #expect(try mismatch(lines, "expect truncated none") == "expected none cut, found B")
  }
}
