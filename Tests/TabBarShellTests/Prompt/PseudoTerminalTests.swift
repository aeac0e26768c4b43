import TabBarTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("The pseudo-terminal that programs are tested on")
struct PseudoTerminalTests {
  private func shell(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(["/bin/sh", "-c", script], columns: 100, rows: 30)
  }

  @Test("types, waits and sees how the program ends")
  func ending() throws {
    let terminal = try shell("echo ready; read line; echo \"<$line>\"; exit 3")
    try terminal.wait(for: "ready")
    try terminal.type("Hällo\r")
    try terminal.wait(for: "<Hällo>")
    #expect(try terminal.waitForEnd() == .exited(3))
  }

  @Test("is the terminal that ^C and a new size come from")
  func signals() throws {
    let resized = try shell("trap 'stty size' WINCH; stty size; while :; do sleep 0.01; done")
    try resized.wait(for: "30 100")
    resized.resize(columns: 42, rows: 17)
    try resized.wait(for: "17 42")
    try resized.type("\u{3}")
    #expect(try resized.waitForEnd() == .killed(signal: SIGINT))
    let killed = try shell("echo ready; exec sleep 60")
    try killed.wait(for: "ready")
    killed.send(signal: SIGTERM)
    #expect(try killed.waitForEnd() == .killed(signal: SIGTERM))
  }

  @Test("says what it saw instead of what it waited for")
  func failure() throws {
    let terminal = try shell("echo something else; sleep 60")
    try terminal.wait(for: "something ")
    let failure = #expect(throws: PseudoTerminal.Failure.self) {
      try terminal.wait(for: "ready", seconds: 0.2)
    }
    #expect(failure?.description == "expected \"ready\", saw \"else\\r\\n\"")
  }

  @Test("takes more than a terminal holds, from a program that writes as much meanwhile")
  func typingMuch() throws {
    let terminal = try shell("stty raw -echo; echo ready; head -c 200000; echo end; sleep 60")
    try terminal.wait(for: "ready")
    try terminal.type(String(repeating: "x", count: 200_000))
    try terminal.wait(for: "xend")
  }

  @Test("says so where a program does not read what is typed")
  func typingInVain() throws {
    let terminal = try shell("stty raw -echo; echo ready; sleep 60")
    try terminal.wait(for: "ready")
    let typed = [UInt8](repeating: 0x78, count: 1_000_000)
    #expect(throws: PseudoTerminal.Failure.self) { try terminal.type(bytes: typed, seconds: 0.2) }
  }

  @Test("goes away although a program ignores its end and its output is unread")
  func goingAway() throws {
    var terminal: PseudoTerminal? = try shell("trap '' HUP INT TERM; echo ready; yes")
    try terminal?.wait(for: "ready")
    let process = try #require(terminal?.processIdentifier)
    terminal = nil
    #expect(kill(process, 0) == -1)
  }

  @Test("ends a wait of the test itself after its lifetime")
  func lifetime() throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 24, lifetime: 0.2)
    let bytes = [UInt8](repeating: 0x78, count: 65_536)
    // A terminal that nobody reads is soon full, and then this waits.
    while write(terminal.programSide, bytes, bytes.count) > 0 { continue }
    #expect(errno == EIO)
  }
}
