import TabBarCore
import TabBarGuidelines
import Testing

@testable import TabBarPlayground

@Suite("Records: what a design looks like, in words")
struct RecordTests {
  private func records(_ design: Design) -> [String] { Record.texts(of: Draft(design: design).scene) }

  private func titled(_ titles: [String]) -> Design {
    Design(tabs: titles.map { Tab($0, icon: "star") }, device: .standard)
  }

  // HIG 2022 and UIKit: a compact bar has five places, and the fifth is More where there are more tabs.
  @Test("Six tabs on a phone are four and More, two are hidden, and two rules are broken by that")
  func overflow() {
    let records = records(BarSketch.design("[A] B C D E F"))
    #expect(records[..<2] == ["visible A B C D", "overflow E F"])
    let findings = records.last?.split(separator: " ").map(String.init) ?? []
    #expect(findings.first == "findings" && findings.contains("more-tab"))
    #expect(findings.dropFirst().sorted() == Array(findings.dropFirst()))
  }

  @Test("Of what is as usual there is no record, but for the bar")
  func nothing() {
    #expect(records(Design()).first == "visible none")
    let three = records(titled(["Home", "Search", "Profile"]))
    #expect(three.first == "visible Home Search Profile")
    #expect(!three.dropFirst().contains { !$0.hasPrefix("findings ") })
    #expect(records(BarSketch.design("A [B] C"))[1] == "selected B")
    #expect(records(BarSketch.design("A B C D E [F]"))[1] == "selected More")
  }

  @Test("A bar that is covered shows nothing")
  func covered() {
    var design = BarSketch.design("[A] B C")
    design.situation.isModal = true
    #expect(records(design).first == "visible none")
  }

  @Test("A title that is far too long for its place is cut")
  func cut() {
    let title = String(repeating: "Donaudampfschiff", count: 4)
    #expect(records(titled([title, "B", "C", "D", "E"])).contains("truncated \(title)"))
  }

  // By Unicode's rules for text segmentation (UAX 29) these are one character with a space beside them.
  private static let joining = [
    "\u{301}a", "\u{200D}a", "\u{FE0F}a", "\u{20E3}a", "\u{E49}a", "\u{1F3FD}a", "\u{E0067}a", "\u{93F}a",
    "\u{301}",
    "a\u{600}", "\u{600}",
  ]

  @Test("A title that would be one character with a space beside it is in quotes", arguments: joining)
  func apart(title: String) throws {
    #expect(Quoting.quoted(title).utf8.first == UInt8(ascii: "\""))
    let design = titled([title, "B"])
    let line = try #require(records(design).first)
    #expect(Array(line.utf8) == Array("visible \(Quoting.quoted(title)) B".utf8))
    // A file may have it without quotes, as earlier versions wrote it.
    for line in ["expect visible \(title) B # recorded", "#= bar *\(title) B"] {
      let file = try SessionFile(
        SessionFile.text(of: ["add \(title) icon=star", "add B icon=star", line]), name: "a.tabs")
      let (draft, scene) = (try file.draft(), try file.draft().scene)
      #expect(draft.design.tabs.map(\.title) == [title, "B"])
      let lines = file.lines.filter(\.isRecord)
      let broken = Record.comparisons(of: lines, with: draft, scene).filter { $0.mismatch != nil }
      #expect(!lines.isEmpty && broken.map(\.text) == ["findings none"], "\(broken)")
    }
  }

  @Test(
    "Whatever the titles are, what is written holds",
    arguments: joining + [
      "Listen Now", "More", "none", "*", "*A", "", "3", "Länder", "#a", "a\u{202E}\n\u{1B}", "last", "A, B",
      "x=y",
      "# recorded", "it's", "Home", "ho", "--icon",
    ])
  func titles(title: String) throws {
    for selection in 0...5 {
      var design = titled(["Home", title, "C", "D", "E", title])
      design.selection = selection
      let draft = Draft(design: design)
      var lines: [TextLine] = []
      for (index, line) in Record.lines(of: draft.scene).enumerated() {
        #expect(LineKind(line) == .record && Record.text(of: line) == Record.texts(of: draft.scene)[index])
        #expect(try draft.expectation(in: line)?.mismatch(in: draft.scene) == nil, "\(line)")
        lines.append(TextLine(text: line, number: index))
      }
      #expect(Record.comparisons(of: lines, with: draft, draft.scene).allSatisfy { $0.mismatch == nil })
    }
  }

  @Test("A line that could not be read again is not written")
  func long() {
    let titles = (0..<100).map { String(repeating: "x", count: 990) + "\($0)" }
    #expect(
      Record.lines(of: Draft(design: titled(titles)).scene).allSatisfy {
        $0.utf8.count <= TextLimit.bytesOfLine
      })
  }

  @Test(
    "Only an expectation that ends in the comment is one",
    arguments: [
      ("expect count 1 # recorded", true), ("  EXPECT count 1  #\u{20}recorded \t", true),
      ("expect count 1", false), ("expect count 1# recorded", false),
      ("expect count 1 # recorded by me", false),
      ("expect has \"# recorded\"", false), ("add A # recorded", false), ("# recorded", false),
    ])
  func kinds(line: String, isRecord: Bool) { #expect((LineKind(line) == .record) == isRecord) }

  @Test(
    "What an earlier version wrote is read as what it says now",
    arguments: [
      ("#= bar *A B", "visible A B"), ("#= bar A *\"B c\" More", "visible A \"B c\" | selected \"B c\""),
      ("#= bar \"*A\" \"More\" *More", "visible \"*A\" \"More\" | selected More"),
      ("#= bar none", "visible none"),
      ("#= findings  more-tab ", "findings more-tab"), ("#= cut", "truncated none"),
      ("  #=\thidden \tA B\t", "overflow A B"), ("#= may-be-cut \"A  B\"", "may-be-cut \"A  B\""),
      ("#= tightened A", "tightened A"),
    ])
  func former(line: String, now: String) {
    let lines = now.split(separator: " | ").map { "expect \($0) # recorded" }
    #expect(Record.lines(ofFormer: line) == lines)
    #expect(lines.allSatisfy { (try? Invocation.parsed(from: $0)) != nil })
  }

  @Test(
    "Other comments stay as they are",
    arguments: [
      "#", "# bar A", "#====", "#= ", "#= --", "#==bar", "#= 1. Setup", "#= bra A", "#= bar \"A", "add A",
    ])
  func others(line: String) { #expect(Record.lines(ofFormer: line) == nil) }
}
