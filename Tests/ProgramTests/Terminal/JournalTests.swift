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
      arguments: zip(
        [SIGKILL, SIGTERM, SIGHUP, SIGSEGV, SIGKILL, SIGTERM], [false, false, false, false, true, true]))
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

    @Test(
      "A file is said to be gone only where nothing is in its place, and nothing that is there is written over",
      arguments: [
        ("true", "mail.tabs is gone; save writes it again"),
        ("mkdir mail.tabs", "mail.tabs cannot be read; save writes this session to mail-recovered.tabs"),
        ("mkfifo mail.tabs", "mail.tabs cannot be read; save writes this session to mail-recovered.tabs"),
        (
          "ln -s nowhere mail.tabs",
          "mail.tabs cannot be read; save writes this session to mail-recovered.tabs"
        ),
      ])
    func fileInTheWay(making: String, reason: String) throws {
      let run = try start("mail.tabs")
      try run.enter("add Drafts", answer: "added tab 3")
      run.terminal.send(signal: SIGKILL)
      _ = try run.terminal.waitForEnd()
      _ = try sandbox.shell("rm mail.tabs; \(making)")
      let next = try start()
      try next.enter("recover", answer: reason)
      let name = making == "true" ? "mail.tabs" : "mail-recovered.tabs"
      try next.enter("save", answer: "saved to \(name)")
      #expect(try sandbox.text(name).contains("add Drafts"))
      try next.enter("quit", leaving: 0)
    }
  }
}
