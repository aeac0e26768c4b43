package import TabBarDrawing

/// A source of command lines: a terminal, a pipe or file, or a test.
package protocol LineReader: AnyObject {
  /// Returns the next line or event; after an error about a line it continues with the next one.
  func readLine() throws(LineError) -> LineInput

  /// Drops lines that were submitted together with the last one and not read yet.
  func dropSubmittedLines() -> [String]

  /// Lets lines wait below the next, empty prompt, the first one selected; `typed` is the line that they are for.
  ///
  /// Return runs the selected one as if it had been typed, but only where it was on the screen before the key came;
  /// lines that were typed ahead of that are dropped. Escape is the line `no`. Returns whether there is such a menu and room for it: the caller
  /// has to show the lines otherwise.
  func offer(_ lines: [OfferedLine], insteadOf typed: String) -> Bool

  /// Begins an empty page, where the terminal is drawn on.
  func clearScreen()

  /// Adds a line to the history; whoever runs a line decides.
  func remember(_ line: String)

  /// Says whether the person cancels what a line does. The next call of `readLine` returns the event that did it.
  var cancellation: Cancellation { get }

  var pauseWork: PauseWork? { get set }
}

/// A line that may be meant, with what is to be said of it.
package struct OfferedLine {
  /// The complete commands, several parted by `; `.
  let text: String
  /// What is lost, and what was left out; empty for nothing.
  let remark: String
  /// Returns rows that show what the line would do, at most as many as the size has.
  let effect: (TerminalSize) -> [HarmlessText]

  package init(
    _ text: String, remark: String = "", effect: @escaping (TerminalSize) -> [HarmlessText] = { _ in [] }
  ) {
    (self.text, self.remark, self.effect) = (text, remark, effect)
  }
}

/// Work that waits until a person stops typing for a while.
package struct PauseWork {
  package struct Job {
    /// The length of the pause that it waits for, in milliseconds.
    let pause: Int32
    let isDue: () -> Bool
    let perform: () -> Void

    package init(pause: Int32, isDue: @escaping () -> Bool, perform: @escaping () -> Void) {
      (self.pause, self.isDue, self.perform) = (pause, isDue, perform)
    }
  }

  private let jobs: [Job]

  package init(jobs: [Job]) { self.jobs = jobs }

  private var due: [Job] { jobs.filter { $0.isDue() } }

  /// The length of the pause that something waits for, in milliseconds; `nil` where there is nothing to do.
  package var pause: Int32? { due.map(\.pause).min() }

  /// Does what has waited for a pause that is now over.
  package func perform() {
    let due = due
    let pause = due.map(\.pause).min() ?? 0
    for job in due where job.pause <= pause { job.perform() }
  }

  /// Does everything now, because somebody else is to use the terminal.
  func hurry() { for job in due { job.perform() } }
}

extension LineReader {
  package func dropSubmittedLines() -> [String] { [] }
  package func offer(_ lines: [OfferedLine], insteadOf typed: String) -> Bool { false }
  package func clearScreen() {}
  package func remember(_ line: String) {}
  package var cancellation: Cancellation { Cancellation() }
  package var pauseWork: PauseWork? {
    get { nil }
    set {}
  }
}

package enum LineInput: Hashable, Sendable {
  /// A line without its end, and its number, counted from 1.
  case line(String, number: Int)
  /// ^C: the person gave up this line.
  case interrupted
  case end
  /// A signal, SIGTERM or SIGHUP, asks the program to end, or the terminal is gone, which means the latter.
  case terminated(signal: Int32)
}

package enum LineError: Error, Hashable {
  /// `byte` counts from 1 within the line.
  case invalidUTF8(line: Int, byte: Int)
  case tooLong(line: Int, limit: Int)
  /// The input itself failed, with the system's error number.
  case unreadable(line: Int, code: Int32)
}

extension LineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalidUTF8(let line, let byte): "line \(line), byte \(byte): not valid UTF-8"
    case .tooLong(let line, let limit):
      "line \(line): this line has more than the \(limit) bytes that are read: write it as several lines"
    case .unreadable(let line, let code): "line \(line): cannot read: \(systemMessage(code))"
    }
  }
}
