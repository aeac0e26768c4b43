import Foundation
import TabBarTestSupport

/// A subcommand and what it takes, as the parser says it.
struct Subcommand: Sendable, CustomStringConvertible {
  struct Argument: Decodable, Hashable, Sendable {
    struct Name: Decodable, Hashable {
      let kind: String
      let name: String
      var written: String { (kind == "long" ? "--" : "-") + name }
    }
    struct Completion: Decodable, Hashable {
      struct Values: Decodable, Hashable { let values: [String] }
      struct Files: Decodable, Hashable { let extensions: [String] }
      struct Nothing: Decodable, Hashable {}
      let list: Values?
      let file: Files?
      let directory: Nothing?
    }

    let kind: String
    let names: [Name]?
    let valueName: String
    let abstract: String?
    let isOptional: Bool
    let shouldDisplay: Bool
    let completionKind: Completion?

    /// How it is given, the long name first; none for a positional one.
    var spellings: [String] { (names ?? []).map(\.written).sorted { $0.count > $1.count } }
    /// Whether it asks the program about itself, and nothing else is done.
    var isQuestion: Bool { ["help", "version"].contains(valueName) }
    var values: [String]? { completionKind?.list?.values }
  }

  let path: [String]
  let arguments: [Argument]

  var description: String { path.joined(separator: " ") }
  var positionals: [Argument] { arguments.filter { $0.kind == "positional" } }
  var options: [Argument] { arguments.filter { $0.kind != "positional" && !$0.isQuestion } }

  /// Each that does something, but for the parser's own.
  static let all = Result {
    let text = try ProgramRunner.run(["--experimental-dump-help"]).output
    let tool = try JSONDecoder().decode(Tool.self, from: Data(text.utf8))
    return tool.command.subcommands?.flatMap { $0.all(under: []) }.filter { $0.path != ["help"] } ?? []
  }

  private struct Tool: Decodable { let command: Command }

  private struct Command: Decodable {
    let commandName: String
    let arguments: [Argument]?
    let subcommands: [Command]?

    func all(under path: [String]) -> [Subcommand] {
      let path = path + [commandName]
      return subcommands?.flatMap { $0.all(under: path) } ?? [
        Subcommand(path: path, arguments: (arguments ?? []).filter(\.shouldDisplay))
      ]
    }
  }
}
