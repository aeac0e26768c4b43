import Foundation
import TabBarTestSupport
import Testing

/// A real git that calls the program as `docs/sessions.md` sets it up.
@Suite("diff with git")
struct GitDiffTests {
  let sandbox: Sandbox
  private let bar = ["add Home icon=house", "add Search icon=magnifyingglass", "add Files icon=folder"]

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("*.tabs diff=tabbar\n", to: ".gitattributes")
    try git("init --quiet --initial-branch=main")
    try git("config diff.tabbar.command '\"$tabbar\" diff --git --'")
    try git("config difftool.tabbar.cmd '\"$tabbar\" diff \"$LOCAL\" \"$REMOTE\"'")
    try commit(bar)
  }

  @discardableResult
  private func git(_ line: String, location: SourceLocation = #_sourceLocation) throws -> String {
    try sandbox.git(line, location: location).output
  }

  private func commit(_ lines: [String]) throws {
    try sandbox.session(lines, to: "bar.tabs")
    try git("add . ")
    try git("commit --quiet --all --message=x")
  }

  @Test("git diff says what changed in the bar")
  func diff() throws {
    try sandbox.session(bar + ["rename Files Docs", "badge Docs 2"], to: "bar.tabs")
    #expect(
      try git("diff").lines.prefix(3) == [
        "bar.tabs", "  ~ \"Files\" is now called \"Docs\"", "  ~ \"Docs\": badge is now 2, was none",
      ])
    try sandbox.session(["# A comment."] + bar, to: "bar.tabs")
    #expect(try git("diff").lines == ["bar.tabs", "  the design is the same"])
    try sandbox.session(bar + ["expect count 3"], to: "bar.tabs")
    #expect(try git("diff").lines == ["bar.tabs", "  + expects count 3"])
  }

  @Test("A new file and one that is gone have the context that was chosen, and not what is usual")
  func context() throws {
    let lines = ["device iphone-17", "system ios26", "guide hig-2025", "locale de"] + bar
    try sandbox.session(lines, to: "new.tabs")
    try git("add new.tabs")
    func context(_ line: String) throws -> [String] {
      try git(line).lines.filter { !$0.contains("tab ") && !$0.contains("finding ") }
    }
    let added = try context("diff --cached")
    #expect(added == ["new.tabs: new", "  + device iphone-17", "  + locale de"])
    try git("commit --quiet --message=x")
    try git("rm --quiet new.tabs bar.tabs")
    let removed = try context("diff --cached")
    #expect(
      removed == ["bar.tabs: deleted", "new.tabs: deleted", "  - device iphone-17", "  - locale de"])
  }

  @Test("git log -p --ext-diff says it for each revision, the first and the last one too")
  func log() throws {
    try commit(bar + ["remove Search"])
    try git("rm --quiet bar.tabs")
    try git("commit --quiet --message=x")
    let log = try git("log -p --ext-diff --format=")
    #expect(log.contains("bar.tabs: new\n  + \"Home\" added as tab 1, icon house"))
    #expect(log.contains("bar.tabs\n  - \"Search\" removed (was tab 2)\n"))
    #expect(log.contains("bar.tabs: deleted\n  - \"Home\" removed (was tab 1)"))
  }

  @Test("git difftool does, too")
  func difftool() throws {
    try sandbox.session(bar + ["move Files first"], to: "bar.tabs")
    let output = try git("difftool --tool=tabbar --no-prompt")
    #expect(output.contains("  ~ \"Files\" moved from 3 to 1\n"))
  }

  @Test(
    "Two people's steps merge as the document says: with union both stay, without it the file is no session",
    arguments: [true, false])
  func merge(isUnion: Bool) throws {
    if isUnion { try sandbox.write("*.tabs diff=tabbar merge=union\n", to: ".gitattributes") }
    try commit(bar + ["", "expect overflow none"])
    for (branch, step) in [("ann", "add Settings icon=gear"), ("ben", "badge Home 3")] {
      try git("checkout --quiet -b \(branch) main")
      let edited = try sandbox.run(["--quiet", "bar.tabs"], input: step + "\nsave\n")
      #expect(edited.status == 0)
      try git("commit --quiet --all --message=\(branch)")
    }
    try git("merge --quiet ann\(isUnion ? "" : " || true")")
    let played = try sandbox.run(["replay", "--quiet", "bar.tabs"])
    guard !isUnion else {
      #expect(
        try sandbox.text("bar.tabs").lines.suffix(4).dropLast(2) == [
          "badge Home 3", "add Settings icon=gear",
        ])
      #expect(played.status == 0)
      return
    }
    let place = "bar.tabs:5:1: error: this is a mark of an unfinished merge"
    let text = try sandbox.text("bar.tabs")
    for call in [
      ["replay", "bar.tabs"], ["check", "bar.tabs"], ["tidy", "bar.tabs"], ["pin", "bar.tabs"],
    ] {
      let refused = try sandbox.run(call)
      #expect(refused.status == 2 && refused.errors.hasPrefix(place), "\(refused.errors)")
    }
    #expect(try sandbox.text("bar.tabs") == text)
  }

  @Test("A revision that is no session does not stop git, and says why")
  func brokenRevision() throws {
    try commit(bar + ["ad Radio"])
    try commit(bar + ["add Radio icon=radio"])
    try sandbox.session(["add Other"], to: "other.tabs")
    try git("add other.tabs")
    try git("commit --quiet --message=x")
    let log = try git("log -p --ext-diff --format=tformat:revision")
    #expect(log.contains("bar.tabs (before):5:1: error: there is no command ad\n"))
    #expect(log.contains("bar.tabs (after):5:1: error: there is no command ad\n"))
    #expect(log.contains("other.tabs: new\n"))
    #expect(log.count(of: "revision\n") == 4)
    try sandbox.write(Data([0xFF, 0xFE, 0x00]), to: "bar.tabs")
    #expect(try git("diff").contains("bar.tabs (after): error: "))
  }

  @Test("A file that was renamed, and one with conflicts, have a line that says so")
  func renamedAndUnmerged() throws {
    try git("mv bar.tabs tabs.tabs")
    try sandbox.session(bar + ["badge Home 1"], to: "tabs.tabs")
    #expect(try git("diff HEAD --find-renames=10").contains("bar.tabs, now tabs.tabs\n"))
    try git("reset --quiet --hard")
    try git("checkout --quiet -b other")
    try commit(bar + ["badge Home 1"])
    try git("checkout --quiet main")
    try commit(bar + ["badge Home 2"])
    try git("merge --quiet other || true")
    #expect(try git("diff --base").contains("bar.tabs: conflicts that are not resolved"))
  }
}
