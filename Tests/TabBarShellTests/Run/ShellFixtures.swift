import TabBarCore
import TabBarDrawing
import TabBarPlayground
@testable import TabBarShell
@testable import TabBarTerminal

/// Lines that were prepared, in place of a person or a pipe.
final class PreparedLines: LineReader {
  /// What one call of `readLine` gives.
  enum Step {
    case line(String)
    case input(LineInput)
    case error(LineError)
    /// What happens before the next line.
    case event(() -> Void)
  }

  private var steps: [Step]
  private var number = 0
  private(set) var drops = 0
  var pauseWork: PauseWork?

  init(_ steps: [Step]) { self.steps = steps }

  func readLine() throws(LineError) -> LineInput {
    // A person who reads the last answer is a pause.
    pauseWork?.perform()
    while case .event(let happen) = steps.first {
      steps.removeFirst()
      happen()
    }
    guard !steps.isEmpty else { return .end }
    switch steps.removeFirst() {
    case .event: preconditionFailure("an event happens before a line")
    case .line(let line):
      number += 1
      return .line(line, number: number)
    case .input(let input): return input
    case .error(let error): throw error
    }
  }

  func dropSubmittedLines() -> [String] {
    drops += 1
    return []
  }

  /// The lines that Up would bring to the prompt besides those that were typed, the newest first.
  private(set) var offered: [String] = []

  func remember(_ line: String) { offered.insert(line, at: 0) }
}

/// A console that keeps what is written, and can be closed.
final class KeptConsole: Console {
  private(set) var output = ""
  private(set) var errors = ""
  /// What was written either way, in order.
  private(set) var both: [String] = []
  /// The failure of each write from now on.
  var failure: OutputError?
  let columns: Int
  var errorColumns: Int?
  var rows: Int?

  init(columns: Int = 80) { self.columns = columns }

  func write(_ text: HarmlessText) throws(OutputError) {
    if let failure { throw failure }
    output += text.text
    both.append(text.text)
  }

  func writeError(_ text: HarmlessText) {
    errors += text.text
    both.append(text.text)
  }
}

/// Session files in memory.
final class MemoryStore: SessionStore, @unchecked Sendable {
  func filesBelow(
    _ folder: String, as kind: FileKind, besides paths: [String], leftOut: (FileError) -> Void
  ) -> [(path: String, isLink: Bool)]? { nil }
  func departure(of path: String, from folder: String) -> FileError? { nil }

  var files: [String: String]
  private(set) var writes = 0
  var writeError: String?
  private var written: [(path: String, text: String)] = []

  /// Returns the texts that were written to a file, the oldest first.
  func texts(of path: String) -> [String] { written.filter { $0.path == path }.map(\.text) }

  init(_ files: [String: String] = [:]) { self.files = files }

  func bytes(of path: String, as kind: FileKind, in folder: String?) throws(FileError) -> [UInt8] {
    guard let text = files[path] else { throw FileError(path: path, problem: "there is none") }
    return Array(text.utf8)
  }

  func write(_ request: WriteRequest) throws(FileError) -> [String] {
    writes += 1
    let (path, text) = (request.path, request.text)
    if let writeError { throw FileError(path: path, problem: writeError) }
    let isSame =
      switch request.replaced {
      case .nothing: files[path] == nil
      case .text(let known): files[path] == known
      case .any: true
      }
    guard isSame else { throw FileError(path: path, problem: "it is there") }
    files[path] = text
    written.append((path, text))
    return []
  }

  func entries(in folder: String) -> [FolderEntry] {
    sessions(in: folder).map { ($0, isFolder: false) }
  }

  func sessions(in folder: String) -> [String] {
    files.keys.filter { path in
      folder == "." ? !path.contains("/") : path.hasPrefix(folder + "/")
    }.sorted()
  }
}

/// A shell with everything around it made up, and what came of it.
final class ShellRun {
  let console: KeptConsole
  let store: MemoryStore
  let reader: PreparedLines
  let shell: Shell
  private(set) var status = ExitStatus.fine

  /// Runs a shell to its end. At a prompt, `isInteractive`, the input is a person's; else a script's.
  init(
    _ steps: [PreparedLines.Step], isInteractive: Bool = false, isQuiet: Bool = false,
    keepsGoing: Bool = false, files: [String: String] = [:], options: RenderOptions = RenderOptions(),
    prepare: (KeptConsole, MemoryStore) -> Void = { _, _ in }
  ) {
    console = KeptConsole(columns: options.columns)
    store = MemoryStore(files)
    reader = PreparedLines(steps)
    prepare(console, store)
    var settings = Shell.Settings()
    settings.isInteractive = isInteractive
    settings.isQuiet = isQuiet
    settings.keepsGoing = keepsGoing
    shell = Shell(
      playground: Playground(), reader: reader, presenter: Presenter(console: console, style: options),
      store: store, settings: settings)
    status = shell.run()
  }

  /// Runs a shell on lines.
  convenience init(
    _ lines: [String], isInteractive: Bool = false, isQuiet: Bool = false, keepsGoing: Bool = false,
    files: [String: String] = [:], options: RenderOptions = RenderOptions(),
    prepare: (KeptConsole, MemoryStore) -> Void = { _, _ in }
  ) {
    self.init(
      lines.map { .line($0) }, isInteractive: isInteractive, isQuiet: isQuiet, keepsGoing: keepsGoing,
      files: files, options: options, prepare: prepare)
  }

  /// Returns what becomes of steps, and the answer to each of them; none after the end of the run.
  static func answering(
    _ steps: [PreparedLines.Step], isInteractive: Bool, isQuiet: Bool = false, keepsGoing: Bool = false,
    files: [String: String] = [:], options: RenderOptions = RenderOptions()
  ) -> (run: ShellRun, answers: [String]) {
    final class Marks {
      var console: KeptConsole?
      var starts: [Int] = []
    }
    let marks = Marks()
    let mark = PreparedLines.Step.event { marks.starts.append(marks.console?.both.count ?? 0) }
    let run = ShellRun(
      steps.flatMap { [mark, $0] } + [mark], isInteractive: isInteractive, isQuiet: isQuiet,
      keepsGoing: keepsGoing, files: files, options: options
    ) { console, _ in
      marks.console = console
      if options.color { console.errorColumns = options.columns }
    }
    let starts = marks.starts + [run.console.both.count]
    let answers = zip(starts, starts.dropFirst()).map { run.console.both[$0..<$1].joined() }
    return (run, Array(answers.prefix(steps.count)))
  }

  var output: String { console.output }
  var errors: String { console.errors }
  var titles: [String] { shell.playground.draft.design.tabs.map(\.title) }
}

extension Shell {
  /// Creates a shell that reads nothing.
  convenience init(
    on playground: Playground, files: [String: String] = [:], options: RenderOptions = RenderOptions(),
    rows: Int? = nil
  ) {
    let console = KeptConsole(columns: options.columns)
    console.rows = rows
    self.init(
      playground: playground, reader: PreparedLines([]),
      presenter: Presenter(console: console, style: options),
      store: MemoryStore(files), settings: Settings())
  }

  /// Takes a line without saying anything.
  func take(_ line: String) { _ = state.update(.input(.line(line, number: 1)), at: .init()) }
}

/// The scalars of a text that a terminal could obey, or that turn its reading direction.
func dangerousScalars(in text: String) -> [Unicode.Scalar] {
  text.unicodeScalars.filter { scalar in
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
