@testable import TabBarPlayground
import Testing

@Suite("The context of a session without another one")
struct ChosenContextTests {
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
    #expect(try chosen(["add Home"]).isEmpty)
    #expect(try chosen(["device iphone-14", "system ios16", "guide hig-2022", "add Home"]).isEmpty)
    let phone = SettingDifference(key: "device", from: nil, to: "iphone-17")
    #expect(try chosen(["device iphone-17", "system ios26", "guide hig-2025", "add Home"]) == [phone])
    #expect(
      try chosen(["device iphone-17", "guide hig-2022", "modal on"]) == [
        phone, SettingDifference(key: "guide", from: nil, to: "hig-2022"),
        SettingDifference(key: "modal", from: nil, to: "on"),
      ])
  }
}
