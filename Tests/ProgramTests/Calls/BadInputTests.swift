import Foundation
import TabBarTestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  static let calls = ["show", "check", "replay", "play"]

  /// Expects that a file is refused by every call that takes a session, and by `open`, which keeps what there was.
  private func expectRefusal(
    of name: String, place: String, saying parts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for call in Self.calls {
      let result = try sandbox.run([call, name])
      #expect(result.status == 2, "\(call)", sourceLocation: sourceLocation)
      // A replay shows what it played before it came to the bad line.
      if call != "replay" { #expect(result.output == "", "\(call)", sourceLocation: sourceLocation) }
      #expect(
        result.errors.hasPrefix("\(name)\(place): error: "), "\(result.errors)",
        sourceLocation: sourceLocation)
      for part in parts {
        #expect(result.errors.contains(part), "\(result.errors)", sourceLocation: sourceLocation)
      }
    }
    let open = try sandbox.run(
      ["--quiet", "--keep-going"], input: "add Kept\nopen \(name)\nexpect visible Kept\nexpect count 1\n")
    #expect(open.status == 2, sourceLocation: sourceLocation)
    #expect(open.output == "", sourceLocation: sourceLocation)
    for part in parts { #expect(open.errors.contains(part), sourceLocation: sourceLocation) }
    #expect(!open.errors.contains("standard input:3"), "\(open.errors)", sourceLocation: sourceLocation)
  }

  @Test(
    "What is no text of UTF-8, or no file",
    arguments: [
      (nil, "No such file"), ([], "this is not a session"), ([0x7F, 0x45, 0x4C, 0x46, 0, 1], "plain text"),
      (Array("# tabbar session 1\radd Today\r".utf8), "LF or CRLF"),
      ([0xFF, 0xFE, 0x23, 0, 0x20, 0], "save it as UTF-8"),
    ] as [([UInt8]?, String)])
  func noText(bytes: [UInt8]?, part: String) throws {
    if let bytes { try sandbox.write(Data(bytes), to: "x.tabs") }
    try expectRefusal(of: "x.tabs", place: bytes == [] ? ":1:1" : "", saying: [part])
    guard bytes == nil else { return }
    try FileManager.default.createDirectory(
      atPath: sandbox.path("x.tabs"), withIntermediateDirectories: false)
    // check and replay look for sessions in it.
    try expectRefusal(of: "x.tabs", place: "", saying: [" folder"])
  }

  @Test("A file of 200 MB is refused before it is read")
  func large() throws {
    let file = try FileHandle(
      forWritingTo: URL(fileURLWithPath: sandbox.write("# tabbar session 1\n", to: "large.tabs")))
    try file.truncate(atOffset: 200 << 20)
    try file.close()
    try expectRefusal(of: "large.tabs", place: "", saying: ["larger", "24 MB"])
  }

  @Test("A file without end is refused when it has become too large")
  func endless() throws {
    let result = try sandbox.shell("yes 'add Today' 2>/dev/null | \"$tabbar\" show -")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("standard input: error: "))
  }

  @Test("A bad line in the middle, with the place under a caret")
  func badLine() throws {
    try sandbox.session(["add Today", "add Games", "badge Gmaes 3", "add Apps"], to: "bad.tabs")
    try expectRefusal(of: "bad.tabs", place: ":4:7", saying: ["  badge Gmaes 3\n        ^^^^^\n", "Games"])
  }

  @Test("A file that is not UTF-8, with the number of the line")
  func notUTF8() throws {
    try sandbox.write(Data("# tabbar session 1\nadd Gr".utf8) + [0xF6] + Data("e\n".utf8), to: "latin.tabs")
    try expectRefusal(of: "latin.tabs", place: "", saying: ["line 2 is not UTF-8"])
    let piped = try sandbox.shell("printf 'add Today\\nadd Gr\\366e\\nadd Games\\n' | \"$tabbar\"")
    #expect(piped.status == 2)
    #expect(piped.errors.hasPrefix("standard input, line 2, byte 7: "), "\(piped.errors)")
    #expect(!piped.output.contains("Games"))
  }

  // A title of each kind; that no other way out of the program is raw is its type's to say, and `HostileTextTests`'.
  @Test("What a terminal could obey is shown, never written, wherever it is")
  func obeyed() throws {
    let title = "a\u{1B}[31m\u{1B}]0;b\u{7}\u{9B}m\u{202E}c\u{2066}\u{7F}\r\u{8}\u{2028}\u{90}d\u{9C}\te"
    let session = try sandbox.session([
      "note \"\(title)\"", "add \"\(title)\" icon=\"\(title)\" badge=\"\(title)\"",
      "expect visible \"\(title)\"", "add Games",
    ])
    let wrong = try sandbox.session(["add Games", "badge \"\(title)\" 3"], to: "wrong.tabs")
    let calls = [
      ["check", session], ["replay", session], ["replay", "-"], [], ["--keep-going"], ["show", wrong],
      ["show", title], [title], ["explain", title], ["show", session, "--device", title],
      ["show", session, "--format", title], ["rules", title], ["--nosuch\(title)"], ["--columns", title],
      ["replay", "--until", title, "-"],
    ]
    let input = "add \"\(title)\"\nshow list\nhistory\n\(title)\nopen \"\(title)\"\nbadge \"\(title)x\" 2\n"
    for call in calls {
      let result = try sandbox.run(call, input: input)
      #expect(result.output.dangers == [], "\(call)")
      #expect(result.errors.dangers == [], "\(call)")
      #expect(result.output != "" || result.errors != "", "\(call)")
    }
  }

  @Test("A line of 100 KB is refused at the pipe, and its error is short")
  func longLine() throws {
    let line = "add " + String(repeating: "x", count: 100_000)
    let result = try sandbox.run(["--keep-going", "--quiet"], input: "add Today\n\(line)\nexpect count 1\n")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "standard input, line 2: this line has more than the 65536 bytes that are read: write it as several lines\n"
    )
  }

  @Test(
    "A line of 100 KB in a file is refused with its place, and its error is short",
    arguments: [String(repeating: "x", count: 100_000), "a" + String(repeating: "\u{301}", count: 50_000)])
  func longLineOfFile(long: String) throws {
    for line in ["add \(long)", "# \(long)"] {
      let wrong = try sandbox.run(["show", sandbox.session(["add Games", line], to: "long.tabs")])
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("/long.tabs:3:1: error: this line has 1000"))
      #expect(wrong.errors.utf8.count < 4_000)
    }
  }

  @Test("A session that makes too much work is refused at the line where it does, and so is a pipe")
  func work() throws {
    let lines =
      Array(repeating: "mark a", count: 2_000) + (0..<50).flatMap { _ in ["undo 2000", "redo 2000"] }
    try sandbox.session(lines, to: "work.tabs")
    try expectRefusal(of: "work.tabs", place: ":2003:1", saying: ["more work", "write several sessions"])
    let piped = try sandbox.run(["--quiet"], input: lines.map { $0 + "\n" }.joined())
    #expect(piped.status == 2)
    #expect(piped.errors.hasPrefix("standard input:2002:1: error: "), "\(piped.errors)")
  }

  @Test("A session that does not fit on the disk is not saved, and the old file is whole")
  func fullDisk() throws {
    try sandbox.session(["add Old"], to: "kept.tabs")
    let before = try sandbox.text("kept.tabs")
    try sandbox.write(
      (1...500).map { "add \"Tab number \($0)\"\n" }.joined() + "save kept.tabs replace\n", to: "input")
    // No file may become larger than some kilobytes: what a full disk does to the one who writes.
    let result = try sandbox.shell(
      """
      ulimit -f 4
      "$tabbar" --quiet < input
      """)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("kept.tabs: error: the session was not saved: "), "\(result.errors)")
    #expect(try sandbox.text("kept.tabs") == before)
    #expect(try leftovers() == [])
  }

  @Test(
    "A limit on the size of files is an error of each command that writes, in words",
    arguments: [
      "show --format html big.tabs > out", "check --format json big.tabs > out", "replay big.tabs > out",
      "tidy big.tabs", "pin big.tabs", "replay --record big.tabs", "check --record record big.tabs",
      "merge big.tabs other.tabs more.tabs",
    ])
  func limitedFiles(call: String) throws {
    let lines = (1...400).map { "add \"Tab number \($0)\"" }
    for (name, line) in [("big", "undo"), ("other", "add X"), ("more", "badge 1 3")] {
      try sandbox.session(lines + [line], to: "\(name).tabs")
    }
    let before = try sandbox.text("big.tabs")
    let result = try sandbox.shell("ulimit -f 1; \"$tabbar\" \(call)")
    #expect(result.status == 2)
    #expect(result.errors.contains("File too large"), "\(result.errors)")
    #expect(try sandbox.text("big.tabs") == before && leftovers() == [])
  }

  @Test(
    "The steps of many sessions are written where few files may be open and none may grow",
    arguments: ["n 20", "f 4"])
  func poorSystem(limit: String) throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.path("many"), withIntermediateDirectories: false)
    for index in 0..<30 {
      let renames = index < 2 ? (1...60).map { "rename 1 T\($0)" } : []
      try sandbox.session(["add Home"] + renames, to: "many/\(index).tabs")
    }
    let call = "\"$tabbar\" replay --with-steps --format json many | cksum"
    let usual = try sandbox.shell(call)
    let result = try sandbox.shell("ulimit -\(limit); \(call)")
    #expect(result.output == usual.output && result.errors == "")
  }

  @Test("A folder that may not be written to keeps its files, and the session goes on")
  func readOnlyFolder() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.path("locked"), withIntermediateDirectories: false)
    try sandbox.session(["add Old"], to: "locked/kept.tabs")
    let before = try sandbox.text("locked/kept.tabs")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: sandbox.path("locked"))
    let input = "add New\nsave locked/kept.tabs replace\nsave locked/new.tabs\nsave here.tabs\n"
    try sandbox.write(input, to: "input")
    // For the superuser no folder is protected, unless that power is given up.
    let result = try sandbox.shell(
      """
      prefix=
      [ "$(id -u)" != 0 ] || prefix='setpriv --bounding-set=-dac_override'
      $prefix "$tabbar" --quiet --keep-going < input
      """)
    #expect(result.status == 2)
    #expect(result.errors.count(of: "the session was not saved: Permission denied") == 2, "\(result.errors)")
    #expect(try sandbox.text("locked/kept.tabs") == before)
    #expect(!sandbox.has("locked/new.tabs"))
    #expect(try sandbox.text("here.tabs").contains("add New"))
    #expect(try leftovers() == [])
  }

  /// The files that a save has left half-written.
  private func leftovers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: sandbox.folder.path).filter {
      $0.contains(".tabbar-")
    }
  }
}
