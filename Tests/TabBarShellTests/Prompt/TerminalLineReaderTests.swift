import SystemLibrary
import TabBarDrawing
import TabBarRendering
@testable import TabBarTerminal
import TabBarTestSupport
import Testing

extension LibeditTests {
  /// What is typed here waits in the terminal before the reader looks: no threads, no clocks.
  @Suite("The terminal line reader, on a terminal without a person")
  struct TerminalLineReaderTests {
    private let terminal: PseudoTerminal
    private let reader: TerminalLineReader

    init() throws {
      terminal = try PseudoTerminal(columns: 40, rows: 10)
      reader = try TerminalLineReader(
        input: terminal.programSide, output: TerminalOutput(descriptor: terminal.programSide),
        prompt: "> ", readHistory: { ["from the file"] })
      // Else the terminal itself would take ^C and Backspace before the reader looks.
      terminal.makeRaw()
    }

    /// The last frame of a line, as it arrives: the terminal makes CR LF of each LF.
    private func frame(_ line: String) -> String {
      "\u{1B}[?2026h\u{1B}[?25l\r\u{1B}[J\(line)\u{1B}[J\r\r\n\u{1B}[?25h\u{1B}[?2026l"
    }

    @Test("hands out a typed line and leaves it for the transcript")
    func line() throws {
      try terminal.typeAhead("add Home\u{7F}!\r")
      #expect(try reader.readLine() == .line("add Hom!", number: 1))
      #expect(terminal.isCooked)
      // Nothing was drawn while input waited.
      #expect(try terminal.takeOutput() == "\u{1B}[?2004h" + frame("> add Hom!") + "\u{1B}[?2004l")
    }

    @Test(
      "asks what it writes on, and takes the answers from among the keys",
      arguments: [
        ("ad\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\d\u{1B}[?62;22c X\r", .light),
        ("\u{1B}]11;rgb:00/00/00\u{7}\u{1B}[?6cadd X\r", .dark), ("add X\u{1B}[?1;2c\r", nil),
        ("add X\r", nil),
      ] as [(String, Background?)])
    func background(typed: String, background: Background?) throws {
      try terminal.type(typed)
      #expect(reader.background() == background)
      #expect(try reader.readLine() == .line("add X", number: 1))
      #expect(try terminal.takeOutput().hasPrefix("\u{1B}]11;?\u{1B}\\\u{1B}[c"))
    }

    @Test("keeps what was typed ahead for the next line")
    func typeAhead() throws {
      try terminal.type("one\rtwo\rthr")
      #expect(try reader.readLine() == .line("one", number: 1))
      #expect(try reader.readLine() == .line("two", number: 2))
      try terminal.type("ee\r")
      #expect(try reader.readLine() == .line("three", number: 3))
    }

    @Test("hands out a pasted text line by line, after Return only")
    func paste() throws {
      try terminal.typeAhead(PseudoTerminal.pasted("add One\n\n  \nadd Two\nadd Three\n") + "\rnext\r")
      #expect(try reader.readLine() == .line("add One", number: 1))
      #expect(try reader.readLine() == .line("add Two", number: 2))
      #expect(try terminal.takeOutput().hasSuffix(frame("> add One") + frame("> add Two")))
      #expect(try reader.readLine() == .line("add Three", number: 3))
      #expect(try reader.readLine() == .line("next", number: 4))
    }

    @Test("drops the rest of a pasted text on demand")
    func dropping() throws {
      try terminal.paste("one\ntwo\nthree")
      try terminal.type("\rnext\r")
      #expect(try reader.readLine() == .line("one", number: 1))
      _ = reader.dropSubmittedLines()
      #expect(try reader.readLine() == .line("next", number: 2))
    }

    @Test("leaves an interrupted line on the screen, with ^C after it")
    func interrupt() throws {
      try terminal.type("half a line\u{1}\u{3}")
      #expect(try reader.readLine() == .interrupted)
      #expect(try terminal.takeOutput().contains(frame("> half a line^C")))
      #expect(terminal.isCooked)
      try terminal.type("next\r")
      #expect(try reader.readLine() == .line("next", number: 1))
    }

    @Test("closes a menu with Escape alone, and keeps Escape for the next key elsewhere")
    func escape() throws {
      try terminal.type("ab\u{1B}\u{7F}x\u{12}zz\u{1B}\r\r")
      // The last two: Escape and Return together are one key, which no search knows; Return alone finds nothing.
      try terminal.type("\u{7}\r")
      #expect(try reader.readLine() == .line("x", number: 1))
    }

    @Test("says which signal asks it to end, while it waits and between lines", arguments: [SIGTERM, SIGHUP])
    func termination(signal: Int32) throws {
      // Not raise(3): the threads that tests run on take no signals.
      kill(getpid(), signal)
      #expect(try reader.readLine() == .terminated(signal: signal))
    }

    @Test("goes through the remembered lines, and then older ones")
    func history() throws {
      reader.remember("add Home")
      try terminal.type("\u{1B}[A\u{1B}OD!\r\u{1B}[A\u{1B}[A\r")
      #expect(try reader.readLine() == .line("add Hom!e", number: 1))
      #expect(try reader.readLine() == .line("from the file", number: 2))
    }
  }
}
