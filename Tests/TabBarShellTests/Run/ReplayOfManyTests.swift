import Foundation
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("Many sessions that are played")
struct ReplayOfManyTests {
  private let console = KeptConsole()
  private let store = MemoryStore([
    "good.tabs": "# tabbar session 1\nadd A\nexpect count 1\nadd B\nexpect count 2\n",
    "bad.tabs": "# tabbar session 1\nadd A\nexpect count 1\nexpect count 7\n",
    "plain.tabs": "# tabbar session 1\nadd A\n",
    "stuck.tabs": "# tabbar session 1\nadd A\nexpect count 1\nselect Zebra\nexpect count 0\n",
    "typo.tabs": "# tabbar session 1\nexpect count 9\nfrob\n",
  ])

  private func replay(
    _ paths: [String], _ change: (inout Replay.Settings) -> Void = { _ in }
  ) -> TabBarShell.ExitStatus {
    var settings = Replay.Settings()
    change(&settings)
    return Batch(presenter: Presenter(console: console, style: RenderOptions()), store: store)
      .replay(paths, settings)
  }

  @Test("Each has a line, and all have a sum that names those without expectations")
  func sum() {
    #expect(replay(["good.tabs", "bad.tabs", "plain.tabs"]) == .found)
    #expect(
      console.output == """
        good.tabs: 2 expectations, met
        bad.tabs: 1 of 2 expectations not met
        plain.tabs: no expectations
        3 files, 4 expectations: 3 met, 1 not; 1 file without expectations: plain.tabs

        """)
    #expect(console.errors == "bad.tabs:4: expected 7 tabs, and there is 1\n")
  }

  @Test("One that cannot be played to its end, or not at all, is named, and the sum comes all the same")
  func unread() {
    #expect(replay(["stuck.tabs", "none.tabs", "typo.tabs", "good.tabs"]) == .failed)
    #expect(
      console.output == """
        stuck.tabs: 1 expectation, met; 1 of 2 expectations was not reached; not played to its end
        typo.tabs: 1 of 1 expectation was not reached; not played to its end
        good.tabs: 2 expectations, met
        4 files, 5 expectations: 3 met, 2 not reached; \
        3 files not played to the end: stuck.tabs, none.tabs, typo.tabs

        """)
    #expect(console.errors.contains("stuck.tabs:4:8: error: no tab is called Zebra"))
    #expect(console.errors.contains("none.tabs: error: there is none"))
    // Nothing of a file with a line that is no command is carried out, and so none of its expectations is compared.
    #expect(console.errors.contains("typo.tabs:3:1: error: ") && !console.errors.contains("typo.tabs:2"))
  }

  @Test("What comes after the last line of a replay is not reached, and no line there is an error")
  func until() {
    store.files["x.tabs"] =
      "# tabbar session 1\nadd A\nexpect count 1\nexpect truncated A # recorded\nfrob\nexpect count 9\n"
    #expect(replay(["x.tabs"]) { ($0.lastLine, $0.isQuiet) = (2, true) } == .fine)
    #expect(console.errors == "")
    // Records below the last line are about it.
    #expect(replay(["x.tabs"]) { ($0.lastLine, $0.isQuiet) = (3, true) } == .found)
    #expect(console.errors.hasPrefix("x.tabs:4: expected A to be cut, and no title is"))
    var errors = console.errors
    #expect(replay(["x.tabs"]) { ($0.lastLine, $0.isQuiet) = (5, true) } == .failed)
    #expect(console.errors.dropFirst(errors.count).hasPrefix("x.tabs:5:1: error: there is no command frob"))
    // The error is in the line that is played, not in one after it.
    store.files["x.tabs"] = "# tabbar session 1\nadd A\nselect Zebra\nfrob\n"
    errors = console.errors
    #expect(replay(["x.tabs"]) { ($0.lastLine, $0.isQuiet) = (3, true) } == .failed)
    #expect(console.errors.dropFirst(errors.count).hasPrefix("x.tabs:3:8: error: no tab is called Zebra"))
    #expect(replay(["x.tabs"]) { $0.lastLine = .max } == .failed)
  }

  @Test("Quiet annotations come without the sum, which is said apart where something is not as expected")
  func quietAnnotations() {
    let settings: (inout Replay.Settings) -> Void = { ($0.format, $0.isQuiet) = (.github, true) }
    #expect(replay(["good.tabs", "plain.tabs"], settings) == .fine)
    #expect(console.output == "" && console.errors == "")
    #expect(replay(["good.tabs", "bad.tabs"], settings) == .found)
    #expect(
      console.output
        == "::error file=bad.tabs,line=4,title=expect count 7::expected 7 tabs, and there is 1\n")
    #expect(console.errors == "2 files, 4 expectations: 3 met, 1 not\n")
  }

  @Test("Quiet says nothing of many where all is well, and ends with the sum where it is not")
  func quiet() {
    #expect(replay(["good.tabs", "plain.tabs"]) { $0.isQuiet = true } == .fine)
    #expect(console.output == "" && console.errors == "")
    #expect(replay(["good.tabs", "bad.tabs"]) { $0.isQuiet = true } == .found)
    #expect(console.output == "")
    #expect(
      console.errors == """
        bad.tabs:4: expected 7 tabs, and there is 1
        bad.tabs: 1 of 2 expectations not met
        2 files, 4 expectations: 3 met, 1 not

        """)
  }

  @Test("Whoever watches many sees the pictures of each")
  func watched() {
    #expect(replay(["good.tabs", "plain.tabs"]) { $0.wait = { true } } == .fine)
    #expect(console.output.contains("> add B") && console.output.contains("ok: expect count 2"))
    #expect(
      console.output.hasSuffix(
        "\n2 files, 2 expectations: all met; 1 file without expectations: plain.tabs\n"))
  }

  @Test("Many names are cut short in the sum; they are in the lines above")
  func manyNames() {
    for index in 10..<30 { store.files["p\(index).tabs"] = "# tabbar session 1\nadd A\n" }
    #expect(replay((10..<30).map { "p\($0).tabs" }) == .fine)
    #expect(console.output.hasSuffix("p18.tabs, p19.tabs and 10 more\n"))
    #expect(console.output.hasPrefix("p10.tabs: no expectations\n"))
  }

  @Test("Standard input has the name that it is given")
  func name() {
    store.files["-"] = "# tabbar session 1\nexpect count 7\nselect Zebra\n"
    #expect(replay(["-"]) { $0.name = "bars/mine.tabs" } == .failed)
    #expect(console.errors.hasPrefix("bars/mine.tabs:2: expected 7 tabs"))
    #expect(console.errors.contains("bars/mine.tabs:3:8: error: "))
    let output = console.output
    #expect(output.hasSuffix("bars/mine.tabs: 1 of 1 expectation not met; not played to its end\n"))
    _ = replay(["-"]) { ($0.name, $0.format) = ("bars/mine.tabs", .github) }
    #expect(console.output.dropFirst(output.count).hasPrefix("::error file=bars/mine.tabs,line=2,"))
  }

  @Test("Without a name it is called standard input")
  func noName() {
    store.files["-"] = "# tabbar session 1\nexpect count 7\n"
    #expect(replay(["-"]) == .found)
    #expect(console.errors == "standard input:2: expected 7 tabs, and there are 0\n")
  }
}

