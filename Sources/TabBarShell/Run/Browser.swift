import TabBarTerminal

/// The program that opens a file in the browser that a person has chosen.
struct Browser {
  private let program: String

  /// Finds it; `nil` where nobody would see the browser, as on another machine.
  init?(_ environment: ProcessEnvironment) {
    #if os(macOS)
      if environment.given("SSH_CONNECTION") != nil { return nil }
      program = "open"
    #else
      guard (environment.given("DISPLAY") ?? environment.given("WAYLAND_DISPLAY")) != nil else { return nil }
      program = "xdg-open"
    #endif
  }

  /// Opens a file by its path from the root; returns whether the program was there. It goes on by itself, away from the
  /// terminal.
  func open(_ path: String) -> Bool {
    let script = "command -v \(program) >/dev/null || exit 1; \(program) \"$1\" >/dev/null 2>&1 </dev/null &"
    let (error, status) = runProgram(["/bin/sh", "-c", script, "sh", path])
    return error == 0 && status == 0
  }
}
