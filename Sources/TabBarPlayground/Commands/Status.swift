import TabBarCore
package import TabBarGuidelines

extension Command {
  static let status = Command(
    "status", .looking,
    parameters: [
      Parameter("SETTING", .choice(shownAlone), isOptional: true),
      Parameter("WORD", .text, isOptional: true, isRepeated: true),
    ],
    actsOutside: true,
    body: .recall { playground, arguments throws(CommandError) in
      .show(try playground.status(of: arguments.words))
    })

  /// The commands that show what is set where their last words are missing: a line that is typed so is one of `status`.
  package static let shownAlone =
    settings.map(\.name) + ["set", "bar", "allow", "answer", "mark", "note", "expect", "prompt"]

  /// Whether all that it sets is in its options.
  var takesFacts: Bool { name == "set" || name == "bar" }
}

/// What is set at present.
package struct StatusQuery: NumberedQuery {
  package static var command: Command { .status }

  /// What is set, each with where it comes from; below a single setting what may be in its place, numbered.
  package var rows: [Setting] = []
  /// The line of each number.
  var lines: [String] = []
  /// What there is besides.
  package var rest: Prose

  package func line(for number: Int) -> String? { lines.dropFirst(number - 1).first }
}

extension Playground {
  fileprivate func status(of words: [Word]) throws(CommandError) -> any Query {
    let command = words.first.flatMap { Command.named($0.text) } ?? .status
    var settings =
      draft.settings
      + PromptSetting.allCases.map { Setting("prompt \($0.rawValue)", value(of: $0)) }
    var key = words.map(\.text)[...]
    switch command.name {
    case "set":
      let tab = words.dropFirst().first ?? Word(argument: "selected")
      settings = draft.design.tabs[try draft.index(of: tab)].settings
      key = key.dropFirst(2)
    case "mark": return MarksQuery()
    case "allow": settings = draft.lines.map { Setting($0, "in the session") }
    case "note", "expect":
      settings = TextLines(text).compactMap { try? Invocation.parsed(from: $0.text) }.map {
        Setting($0.canonical, "in the session")
      }
    default: break
    }
    let beginning = key.map { $0 + " " }.joined()
    settings = settings.filter { "\($0.key) ".hasPrefix(beginning) }
    var query = StatusQuery(rest: "`\(command.briefUsage)`")
    for setting in settings where settings.count == 1 || setting.value != nil {
      query.rows.append(Setting(setting.key, "\(setting.value ?? "not set"), \(origin(of: setting))"))
    }
    let slot =
      command.setting?.parameters[0]
      ?? words.last.flatMap { PromptSetting(rawValue: $0.text)?.parameter ?? command.option(named: $0.text) }
    let choices = slot.map { Candidates.atHand($0.kind, in: draft) } ?? []
    for choice in choices.prefix(8) {
      query.lines.append(
        words.map(\.canonical).joined(separator: " ") + (command.takesFacts ? "=" : " ") + choice.text)
      query.rows.append(Setting("  \(query.lines.count)  \(choice.text)", choice.meaning))
    }
    if choices.count > 8 {
      let list: Prose = Command.named(command.name + "s").map { "`\($0.name)`" } ?? "Tab"
      query.rest = "\(choices.count - 8) more: \(list)"
    }
    return query
  }

  private func origin(of setting: Setting) -> String {
    if let command = Command.named(setting.key)?.setting, setting.value?.hasPrefix("auto") == true {
      return command.follows
    }
    if let ofPrompt = PromptSetting.allCases.first(where: { setting.key == "prompt \($0.rawValue)" }) {
      guard let set = promptSettings[ofPrompt] else { return "by default" }
      return set.isOfStartup ? "from the startup file" : "by hand"
    }
    if let app = draft.app, app.start.settings.contains(setting), !Draft().settings.contains(setting) {
      return "from \(app.path)"
    }
    if (Draft().settings + Tab("").settings).contains(setting) { return "by default" }
    return timeline.document.isBlank && blank.draft.settings.contains(setting)
      ? "from the startup file" : "by hand"
  }
}
