#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension PlainLineReader {
  /// Returns a reader of the lines that a person types at a terminal that is not drawn on.
  ///
  /// Signals come as input, so that nothing is lost where one ends the program; the terminal's modes stay as they are.
  package static func prompting(_ prompt: String) -> PlainLineReader {
    let terminal = try? Terminal(input: 0, output: 1)
    return PlainLineReader(descriptor: 0) {
      try? TerminalOutput.standardOutput.write(prompt)
      while let terminal {
        switch terminal.wait(milliseconds: nil) {
        case .signal(let signal) where signal == SIGTERM || signal == SIGHUP:
          return .terminated(signal: signal)
        case .signal(SIGINT):
          // Behind the ^C that the terminal has shown.
          try? TerminalOutput.standardOutput.write("\n")
          return .interrupted
        case .signal(SIGCONT): try? TerminalOutput.standardOutput.write(prompt)
        case .signal, .timeout: continue
        case .readable, .failed: return nil
        }
      }
      return nil
    }
  }
}
