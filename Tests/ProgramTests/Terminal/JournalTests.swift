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
    private func recoverAndSave(offer: String) throws {
      let next = try start()
      let said = next.terminal.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(said.contains(offer), "\(next.terminal.text)")
      try next.enter("recover", answer: "recovered ")
      try next.enter("save", answer: "saved to")
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
          == Set((0..<8).map { Sandbox.saved("add Window\($0)") }))
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
      try second.enter("quit", leaving: 0)
      #expect(journals == [])
    }

    /// What may be in the place of a session's file when it is recovered.
    enum Place: CaseIterable { case nothing, folder, pipe, otherText, brokenLink }

    @Test(
      "A file is said to be gone only where nothing is in its place, and nothing that is there is written over",
      arguments: Place.allCases)
    func fileInTheWay(place: Place) throws {
      let run = try start("mail.tabs")
      try run.enter("add Drafts", answer: "added tab 3")
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      let path = sandbox.path("mail.tabs")
      try FileManager.default.removeItem(atPath: path)
      switch place {
      case .nothing: break
      case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .pipe: #expect(mkfifo(path, 0o600) == 0)
      case .otherText: try sandbox.write("no session", to: "mail.tabs")
      case .brokenLink:
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
      }
      let next = try start()
      let reason =
        switch place {
        case .nothing: "mail.tabs is gone; save writes it again"
        case .otherText: "mail.tabs was changed meanwhile; save writes this session to"
        default: "mail.tabs cannot be read; save writes this session to mail-recovered.tabs"
        }
      try next.enter("recover", answer: reason)
      let name = place == .nothing ? "mail.tabs" : "mail-recovered.tabs"
      try next.enter("save", answer: "saved to \(name)")
      #expect(try sandbox.text(name).contains("add Drafts"))
      try next.enter("quit", leaving: 0)
    }

    @Test("What cannot be read is counted and named, and not said to be nothing")
    func unreadable() throws {
      try FileManager.default.createDirectory(
        atPath: sandbox.path("state/tabbar/journal"), withIntermediateDirectories: true)
      try sandbox.write("no journal\n", to: "state/tabbar/journal/1-1.tabs")
      try sandbox.write("# tabbar journal 9\n", to: "state/tabbar/journal/1-2.tabs")
      let run = try start()
      #expect(run.terminal.text.contains("1-1.tabs"))
      try run.enter("recover", answer: "2 journals cannot be read")
      try run.enter("recover 1", answer: "2 journals cannot be read")
      try run.enter("discard", answer: "2 journals cannot be read")
      #expect(journals.count == 2)
    }

    @Test("Who removes the state folder is told so with the next step, and recovers all")
    func stateFolderRemoved() throws {
      let run = try start("mail.tabs")
      try run.enter("add Drafts", answer: "added tab 3")
      try FileManager.default.removeItem(atPath: sandbox.path("state"))
      try run.enter("add Spam", answer: "the journal was gone, and is written again")
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      try recoverAndSave(offer: "2 commands of mail.tabs")
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
  }
}
