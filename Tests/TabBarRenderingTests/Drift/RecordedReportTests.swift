import Foundation
import TabBarCore
import TabBarRendering
import Testing

@Suite("Reading an earlier report")
struct RecordedReportTests {
  @Test(
    "What is no report says so with its place",
    arguments: [
      ("", 1, 1, "expected {, and the file ends"),
      ("[]", 1, 1, "expected {, found ["),
      ("{\"schema\": 1}", 1, 1, "this document has no results of a check"),
      ("{\"runs\": [], \"version\": \"2.1.0\"}", 1, 1, "this document has no results of a check"),
      ("{\"schema\": 2,\n \"results\": []}", 1, 12, "this is not schema 1, the one that this version reads"),
      (
        "{\"schema\": 1,\n \"results\": [\n  7]}", 3, 3,
        "this is not the result of a check: session is missing"
      ),
      (
        "{\"results\": [{\"session\": 1}]}", 1, 14, "this is not the result of a check: session is not a text"
      ),
      (
        "{\"results\": [{\"session\": \"a\", \"scene\": {}}]}", 1, 14,
        "this is not the result of a check: device is missing"
      ),
      ("{\"results\": []} {", 1, 17, "something follows the end of the document"),
      ("{\"results\": [", 1, 14, "expected a value, and the file ends"),
      ("{\"results\": \"x\ny\"}", 1, 13, "expected [, found \""),
      ("{\"résumé\": tru}", 1, 15, "expected true, found }"),
      ("{\"a\": 1e999}", 1, 7, "this is not a number that can be used"),
      ("{\"a\": \"\\q\"}", 1, 9, "\\ is followed by something that JSON has no escape for"),
      ("{\"a\": \"\\u12\"}", 1, 9, "\\u is not followed by four hexadecimal digits"),
      ("{\"a\": \"b\n\"}", 1, 9, "a text goes on after the end of its line"),
      ("{\"a\": \"b", 1, 9, "the file ends within a text"),
      ("{\"a\" 1}", 1, 6, "expected :, found 1"),
    ] as [(String, Int, Int, String)])
  func faults(text: String, line: Int, column: Int, problem: String) {
    let error = #expect(throws: RecordedReport.Fault.self) { try RecordedReport(Array(text.utf8)) }
    #expect(error == RecordedReport.Fault(line: line, column: column, problem: problem))
  }

  @Test("A file of brackets, of bytes that are no text, or cut anywhere is an error and no crash")
  func hostile() throws {
    let deep = Array("{\"a\":".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: RecordedReport.Fault.self) { try RecordedReport(deep) }
    #expect(throws: RecordedReport.Fault.self) { try RecordedReport((0...255).map { UInt8($0) }) }
    let whole = try EarlierReport([.named("a.tabs", Samples.design(3))]).bytes
    _ = try RecordedReport(whole)
    _ = try RecordedReport([0xEF, 0xBB, 0xBF] + whole)
    for end in stride(from: 0, to: whole.count - 1, by: 97) {
      #expect(throws: RecordedReport.Fault.self) { try RecordedReport(Array(whole[..<end])) }
    }
  }

  @Test("A scene with any member of another kind is an error or is not needed, and never a crash")
  func wrongKinds() throws {
    let design = CheckedDesign.named("a.tabs", Samples.design(6))
    for name in [
      "device", "window", "bar", "items", "hidden", "more", "findings", "met", "notChecked", "tool",
    ] {
      for value in [7, "x", [1], [[:]], ["x": "y"]] as [Any] {
        var report = try EarlierReport([design])
        try report.change { $0[name] = value }
        let bytes = try report.bytes
        _ = try? RecordedReport(bytes)
      }
      var report = try EarlierReport([design])
      try report.change { $0[name] = nil }
      let bytes = try report.bytes
      guard name != "tool" else {
        _ = try RecordedReport(bytes)
        continue
      }
      let error = #expect(throws: RecordedReport.Fault.self) { try RecordedReport(bytes) }
      #expect(error?.problem == "this is not the result of a check: \(name) is missing")
    }
  }

  @Test(
    "A report of a version that said less can be compared", arguments: ["guideChosen", "tool", "situation"])
  func olderReports(name: String) throws {
    let design = CheckedDesign.named("a.tabs", Samples.design(6))
    var report = try EarlierReport([design])
    try report.change { $0[name] = nil }
    #expect(try report.drift(to: [design]).lines == ["1 design: the same"])
  }

  @Test(
    "Every text comes back as it was written, whoever wrote it", arguments: Samples.hardTitles.map(\.titles))
  func texts(titles: [String]) throws {
    for title in titles + ["\"\\/\u{8}\u{C}", "😀\u{FFFF}", "##[group]"] {
      var design = Samples.design(5)
      design.tabs[0].title = title
      let present = CheckedDesign.named("\(title).tabs", design)
      #expect(try EarlierReport([present]).drift(to: [present]).lines == ["1 design: the same"])
      let format = try #require(ReportFormat.named("json"))
      let options = RenderOptions(ascii: true)
      let text = format.beginning(options) + format.design(present, options).text + "]}"
      var drift = Drift(since: try RecordedReport(Array(text.text.utf8)))
      drift.compare(try RecordedDesign(present), isOneOfSeveral: false)
      #expect(DriftWords.lines(drift, since: "a", options).map(\.text) == ["1 design: the same"])
    }
  }
}
