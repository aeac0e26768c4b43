import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
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
    #expect(expectation.mismatch(in: scene)?.sentence == nil)
  }

  @Test(
    "What is not as expected says what there is instead",
    arguments: [
      (.visible([]), "expected no tab to be visible, and A, B, C and D are"),
      (.visible(["A", "B", "D", "C"]), "expected A, B, D and C to be visible, and A, B, C and D are"),
      (.overflow([]), "expected no tab to be in the More list, and E and F are"),
      (
        .overflow(["E", "Listen Now"]),
        "expected E and \"Listen Now\" to be in the More list, and E and F are"
      ),
      (.truncated(["A"]), "expected A to be cut, and no title is"),
      (.finding("title-cut"), "expected a finding of title-cut, and the design meets it"),
      (.count(5), "expected 5 tabs, and there are 6"),
      (.whole(["A", "E"]), "expected A and E to be whole, and E is not drawn"),
      (.tightened(["A"]), "expected A to be tightened, and A is whole"),
      (.unmet(.count(6)), "expected \"count 6\" not to hold, and it does"),
      (.count(1), "expected 1 tab, and there are 6"),
    ] as [(Expectation, String)])
  private func notMet(expectation: Expectation, message: String) {
    #expect(expectation.mismatch(in: scene)?.sentence == message)
  }

  @Test("An unexpected finding is reported")
  func unexpectedFinding() {
    let message = Expectation.noFinding("more-tab").mismatch(in: scene)?.sentence
    #expect(message?.hasPrefix("expected no finding of more-tab: ") == true)
  }

  @Test("One tab is one tab")
  func singular() {
    let scene = Draft(design: BarSketch.design("[A]")).scene
    #expect(Expectation.count(2).mismatch(in: scene)?.sentence == "expected 2 tabs, and there is 1")
    #expect(Expectation.count(0).mismatch(in: Draft().scene)?.sentence == nil)
  }

  @Test("A rule that a guide lacks, and one that had nothing to check, are distinguished")
  func rulesNotJudged() {
    for guide in Guide.all {
      let scene = Draft(guide: guide).scene
      for rule in Rule.all {
        let message = Expectation.finding(rule.id).mismatch(in: scene)?.sentence
        let isKnown = guide.rules.contains { $0.id == rule.id }
        if !isKnown {
          #expect(message == "expected a finding of \(rule.id), and \(guide.name) does not have that rule")
        } else if scene.report.notChecked.contains(where: { $0.rule == rule.id }) {
          // A question that is always there is one of them.
          #expect(message?.hasPrefix("expected a finding of \(rule.id), and it ") == true)
        }
        #expect(isKnown || Expectation.noFinding(rule.id).mismatch(in: scene)?.sentence == nil)
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
      return expectation.mismatch(in: playground.draft.scene)?.sentence
    }
    #expect(try mismatch("expect tightened Schnellverbinden") == nil)
    #expect(try mismatch("expect truncated none") == nil)
    #expect(try mismatch("expect whole A B C D") == nil)
    #expect(try mismatch("expect unmet whole Schnellverbinden") == nil)
    #expect(try mismatch("expect unmet finding title-cut") == nil)
    #expect(
      try mismatch("expect tightened none") == "expected no title to be tightened, and Schnellverbinden is")
    #expect(
      try mismatch("expect whole 5")
        == "expected Schnellverbinden to be whole, and Schnellverbinden is tightened by 0.81 pt a letter")
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
    #expect(expectation.mismatch(in: playground.draft.scene)?.sentence == nil)
    #expect(
      Expectation.truncated([]).mismatch(in: playground.draft.scene)?.sentence
        == "expected no title to be cut, and \(long) is")
  }

  /// Returns what an expectation that is typed has to say.
  private func mismatch(_ lines: [String], _ line: String) throws -> String? {
    var playground = try Playground(lines: lines)
    guard case .expect(let expectation) = try playground.run(line).effect else { return "no expectation" }
    return expectation.mismatch(in: playground.draft.scene)?.sentence
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
    #expect(message == "expected no tab to be outside of the bar, and Title8 and Title9 are")
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
        == "expected Carta to be visible, and Map and Kartenspiel are")
  }

  @Test("A cut title of a language is reported by the tab's own title")
  func cutTranslation() throws {
    let long = "Einstellungsmöglichkeiten"
    let lines = ["add A", "add B", "add C", "add D", "set 2 title.de=\(long)", "locale de"]
    #expect(try mismatch(lines, "expect truncated \(long)") == nil)
    #expect(try mismatch(lines, "expect truncated B") == nil)
    #expect(try mismatch(lines, "expect truncated none") == "expected no title to be cut, and B is")
  }

  // MARK: What came later

  /// Six tabs on a phone, of which two are in the More list; one has a badge, and the last is an action.
  private static let six = [
    "add Home icon=house.fill", "add Search icon=magnifyingglass role=search", "add Inbox badge=3",
    "add Files", "add Photos", "add Compose", "set Compose role=action",
    "set Home opens=section icon.regular=25x25 title.de=Start", "bar height=49.0 level=root",
  ]

  @Test(
    "What is so is expected in words for each thing",
    arguments: [
      "has Home Compose", "lacks Settings home", "count 6", "count 3..6", "count 6..6", "badge Inbox 3",
      "badge Home none", "icon Home house.fill", "icon Files none", "role Compose action", "role 2 search",
      "fact Compose role=action", "fact Home opens=section icon.regular=25x25 title.de=Start",
      "fact 1 opens=section", "fact Files role=off opens=off title.de=off", "fact bar height=49 level=root",
      "fact bar haptics=off", "unmet fact bar level=modal", "unmet fact Home opens=sheet",
      "finding more-tab", "finding more-tab Photos", "finding action-tab 6", "met too-few-tabs",
      "device iphone-14", "device \"iPhone 14\"", "system ios16", "guide hig-2022", "window full",
      "window 390", "unmet clean", "unmet clean error", "unmet lacks Home", "unmet findings none",
      "unmet guide sap-fiori", "unmet badge Inbox 4", "unmet met more-tab",
    ])
  func laterMet(words: String) throws {
    #expect(try mismatch(Self.six, "expect " + words) == nil)
  }

  @Test(
    "What is not so says what there is",
    arguments: [
      ("has Home Settings", "expected Home and Settings among the tabs, and there is no Settings"),
      ("lacks Home Settings", "expected no tab called Home or Settings, and there is Home"),
      ("count 1..5", "expected 1 to 5 tabs, and there are 6"),
      ("badge Inbox 4", "expected Inbox to have the badge 4, and it has 3"),
      ("badge Inbox none", "expected Inbox to have no badge, and it has 3"),
      ("icon Files folder", "expected Files to have the icon folder, and it has none"),
      ("role Home search", "expected Home to have the role search, and it has destination"),
      ("badge Nowhere 1", "no tab is called Nowhere"),
      ("finding more-tab Home", "expected a finding of more-tab on Home, and it is on Photos and Compose"),
      (
        "fact Home opens=sheet icon.compact=18x18 title.de=Start",
        "expected icon.compact=18x18 opens=sheet title.de=Start for Home, "
          + "and icon.compact is not set and opens is section"
      ),
      ("fact bar level=modal", "expected level=modal for the bar, and level is root"),
      ("fact bar level=off", "expected level=off for the bar, and level is root"),
      ("fact Nowhere opens=sheet", "no tab is called Nowhere"),
      ("clean", "expected no rule to be broken, and action-tab, more-tab and too-many-tabs are"),
      ("device ipad-10", "expected device ipad-10, and it is iphone-14"),
      ("system ios17", "expected system ios17, and it is ios16"),
      ("guide hig-2025", "expected guide hig-2025, and it is hig-2022"),
      ("window 320", "expected window 320, and it is full, 390 pt wide"),
      (
        "accepted more-tab",
        "expected more-tab to be accepted, and it is broken: 2 of 6 tabs are in the More list: compact width fits 5"
      ),
      ("met long-badge", nil),
    ] as [(String, String?)])
  func laterNotMet(words: String, message: String?) throws {
    #expect(try mismatch(Self.six, "expect " + words) == message)
  }

  @Test(
    "What there is instead is also had in the words of the same form, or in one word",
    arguments: [
      ("visible Home", "Home Search Inbox Files"), ("overflow none", "Photos Compose"),
      ("truncated Home", "none"), ("whole Home Photos", "Home"), ("tightened Home", "none"),
      ("has Home Settings", "Home"), ("lacks Home Settings", "Home"), ("count 1..5", "6"),
      ("badge Inbox 4", "3"), ("badge Home 4", "none"), ("icon Home star", "house.fill"),
      ("role Home search", "destination"),
      ("fact Home opens=sheet icon.2x=50x50", "icon.2x=off opens=section"),
      ("fact bar level=modal", "level=root"), ("finding title-cut", "met"),
      ("finding more-tab Home", "Photos Compose"), ("no-finding more-tab", "broken"),
      ("met more-tab", "broken"), ("asked more-tab", "broken"), ("accepted title-cut", "met"),
      ("device ipad-10", "iphone-14"), ("system ios17", "ios16"), ("guide hig-2025", "hig-2022"),
      ("window 1/3", "full"), ("unmet count 6", "6"), ("unmet overflow Photos Compose", "Photos Compose"),
      ("unmet truncated none", "none"),
    ])
  func found(words: String, found: String) throws {
    var playground = try Playground(lines: Self.six)
    guard case .expect(let expectation) = try playground.run("expect \(words)").effect else {
      Issue.record("no expectation")
      return
    }
    #expect(expectation.mismatch(in: playground.draft.scene)?.found == found)
  }

  @Test("A tab that is called bar is meant where its name is in quotes or its number is given")
  func tabCalledBar() throws {
    let lines = ["add Bar", "add Barbers", "set 1 opens=sheet", "bar level=root"]
    for line in [
      "expect fact \"Bar\" opens=sheet", "expect fact 1 opens=sheet", "expect fact bar level=root",
    ] {
      var playground = try Playground(lines: lines)
      _ = try playground.run(line)
      let kept = try #require(playground.body.split(separator: "\n").last)
      #expect(kept == (line.contains("level") ? line : "expect fact \"Bar\" opens=sheet"))
      #expect(try mismatch(lines, String(kept)) == nil)
      #expect(try Invocation.parsed(from: String(kept))?.canonical == String(kept))
    }
  }

  @Test("The exact set of findings is expected in any order, and what is accepted is in it no more")
  func findings() throws {
    let rules = try Playground(lines: Self.six).draft.scene.report.findings.map(\.rule)
    let all = rules.reversed().joined(separator: " ")
    #expect(rules.count > 1 && rules.contains("more-tab"))
    #expect(try mismatch(Self.six, "expect findings \(all)") == nil)
    #expect(
      try mismatch(Self.six, "expect findings \(rules[0])")?.hasPrefix(
        "expected \(rules[0]) to have a finding, and ") == true)
    let accepted = Self.six + ["allow more-tab because \"until spring\""]
    #expect(try mismatch(accepted, "expect accepted more-tab") == nil)
    #expect(try mismatch(accepted, "expect findings \(all)") != nil)
    #expect(
      try mismatch(accepted, "expect met more-tab")
        == "expected more-tab to be met, and it is accepted: until spring")
  }

  @Test("A bar in which nothing is broken is clean", arguments: ["", " info", " warning", " error"])
  func clean(severity: String) throws {
    #expect(try mismatch(["new bank"], "expect clean" + severity) == nil)
    #expect(try mismatch(["new bank"], "expect findings none") == nil)
  }

  @Test("A rule that needs a person is asked, and neither broken nor met")
  func asked() throws {
    let scene = try Playground(lines: Self.six).draft.scene
    let rule = try #require(scene.report.findings.first { $0.verdict == .needsPerson }?.rule)
    #expect(try mismatch(Self.six, "expect asked \(rule)") == nil)
    #expect(try mismatch(Self.six, "expect finding \(rule)") == nil)
    #expect(try mismatch(Self.six, "expect met \(rule)")?.contains("it needs a person: ") == true)
  }

  @Test(
    "Each form has a name of its own and an example in the help", arguments: ExpectationKind.all.map(\.name))
  func forms(name: String) throws {
    #expect(ExpectationKind.all.count { $0.name == name } == 1)
    let example = try #require(Command.expect.examples.first { $0.line.hasPrefix("expect \(name) ") })
    #expect(try mismatch(Self.six, example.line) != "no expectation")
  }

  @Test(
    "What is no expectation is refused, at the word that is wrong",
    arguments: [
      ("expect badge«»", "expect badge needs TAB"), ("expect badge Home«»", "expect badge needs VALUE"),
      ("expect role Home «big»", "big is not one of destination, action, search, settings, prominent"),
      ("expect count «5..3»", "5..3 is not a range of numbers"),
      ("expect count «..»", ".. is not a range of numbers"),
      ("expect count «1..2..3»", "1..2..3 is not a range of numbers"),
      ("expect clean «bad»", "bad is not one of info, warning, error"),
      ("expect clean error «now»", "expect clean takes one value"),
      ("expect device «my.device»", "a session reads no other file"),
      ("expect icon Home star «star»", "expect icon takes no more than this"),
      ("expect unmet«»", "expect unmet needs WHAT"), ("expect unmet «unmet» count 1", nil),
      ("expect findings more-tab «none»", "none is not a rule"),
      ("expect fact«»", "expect fact needs TAB|bar"),
      ("expect fact Home«»", "expect fact needs at least one KEY=VALUE"),
      ("expect fact bar«»", "expect fact bar needs at least one KEY=VALUE"),
      ("expect fact bar «opens=sheet»", "opens is not a fact about the bar"),
      ("expect fact Home «level=root»", "level is not a fact about a tab"),
      ("expect fact Home «opens=wide»", "wide is not one of section, sheet, off"),
      ("expect fact Home «icon.2x=big»", "icon.2x=big is not a size"),
      ("expect fact Home «colour=red»", "expect has no option colour="),
      ("expect count 3 «opens=sheet»", "expect count has no option opens="),
    ] as [(String, String?)])
  func refused(marked: String, problem: String?) throws {
    let expected = MarkedLine(marked)
    var playground = try Playground(lines: Self.six)
    let error = playground.refusal(of: expected.line)
    #expect(error?.range == expected.range)
    if let problem { #expect(error?.problem == problem) }
  }
}
