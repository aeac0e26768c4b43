import Foundation
import TabBarTestSupport
import Testing

@Suite("Pages to send")
struct PageTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("Several sessions are one page, the same bytes each time; other formats take one session")
  func several() throws {
    try sandbox.session(["add Home"], to: "a.tabs")
    try sandbox.session(["add Home", "add Search"], to: "b.tabs")
    let page = try sandbox.run(["show", "a.tabs", "b.tabs", "--format", "html"])
    #expect(page.status == 0 && page.errors == "")
    #expect(page.output.contains("<h2>a</h2>") && page.output.contains("<h2>b</h2>"))
    #expect(try sandbox.run(["show", ".", "--format", "HTML", "--color", "always"]).output == page.output)
    let refused = try sandbox.run(["show", "a.tabs", "b.tabs"])
    #expect(refused.status == 2 && refused.output == "" && refused.errors.contains("--format html"))
    let missing = try sandbox.run(["show", "a.tabs", "c.tabs", "--format", "html"])
    #expect(missing.status == 2 && missing.output == "" && missing.errors.contains("c.tabs"))
  }

  @Test("The marks of a session are its ideas, which options apply to, too; a picture alone may be dark")
  func ideas() throws {
    try sandbox.session(["add Home", "mark one", "add Search", "mark two", "add Account"], to: "a.tabs")
    let page = try sandbox.run(["show", "a.tabs", "--format", "html", "--device", "iphone-17"]).output
    let headings = page.matches(of: #/<h2>([^<]*)<\/h2>/#).map { String($0.1) }
    #expect(headings == ["The end", "Mark one", "Mark two", "Step by step"])
    #expect(page.components(separatedBy: "402×874 pt").count > 3 && !page.contains("390×844"))
    let dark = try sandbox.run(["show", "a.tabs", "--format", "svg", "--dark"])
    #expect(dark.status == 0 && dark.output.contains("#0a84ff"))
    let refused = try sandbox.run(["show", "a.tabs", "--format", "html", "--dark"])
    #expect(refused.status == 2 && refused.errors.contains("--dark goes with --format svg"))
  }

  @Test("Options of the call apply to the page, and its findings have the lines of the file")
  func options() throws {
    try sandbox.session(
      ["device iphone-14", "add A B C D E", "add F", "expect finding more-tab"], to: "a.tabs")
    let page = try sandbox.run(["show", "a.tabs", "--format", "html"]).output
    #expect(page.contains("As expected: <code>finding more-tab</code>"))
    #expect(page.contains("<code>more-tab</code>") && page.contains(" · line 4"))
    let other = try sandbox.run(["show", "a.tabs", "--format", "html", "--device", "apple-tv-4k"]).output
    #expect(!other.contains("s expected: "))
    #expect(other.contains("1920×1080 pt") && !other.contains("<code>device iphone-14</code>"))
  }

  @Test("Two sessions are compared side by side, with the status of diff")
  func difference() throws {
    try sandbox.session(["add Home"], to: "a.tabs")
    try sandbox.session(["add Home", "add Search"], to: "b.tabs")
    let page = try sandbox.run(["diff", "a.tabs", "b.tabs", "--format", "html"])
    #expect(page.status == 1 && page.output.contains("<strong>Added</strong>: \"Search\" as tab 2"))
    #expect(page.output.components(separatedBy: "class=\"device\"").count == 3)
    let back = try sandbox.run(["diff", "b.tabs", "a.tabs", "--format", "html"]).output
    #expect(back.contains("<strong>Removed</strong>: \"Search\" (was tab 2)"))
    #expect(try sandbox.run(["diff", "a.tabs", "a.tabs", "--format", "html"]).status == 0)
  }

  @Test("Each of two sessions has its own steps, also one from standard input")
  func differenceBySteps() throws {
    try sandbox.session(["add Home"], to: "a.tabs")
    let page = try sandbox.run(
      ["diff", "a.tabs", "-", "--format", "html"],
      input: "# tabbar session 1\nadd Home\nadd Search\nrename 2 Find\nexpect count 2\n"
    ).output
    let sides = page.components(separatedBy: "id=\"after-steps\"")
    #expect(sides.count == 2 && sides[0].contains("id=\"before-steps\""))
    #expect(!sides[0].contains("<code>add Search</code>"))
    #expect(sides[1].contains("<code>rename 2 Find</code>") && sides[1].contains("As expected: "))
  }
}
