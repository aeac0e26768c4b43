internal import CLibEdit
import TabBarTerminal

/// What a program does before anything else, and what it was called with.
package enum ProgramStart {
  /// The words that the program was called with, its own name first; none if the system does not say.
  ///
  /// On Linux Swift's own list is read from `/proc`, and empty where that is missing or no file can be opened: `check`
  /// would then find nothing to check.
  package static let arguments: [String] = {
    guard let words = cl_arguments() else { return CommandLine.arguments }
    var arguments: [String] = []
    while let word = words[arguments.count] { arguments.append(String(cString: word)) }
    return arguments
  }()

  /// Makes failures of the streams errors of the next write, where they would end the program or damage a file.
  package static func prepareStreams() {
    cl_occupy_closed_streams()
    TerminalOutput.ignoreClosedPipes()
    TerminalOutput.ignoreLimitedFiles()
  }
}
