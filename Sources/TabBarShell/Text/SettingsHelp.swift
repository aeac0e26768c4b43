import TabBarPlayground
import TabBarRendering

/// The help of what can be set about the prompt.
enum SettingsHelp {
  /// Returns what there is to set.
  static func lines(_ options: RenderOptions) -> [String] {
    WordWrap.hanging("", "The prompt: what it shows. \(keeping)", options)
      + HelpView.rows(PromptSetting.allCases.map { ($0.command.usage, $0.meaning) }, options)
  }

  /// Returns the help of one setting.
  static func lines(for setting: PromptSetting, _ options: RenderOptions) -> [String] {
    WordWrap.hanging("", setting.command.usage, options)
      + WordWrap.hanging("  ", "\(setting.command.summary). \(keeping)", options)
      + ["", "help \(Command.promptTopic) lists what else can be set."]
  }

  /// Returns where the settings are, for the help of a command that may be taken for one; `nil` for the others.
  static func pointer(from command: Command) -> String? {
    if command.setsPrompt {
      let forms = PromptSetting.allCases.map { "\(Command.setName) \($0.rawValue)" }
      return "\(forms.joined(separator: ", ")) set something about the prompt: help \(Command.promptTopic)."
    }
    return PromptSetting(rawValue: command.name).map {
      "\($0.command.usage) sets \($0.meaning): help \(Command.promptTopic)."
    }
  }

  private static let keeping = "No session keeps it; the startup file may."
}
