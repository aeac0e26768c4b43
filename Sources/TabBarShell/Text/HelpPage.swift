package import TabBarPlayground
package import TabBarRendering

/// The help that is made from the commands themselves.
package enum HelpPage {
  /// Returns the help of a command; without one, all commands in their groups.
  package static func lines(for command: Command?, _ options: RenderOptions) -> [String] {
    command.map { lines(for: $0, options) } ?? overview(options)
  }

  /// Returns the help of a topic, a group of commands; `nil` where it is none.
  package static func lines(ofTopic topic: String, _ options: RenderOptions) -> [String]? {
    guard let group = Command.Group.allCases.first(where: { $0.topic == topic }) else { return nil }
    let commands = Command.all.filter { $0.group == group }
    var rows = commands.map { (name: $0.name, text: $0.summary) }
    if commands.contains(where: { $0.name == Command.setName }) {
      rows += PromptSetting.allCases.map { (name: $0.command.usage, text: $0.command.summary) }
    }
    let width = (commands.map(\.name.count).max() ?? 0) + 4
    var lines = WordWrap.hanging("", "\(group.rawValue): \(group.summary)", options)
    for row in rows {
      let name = "  \(row.name)"
      let padding = String(repeating: " ", count: max(2, width - name.count))
      lines += WordWrap.hanging(name + padding, row.text, options)
    }
    lines += ["", "help COMMAND says more, with examples."]
    return lines
  }

  private static func overview(_ options: RenderOptions) -> [String] {
    let width = (Command.helpTopics.map(\.count).max() ?? 0) + 4
    var lines: [String] = []
    for group in Command.Group.allCases {
      let topic = "  \(group.topic)"
      let names = Command.all.filter { $0.group == group }.map(\.name).joined(separator: " ")
      lines += WordWrap.hanging(
        topic + String(repeating: " ", count: width - topic.count), names, options)
    }
    lines += WordWrap.hanging(
      "  keys" + String(repeating: " ", count: max(1, width - 6)), "what the keys do while a line is typed",
      options)
    lines.append("")
    lines += WordWrap.hanging(
      "", "A tab is named by its number, its title, the start of its title, selected, first or last.", options
    )
    lines += WordWrap.hanging(
      "",
      "A text with spaces stands in \"quotes\". help COMMAND says more, and so does help with a word on the left,"
        + " such as help tabs. tour shows it all in two minutes.", options)
    return lines
  }

  private static func lines(for command: Command, _ options: RenderOptions) -> [String] {
    var lines = WordWrap.hanging("", options.shown(command.usage), options)
    lines += WordWrap.hanging("  ", command.summary + ".", options)
    if let discussion = command.discussion {
      lines += WordWrap.hanging("  ", options.shown(discussion), options)
    }
    if command.name == Command.setName {
      lines.append("")
      for setting in PromptSetting.allCases {
        lines += WordWrap.hanging("", setting.command.usage, options)
        lines += WordWrap.hanging("  ", setting.command.summary + ". No session keeps it.", options)
      }
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
