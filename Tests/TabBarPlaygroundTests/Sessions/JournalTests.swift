import TabBarCore
import Testing

@testable import TabBarPlayground

@Suite("The journal of a playground")
struct JournalTests {
  /// A playground with its journal, as the shell keeps it.
  private struct Journalled {
    var playground: Playground
    private(set) var log = ""

    init(_ playground: Playground = Playground()) {
      self.playground = playground
      self.playground.beginJournal()
    }

    /// Carries out a line; a refused one changes nothing.
    mutating func type(_ line: String, files: [String: String] = [:]) {
      guard let invocation = (try? Invocation.parsed(from: line)) ?? nil else {
        _ = try? playground.perform(line)
        return keep()
      }
      switch (try? playground.perform(invocation))?.effect {
      case .open(let path):
        if let text = files[path], let file = try? SessionFile(text, name: path) {
          try? playground.open(file, by: line)
        }
      case .save(let path, _): playground.markSaved(to: path ?? playground.path ?? "untitled.tabs")
      default: break
      }
      keep()
    }

    private mutating func keep() {
      log += playground.takeEntries().map { $0.text { "/bars/" + $0 } }.joined()
    }

    var text: String { "\(Journal.title)\n\(log)" }

    func journal() throws -> Journal { try Journal(text, name: "j.tabs") }
  }

  private func recovered(
    _ journal: Journal, on playground: Playground = Playground()
  ) throws -> Playground {
    var playground = playground
    #expect(try journal.play(on: &playground) { String($0.dropFirst("/bars/".count)) } == nil)
    return playground
  }

  /// The marks that a file of it would have, without those that it gives to designs which it goes back to.
  private func marks(_ playground: Playground) -> [String] {
    let timeline = playground.timeline
    let marks = timeline.keptMarks().values.filter { !$0.name.hasPrefix(Timeline.before) }
    return marks.map { "\($0.name): \(BarSketch.text(timeline.draft(after: $0.step).design))" }.sorted()
  }

  /// What people see of a playground, apart from what was there before a step.
  private func sight(_ playground: Playground, after start: Int) -> [String] {
    let timeline = playground.timeline
    let marks = timeline.ideas.map { "\($0.name): \(BarSketch.text($0.draft.design))" }
    return timeline.lines(since: start) + timeline.lines(from: 0, most: 999).map { "\($0.number) \($0.line)" }
      + [
        "\(timeline.position - start)", playground.sketch, playground.text, "\(playground.path ?? "")",
        "\(playground.hasUnsavedChanges) \(timeline.unsaved.count)",
      ] + marks
  }

