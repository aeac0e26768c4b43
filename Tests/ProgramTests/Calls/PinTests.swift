import Foundation
import TabBarTestSupport
import Testing

@Suite("tabbar pin")
struct PinTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try FileManager.default.createDirectory(
      atPath: sandbox.path("bars/inner"), withIntermediateDirectories: true)
  }

  @Test("Files and folders are pinned once; what is pinned and what is no session stays")
  func folders() throws {
    try sandbox.session(["add A"], to: "bars/a.tabs")
    try sandbox.session(["device iphone-17", "add B"], to: "bars/inner/b.tabs")
    try sandbox.write("no session\n", to: "bars/c.txt")
    let first = try sandbox.run(["pin", "bars"])
    #expect(
      first.output == """
        bars/a.tabs: device iphone-14, guide hig-2022, system ios16
        bars/inner/b.tabs: system ios26, guide hig-2025

        """)
    #expect(first.errors == "" && first.status == 0)
    #expect(try sandbox.text("bars/a.tabs") == Sandbox.pinned("add A"))
    #expect(
      try sandbox.text("bars/inner/b.tabs")
        == "# tabbar session 1\ndevice iphone-17\nsystem ios26\nguide hig-2025\nadd B\n")
    let second = try sandbox.run(["pin", "bars/a.tabs", "bars/inner"])
    #expect(
      second.output == """
        bars/a.tabs: unchanged, it names its device, guide and system
        bars/inner/b.tabs: unchanged, it names its device, guide and system

        """)
    #expect(try sandbox.text("bars/c.txt") == "no session\n")
  }

  @Test("Line ends, the first line and the lines at the end stay as they are")
  func form() throws {
    try sandbox.write("# tabbar session 1 owner=ann\r\n# x\r\nadd A\r\n\r\nexpect count 1\r\n", to: "a.tabs")
    #expect(try sandbox.run(["pin", "a.tabs"]).status == 0)
    #expect(
      try sandbox.text("a.tabs").components(separatedBy: "\r\n") == [
        "# tabbar session 1 owner=ann", "# x", "device iphone-14", "guide hig-2022", "system ios16", "add A",
        "",
        "expect count 1", "",
      ])
  }

  @Test("A design is the same when it is pinned, and says that guide and system were chosen")
  func sameDesign() throws {
    let path = try sandbox.session(["device ipad-10", "add A", "add B"])
    func json() throws -> String { try sandbox.run(["show", path, "--format", "json"]).output }
    let before = try json()
    #expect(try sandbox.run(["pin", path]).status == 0)
    #expect(
      try json()
        == before.replacing("\"guideChosen\": false", with: "\"guideChosen\": true")
        .replacing("\"systemChosen\": false", with: "\"systemChosen\": true"))
    let check = try sandbox.run(["check", path, "--format", "json"]).output
    #expect(check.contains("\"guideChosen\": true") && check.contains("\"tool\": {\"version\": "))
  }

  @Test("What cannot be pinned is an error with status 2, and the others are pinned all the same")
  func refused() throws {
    try sandbox.session(["add A"], to: "a.tabs")
    try sandbox.session(["frob"], to: "bad.tabs")
    let result = try sandbox.run(["pin", "bad.tabs", "none.tabs", "-", "bars", "a.tabs"])
    #expect(result.status == 2 && result.output == "a.tabs: device iphone-14, guide hig-2022, system ios16\n")
    for part in [
      "bad.tabs:2:1: error:", "none.tabs: error:", "standard input: error: pin changes files",
      "bars: error: there is no",
    ] {
      #expect(result.errors.contains(part), "\(part)")
    }
    #expect(try sandbox.run(["pin"]).status == 2)
  }
}
