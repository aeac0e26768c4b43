import Foundation
import TabBarTestSupport
import Testing

@Suite("The program runner")
struct ProgramRunnerTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test("Output, errors and status come back apart")
  func separateStreams() throws {
    let result = try ProgramRunner.run(shell, ["-c", "echo out; echo err >&2; exit 3"])
    #expect(result.output == "out\n")
    #expect(result.errors == "err\n")
    #expect(result.status == 3)
  }

  @Test("Large input and large output on both streams do not block")
  func largeStreams() throws {
    let input = String(repeating: "a line of the input\n", count: 100_000)
    let result = try ProgramRunner.run(shell, ["-c", "tee /dev/stderr"], input: input)
    #expect(result.output.utf8.count == 2_000_000)
    #expect(result.output == input)
    #expect(result.errors == input)
  }

  @Test("A program that leaves its input unread ends as usual")
  func unreadInput() throws {
    let input = String(repeating: "x", count: 1_000_000)
    #expect(try ProgramRunner.run(shell, ["-c", "exit 0"], input: input).status == 0)
  }

  @Test("Variables are set and removed")
  func environment() throws {
    let script = "echo \"${TABBAR_A-none} ${HOME-none}\""
    let result = try ProgramRunner.run(
      shell, ["-c", script], environment: ["TABBAR_A": "given", "HOME": nil])
    #expect(result.output == "given none\n")
  }

  @Test("A program that runs for too long is ended and reported, with what it wrote")
  func timeout() throws {
    // How long it takes to begin, nobody knows.
    var (timeout, report) = (0.1, "")
    while !report.contains("begun"), timeout < PseudoTerminal.usualLimit {
      let failure = #expect(throws: ProgramRunner.Failure.self) {
        try ProgramRunner.run(shell, ["-c", "echo begun; exec sleep 1000"], timeout: timeout)
      }
      report = failure.map { "\($0)" } ?? ""
      timeout *= 2
    }
    #expect(report.contains("begun"))
  }

  @Test("A signal is a negative status")
  func signal() throws {
    #expect(try ProgramRunner.run(shell, ["-c", "kill -9 $$"]).status == -9)
  }

  @Test("The built program is found and runs")
  func program() throws {
    #expect(try ProgramRunner.run(["--help"]).status == 0)
  }
}
