import SystemLibrary
package import TabBarDrawing

/// The one way out to a terminal or pipe: whole texts that are harmless, written at once.
package struct TerminalOutput: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package static let standardOutput = TerminalOutput(descriptor: 1)
  package static let standardError = TerminalOutput(descriptor: 2)

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  package func write(_ text: HarmlessText) throws(OutputError) { try write(text.text) }

  func write(_ frame: Screen.Frame) throws(OutputError) { try write(frame.text) }

  private func write(_ text: String) throws(OutputError) {
    var text = text
    let code = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    if let code { throw code == EPIPE ? .closed : .failed(code: code) }
  }

  /// Makes a closed pipe an error of the next write; it would end the program.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Makes the limit on the size of files (`ulimit -f`) an error of the next write instead of the program's end,
  /// which would come in the middle of a file.
  package static func ignoreLimitedFiles() { signal(SIGXFSZ, SIG_IGN) }
}

package enum OutputError: Error, Hashable {
  /// Nobody reads the other end any more, which is no failure of this program.
  case closed
  case failed(code: Int32)
}
