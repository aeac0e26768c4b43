import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("What is not saved when the program is cut off")
  struct JournalTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox()
      try sandbox.session(["add Inbox", "# kept", "add Sent"], to: "mail.tabs")
    }

    private func start(_ arguments: String..., isPlain: Bool = false) throws -> PromptRun {
      // Nobody is there to read a backtrace.
      try PromptRun(
        sandbox, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"], isPlain: isPlain, isInFolder: true)
    }

    private var journals: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: sandbox.path("state/tabbar/journal"))) ?? []
    }

    /// Recovers in a new start what an earlier one lost, saves it, and leaves.
    private func recoverAndSave(_ path: String? = nil, offer: String, undoing steps: Int? = nil) throws {
      let next = try start()
      let said = next.terminal.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(said.contains(offer), "\(next.terminal.text)")
      try next.enter("recover", answer: "recovered ")
      try next.enter(path.map { "save \($0)" } ?? "save", answer: "saved to")
      if let steps {
        try next.enter("undo \(steps)", answer: "undid \(steps) steps")
        try next.enter("save", answer: "saved to")
      }
      try next.enter("quit", leaving: 0)
      #expect(journals == [])
    }

    @Test(
      "Each signal leaves it to the next start",
      arguments: [SIGKILL, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGUSR1, SIGALRM, SIGXCPU],
      [false, true])
    func signals(signal: Int32, isPlain: Bool) throws {
      let run = isPlain ? try start("--plain", "mail.tabs", isPlain: true) : try start("mail.tabs")
      try run.enter("add Drafts", answer: "added tab 3")
      try run.enter("badge Inbox 3", answer: "3")
      try run.terminal.type("add Half")
      run.terminal.send(signal: signal)
      _ = try run.terminal.waitForEnd()
      if signal == SIGTERM { #expect(run.terminal.text.contains("what is not saved is kept")) }
      try recoverAndSave(
        offer:
          "2 commands of mail.tabs, less than a minute old, were not saved: recover · recover diff · discard")
      #expect(
        try sandbox.text("mail.tabs")
          == "# tabbar session 1\nadd Inbox\n# kept\nadd Sent\nadd Drafts\nbadge Inbox 3\n")
    }

    @Test("Eight windows that are closed at once lose nothing", arguments: [false, true])
    func manyWindows(isPlain: Bool) throws {
      let runs = try (1...8).map { _ in isPlain ? try start("--plain", isPlain: true) : try start() }
      for (index, run) in runs.enumerated() { try run.enter("add Window\(index)", answer: "added tab 1") }
      for run in runs { run.terminal.hangUp() }
      for run in runs { _ = try run.terminal.waitForEnd() }
      let next = try start()
      #expect(next.terminal.text.contains("8 sessions were not saved, the newest less than a minute old"))
      try next.enter("recover", answer: "8  1 command of a session without a file")
      for number in 1...8 {
        try next.enter("recover \(number)", answer: "recovered 1 command")
        try next.enter("save \(number).tabs", answer: "saved to")
      }
      try next.enter("recover", answer: "there is no unsaved session")
      let saved = try (1...8).map { try sandbox.text("\($0).tabs") }
      #expect(
        Set(saved)
          == Set((0..<8).map { Sandbox.pinned("add Window\($0)") }))
    }

    @Test("A file that was changed meanwhile is left alone; one that is gone comes back")
    func changedFile() throws {
      for isGone in [false, true] {
        let run = try start("mail.tabs")
        try run.enter("add Drafts", answer: "added tab 3")
        run.terminal.send(signal: SIGKILL)
        _ = try run.terminal.waitForEnd()
        if isGone {
          try FileManager.default.removeItem(atPath: sandbox.path("mail.tabs"))
        } else {
          try sandbox.session(["add Mine"], to: "mail.tabs")
        }
        let next = try start()
        try next.enter(
          "recover",
          answer: isGone
            ? "mail.tabs is gone; save writes it again"
            : "mail.tabs was changed meanwhile; save writes this session to mail-recovered.tabs")
        try next.enter("save", answer: "saved to mail\(isGone ? "" : "-recovered").tabs")
        try next.enter("quit", leaving: 0)
        let other = isGone ? "mail.tabs" : "mail-recovered.tabs"
        #expect(try sandbox.text(other).hasSuffix("add Drafts\n"))
        if !isGone {
          #expect(try sandbox.text("mail.tabs") == "# tabbar session 1\nadd Mine\n")
          try sandbox.session(["add Inbox", "add Sent"], to: "mail.tabs")
        }
      }
    }

    @Test("A device's file is in it as soon as it was read, and so is a step that was changed")
    func deviceFile() throws {
      try sandbox.write("id = fold\nwidth = 500\nheight = 700\nscale = 2\n", to: "fold.device")
      let run = try start("mail.tabs")
      try run.enter("step 2 add Outbox", answer: "undo takes it back")
      try run.enter("device fold.device", answer: "laid out for")
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      try recoverAndSave(offer: "commands of mail.tabs")
      let text = try sandbox.text("mail.tabs")
      #expect(
        text.contains("add Outbox") && !text.contains("add Sent")
          && text.contains("device custom id=fold"))
    }

    @Test("A save that the end came after leaves nothing to be saved again")
    func savedAlready() throws {
      let run = try start("mail.tabs")
      try run.enter("add Drafts", answer: "added tab 3")
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      try sandbox.session(["add Inbox", "# kept", "add Sent", "add Drafts"], to: "mail.tabs")
      let next = try start()
      try next.enter("recover", answer: "recovered ")
      try next.enter("quit", leaving: 0)
      #expect(journals == [])
    }

    @Test("undo brings back what recover put aside, and what new had put aside before")
    func undo() throws {
      let run = try start("mail.tabs")
      for line in ["add Drafts", "new", "add Fresh"] { try run.enter(line) }
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      let next = try start()
      try next.enter("add Here", answer: "added tab 1")
      try next.enter("recover", answer: "and work put aside; undo 2 goes back to what was there")
      try next.enter("undo 2", answer: "Drafts")
      try next.enter("undo", answer: "undid: add Drafts")
      try next.enter("undo 3", answer: "[Here]")
      // What was recovered was undone, so it is no part of this session, and still lost.
      next.terminal.send(signal: SIGKILL)
      _ = try next.terminal.waitForEnd()
      let third = try start()
      #expect(third.terminal.text.contains("2 sessions were not saved"))
      try third.enter("recover", answer: "1 command of a session without a file and work put aside")
      try third.enter("recover 1", answer: "[Here]")
    }

    @Test("A session that was recovered is offered once, however often the program is killed")
    func recoveredAndKilled() throws {
      let run = try start("mail.tabs")
      for line in ["add Drafts", "new", "add Fresh"] { try run.enter(line) }
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      for _ in 1...2 {
        let next = try start()
        #expect(next.terminal.text.contains("1 command of a session without a file and work put aside"))
        try next.enter("recover", answer: "recovered ")
        next.terminal.send(signal: SIGKILL)
        _ = try next.terminal.waitForEnd()
      }
      try recoverAndSave(
        "fresh.tabs", offer: "1 command of a session without a file and work put aside", undoing: 2)
      #expect(try sandbox.text("mail.tabs").hasSuffix("add Drafts\n"))
    }

    @Test(
      "Who undoes recover and leaves is offered it again",
      arguments: [[], ["add Other", "save other.tabs"], ["add Other", "quit"]])
    func recoveredAndUndone(lines: [String]) throws {
      let run = try start("mail.tabs")
      try run.enter("add Drafts")
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      let next = try start()
      try next.enter("recover", answer: "recovered ")
      try next.enter("undo 4", answer: "undid 4 steps")
      for line in lines { try next.enter(line, answer: "") }
      try next.enter("quit", leaving: 0)
      try recoverAndSave(offer: "1 command of mail.tabs")
    }

    @Test("Where the unsaved work was put aside last, recover says that undo goes back to it")
    func putAside() throws {
      let run = try start("mail.tabs")
      for line in ["add Drafts", "new"] { try run.enter(line) }
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      let next = try start()
      try next.enter("recover", answer: "undo goes back to them")
      try next.enter("undo", answer: "undid: new")
      try next.enter("save", answer: "saved to mail.tabs")
      #expect(try sandbox.text("mail.tabs").hasSuffix("add Drafts\n"))
    }

    @Test("recover diff says what is not saved and what differs; discard removes it")
    func diffAndDiscard() throws {
      let run = try start("mail.tabs")
      for line in ["add Drafts", "add Spam", "add Trash", "add Other"] { try run.enter(line) }
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      let next = try start()
      try next.enter("recover diff", answer: "  add Trash")
      try next.enter("recover diff 1", answer: "compared with mail.tabs: 6 tabs, where it has 2")
      #expect(journals.count == 1)
      try next.enter("recover 2", answer: "there is no unsaved session 2")
      try next.enter("discard", answer: "discarded 4 commands of mail.tabs")
      #expect(journals == [])
      try next.enter("discard", answer: "there is no unsaved session")
      try next.enter("quit", leaving: 0)
    }

    @Test("After save and after a clean end nothing is left")
    func cleanEnds() throws {
      let run = try start("mail.tabs")
      try run.enter("show")
      #expect(journals == [])
      try run.enter("add Drafts")
      #expect(journals.count == 1)
      try run.enter("save", answer: "saved to mail.tabs")
      #expect(journals == [])
      try run.enter("undo")
      #expect(journals.count == 1)
      try run.enter("quit", answer: "not saved yet")
      #expect(journals.count == 1)
      try run.enter("quit", leaving: 0)
      #expect(journals == [])
      let plain = try start("--plain", isPlain: true)
      try plain.enter("add A", answer: "added tab 1")
      try plain.enter("\u{4}", answer: "not saved yet")
      #expect(journals.count == 1)
      try plain.terminal.type("\u{4}")
      #expect(try plain.terminal.waitForEnd() == .exited(0))
      #expect(journals == [])
    }

    @Test("Who opens a file is told of the unsaved commands that another playground has of it")
    func living() throws {
      let run = try start("mail.tabs")
      try run.enter("add Drafts")
      let process = run.terminal.processIdentifier
      let words = "another playground (process \(process)) has 1 unsaved command of"
      let second = try start("mail.tabs")
      #expect(second.terminal.text.contains("\(words) mail.tabs"))
      #expect(!second.terminal.text.contains("not saved"))
      try second.enter("open ./mail.tabs", answer: "\(words) ./mail.tabs")
      try second.enter("recover", answer: "there is no unsaved session")
    }

    @Test("One lost session is recovered by one playground only")
    func recoveredOnce() throws {
      let run = try start()
      try run.enter("add A")
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      let (first, second) = (try start("--private"), try start())
      #expect(second.terminal.text.contains("1 command of a session without a file"))
      // It keeps no journal, so that of the lost session stays until its work is saved.
      try first.enter("recover", answer: "recovered 1 command")
      #expect(journals.count == 1)
      try second.enter("recover 1", answer: "there is no unsaved session 1 any more")
      first.terminal.send(signal: SIGKILL)
      _ = try first.terminal.waitForEnd()
      try second.enter("recover", answer: "recovered 1 command")
      try second.enter("save a.tabs", answer: "saved to a.tabs")
      #expect(journals == [])
    }

    @Test("A private run and one without a folder say at the start that nothing is kept")
    func noJournal() throws {
      let secret = try start("--private")
      #expect(secret.terminal.text.contains("private: no history and no journal"))
      try secret.enter("add A")
      #expect(journals == [])
      let homeless = try PromptRun(sandbox, environment: ["HOME": "", "XDG_STATE_HOME": ""])
      #expect(homeless.terminal.text.contains("no journal: neither HOME nor XDG_STATE_HOME"))
      try homeless.enter("add A", answer: "added tab 1")
      homeless.terminal.send(signal: SIGTERM)
      _ = try homeless.terminal.waitForEnd()
      #expect(homeless.terminal.text.contains("what is not saved is lost"))
    }

    @Test("A state folder that cannot be written is said once, and stops nothing")
    func noFolder() throws {
      try sandbox.write("a file where the folder should be", to: "state")
      let run = try start()
      for title in ["A", "B", "C"] { try run.enter("add \(title)", answer: "added tab") }
      #expect(run.messages.matches(of: /journal in .* cannot be written/).count == 1)
    }

    @Test("Through a pipe recover and discard are refused with a way to do it")
    func piped() throws {
      for line in ["recover", "discard", "recover diff"] {
        let result = try sandbox.run(input: "\(line)\n")
        #expect(result.status == 2 && result.errors.contains("start tabbar at a terminal"))
      }
      let replay = try sandbox.session(["recover", "discard", "add A"])
      #expect(try sandbox.run(["show", replay, "--format", "list"]).output.contains("A"))
    }

    @Test("A session that an earlier version kept is offered, too")
    func earlierVersion() throws {
      try FileManager.default.createDirectory(
        atPath: sandbox.path("state/tabbar"), withIntermediateDirectories: true)
      try sandbox.session(["add Old"], to: "state/tabbar/unsaved.tabs")
      try recoverAndSave("old.tabs", offer: "1 command of a session without a file")
      #expect(try sandbox.text("old.tabs") == Sandbox.pinned("add Old"))
      #expect(!sandbox.has("state/tabbar/unsaved.tabs"))
    }
  }
}
