package import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
package import TabBarRendering
import TabBarTerminal

extension HelpQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    let whole = HelpView.blocks(of: topic, options).lines(options)
    guard !isWhole, let topic, whole.count > HelpView.most else { return whole }
    let short = HelpView.blocks(of: topic, isWhole: false, options)
    return short.lines(options, isWhole: false, most: HelpView.most) { _ in
      [.gap, .paragraph("`help \(topic) all` says the rest.")]
    }
  }
}

extension HelpSearchQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    [HelpView.rows(entries.map { ($0.line, $0.meaning) })].lines(context.options)
  }
}

/// Help, composed from the commands themselves.
package enum HelpView {
  /// The most rows of an answer: with the line that was typed and the next one they fill a window of 24 rows.
  static let most = 22

  package static func knows(_ topic: String) -> Bool {
    Command.named(topic) != nil || Command.helpTopics.contains(topic)
  }

  /// Returns the help of a command or a topic, or all commands in their groups; `isWhole` explains each key.
  package static func blocks(of topic: String?, isWhole: Bool = true, _ options: RenderOptions) -> [Block] {
    guard let topic else { return overview(options) }
    if topic == Command.keysTopic { return KeyTable.blocks(options.editing) }
    if topic == Command.pictureTopic { return Legend.blocks(options) }
    if let command = Command.named(topic) { return blocks(of: command, isWhole: isWhole, options) }
    guard let group = Command.Group(rawValue: topic) else { return overview(options) }
    let commands = Command.all.filter { $0.group == group }
    return [
      .paragraph(.english("\(group.words.heading): \(group.words.summary)")),
      rows(commands.map { ($0.name, $0.summary) }), .gap,
      .paragraph("`help COMMAND` says more, with examples."),
    ]
  }

  static func rows(_ rows: [(name: String, text: String)]) -> Block {
    .rows(rows.map { .entry("  \($0.name)", .english($0.text), labelStyle: .plain) })
  }

  /// The commands to begin with, and the other ones by theme, so that few words are to be learned.
  private static func overview(_ options: RenderOptions) -> [Block] {
    let first = Command.first
    return [
      rows(first.map { ($0.name, $0.summary) }), .gap,
      .paragraph("By theme; `help THEME`, such as `help tabs`, says what each does:"),
      rows(Command.Group.allCases.map { ($0.rawValue, others(of: $0, besides: first, options)) }),
      .paragraph("`help COMMAND` says more; `help picture`, `help keys`, `help prompt`; `tour`; `learn`."),
    ]
  }

  /// Returns the names of a group in one row, as many as have room.
  private static func others(
    of group: Command.Group, besides first: [Command], _ options: RenderOptions
  ) -> String {
    let known = first.map(\.name)
    let names = Command.all.filter { $0.group == group && !known.contains($0.name) }.map(\.name)
    let room = options.columns - (Command.Group.allCases.map(\.rawValue.count).max() ?? 0) - 4
    let dots = options.ascii ? " ..." : " …"
    for count in stride(from: names.count, to: 1, by: -1) {
      let text = names.prefix(count).joined(separator: " ") + (count < names.count ? dots : "")
      if text.count <= room { return text }
    }
    return names.first ?? ""
  }

  private static func blocks(of command: Command, isWhole: Bool, _ options: RenderOptions) -> [Block] {
    let keys = command.options.compactMap { option in
      option.meaning.map { (option.name + "=", plain($0) + (option.choices.map { ": " + $0 } ?? "")) }
    }
    let hasTable = keys.count > 1
    var blocks: [Block] = [
      .paragraph("\(hasTable ? command.keylessUsage : command.usage)"),
      .entry("  ", .english(command.summary + ".")),
    ]
    if let discussion = command.discussion { blocks.append(.entry("  ", .english(discussion))) }
    if hasTable {
      blocks += [.gap, isWhole ? rows(keys) : .entry("  ", "\(keys.map(\.0).joined(separator: " "))")]
    }
    blocks.append(.gap)
    let width = (command.examples.map(\.line.count).max() ?? 0) + 4
    blocks += command.examples.map { example in
      guard width + example.meaning.count > options.columns else {
        let label = TerminalText.padded("  " + example.line, to: width)
        return .lines([StyledText(label + options.shown(example.meaning))])
      }
      return .together([.entry("  ", "\(example.line)"), .entry("      ", .english(example.meaning))])
    }
    return blocks
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
