import TabBarPlayground
import TabBarRendering

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The person's program for reading long texts.
struct Pager: Hashable, Sendable {
  let words: [String]
  /// The folder for its input file.
  private let folder: String

  /// Finds the pager that `PAGER` names, else `less` where it is installed; `nil` for none.
  ///
  /// An empty `PAGER` means none. `less` keeps colours and leaves the text on the screen, unless the person's
  /// `LESS` says otherwise.
  init?(_ environment: ProcessEnvironment, isProgram: (String) -> Bool = Pager.isProgram) {
    var words: [String]
    if let named = environment["PAGER"] {
      words = named.shellWords()
    } else {
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      guard folders.contains(where: { isProgram("\($0)/less") }) else { return nil }
      words = ["less", "-FRX"]
    }
    guard let program = words.first else { return nil }
    let isBareLess = words.count == 1 && program.split(separator: "/").last == "less"
    if isBareLess, environment["LESS"] == nil { words.append("-FRX") }
    self.words = words
    folder = environment.temporaryFolder
  }

  static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Shows a text on a terminal in its ordinary modes; returns the reason of a failure, or `nil`.
  func show(_ text: HarmlessText, output: Int32) -> String? {
    // A file without a name, so that the pager may read it at its own pace while this program waits.
    guard let (file, path) = makeTemporaryFile("\(folder)/tabbar-") else {
      return systemMessage(currentErrorNumber())
    }
    defer { close(file) }
    unlink(path)
    guard (try? TerminalOutput(descriptor: file).write(text)) != nil, lseek(file, 0, SEEK_SET) == 0 else {
      return systemMessage(currentErrorNumber())
    }
    let (error, status) = runProgram(words, input: file, output: output)
    if error != 0 { return systemMessage(error) }
    // The statuses of a shell for a missing program.
    return status == 126 || status == 127 ? "it does not start" : nil
  }
}

/// Lists longer than the screen, and the program to read them with.
struct LongLists {
  /// Shows a text that is longer than the screen; returns whether it did.
  typealias Show = (_ lines: [HarmlessText]) -> Bool

  private let show: Show
  /// A program that takes the keyboard is opened only for who asked for it.
  var isOn = false

  init(show: @escaping Show) { self.show = show }

  func take(_ lines: [HarmlessText]) -> Bool { isOn && show(lines) }

  /// Returns a function that shows long lists in the person's pager, which is looked up on first use.
  static func paged(
    for reader: TerminalLineReader, _ environment: ProcessEnvironment, _ presenter: Presenter
  ) -> LongLists {
    LongLists { lines in
      // One row is for the prompt.
      guard let rows = Terminal.size(of: 1)?.rows, lines.count > rows - 1, let pager = Pager(environment)
      else {
        return false
      }
      guard let trouble = reader.lend({ pager.show(.wholeLines(lines), output: 1) }) else { return true }
      presenter.remark("the pager \(Quoting.quoted(pager.words[0])) cannot be used: \(trouble)")
      return false
    }
  }
}