private let staleRecords: String = """
  # tabbar session 1\r
  add Home icon=house.fill\r
  expect visible Home Search # recorded\r
  expect truncated Home # recorded\r
  # and a remark\r
  expect count 9\r
  #========\r

  """

/// The same as an earlier version wrote it.
private let formerRecords: String = staleRecords.replacingOccurrences(
  of: "expect visible Home Search # recorded", with: "#= bar *Home Search"
).replacingOccurrences(of: "expect truncated Home # recorded", with: "#= cut Home")

@Suite("Records of a session that is played")
struct ReplayOfRecordsTests {
  private let console = KeptConsole()
  private let store = MemoryStore()

  private func replay(
    _ text: String? = nil, _ change: (inout Replay.Settings) -> Void = { _ in }
  ) -> TabBarShell.ExitStatus {
    if let text { store.files["x.tabs"] = text }
    var settings = Replay.Settings()
    settings.isQuiet = true
    change(&settings)
    return Batch(presenter: Presenter(console: console, style: RenderOptions()), store: store)
      .replay(["x.tabs"], settings)
  }

  private static let plain = """
    # tabbar session 1
    # three tabs
    device iphone-14
    add Home icon=house.fill

    add "My Files" icon=folder.fill
    note "a remark"
    add Profile icon=person.fill
    expect count 3

    """

  @Test("Each command that changes the design gets its records, and nothing else is changed")
  func record() throws {
    #expect(replay(Self.plain) { $0.addsRecords = true } == .fine)
    let text = try #require(store.files["x.tabs"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.filter { !$0.hasSuffix(" # recorded") }.joined(separator: "\n") == Self.plain)
    let first = try #require(lines.firstIndex { $0.hasPrefix("add Home") })
    #expect(lines[first + 1] == "expect visible Home # recorded")
    let last = try #require(lines.firstIndex { $0.hasPrefix("add Profile") })
    #expect(lines[last + 1] == "expect visible Home \"My Files\" Profile # recorded")
    #expect(lines[last...].dropFirst().first { !$0.hasSuffix(" # recorded") } == "expect count 3")
    // The device is the one that there is anyway.
    #expect(text.contains("device iphone-14\nadd Home"))
    let count = lines.count { $0.hasSuffix(" # recorded") }
    #expect(console.output == "")
    #expect(replay(Self.plain) { ($0.addsRecords, $0.isQuiet) = (true, false) } == .fine)
    #expect(console.output == "x.tabs: 1 expectation, met; \(count) records added\n")
  }

  @Test("Without a tab there is nothing to record, until the last one is gone")
  func setup() throws {
    let setup = ["device ipad-10", "orientation landscape", "add A", "remove A", "rotate"]
    #expect(replay(SessionFile.text(of: setup)) { $0.addsRecords = true } == .fine)
    let text = try #require(store.files["x.tabs"])
    #expect(text.contains("\ndevice ipad-10\norientation landscape\nadd A\nexpect visible A # recorded\n"))
    #expect(text.contains("\nremove A\nexpect visible none # recorded\n") && text.hasSuffix("\nrotate\n"))
    #expect(replay(text) == .fine)
  }

