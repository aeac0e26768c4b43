package import TabBarPlayground
package import TabBarRendering

extension HelpQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    guard let topic else { return HelpView.lines(for: nil, context.options) }
    let whole = lines(of: topic, isWhole: true, context.options)
    return isWhole || whole.count <= HelpView.most
      ? whole : HelpView.short(lines(of: topic, isWhole: false, context.options), topic, context.options)
  }

  private func lines(of topic: String, isWhole: Bool, _ options: RenderOptions) -> [HarmlessText] {
    if topic == Command.keysTopic { return KeyTable.lines(options) }
    if topic == Command.pictureTopic { return Legend.lines(options) }
    return HelpView.lines(ofTopic: topic, options)
      ?? HelpView.lines(for: Command.named(topic), isWhole: isWhole, options)
  }
}

extension HelpSearchQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    HelpView.rows(entries.map { ($0.line, $0.meaning) }, context.options)
  }
}

/// Help, composed from the commands themselves.
package enum HelpView {
  /// The most rows of an answer: with the line that was typed and the next one they fill a window of 24 rows.
  static let most = 22

  /// Returns the help of a command; without one, all commands in their groups.
  ///
  /// - Parameter isWhole: Whether each key is explained, not only named.
  package static func lines(
    for command: Command?, isWhole: Bool = true, _ options: RenderOptions
  ) -> [HarmlessText] {
    command.map { lines(of: $0, isWhole: isWhole, options) } ?? overview(options)
  }

  /// Returns as many of some lines as a screen has room for, up to one that begins something, and the way to the rest.
  static func short(_ lines: [HarmlessText], _ topic: String, _ options: RenderOptions) -> [HarmlessText] {
    let rest = WordWrap.hanging("", "help \(topic) all says the rest.", options)
    var end = min(lines.count, most - 1 - rest.count)
    func isContinued(_ index: Int) -> Bool {
      lines.indices.contains(index) && lines[index].text.hasPrefix("   ")
    }
    while end > 1, isContinued(end) { end -= 1 }
    while end > 1, lines[end - 1].isEmpty { end -= 1 }
    return lines[..<end] + [""] + rest
  }

  /// Returns the help of a topic, such as a group of commands, or `nil`.
  package static func lines(ofTopic topic: String, _ options: RenderOptions) -> [HarmlessText]? {
    if topic == Command.promptTopic { return SettingsHelp.lines(options) }
    if Command.named(topic) == nil, let setting = PromptSetting(rawValue: topic) {
      return SettingsHelp.lines(for: setting, options)
    }
    guard let group = Command.Group.allCases.first(where: { $0.topic == topic }) else { return nil }
    let commands = Command.all.filter { $0.group == group }
    var lines = WordWrap.hanging("", "\(group.rawValue): \(group.summary)", options)
    lines += rows(commands.map { ($0.name, $0.summary) }, options)
    lines += ["", HarmlessText(options.shown("help COMMAND says more, with examples."))]
    return lines
  }

  /// Returns names, each with a text beside it.
  static func rows(_ rows: [(name: String, text: String)], _ options: RenderOptions) -> [HarmlessText] {
    let width = (rows.map(\.name.count).max() ?? 0) + 4
    return rows.flatMap { row in
      let name = "  \(row.name)"
      return WordWrap.hanging(name + String(repeating: " ", count: width - name.count), row.text, options)
    }
  }

  /// The commands to begin with, and the other ones by theme, so that few words are to be learned.
  private static func overview(_ options: RenderOptions) -> [HarmlessText] {
    let first = Command.first
    var lines = rows(first.map { ($0.name, $0.summary) }, options)
    lines +=
      [""] + WordWrap.hanging("", "By theme; help THEME, such as help tabs, says what each does:", options)
    lines += rows(Command.Group.allCases.map { ($0.topic, others(of: $0, besides: first, options)) }, options)
    lines += WordWrap.hanging(
      "", "help COMMAND says more; help picture, help keys, help prompt; tour; learn.", options)
    return lines
  }

  /// Returns the names of a group in one row, as many as have room.
  private static func others(
    of group: Command.Group, besides first: [Command], _ options: RenderOptions
  ) -> String {
    let known = first.map(\.name)
    let names = Command.all.filter { $0.group == group && !known.contains($0.name) }.map(\.name)
    let room = options.columns - (Command.Group.allCases.map(\.topic.count).max() ?? 0) - 4
    let dots = options.ascii ? " ..." : " …"
    for count in stride(from: names.count, to: 1, by: -1) {
      let text = names.prefix(count).joined(separator: " ") + (count < names.count ? dots : "")
      if text.count <= room { return text }
    }
    return names.first ?? ""
  }

  private static func lines(
    of command: Command, isWhole: Bool, _ options: RenderOptions
  ) -> [HarmlessText] {
    let keys = command.options.compactMap { option in
      option.meaning.map { (option.name + "=", plain($0) + (option.choices.map { ": " + $0 } ?? "")) }
    }
    let hasTable = keys.count > 1
    var lines = WordWrap.hanging("", options.shown(hasTable ? command.keylessUsage : command.usage), options)
    lines += WordWrap.hanging("  ", command.summary + ".", options)
    if let discussion = command.discussion {
      lines += WordWrap.hanging("  ", options.shown(discussion), options)
    }
    if hasTable {
      let names = WordWrap.hanging("  ", keys.map(\.0).joined(separator: " "), options)
      lines += [""] + (isWhole ? rows(keys, options) : names)
    }
    lines.append("")
    let width = (command.examples.map(\.line.count).max() ?? 0) + 4
    for example in command.examples {
      let (line, meaning) = ("  " + example.line, options.shown(example.meaning))
      if width + meaning.count <= options.columns {
        let gap = String(repeating: " ", count: width - line.count)
        lines.append("\(line)\(gap)\(meaning)")
      } else {
        lines +=
          WordWrap.hanging("  ", example.line, options) + WordWrap.hanging("      ", example.meaning, options)
      }
    }
    if let pointer = SettingsHelp.pointer(from: command) {
      lines.append("")
      lines += WordWrap.hanging("", pointer, options)
    }
    return lines
  }

  private static func plain(_ meaning: String) -> String { meaning.filter { $0 != "`" } }
}

