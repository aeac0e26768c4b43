import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("Records: what a design looks like, in words")
struct RecordTests {
  private func records(_ design: Design) -> [String] {
    Record.all(of: Draft(design: design).scene).map(\.text)
  }

  private func titled(_ titles: [String], on device: String = "iphone-14") -> Design {
    Design(tabs: titles.map { Tab($0, icon: "star") }, device: Device.named(device) ?? .standard)
  }

  // HIG 2022 and UIKit: a compact bar has five places, and the fifth is More where there are more tabs.
  @Test("Six tabs on a phone are four and More, two are hidden, and two rules are broken by that")
  func overflow() {
    let records = records(BarSketch.design("[A] B C D E F"))
    #expect(records[..<2] == ["bar *A B C D More", "hidden E F"])
    let findings = records.last?.split(separator: " ").map(String.init) ?? []
    #expect(findings.first == "findings" && findings.contains("more-tab"))
    #expect(findings.dropFirst().sorted() == Array(findings.dropFirst()))
  }

  @Test("Where there is nothing of a kind there is no record of it, but for the bar")
  func nothing() {
    #expect(records(Design()).first == "bar none")
    let three = records(titled(["Home", "Search", "Profile"]))
    #expect(three.first == "bar *Home Search Profile")
    #expect(!three.contains { $0.hasPrefix("hidden") || $0.hasPrefix("cut") })
  }

  @Test("A bar that is covered shows nothing")
  func covered() {
    var design = BarSketch.design("[A] B C")
    design.situation.isModal = true
    #expect(records(design).first == "bar none")
  }

  @Test("A title that is far too long for its place is cut")
  func cut() {
    let title = String(repeating: "Donaudampfschiff", count: 4)
    #expect(records(titled([title, "B", "C", "D", "E"])).contains("cut \(title)"))
  }

  @Test(
    "A title that could be taken for something else is in quotes, and harmless",
    arguments: [
      ("Listen Now", "\"Listen Now\""), ("More", "\"More\""), ("none", "\"none\""), ("*", "\"*\""),
      ("*A", "\"*A\""), ("", "\"\""), ("3", "\"3\""), ("Länder", "Länder"), ("#a", "\"#a\""),
      ("a\u{202E}\n\u{1B}", "\"a\\u{202E}\\n\\u{1B}\""),
    ])
  func quoting(title: String, word: String) {
    #expect(records(titled(["Home", title])).first == "bar *Home \(word)")
  }

  @Test(
    "A record is a comment that begins with a sign and names what it is about",
    arguments: [
      ("#= bar *A B", "bar *A B"), ("#= findings  more-tab ", "findings more-tab"), ("#= cut", "cut none"),
      ("#= may-be-cut \"A  B\"", "may-be-cut \"A  B\""), ("#=  bar *A", "bar *A"),
      ("  #=\tbar \tA B\t", "bar A B"),
    ])
  func reading(line: String, text: String) {
    #expect(Record(line: line)?.text == text)
  }

  @Test(
    "No other comment is a record",
    arguments: [
      "#", "# bar A", "# =bar", "#====", "#= ", "#=", "#= --", "#==bar", "#=remark", "#= 1. Setup", "add A",
      "",
    ])
  func others(line: String) { #expect(Record(line: line) == nil && Record.fault(in: line) == nil) }

  @Test(
    "A comment that was meant as a record says what is wrong with it",
    arguments: [
      ("#= «Bar» A", "did you mean bar?"), ("#= «may-bee-cut» A", "did you mean may-be-cut?"),
      (" #=  «finding» a b", "did you mean findings?"), ("#=«cut» A", "write #= cut"),
      (
        "#= «snapshot» A",
        "the kinds are bar, hidden, tightened, may-be-cut, cut, findings; a comment begins with # alone"
      ),
    ])
  func faults(marked: String, remedy: String) {
    let expected = MarkedLine(marked)
    let error = Record.fault(in: expected.line)
    #expect(Record(line: expected.line) == nil)
    #expect(error?.range == expected.range && error?.remedy == remedy)
  }

  @Test("What is written is read again", arguments: ["[A] B C D E F", "[A]", "A [B] C"])
  func roundTrip(sketch: String) throws {
    for record in Record.all(of: Draft(design: BarSketch.design(sketch)).scene) {
      #expect(Record(line: record.line) == record)
      #expect(try Invocation.parsed(from: record.line)?.canonical == nil, "a comment to every other reader")
    }
  }

  @Test("A line that could not be read again is not written")
  func long() {
    let titles = (0..<100).map { String(repeating: "x", count: 990) + "\($0)" }
    #expect(records(titled(titles, on: "iphone-14")).allSatisfy { $0.utf8.count < TextLimit.bytesOfLine })
  }

  // MARK: Comparing

  private func compare(_ lines: [String], with found: [String]) -> [RecordBlock.Comparison] {
    var block = RecordBlock()
    for (index, line) in lines.enumerated() {
      if let record = Record(line: "#= " + line) { block.add(record, number: 10 + index) }
    }
    return block.comparisons(with: found.compactMap { Record(line: "#= " + $0) })
  }

  @Test("A record that says what there is holds, in whatever order")
  func same() {
    let result = compare(["findings a b", "bar A"], with: ["bar A", "findings a b"])
    #expect(result.map(\.isMet) == [true, true] && result.map(\.number) == [10, 11])
  }

  @Test("What has come, what has gone and what is different does not hold, each at its line")
  func different() {
    let result = compare(["bar A B", "cut B"], with: ["bar A", "hidden B", "findings x"])
    #expect(result.map(\.isMet) == [false, false, false, false])
    #expect(result.map(\.recorded.text) == ["bar A B", "cut B", "hidden none", "findings none"])
    #expect(result.map(\.found.text) == ["bar A", "cut none", "hidden B", "findings x"])
    #expect(result.map(\.isWritten) == [true, true, false, false])
    // A line that is lacking belongs after the one before it in the order in which records are written.
    #expect(result.map(\.number) == [10, 11, 10, 10])
  }
}

@Suite("Changes of some lines of a text")
struct LineEditsTests {
  @Test(
    "Other lines and the ends of lines stay as they are",
    arguments: [
      ("a\nb\nc\n", "a\nB\nx\ny\nc\n"), ("a\r\nb\r\nc\r\n", "a\r\nB\r\nx\r\ny\r\nc\r\n"),
      ("a\nb\nc", "a\nB\nx\ny\nc"), ("a\nb", "a\nB\nx\ny"), ("\u{FEFF}a\nb \n\n", "\u{FEFF}a\nB\nx\ny\n\n"),
      ("a\r\nb", "a\r\nB\r\nx\r\ny"), ("a\n", "a\n"), ("", ""),
    ])
  func ends(text: String, result: String) {
    var edits = LineEdits()
    edits.replace(2, by: "B")
    edits.add(["x"], after: 2)
    edits.add(["y"], after: 2)
    #expect(Array(edits.applied(to: text).utf8) == Array(result.utf8))
  }

  @Test("A line is removed with its end")
  func removal() {
    var edits = LineEdits()
    #expect(edits.isEmpty)
    edits.replace(2, by: nil)
    #expect(!edits.isEmpty && edits.applied(to: "a\r\nb\r\nc\r\n") == "a\r\nc\r\n")
    #expect(edits.applied(to: "a\nb") == "a\n")
  }
}