  @Test("What is recorded holds, and nothing more is added the second time")
  func again() {
    _ = replay(Self.plain) { $0.addsRecords = true }
    let text = store.files["x.tabs"]
    let writes = store.writes
    #expect(replay(nil) { ($0.addsRecords, $0.updatesRecords) = (true, true) } == .fine)
    #expect(store.files["x.tabs"] == text && store.writes == writes && console.errors == "")
  }

  @Test(
    "A record that does not hold is status 1, with its line, both words and the command that updates it",
    arguments: [staleRecords, formerRecords])
  func mismatch(text: String) {
    #expect(replay(text) == .found)
    #expect(
      console.errors.hasPrefix(
        """
        x.tabs:3: expected Home and Search to be visible, and Home is; tabbar replay --update writes what is found
        x.tabs:4: expected Home to be cut, and no title is; tabbar replay --update writes what is found

        """))
    #expect(console.errors.contains("x.tabs:6: expected 9 tabs"))
    #expect(store.writes == 0)
  }

  @Test(
    "Updating writes the records that do not hold, and leaves expectations and all else as they are",
    arguments: [staleRecords, formerRecords])
  func update(text: String) throws {
    #expect(replay(text) { $0.updatesRecords = true } == .found, "the expectation is still not met")
    let text = try #require(store.files["x.tabs"])
    #expect(
      text.hasPrefix(
        "# tabbar session 1\r\nadd Home icon=house.fill\r\nexpect visible Home # recorded\r\nexpect findings "
      ))
    #expect(text.hasSuffix(" # recorded\r\n# and a remark\r\nexpect count 9\r\n#========\r\n"))
    #expect(!text.contains("truncated") && !text.contains("#= "))
    #expect(console.errors.contains("expected 9 tabs") && !console.errors.contains("--update"))
    #expect(replay(text) == .found)
    #expect(!console.errors.hasSuffix("--update writes what is found\n"))
  }

  @Test("A finding that is new since the recording is found, although no line is about it")
  func lacking() {
    #expect(replay("# tabbar session 1\nadd A\nadd A\nexpect visible A A # recorded\n") == .found)
    #expect(console.errors.contains("x.tabs:4: expected no rule to have a finding, and "))
  }

  @Test("Records belong to the command above them, also when a replay stops there")
  func until() {
    let text =
      "# tabbar session 1\nadd A\nexpect visible A # recorded\nexpect findings none # recorded\n\n# x\n"
      + "add B\nexpect visible none # recorded\n"
    #expect(replay(text) { $0.lastLine = 2 } == .found)
    #expect(console.errors.contains("x.tabs:4: ") && !console.errors.contains("x.tabs:8"))
  }

  @Test("Records are about the session as it is written, so that another device says nothing of them")
  func overrides() {
    #expect(replay(staleRecords) { $0.overrides.add("--device", .device, "ipad-10") } == .found)
    #expect(!console.errors.contains("--update"))
  }

  @Test("A session that cannot be played to its end is not written")
  func unread() {
    #expect(replay("# tabbar session 1\nadd A\nselect Zebra\n") { $0.addsRecords = true } == .failed)
    #expect(store.writes == 0)
  }

  @Test("A file that cannot be written is an error of its own")
  func writeError() {
    store.writeError = "the disk is full"
    #expect(replay(Self.plain) { $0.addsRecords = true } == .failed)
    #expect(console.errors.contains("x.tabs: error: the disk is full"))
    #expect(replay(Self.plain) { ($0.addsRecords, $0.isQuiet) = (true, false) } == .failed)
    #expect(console.output == "x.tabs: 1 expectation, met; no records added\n")
  }

  @Test("Records survive opening, going on and saving, and undo takes them back with their command")
  func saving() throws {
    _ = replay(Self.plain) { $0.addsRecords = true }
    let text = try #require(store.files["x.tabs"])
    let run = ShellRun(["open x.tabs", "add More", "save"], files: ["x.tabs": text])
    for line in text.split(separator: "\n") where line.hasSuffix(" # recorded") {
      #expect(run.store.files["x.tabs"]?.contains("\n\(line)\n") == true)
    }
    let undone = ShellRun(["open x.tabs", "undo", "save x.tabs replace"], files: ["x.tabs": text])
    #expect(undone.store.files["x.tabs"]?.contains("Profile") == false)
  }

  @Test("What an earlier version recorded is saved as this one records it")
  func former() {
    let text = "# tabbar session 1\nadd A\nadd B\n#= bar A *B More\n#= hidden \"C D\"\n#== x\n"
    let run = ShellRun(["open x.tabs", "add E", "save"], files: ["x.tabs": text])
    #expect(
      run.store.files["x.tabs"] == """
        # tabbar session 1
        add A
        add B
        expect visible A B # recorded
        expect selected B # recorded
        expect overflow "C D" # recorded
        #== x
        add E

        """)
  }
}
