import TabBarGuidelines

extension Command {
  static let prompt = Command(
    "prompt", .rest,
    parameters: [
      Parameter("SETTING", .choice(PromptSetting.allCases.map(\.rawValue))),
      Parameter("VALUE", .choice(["off", "brief", "full", "on"])) { words in
        words.last.flatMap { PromptSetting(rawValue: $0.text) }?.parameter
      },
    ],
    body: .ask { _, arguments throws(CommandError) in
      guard let setting = PromptSetting(rawValue: arguments.words[0].text) else { return .none }
      return .adjust(setting, to: try setting.parameter.kind.read(arguments.words[1]).text)
    })
}

/// A setting of the prompt. It is no part of the design, so no session keeps it.
package enum PromptSetting: String, CaseIterable {
  /// How much is shown under the line while it is typed.
  case pane
  /// How much of the bar is shown after what changed.
  case picture

  package var values: [String] { self == .pane ? ["off", "brief", "full"] : ["on", "brief", "off"] }
  package var standard: String { self == .pane ? "full" : "on" }
  package var parameter: Parameter { Parameter("VALUE", .choice(values), standard: standard) }
}

extension Playground {
  package func value(of setting: PromptSetting) -> String {
    promptSettings[setting]?.value ?? setting.standard
  }
}
