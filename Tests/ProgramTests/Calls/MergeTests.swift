import Foundation
import TabBarTestSupport
import Testing

/// A real git that calls the program as `docs/sessions.md` sets it up.
@Suite("merge as git's driver")
struct MergeTests {
  let sandbox: Sandbox
  private let bar = ["add Home icon=house", "add Chats icon=message", "expect count 2"]

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("*.tabs merge=tabbar\n", to: ".gitattributes")
    try sandbox.git("init --quiet --initial-branch=main")
    try sandbox.git("config merge.tabbar.driver '\"$tabbar\" merge %O %A %B --name=%P'")
    try commit(bar)
    try sandbox.git("branch ann")
  }

  private func commit(_ lines: [String]) throws {
    try sandbox.session(lines, to: "bar.tabs")
    try sandbox.git("add .")
    try sandbox.git("commit --quiet --message=x")
  }

  private func merge(_ mine: String, _ anns: String, status: Int32 = 0) throws -> (
    errors: String, lines: [String]
  ) {
    try commit([bar[0], bar[1], mine, bar[2]])
    try sandbox.git("checkout --quiet ann")
    try commit([bar[0], bar[1], anns, bar[2]])
    try sandbox.git("checkout --quiet main")
    let errors = try sandbox.git("merge --quiet --message=x ann", status: status).errors
    return (errors, try sandbox.text("bar.tabs").lines)
  }

  @Test("Two people's steps are merged without a question")
  func merged() throws {
    #expect(
      try merge("badge Chats 3", "rename Home Start").lines.suffix(3) == [
        "badge Chats 3", "rename Home Start", bar[2],
      ])
  }

  @Test(
    "A file whose name begins with a hyphen is merged as any other",
    arguments: ["-x.tabs", "--help.tabs", "--name=x.tabs"])
  func hyphen(name: String) throws {
    try sandbox.git("mv bar.tabs ./\(name)")
    try sandbox.git("commit --quiet --message=x")
    for (branch, line) in [("ann", "badge Chats 3"), ("main", "rename Home Start")] {
      try sandbox.git(branch == "ann" ? "checkout --quiet -B ann" : "checkout --quiet main")
      try sandbox.session([bar[0], bar[1], line, bar[2]], to: name)
      try sandbox.git("commit --quiet --all --message=x")
    }
    try sandbox.git("merge --quiet --message=x ann")
    #expect(try sandbox.text(name).lines.suffix(3) == ["rename Home Start", "badge Chats 3", bar[2]])
  }

  @Test("Two values of one fact stop git, and it is said in words")
  func conflict() throws {
    let (errors, lines) = try merge("badge Chats 3", "badge Chats 5", status: 1)
    #expect(errors.hasPrefix("bar.tabs:4: badge of tab 2 \"Chats\": 3 in ours, 5 in theirs; "))
    #expect(
      lines.suffix(6) == [
        "<<<<<<< ours", "badge Chats 3", "=======", "badge Chats 5", ">>>>>>> theirs", bar[2],
      ])
    #expect(
      try sandbox.run(["check", "bar.tabs"]).errors.contains(
        "bar.tabs:4:1: error: this is a mark of an unfinished"))
  }

  @Test("A session that cannot be read is named by its path and side, and nothing is written")
  func unreadable() throws {
    let (errors, lines) = try merge("badge Chats 3", "frob", status: 1)
    #expect(errors.contains("bar.tabs (theirs):4:1: error: there is no command frob"))
    #expect(lines == ["# tabbar session 1", bar[0], bar[1], "badge Chats 3", bar[2]])
    #expect(try sandbox.run(["merge", "bar.tabs", "bar.tabs", "none.tabs"]).status == 2)
  }
}
