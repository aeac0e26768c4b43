import TabBarCore
import Testing

@testable import TabBarPlayground

@Suite("The journal of a playground")
struct JournalTests {
  /// A playground that writes its journal after each line, as the shell does.
  private struct Journalled {
    var playground: Playground
    var writer = JournalText { path, text in
      JournalOrigin(path: "/bars/" + path, digest: text.map { "digest-of-\($0.utf8.count)-bytes" })
    }
    var text = ""

    init(_ document: Document = Document()) { playground = Playground(document) }

    mutating func type(_ lines: String...) throws {
      for line in lines {
        let invocation = try #require(try Invocation.parsed(from: line))
        switch try playground.perform(invocation).effect {
        case .open(let path):
          playground.replace(with: Document(path: path, savedText: "# tabbar session 1\n"), by: line)
        case .save(let path, _): playground.markSaved(to: try #require(path))
        default: break
        }
        text += writer.addition(for: playground.timeline)
      }
    }

    /// The lines without headings and comments.
    var typed: [String] {
      text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    func journal() throws -> Journal { try Journal(text, name: "j.tabs") }

    /// What comes back after it was read.
    func recovered() throws -> [Playground] {
      let journal = try journal()
      return try journal.worthKeeping.map { try journal.played($0) }
    }
  }

  private func mail(_ text: String = "# tabbar session 1\nadd Inbox\n# both\nadd Sent\n") throws -> Document {
    try SessionFile(text, name: "mail.tabs").document()
  }

  @Test("Looking leaves nothing; each step adds its own line")
  func lines() throws {
    var run = Journalled()
    try run.type("help", "show", "devices")
    #expect(run.text == "")
    try run.type(
      "add A", "add \"B  C\" badge=3", "undo", "redo", "mark m", "undo 2", "note x", "expect visible A")
    #expect(
      run.typed == [
        "add A", "add \"B  C\" badge=3", "undo 1", "redo 1", "mark m", "undo 2",
        "note x", "expect visible A",
      ])
    let length = run.text.utf8.count
    try run.type("show")
    #expect(run.text.utf8.count == length)
  }

  @Test("A journal is a session that ends with the same design, and names its file")
  func session() throws {
    var run = Journalled(try mail())
    try run.type("add Drafts", "remove Sent", "undo", "fix", "new", "add X", "undo 2", "move Drafts 1")
    #expect(try SessionFile(run.text, name: "j").document().draft == run.playground.draft)
    #expect(run.text.split(separator: "\n")[1].hasPrefix("# of \"/bars/mail.tabs\", sha256 digest-of-"))
    let journal = try run.journal()
    #expect(journal.sections.last?.origin?.path == "/bars/mail.tabs")
    #expect(journal.unsaved?.unsaved.added == ["add Drafts", "move Drafts 1"])
  }

  @Test("Comments and blank lines of the file come back, and CRLF as LF")
  func body() throws {
    for text in [
      "# tabbar session 1\nadd Inbox\n\n# of course\nnew\nadd Sent # too\n# typed since:\n",
      "# tabbar session 1\r\nadd Inbox\r\n\r\n# of course\r\nnew\r\nadd Sent # too\r\n# typed since:",
    ] {
      var run = Journalled(try mail(text))
      try run.type("add Drafts")
      let document = try #require(try run.recovered().first)
      #expect(
        document.body
          == "add Inbox\n\n# of course\nnew\nadd Sent # too\n# typed since:\nadd Drafts\n")
      #expect(document.draft == run.playground.draft && document.timeline.unsaved.count == 1)
    }
  }