extension Parameter {
  /// The words to choose from, or `nil` for other kinds.
  fileprivate var choices: String? {
    guard case .choice(let words) = kind else { return nil }
    return words.joined(separator: ", ")
  }
}

enum SettingsHelp {
  static func lines(_ options: RenderOptions) -> [HarmlessText] {
    WordWrap.hanging("", "The prompt: what it shows. \(keeping)", options)
      + HelpView.rows(PromptSetting.allCases.map { ($0.command.usage, $0.meaning) }, options)
      + [""]
      + WordWrap.hanging(
        "",
        "The startup file, ~/.config/tabbar/rc, has the commands that each start begins with, such as "
          + "device \(PlaygroundRun.deviceOfToday): a line each.", options)
  }

  static func lines(for setting: PromptSetting, _ options: RenderOptions) -> [HarmlessText] {
    WordWrap.hanging("", setting.command.usage, options)
      + WordWrap.hanging("  ", "\(setting.command.summary). \(keeping)", options)
      + ["", HarmlessText(options.shown("help \(Command.promptTopic) lists what else can be set."))]
  }

  /// Returns where to find a setting of the prompt, for the help of a command that is easily confused with it.
  static func pointer(from command: Command) -> String? {
    if command.setsPrompt {
      let forms = PromptSetting.allCases.map { "\(Command.setName) \($0.rawValue)" }
      return "\(forms.joined(separator: ", ")) change settings of the prompt: help \(Command.promptTopic)."
    }
    return PromptSetting(rawValue: command.name).map {
      "\($0.command.usage) sets \($0.meaning): help \(Command.promptTopic)."
    }
  }

  private static let keeping = "No session keeps these settings; the startup file may."
}