  /// Lines of which many are refused.
  private func line(_ number: Int, _ random: inout SameNumbers) -> String {
    func some(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    return switch some(0...25) {
    case 0...6: "add T\(number)"
    case 7: "rename 1 R\(number)"
    case 8: "## a remark, \(number)"
    case 9: "mark m\(some(1...3))"
    case 10: "back m\(some(1...3))"
    case 11: "mark m\(some(1...3)) off"
    case 12...15: "undo \(some(1...4))"
    case 16: "undo to \(some(0...6))"
    case 17...18: "redo \(some(1...3))"
    case 19: "redo to \(some(1...12))"
    case 20: "step \(some(1...9)) off"
    case 21, 22: "step \(some(1...9)) add S\(number)"
    case 23: "new"
    case 24: "open a.tabs"
    default: "save s\(number).tabs"
    }
  }

  private static let file =
    "# tabbar session 1\r\n# About\r\nadd Inbox\r\n\r\n# Two\r\nadd Sent # too\r\nshow\r\n# Why\r\nexpect unmet count 9"

  @Test(
    "What was carried out comes back after each line, and so does what undo and redo do then",
    arguments: 1...6)
  func law(seed: UInt64) throws {
    var random = SameNumbers(seed: seed)
    let files = ["a.tabs": Self.file]
    var run = Journalled(
      seed.isMultiple(of: 2) ? try Playground(SessionFile(Self.file, name: "a.tabs")) : Playground())
    var here = Playground()
    here.beginJournal()
    for line in ["add Here", "step 1 add There", "mark m1"] { try here.run(line) }
    var lines: [String] = []
    for number in 1...70 {
      lines.append(line(number, &random))
      run.type(lines[number - 1], files: files)
      let journal = try run.journal()
      var again = Journalled(try recovered(journal, on: number.isMultiple(of: 3) ? here : Playground()))
      let start = number.isMultiple(of: 3) ? here.timeline.position + 1 : 1
      try #require(
        sight(again.playground, after: start) == sight(run.playground, after: 0),
        "\(lines.joined(separator: " · "))")
      var original = run
      for _ in 1...3 {
        let line = ["undo", "undo 2", "redo", "redo 2", "add Z"].randomElement(using: &random) ?? ""
        // What was there before is no part of it.
        if line.hasPrefix("undo"), original.playground.timeline.position < 3 { continue }
        original.type(line)
        again.type(line)
        try #require(
          sight(again.playground, after: start) == sight(original.playground, after: 0),
          "\(lines.joined(separator: " · ")) · \(line)")
      }
      // One that begins anew has the designs, and what is unsaved stays so.
      let anew = try Journal(run.playground.journal(most: .max).text, name: "j")
      let same = try recovered(anew)
      try #require(
        same.draft == run.playground.draft && marks(same) == marks(run.playground)
          && anew.works.count == journal.works.count
          && zip(anew.works, journal.works).allSatisfy { $0.unsaved.count > 0 || $1.unsaved.count == 0 },
        "\(lines.joined(separator: " · "))")
      // A journal that recovered another one is one like others.
      if number.isMultiple(of: 10) {
        let log = try here.log(recovering: journal)
        var third = Playground()
        #expect(try Journal("\(Journal.title)\n\(log)", name: "k").play(on: &third) == nil)
        #expect(third.text == run.playground.text && third.draft == run.playground.draft)
      }
    }
  }

  @Test(
    "A journal that was cut off anywhere gives an earlier state back, and no step twice", arguments: [1, 2])
  func torn(seed: UInt64) throws {
    var random = SameNumbers(seed: seed + 70)
    var run = Journalled()
    let begun = "# session\nnew\n"
    var states = [(0, run.playground.text)]
    for number in 1...25 {
      run.type(line(number, &random), files: ["a.tabs": Self.file])
      states.append((run.log.utf8.count - begun.utf8.count, run.playground.text))
    }
    let title = Journal.title + "\n"
    let bytes = Array((title + run.log).utf8)
    for length in stride(from: title.utf8.count + begun.utf8.count, through: bytes.count, by: 3) {
      let whole = bytes[..<length][...(bytes[..<length].lastIndex(of: 0x0A) ?? 0)]
      let played = try recovered(Journal(String(decoding: whole, as: UTF8.self), name: "j"))
      let reached = length - title.utf8.count - begun.utf8.count
      let state = states.lastIndex { $0.0 <= reached } ?? 0
      // What a line does as several steps may have come in part.
      #expect(
        played.text == states[state].1
          || state + 1 < states.count && states[state + 1].0 > reached, "\(length)")
    }
    #expect(try Journal(title + "# session\n", name: "j").works.isEmpty)
  }

  @Test("Looking leaves nothing; each step adds its own line, however long the session is")
  func lines() throws {
    var run = Journalled()
    for line in ["help", "show", "devices", "step 1", "frob"] { run.type(line) }
    #expect(run.log == "# session\nnew\n")
    for line in [
      "add A", "add \"B  C\" badge=3", "undo", "redo 500", "mark m", "step 2 add \"X\\ny\"", "undo to 1",
    ] {
      run.type(line)
    }
    let typed = run.log.split(separator: "\n").dropFirst(2).map(String.init)
    #expect(
      typed == [
        "add A", "add \"B  C\" badge=3", "undo 1", "redo 1", "mark m", "step 2 add \"X\\ny\"", "undo 4",
      ])
    for number in 1...2_000 {
      let length = run.log.utf8.count
      run.type("badge A \(number)")
      #expect(run.log.utf8.count - length == "badge A \(number)\n".utf8.count)
    }
  }

  @Test("The sessions that are not saved are named with their files, the present one last")
  func works() throws {
    var run = Journalled()
    for line in ["add A", "new", "add B", "save b.tabs"] { run.type(line) }
    var works = try run.journal().works
    #expect(works.map(\.path) == [nil, "/bars/b.tabs"] && works.map(\.unsaved.count) == [1, 0])
    #expect(try run.journal().unsaved?.draft.design.tabs.map(\.title) == ["A"])
    run.type("undo")
    run.type("add C")
    works = try run.journal().works
    #expect(works[1].unsaved.undone == ["add B"] && works[1].unsaved.added == ["add C"])
  }

  @Test(
    "A file that has changed meanwhile is left alone, one that is gone is named, and a saved one is known")
  func settled() throws {
    var run = Journalled()
    for line in ["add A", "save a.tabs", "add B"] { run.type(line) }
    let saved = run.playground.savedText
    for (there, path, isSaved, savedText) in [
      (saved, "a.tabs", false, saved), (run.playground.text, "a.tabs", true, run.playground.text),
      ("# tabbar session 1\nadd X\n", "other.tabs", false, nil), (nil, "a.tabs", false, nil),
    ] {
      var playground = try recovered(run.journal())
      playground.settleFiles(since: Playground()) { _ in
        there
      } rename: { _ in
        "other.tabs"
      }
      #expect(playground.path == path && playground.savedText == savedText)
      #expect(playground.hasUnsavedChanges == !isSaved)
    }
  }

  @Test("Each session comes back with what its own app says, and with nothing of the app of the one before")
  func apps() throws {
    var run = Journalled()
    for (name, system) in [("a.tabs", "ios17"), ("b.tabs", nil), ("c.tabs", "ios16"), ("d.tabs", "ios17")] {
      let app = try system.map { try AppFile("system \($0)\n", path: "/\($0)/tabbar.rc") }
      try run.playground.open(
        SessionFile("# tabbar session 1\nadd A\n", name: name, app: app), by: "open \(name)")
      for line in ["add B", "new", "add C"] {
        run.type(line)
        for text in [run.text, run.playground.journal(most: .max).text] {
          let again = try recovered(Journal(text, name: "j.tabs"))
          let isOpened = line == "add B"
          #expect(
            again.draft.app?.path == (isOpened ? system.map { "/\($0)/tabbar.rc" } : nil), "\(name), \(line)")
          #expect(again.draft.design.system?.id == (isOpened ? system : nil), "\(name), \(line)")
        }
      }
    }
  }

  @Test("What another journal held is in this one until that is undone, and after it was saved")
  func recoveredNames() throws {
    var run = Journalled()
    run.type("add A")
    run.playground.markRecovered(journal: "1-2.tabs")
    run.type("add B")
    #expect(try run.journal().recovered == ["1-2.tabs"])
    run.type("new")
    #expect(try run.journal().recovered == ["1-2.tabs"])
  }

  @Test(
    "What comes before a line that cannot be carried out is brought back, with the line",
    arguments: [
      ("frob\nadd B\n", 5), ("undo 2\n", 5), ("undo -1\n", 5), ("step 9223372036854775807 off\n", 5),
      ("redo to 9223372036854775807\n", 5), ("undo 9223372036854775807\n", 5), ("# file \"a\"\nopen b\n", 6),
      ("# file a\n", 5),
    ])
  func damagedWithin(rest: String, line: Int) throws {
    let journal = try Journal("\(Journal.title)\n# session\nnew\nadd A\n" + rest, name: "j.tabs")
    var playground = try Playground(lines: ["add Here", "step 1 off", "undo", "redo"])
    let damage = try journal.play(on: &playground)
    #expect(playground.sketch == "[A]" && playground.hasUnsavedChanges && damage?.line == line)
    #expect(journal.works.last?.unsaved.count == 2)
    try playground.run("undo 2")
    #expect(playground.sketch == "")
  }

  @Test(
    "A damaged journal is an error with its line",
    arguments: [
      ("no session\n", 1), ("# tabbar journal 4\n", 1), ("# tabbar session 1\nadd A\n", 1),
      ("# tabbar journal 3\nfrob\n", 2), ("# tabbar journal 3\n# file a\n", 2),
    ])
  func damaged(text: String, line: Int) throws {
    let error = #expect(throws: SessionError.self) {
      var playground = Playground()
      if let damage = try Journal(text, name: "j.tabs").play(on: &playground) { throw damage }
    }
    #expect(error?.line == line && error?.file == "j.tabs")
  }

  @Test("A journal of version 0.2.0, which counts the steps of all its sessions, comes back")
  func former() throws {
    var text = "# tabbar journal 2\n"
    for (line, sketch) in [
      ("# session\nnew", ""), ("add A", "[A]"), ("add B", "[A] B"), ("undo 1", "[A]"), ("add C", "[A] C"),
      ("# session\nnew", ""), ("add D", "[D]"), ("add E", "[D] E"), ("undo to 4", "[D]"),
      ("redo to 5", "[D] E"), ("step 4 add X", "[X] E"), ("undo 1", "[D] E"), ("redo 1", "[X] E"),
      ("undo to 2", "[A] C"),
    ] {
      text += line + "\n"
      var playground = try Playground(lines: ["add Here"])
      #expect(try Journal(text, name: "j.tabs").play(on: &playground) == nil)
      #expect(playground.sketch == sketch, "\(line)")
    }
    // Whether that is a step before the change or after it cannot be told.
    var playground = Playground()
    #expect(try Journal(text + "redo to 4\n", name: "j.tabs").play(on: &playground)?.line == 18)
    #expect(playground.sketch == "[A] C")
  }
}

extension Playground {
  /// Returns the journal of a playground that recovers another one.
  fileprivate func log(recovering journal: Journal) throws -> String {
    var playground = self
    _ = try journal.play(on: &playground)
    return playground.takeEntries().map { $0.text(\.self) }.joined()
  }
}
