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

  /// Returns what `save` writes to a new file.
  static func saved(_ commands: String...) -> String {
    (["# tabbar session 1 defaults=2"] + commands).map { $0 + "\n" }.joined()
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

  /// Returns the formats that a subcommand has, as it lists them to a person who asks for one that it has not.
  static func formats(of subcommand: String) throws -> [String] {
    let list = try #require(listsOfFormats[subcommand], "formats of \(subcommand)").get()
    return list.split { !$0.isLetter }.map(String.init)
  }

  /// The lists of formats as the program writes them, each asked for once.
  private static let listsOfFormats = Dictionary(
    uniqueKeysWithValues: ["show", "check", "replay"].map { subcommand in
      (
        subcommand,
        Result {
          let errors = try ProgramRunner.run([subcommand, "--format", "none", "-"]).errors
          let help = try #require(errors.lines.first { $0.hasPrefix("Help:") }, "\(errors)")
          return try #require(help.components(separatedBy: "Output format: ").dropFirst().last, "\(help)")
        }
      )
    })

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

extension ProgramRunner.Result {
  /// What there is besides silence and the status 0.
  var noise: String { (status == 0 ? "" : "status \(status)\n") + output + errors }
}

extension RepositoryRoot {
  /// The paths of the sessions that come with the program.
  static let sessions: [String] =
    ((try? names(in: "sessions")) ?? []).filter { $0.hasSuffix(".tabs") }.map { url("sessions/\($0)").path }
}

extension String {
  /// The lines, without the empty one after the last line end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The characters that a terminal could obey, or that turn its reading direction. Line ends are none.
  var dangers: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// Whether there are only 7-bit characters.
  var is7Bit: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Returns how often it contains a text.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
