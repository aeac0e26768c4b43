package import TabBarPlayground
package import TabBarRendering

/// The help that is made from the commands themselves.
package enum HelpPage {
  /// Returns the help of a command; without one, all commands in their groups.
  package static func lines(for command: Command?, _ options: RenderOptions) -> [String] {
    command.map { lines(for: $0, options) } ?? overview(options)
  }

  private static func overview(_ options: RenderOptions) -> [String] {
    var lines: [String] = []
    let width = (Command.all.map(\.name.count).max() ?? 0) + 4
    for group in Command.Group.allCases {
      if !lines.isEmpty { lines.append("") }
      lines.append(group.rawValue)
      for command in Command.all where command.group == group {
        let name = "  \(command.name)"
        lines += WordWrap.hanging(
          name + String(repeating: " ", count: width - name.count), command.summary, options)
      }
    }
    lines.append("")
    lines += WordWrap.hanging(
      "", "A tab is named by its number, its title, the start of its title, selected, first or last.", options
    )
    lines += WordWrap.hanging("", "A text with spaces stands in \"quotes\". help COMMAND says more.", options)
    return lines
  }

  private static func lines(for command: Command, _ options: RenderOptions) -> [String] {
    var lines = WordWrap.hanging("", options.shown(command.usage), options)
    lines += WordWrap.hanging("  ", command.summary + ".", options)
    if let discussion = command.discussion {
      lines += WordWrap.hanging("  ", options.shown(discussion), options)
    }
    lines.append("")
    let width = (command.examples.map(\.line.count).max() ?? 0) + 4
    for example in command.examples {
      let line = "  " + example.line
      if width + example.meaning.count <= options.columns {
        lines.append(line + String(repeating: " ", count: width - line.count) + example.meaning)
      } else {
        lines +=
          WordWrap.hanging("  ", example.line, options) + WordWrap.hanging("      ", example.meaning, options)
      }
    }
    return lines
  }
}