  @Test("A file that was opened comes back as it is in force, with its comments and its promises")
  func opened() throws {
    let text =
      "# tabbar session 1\n# About\nadd Inbox\n\n# Two\nadd Sent\nshow\n# Why\nexpect unmet count 9\n"
    let lines = [
      "# above: mine", "undo 2", "add Drafts", "# saved to x", "new", "undo", "undo 2", "redo",
      "add Spam # x",
    ]
    for count in 1...lines.count {
      var run = Journalled()
      run.playground = try Playground(SessionFile(text, name: "mail.tabs"))
      for line in lines.prefix(count) {
        _ = try run.playground.perform(line)
        run.text += run.writer.addition(for: run.playground.timeline)
      }
      let document = try #require(try run.recovered().last)
      #expect(document.text == run.playground.text, "\(count)")
      #expect(document.draft == run.playground.draft)
      let steps = try run.journal().worthKeeping.last?.unsaved
      if count == 2 { #expect(steps?.undone == ["add Sent"] && steps?.added == []) }
    }
  }

  @Test("What new and open put aside comes back, each session once and the present one last")
  func aside() throws {
    var run = Journalled()
    try run.type("add A", "new", "add B", "open mail.tabs", "undo 2", "redo 2", "undo", "add C")
    let documents = try run.recovered()
    #expect(documents.map { $0.draft.design.tabs.map(\.title) } == [["A"], ["B", "C"]])
    #expect(documents.map(\.timeline.unsaved.count) == [1, 2])
  }

  @Test(
    "What undo took back does not come back, however often it went over new",
    arguments: [
      (["add A", "new", "add B", "undo 2"], [["A"]]),
      (["add A", "new", "add B", "undo 2", "redo 2"], [["A"], ["B"]]),
      (["add A", "new", "add B", "undo 2", "new", "add C"], [["A"], ["C"]]),
      (["add A", "add B", "new", "add C", "undo 3", "redo 3"], [["A", "B"], ["C"]]),
      (["add A", "new", "add B", "new", "add C", "undo 5", "redo 5"], [["A"], ["B"], ["C"]]),
      (["add A", "new", "add B", "open c.tabs", "add C", "undo 5", "add D", "new"], [["D"], []]),
      (["add A", "new", "add B", "save b.tabs", "new", "add C", "undo 2", "redo 2"], [["A"], ["C"]]),
    ])
  func stale(lines: [String], titles: [[String]]) throws {
    var run = Journalled()
    for line in lines { try run.type(line) }
    #expect(try run.recovered().map { $0.draft.design.tabs.map(\.title) } == titles)
  }

  @Test("A journal that has grown says what one that is begun now would say")
  func grown() throws {
    var random = SameNumbers(seed: 13)
    for _ in 1...40 {
      var run = Journalled(try mail())
      for number in 1...30 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: try run.type("add T\(number)")
        case 4: try run.type("new")
        case 5: try run.type("open other.tabs")
        case 6: try run.type("save s\(number).tabs")
        case 7: if run.playground.timeline.position < run.playground.timeline.count { try run.type("redo") }
        default:
          let count = Int.random(in: 1...4, using: &random)
          if run.playground.timeline.position >= count { try run.type("undo \(count)") }
        }
        guard run.playground.timeline.hasUnsavedWork else {
          // As the shell does: what was saved is not in a journal.
          (run.text, run.writer) = ("", Journalled().writer)
          continue
        }
        var writer = Journalled().writer
        let begun = try Journal(writer.addition(for: run.playground.timeline), name: "j")
        let grown = try run.journal()
        #expect(grown.worthKeeping.map(\.unsaved.count) == begun.worthKeeping.map(\.unsaved.count))
        #expect(grown.worthKeeping.map(\.origin) == begun.worthKeeping.map(\.origin))
        #expect(
          try grown.worthKeeping.map { try grown.played($0).draft }
            == begun.worthKeeping.map { try begun.played($0).draft })
        #expect(try SessionFile(run.text, name: "j").document().draft == run.playground.draft)
      }
    }
  }

  @Test("After a save the journal names the new file, and what was put aside stays unsaved")
  func savedAbove() throws {
    var run = Journalled()
    try run.type("add A", "new", "add B", "save b.tabs")
    #expect(run.text.hasSuffix("add B\n# saved to \"/bars/b.tabs\", sha256 digest-of-25-bytes\n"))
    let journal = try run.journal()
    #expect(journal.sections.map(\.unsaved.count) == [1, 0])
    #expect(journal.unsaved?.origin == nil && journal.sections[1].origin?.path == "/bars/b.tabs")
    try run.type("undo", "add C")
    #expect(try run.journal().sections[1].unsaved.count == 2)
  }

  @Test("Steps that were saved are no longer unsaved, but can be undone")
  func saved() throws {
    var run = Journalled()
    try run.type("add A", "add B")
    run.playground.markSaved(to: "a.tabs")
    run.text = ""
    run.writer = JournalText { path, _ in JournalOrigin(path: path, digest: "d") }
    try run.type("show")
    #expect(run.text == "")
    try run.type("undo")
    #expect(run.typed == ["add A", "add B", "undo 1"])
    #expect(try run.journal().unsaved?.unsaved.undone == ["add B"])
    try run.type("redo")
    #expect(try run.journal().unsaved == nil)
    try run.type("add C", "undo 3", "add D")
    let changes = try #require(try run.journal().unsaved?.unsaved)
    #expect(changes.undone == ["add A", "add B"] && changes.added == ["add D"] && changes.count == 3)
    #expect(try run.recovered().map(\.draft) == [run.playground.draft])
  }

  @Test("What was recovered is unsaved until it is saved, also when it is lost again")
  func again() throws {
    var run = Journalled(try mail())
    try run.type("add Drafts", "add Spam")
    let journal = try run.journal()
    var second = Journalled()
    let section = try #require(journal.sections.last)
    #expect(try journal.play(section, on: &second.playground) { $0.path = "mail.tabs" } == nil)
    #expect(second.playground.hasUnsavedChanges)
    try second.type("show")
    #expect(try second.journal().unsaved?.unsaved.count == 2)
    #expect(try second.recovered().last?.draft == run.playground.draft)
    second.playground.markSaved(to: "mail.tabs")
    #expect(!second.playground.timeline.hasUnsavedWork)
  }

  @Test("The steps of a session that is brought back are steps again, above what is there")
  func steps() throws {
    var run = Journalled()
    run.playground = try Playground(SessionFile("# tabbar session 1\nadd A\n# why\nadd B\n", name: "a.tabs"))
    try run.type("add C", "mark m", "add D", "undo", "remove B")
    let journal = try run.journal()
    var playground = try Playground(lines: ["add Here", "mark m"])
    #expect(try journal.play(try #require(journal.sections.last), on: &playground) == nil)
    #expect(playground.text == run.playground.text && playground.draft == run.playground.draft)
    for (line, sketch) in [
      ("undo", "[A] B C"), ("undo 2", "[A] B"), ("undo 2", ""), ("undo", "[Here]"), ("redo 5", "[A] B C"),
      ("redo", "[A] C"), ("back m", "[A] B C"), ("undo", "[A] C"),
    ] {
      _ = try playground.perform(line)
      #expect(playground.sketch == sketch, "\(line)")
    }
    // Nothing in a journal takes back what is there.
    let rest = "# of no file, session 0, lines 0, typed 2, unsaved 0\n# typed since:\nadd A\nundo 2\n"
    let damaged = try Journal("# tabbar session 1\n" + rest, name: "j.tabs")
    var other = try Playground(lines: ["add Here"])
    #expect(try damaged.play(damaged.sections[0], on: &other)?.line == 5)
    #expect(other.sketch == "[A]" && other.hasUnsavedChanges)
    try other.run("undo 2")
    #expect(other.sketch == "[Here]")
  }

  @Test("A journal that was cut off anywhere gives an earlier state back")
  func torn() throws {
    var run = Journalled(try mail())
    var states = [run.playground.draft.design.tabs.map(\.title)]
    for line in ["add A", "undo", "add B", "new", "add C", "undo 2", "add D"] {
      try run.type(line)
      states.append(run.playground.draft.design.tabs.map(\.title))
    }
    var reached = 0
    for length in 0...run.text.utf8.count {
      let bytes = Array(run.text.utf8.prefix(length))
      let whole = bytes[..<(bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)]
      let journal = try Journal(String(decoding: whole, as: UTF8.self), name: "j")
      let end = try journal.sections.last.map { try journal.played($0).draft.design.tabs.map(\.title) }
      // A step is either there or not, and none is lost once the next one has begun.
      let state = try #require(states[reached...].firstIndex(of: end ?? states[0]))
      #expect(state - reached <= 1)
      reached = state
    }
    #expect(reached == states.count - 1)
  }

  @Test(
    "A damaged journal is an error with its line",
    arguments: [
      ("# tabbar session 1\n# of no file, session 0, lines 0, typed 0, unsaved 0\nadd A\n", 3),
      ("# tabbar session 1\n# of what\n", 2),
      ("no session\n", 1),
      ("# tabbar session 1\n# of no file, session 0, lines 1, typed 0, unsaved 0\nfrob\n# typed since:\n", 3),
      ("# tabbar session 1\n# of no file, session 0, lines 0, typed 1, unsaved 0\n# typed since:\nfrob\n", 4),
    ])
  func damaged(text: String, line: Int) throws {
    let error = #expect(throws: SessionError.self) {
      let journal = try Journal(text, name: "j.tabs")
      for section in journal.sections { _ = try journal.played(section) }
    }
    #expect(error?.line == line && error?.file == "j.tabs")
  }

  @Test(
    "What comes before a line that cannot be carried out is brought back, with the line",
    arguments: [
      ("# of no file, session 0, lines 0, typed 3, unsaved 0\n# typed since:\nadd A\nfrob\nadd B\n", 5),
      ("# of no file, session 0, lines 2, typed 1, unsaved 2\nadd A\nfrob\n# typed since:\nadd B\n", 4),
      ("# of no file, session 0, lines 0, typed 0, unsaved 0\n# typed since:\nadd A\nundo -1\n", 5),
      ("add A\nfrob\nadd B\n", 3),
    ])
  func damagedWithin(rest: String, line: Int) throws {
    let journal = try Journal("# tabbar session 1\n" + rest, name: "j.tabs")
    var playground = Playground()
    let damage = try journal.play(try #require(journal.sections.last), on: &playground)
    #expect(playground.sketch == "[A]" && playground.hasUnsavedChanges && damage?.line == line)
  }

  @Test("A session kept by a version without journals is unsaved as a whole")
  func earlier() throws {
    let journal = try Journal("# tabbar session 1\nadd A\n# x\n\nadd B\n", name: "unsaved.tabs")
    #expect(journal.unsaved?.unsaved.count == 2 && journal.sections[0].origin == nil)
    #expect(try journal.played(journal.sections[0]).draft.design.tabs.map(\.title) == ["A", "B"])
  }

  @Test(
    "A heading reads back whatever the path is",
    arguments: ["/a b/c.tabs", "/x, sha256 y", "/\u{301}\"\n\\", "/, lines 3"])
  func heading(path: String) throws {
    for digest in [nil, String(repeating: "a", count: 64)] {
      let heading = JournalHeading(
        origin: JournalOrigin(path: path, digest: digest), number: 4, bodyLines: 3, typedLines: 2,
        unsavedCommands: 1)
      let read = try #require(JournalHeading(heading.text[...]))
      #expect(read.origin == heading.origin)
      #expect([read.number, read.bodyLines, read.typedLines, read.unsavedCommands] == [4, 3, 2, 1])
    }
  }

  @Test("A step costs the journal the same however long the session is")
  func cost() throws {
    var playground = Playground()
    var writer = JournalText { path, _ in JournalOrigin(path: path, digest: nil) }
    var added: [Int] = []
    for count in 1...2_000 {
      _ = try playground.perform(
        try #require(try Invocation.parsed(from: count == 1 ? "add A" : "badge A \(count)")))
      added.append(writer.addition(for: playground.timeline).utf8.count)
    }
    #expect(added.dropFirst().max() == "badge A 2000\n".utf8.count)
  }
}

extension Journal {
  /// Returns a session as it comes back by itself.
  fileprivate func played(_ section: Section) throws -> Playground {
    var playground = Playground()
    _ = try play(section, on: &playground)
    return playground
  }
}
