import TabBarGuidelines

/// A setting of the prompt. It is no part of the design, so no session keeps it.
package enum PromptSetting: String, Hashable, Sendable, CaseIterable {
  case pane, picture

  package var values: [String] {
    switch self {
    case .pane: ["off", "brief", "full"]
    case .picture: ["on", "brief", "off"]
    }
  }

  package var standard: String { self == .pane ? "full" : "on" }

  package var meaning: String {
    switch self {
    case .pane: "how much is shown under the line while it is typed"
    case .picture: "how much of the bar is shown after what changed"
    }
  }

  /// The command that sets it, which is a form of `set` of its own.
  package var command: Command {
    Command(
      Command.set.name, Command.set.group, text: { $0 = CommandText(summary: "Sets \(meaning)") },
      parameters: [
        Parameter(rawValue, .choice([rawValue])),
        Parameter(values.joined(separator: "|"), .choice(values), standard: standard),
      ],
      body: .ask { _, arguments throws(CommandError) in
        .adjust(self, to: try arguments.needed(1).text)
      })
  }

  /// Returns the setting that a line is about, or `nil` where it is about a tab of that name.
  ///
  /// `set` gives a tab options, and the name of a tab may be in quotes.
  static func meant(by words: [Word]) -> PromptSetting? {
    guard words.count > 1, words[1].key == nil, !words[1].isQuoted,
      !words.dropFirst(2).contains(where: { $0.key != nil })
    else { return nil }
    return PromptSetting(rawValue: words[1].text.lowercased())
  }
}

extension Playground {
  package func value(of setting: PromptSetting) -> String {
    promptSettings[setting]?.value ?? setting.standard
  }
}

extension Command {
  package static let setName = set.name

  /// Returns the command that a line's words mean, or `nil` where the first one names none.
  package static func meant(by words: [Word]) -> Command? {
    guard let name = words.first, name.key == nil, let command = named(name.text) else { return nil }
    guard command.setsPrompt, let setting = PromptSetting.meant(by: words) else { return command }
    return setting.command
  }
}
