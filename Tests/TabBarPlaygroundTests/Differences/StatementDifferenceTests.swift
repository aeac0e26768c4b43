@testable import TabBarPlayground
import Testing

@Suite("What changed of expectations and records")
struct StatementDifferenceTests {
  private func difference(_ before: [String], _ after: [String]) throws -> DesignDifference {
    func state(_ lines: [String]) throws -> EndState {
      try EndState(SessionFile(SessionFile.text(of: lines), name: "x.tabs"))
    }
    return DesignDifference(from: try state(before), to: try state(after))
  }

  /// A sign and what a session says afterwards, with what it said before.
  private func sketch(_ differences: [StatementDifference]) -> [String] {
    differences.map { difference in
      switch (difference.from, difference.to) {
      case (let from?, let to?): "~ \(to) < \(from)"
      case (nil, let to): "+ \(to ?? "")"
      case (let from, nil): "- \(from ?? "")"
      }
    }
  }

  private let bar = ["add Home", "add Inbox badge=3", "add Files"]

  @Test(
    "An expectation that says something else is a change of that one",
    arguments: [
      ("count 3", "count 4", "~ count 4 < count 3"),
      ("count 3", "unmet count 3", "~ unmet count 3 < count 3"),
      ("badge Inbox 3", "badge Inbox none", "~ badge Inbox none < badge Inbox 3"),
      ("badge Inbox 3", "badge 2 4", "~ badge Inbox 4 < badge Inbox 3"),
      ("met long-title", "no-finding long-title", "~ no-finding long-title < met long-title"),
      ("overflow none", "overflow Files", "~ overflow Files < overflow none"),
      ("has \"none\"", "has \"Two words\"", "~ has \"Two words\" < has none"),
    ])
  func changed(before: String, after: String, sketch expected: String) throws {
    let result = try difference(bar + ["expect \(before)"], bar + ["expect \(after)"])
    #expect(sketch(result.expectations) == [expected])
    #expect(!result.isEmpty && result.tabs.isEmpty && result.records.isEmpty)
  }

  @Test("Expectations of different things come and go; the same one more often is one more")
  func addedAndRemoved() throws {
    let some = ["expect count 3", "expect badge Inbox 3", "expect met long-title"]
    let other = [
      "expect role Home destination", "expect badge Files none", "expect count 3", "expect count 3",
    ]
    #expect(
      sketch(try difference(bar + some, bar + other).expectations) == [
        "- badge Inbox 3", "- met long-title", "+ role Home destination", "+ badge Files none", "+ count 3",
      ])
    #expect(
      sketch(
        try difference(bar + ["expect count 1", "expect count 2"], bar + ["expect count 5"]).expectations)
        == ["- count 2", "~ count 5 < count 1"])
  }

  @Test("Another place, another name of the same tab, and another remark change nothing")
  func same() throws {
    let before = bar + ["expect count 3", "expect visible Home Inbox Files", "expect badge Inbox 3"]
    let after =
      bar + ["note \"now\"", "expect badge 2 3  # why", "expect visible home inb last", "expect count 3"]
    #expect(try difference(before, after).isEmpty)
  }

  @Test("Records are compared as well, whatever comes between them")
  func records() throws {
    let before = [
      "add Home", "#= bar *Home", "add Inbox", "expect visible Home Inbox # recorded",
      "expect findings too-few-tabs # recorded",
    ]
    let after = [
      "add Home", "expect visible Home # recorded", "add Inbox", "expect visible Inbox Home # recorded",
      "expect truncated Home # recorded",
    ]
    let result = try difference(before, after)
    #expect(
      sketch(result.records) == [
        "- findings too-few-tabs", "+ truncated Home", "~ visible Inbox Home < visible Home Inbox",
      ])
    #expect(!result.isEmpty && result.expectations.isEmpty)
    #expect(try difference(before, before).isEmpty)
  }

  @Test("The context of a new or a deleted session is what somebody chose, and no change")
  func newAndDeleted() throws {
    func chosen(_ lines: [String]) throws -> [SettingDifference] {
      let state = try EndState(SessionFile(SessionFile.text(of: lines), name: "x.tabs"))
      let deleted = DesignDifference(from: state, to: .noSession).context
      let new = DesignDifference(from: .noSession, to: state).context
      #expect(deleted.map { SettingDifference(key: $0.key, from: $0.to, to: $0.from) } == new)
      return new
    }
    // The device of a new design, and what the program takes for it.
    #expect(try chosen(bar).isEmpty)
    #expect(try chosen(["device iphone-14", "system ios16", "guide hig-2022"] + bar).isEmpty)
    let phone = SettingDifference(key: "device", from: nil, to: "iphone-17")
    #expect(try chosen(["device iphone-17", "system ios26", "guide hig-2025"] + bar) == [phone])
    #expect(
      try chosen(["device iphone-17", "guide hig-2022", "modal on"]) == [
        phone, SettingDifference(key: "guide", from: nil, to: "hig-2022"),
        SettingDifference(key: "modal", from: nil, to: "on"),
      ])
  }
}
