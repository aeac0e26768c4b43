import Foundation
import TabBarTestSupport
import Testing

/// A temporary folder that is home, state and working folder of the programs that a test starts.
final class Sandbox {
  let folder: URL

  init() throws {
    let name = "tabbar-program-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    // A test may have protected a folder.
    _ = try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path("locked"))
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: folder.appendingPathComponent(name))
    return path(name)
  }

  /// Writes a session of commands and returns its path.
  @discardableResult
  func session(_ commands: [String], to name: String = "design.tabs") throws -> String {
    try write((["# tabbar session 1"] + commands).map { $0 + "\n" }.joined(), to: name)
  }

  /// Returns the text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Whether there is a file.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// What the program finds in its environment, on a terminal and off it.
  var home: [String: String] { ["HOME": folder.path, "XDG_STATE_HOME": path("state")] }

  /// Runs the program without a terminal.
  func run(
    _ arguments: [String] = [], input: String = "", environment: [String: String?] = [:]
  ) throws -> ProgramRunner.Result {
    try run(ProgramRunner.program(), arguments, input: input, environment: environment)
  }

  /// Runs lines as a script of the system's shell, where `$tabbar` is the program.
  func shell(_ script: String, environment: [String: String?] = [:]) throws -> ProgramRunner.Result {
    var variables = environment
    variables["tabbar"] = try ProgramRunner.program().path
    return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script], environment: variables)
  }

  /// The environment for git with nobody's settings.
  static let gitSettings: [String: String?] = [
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_PAGER": "cat",
    "GIT_AUTHOR_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org",
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil,
  ]

  private func run(
    _ program: URL, _ arguments: [String], input: String = "", environment: [String: String?]
  ) throws -> ProgramRunner.Result {
    let neutral: [String: String?] = [
      "HOME": folder.path, "XDG_STATE_HOME": path("state"), "NO_COLOR": nil, "CLICOLOR": nil,
      "CLICOLOR_FORCE": nil, "COLUMNS": nil,
    ]
    return try ProgramRunner.run(
      program, arguments, input: input, environment: neutral.merging(environment) { $1 }, in: folder)
  }
}

extension String {
  /// The lines, without the empty one after the last line end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
