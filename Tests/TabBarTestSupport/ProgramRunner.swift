import Dispatch
package import Foundation

/// Runs the built program, as a person or a script would.
package enum ProgramRunner {
  /// The results of a run.
  package struct Result: Hashable, Sendable {
    /// What it wrote to the standard output.
    package let output: String
    /// What it wrote to the standard error.
    package let errors: String
    /// The status that it ended with, or the signal that ended it as a negative number.
    package let status: Int32
  }

  /// Why there is no result.
  package enum Failure: Error, CustomStringConvertible {
    /// The program was not built.
    case notFound([String])
    /// It ran for longer than it may, and wrote this.
    case timedOut(seconds: Double, output: String, errors: String)

    package var description: String {
      switch self {
      case .notFound(let places): "no tabbar program at \(places.joined(separator: " or "))"
      case .timedOut(let seconds, let output, let errors):
        "still running after \(seconds) seconds; output: \(output); errors: \(errors)"
      }
    }
  }

  /// Returns the place of the built program.
  ///
  /// It is what `TABBAR_PROGRAM` says, else the one beside the running tests, else that of a debug build.
  package static func program() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["TABBAR_PROGRAM"] {
      return URL(fileURLWithPath: path)
    }
    return try built("tabbar")
  }

  /// Returns the place of a program that was built with the tests.
  package static func built(_ name: String) throws -> URL {
    var folders: [URL] = []
    // On macOS the tests are in a bundle, three folders below the program; its path is an argument.
    for path in CommandLine.arguments where path.contains(".xctest") {
      let parts = path.components(separatedBy: "/")
      guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { continue }
      folders.append(URL(fileURLWithPath: parts[..<bundle].joined(separator: "/")))
    }
    folders.append(RepositoryRoot.url(".build/debug"))
    let places = folders.map { $0.appendingPathComponent(name) }
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw Failure.notFound(places.map(\.path))
    }
    return found
  }

  /// Runs the program and returns its results.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - input: The text that it finds at the standard input.
  ///   - environment: Variables that are set besides those of the tests; `nil` removes one.
  ///   - folder: The folder to run in, or `nil` for that of the tests.
  ///   - timeout: The seconds after which it is ended and a failure thrown.
  package static func run(
    _ arguments: [String] = [], input: String = "", environment: [String: String?] = [:],
    in folder: URL? = nil, timeout: Double = PseudoTerminal.usualLimit
  ) throws -> Result {
    try run(program(), arguments, input: input, environment: environment, in: folder, timeout: timeout)
  }

  /// Runs any program and returns its results.
  package static func run(
    _ program: URL, _ arguments: [String], input: String = "", environment: [String: String?] = [:],
    in folder: URL? = nil, timeout: Double = PseudoTerminal.usualLimit
  ) throws -> Result {
    // Files instead of pipes: none of them fills up, so neither side ever waits for the other one.
    let files = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabbar-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (inputFile, outputFile, errorFile) = (
      files.appendingPathComponent("input"), files.appendingPathComponent("output"),
      files.appendingPathComponent("errors")
    )
    try Data(input.utf8).write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    if let folder { process.currentDirectoryURL = folder }
    let handles = (
      input: try FileHandle(forReadingFrom: inputFile), output: try FileHandle(forWritingTo: outputFile),
      errors: try FileHandle(forWritingTo: errorFile)
    )
    process.standardInput = handles.input
    process.standardOutput = handles.output
    process.standardError = handles.errors
    defer { for handle in [handles.input, handles.output, handles.errors] { try? handle.close() } }

    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let isLate = ended.wait(timeout: .now() + timeout) == .timedOut
    if isLate {
      process.terminate()
      if ended.wait(timeout: .now() + 1) == .timedOut { kill(process.processIdentifier, SIGKILL) }
    }
    let output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    let errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
    if isLate { throw Failure.timedOut(seconds: timeout, output: output, errors: errors) }
    let status = process.terminationStatus
    return Result(
      output: output, errors: errors,
      status: process.terminationReason == .uncaughtSignal ? -status : status)
  }
}
