import Foundation
import TabBarTestSupport
import Testing

@Suite("tidy")
struct TidyTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("It writes into the file, says what became of it, and has nothing to do a second time")
  func inPlace() throws {
    let path = try sandbox.session(["device iphone-se-3", "add Home", "rename 1 Start", "device iphone-14"])
    let first = try sandbox.run(["tidy", "design.tabs"])
    #expect(first.status == 0 && first.errors == "" && first.output == "design.tabs: 4 commands became 2\n")
    #expect(try sandbox.text("design.tabs") == "# tabbar session 1\ndevice iphone-14\nadd Start\n")
    #expect(try sandbox.run(["tidy", path]).output == "\(path): nothing to tidy\n")
  }

  @Test(
    "A file with a second name is left alone, and the remedy is none of the prompt",
    arguments: ["tidy", "pin"])
  func hardLink(command: String) throws {
    let path = try sandbox.session(["add Home", "rename Home Start"])
    try FileManager.default.linkItem(atPath: path, toPath: sandbox.path("other.tabs"))
    let before = try sandbox.text("design.tabs")
    let result = try sandbox.run([command, "design.tabs"])
    #expect(result.status == 2 && result.errors.contains("hard links"))
    #expect(result.errors.contains("put a copy in its place") && !result.errors.contains("save"))
    #expect(try sandbox.text("design.tabs") == before)
  }

  @Test("A folder is searched, and a session that cannot be read does not keep the others from being tidied")
  func folder() throws {
    try sandbox.session(["add A", "rename A B"], to: "a.tabs")
    try sandbox.session(["remove A"], to: "b.tabs")
    try sandbox.session(["add A B", "note x", "badge 2 1"], to: "c.tabs")
    let result = try sandbox.run(["tidy", "."])
    #expect(result.output == "a.tabs: 2 commands became 2\nc.tabs: 2 commands became 3\n")
    #expect(result.status == 2 && result.errors.hasPrefix("b.tabs:2:8: error: "))
    #expect(try sandbox.text("b.tabs") == "# tabbar session 1\nremove A\n")
    #expect(try sandbox.text("c.tabs").hasSuffix("note x\ndevice iphone-14\nadd A\nadd B badge=1\n"))
  }

  @Test("Standard input is no file, and is refused")
  func standardInput() throws {
    let result = try sandbox.run(["tidy", "-"], input: "# tabbar session 1\nadd A\n")
    #expect(result.status == 2 && result.output == "" && result.errors.contains("name a file or a folder"))
  }
}
