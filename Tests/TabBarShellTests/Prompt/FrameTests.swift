import SystemLibrary
import TabBarDrawing
import TabBarRendering
@testable import TabBarTerminal
import TabBarTestSupport
import Testing

extension LibeditTests {
  /// What the reader writes arrives write by write: each is a message of its own on a socket.
  @Suite("Frames are written at once, and only when nothing more is to be read")
  struct FrameTests {
    private let terminal: PseudoTerminal
    private let sockets: [Int32]
    private let reader: TerminalLineReader

    init() throws {
      terminal = try PseudoTerminal(columns: 80, rows: 24)
      var sockets: [Int32] = [-1, -1]
      #if canImport(Glibc)
        let kind = Int32(SOCK_DGRAM.rawValue)
      #else
        let kind = Int32(SOCK_DGRAM)
      #endif
      try #require(socketpair(AF_UNIX, kind, 0, &sockets) == 0)
      // macOS takes no message above 2 KB otherwise.
      var size: Int32 = 1 << 16
      for (socket, option) in [(sockets[0], SO_SNDBUF), (sockets[1], SO_RCVBUF)] {
        try #require(setsockopt(socket, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size)) == 0)
      }
      self.sockets = sockets
      reader = try TerminalLineReader(
        input: terminal.programSide, output: TerminalOutput(descriptor: sockets[0]),
        prompt: "> ",
        assistant: FakeAssistant(
          pane: { ["pane of \($0.text.count)"] },
          completions: { _ in Completions(replaced: 0, choices: [Completion("one"), Completion("two")]) }),
        environment: ProcessEnvironment([:]))
      terminal.makeRaw()
    }

    /// What was written since the last time, write by write.
    private func writes() -> [String] {
      var writes: [String] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 18)
      while true {
        let count = recv(sockets[1], &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count <= 0 { return writes }
        writes.append(String(decoding: buffer[..<count], as: UTF8.self))
      }
    }

    private func isWhole(_ frame: String) -> Bool {
      let begins = frame.ranges(of: "\u{1B}[?2026h").count
      return begins == 1 && frame.ranges(of: "\u{1B}[?2026l").count == 1
    }

    @Test("Hundreds of pasted characters, one line or many, are one frame")
    func paste() throws {
      // macOS keeps 1,022 characters that nobody has read yet.
      for line in [String(repeating: "x", count: 800), String(repeating: "add tab\n", count: 100)] {
        // Else the terminal itself would take ^C before the reader looks.
        terminal.makeRaw()
        // ^D in a line that is not empty deletes; the end of the keys is ^C, which leaves the line.
        try terminal.typeAhead(PseudoTerminal.pasted(line) + "\u{3}")
        #expect(try reader.readLine() == .interrupted)
        let writes = writes()
        #expect(writes.count == 1)
        #expect(writes.allSatisfy(isWhole))
      }
    }

    @Test(
      "Hundreds of characters that are not marked as pasted are no frame each",
      arguments: ["x", "word ", "日"])
    func unmarkedPaste(text: String) throws {
      try terminal.typeAhead(String(repeating: text, count: 900 / text.utf8.count) + "\u{3}")
      #expect(try reader.readLine() == .interrupted)
      let writes = writes()
      // A machine at work may hand them on in parts.
      #expect(writes.count < 10)
      #expect(writes.allSatisfy(isWhole))
    }

    @Test("Keys that come together are one frame, menus too")
    func burst() throws {
      try terminal.typeAhead("abc\u{2}\u{14}\t\u{1B}[B\u{1B}[A\u{7}\u{12}x\u{7}\u{18}\u{4}\u{1}\u{B}done\r")
      #expect(try reader.readLine() == .line("done", number: 1))
      let writes = writes()
      #expect(writes.count == 1)
      #expect(writes.allSatisfy(isWhole))
    }
  }
}
