import ArgumentParser
import TabBarRendering
import TabBarShell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the manual page; for `make install`.
struct WriteManual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Write the manual page from what --experimental-dump-help says.")

  func run() throws {
    var description = ""
    while let line = readLine() { description += line + "\n" }
    print(try ManPage.text(of: Data(description.utf8)), terminator: "")
  }
}

/// The manual page, from what the parser of the command line knows.
struct ManPage {
  private struct CommandInfo: Decodable {
    var shouldDisplay: Bool?
    var commandName: String
    var abstract: String?
    var discussion: String?
    var subcommands: [CommandInfo]?
    var arguments: [ArgumentInfo]?
  }

  private struct ArgumentInfo: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
  }

  private struct Tool: Decodable {
    var command: CommandInfo
  }

  /// Returns the page in the language of man(7).
  ///
  /// - Parameter description: What the program writes for `--experimental-dump-help`.
  /// - Throws: A `DecodingError` for anything else.
  static func text(of description: Data) throws -> String {
    var page = ManPage()
    page.add(try JSONDecoder().decode(Tool.self, from: description).command)
    return page.lines.map { $0 + "\n" }.joined()
  }

  private var lines: [String] = []

  private mutating func add(_ command: CommandInfo) {
    let subcommands = (command.subcommands ?? []).filter {
      $0.shouldDisplay != false && $0.commandName != "help"
    }
    lines.append(".\\\" Generated from the program's own options; make install writes it.")
    lines.append(".TH TABBAR 1 \"\" \"\(ProgramVersion.text)\" \"User Commands\"")
    section("NAME")
    paragraph("tabbar - \(command.abstract ?? "")")
    section("SYNOPSIS")
    for (index, subcommand) in subcommands.enumerated() {
      if index > 0 { lines.append(".br") }
      lines.append(synopsis(of: subcommand))
    }
    section("DESCRIPTION")
    for part in (command.discussion ?? "").components(separatedBy: "\n\n")
    where !part.hasPrefix("Exit status") {
      paragraph(part)
    }
    paragraph("At the prompt, help lists the commands of the language, and tour begins the first lesson.")
    section("SUBCOMMANDS")
    for subcommand in subcommands { add(subcommand: subcommand) }
    addRest()
  }

  private mutating func add(subcommand: CommandInfo) {
    lines.append(".SS " + Self.quoted("tabbar \(subcommand.commandName)"))
    paragraph(subcommand.abstract ?? "")
    if let discussion = subcommand.discussion { paragraph(discussion) }
    for argument in subcommand.arguments ?? [] where argument.shouldDisplay && argument.abstract != nil {
      lines.append(".TP")
      lines.append(label(of: argument))
      var text = argument.abstract ?? ""
      if let values = argument.allValues, argument.kind != "flag" {
        text += " One of " + values.joined(separator: ", ") + "."
      }
      if let standard = argument.defaultValue, argument.kind != "flag" { text += " Without it: \(standard)." }
      lines.append(Self.escaped(text))
    }
  }

  private mutating func addRest() {
    section("EXIT STATUS")
    entry("0", "Success.")
    entry("1", "Something was found, or an expectation was not met.")
    entry("2", "Failure: wrong usage, or a file that cannot be read or written.")
    entry("128+N", "Ended by the signal N.")
    section("FILES")
    entry(
      "$XDG_CONFIG_HOME/tabbar/rc, ~/.config/tabbar/rc",
      "Commands that a prompt begins with, one a line; --no-rc leaves it out.")
    entry(
      "$XDG_STATE_HOME/tabbar/history.jsonl, ~/.local/state/tabbar/history.jsonl",
      "The lines that were typed.")
    entry(
      "$XDG_STATE_HOME/tabbar/journal/*.tabs, ~/.local/state/tabbar/journal/*.tabs",
      "What is not saved, while a playground runs and until it is recovered or discarded.")
    entry("~/.editrc", "Keys, as libedit has them.")
    section("ENVIRONMENT")
    entry("NO_COLOR, CLICOLOR, CLICOLOR_FORCE", "Whether results are coloured, where --color says nothing.")
    entry("TERM", "Where it is dumb or missing, the cursor is never moved.")
  }

  private mutating func section(_ title: String) { lines.append(".SH " + title) }

  private mutating func paragraph(_ text: String) { lines += [".PP", Self.escaped(text)] }

  private mutating func entry(_ label: String, _ text: String) {
    lines += [".TP", ".B " + Self.quoted(label), Self.escaped(text)]
  }

  private func synopsis(of command: CommandInfo) -> String {
    var words = [
      ".B " + Self.escaped("tabbar" + (command.commandName == "play" ? "" : " \(command.commandName)"))
    ]
    var rest: [String] = []
    for argument in command.arguments ?? [] where argument.shouldDisplay && argument.kind == "positional" {
      let name =
        "\\fI\(Self.escaped(argument.valueName ?? "value"))\\fR" + (argument.isRepeating ? "..." : "")
      rest.append(argument.isOptional ? "[\(name)]" : name)
    }
    rest.append("[\\fIoptions\\fR]")
    words.append("\\fR" + rest.joined(separator: " "))
    return words.joined(separator: " ")
  }

  private func label(of argument: ArgumentInfo) -> String {
    guard argument.kind != "positional" else {
      return "\\fI\(Self.escaped(argument.valueName ?? "value"))\\fR"
    }
    let names = (argument.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
    let value = argument.kind == "option" ? " \\fI\(Self.escaped(argument.valueName ?? "value"))\\fR" : ""
    return names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ") + value
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
  }

  private static func escaped(_ text: String) -> String {
    let line = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n", with: " ")
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
