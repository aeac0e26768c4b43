import ArgumentParser
import TabBarShell

/// The help of the program, composed without the parser: its start alone takes longer than drawing a picture.
///
/// It has the options of the playground, because that is the subcommand that nobody names. A test holds them against
/// those that the parser knows.
enum Overview {
  private static let arguments = [("<session>", "A session to open; - is standard input.")]

  private static let options = [
    ("--quiet", "Show only what is asked for, not each change."),
    (
      "--keep-going",
      "Go on after an error when commands come from a file or a pipe; the exit status stays 2."
    ),
    ("--private", "Keep no history, no journal and nothing of lessons."),
    ("--no-rc", "Leave out the startup file, ~/.config/tabbar/rc."),
    ("--ascii", "Draw with 7-bit characters only."),
    ("--plain", "Words instead of pictures, and no cursor motion: for screen readers and logs."),
    (
      "--color <color>",
      "Use colour: auto, always or never. (values: auto, always, never; default: auto)"
    ),
    ("--columns <columns>", "The columns that a line may take, from 40 to 200, instead of the terminal's."),
    ("--version", "Show the version."),
    ("-h, --help", "Show help information."),
  ]

  /// Returns the help for a terminal of some width.
  static func lines(columns: Int) -> [String] {
    let root = TabBar.configuration
    var subcommands: [(String, String)] = []
    for command in root.subcommands {
      let configuration = command.configuration
      guard let name = configuration.commandName else { continue }
      subcommands.append((command == Play.self ? name + " (default)" : name, configuration.abstract))
    }
    var lines = wrapped("OVERVIEW: " + root.abstract, columns)
    for paragraph in root.discussion.split(separator: "\n") {
      lines += [""] + wrapped(String(paragraph), columns)
    }
    lines.append("")
    for (index, line) in (root.usage ?? "").split(separator: "\n").enumerated() {
      lines.append((index == 0 ? "USAGE: " : "       ") + line)
    }
    for (title, rows) in [("ARGUMENTS", arguments), ("OPTIONS", options), ("SUBCOMMANDS", subcommands)] {
      lines += ["", title + ":"]
      for row in rows { lines += Self.row(row, columns) }
    }
    return lines + ["", "  See 'tabbar help <subcommand>' for detailed help."]
  }

  /// Returns a label with its text beside it, from the column on that the parser's own help has it in.
  private static func row(_ row: (label: String, text: String), _ columns: Int) -> [String] {
    let indentation = 26
    var lines = wrapped(row.text, columns - indentation).map {
      String(repeating: " ", count: indentation) + $0
    }
    let label = "  " + row.label
    if label.utf8.count < indentation {
      lines[0] = label + lines[0].dropFirst(label.utf8.count)
    } else {
      lines.insert(label, at: 0)
    }
    return lines
  }

  /// Returns a text of ASCII in lines that end between words.
  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while rest.utf8.count > columns, let space = rest.utf8.prefix(columns).lastIndex(of: UInt8(ascii: " ")) {
      lines.append(String(rest[..<space]))
      rest = rest[rest.utf8.index(after: space)...]
    }
    return lines + [String(rest)]
  }
}
