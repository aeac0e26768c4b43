import TabBarCore
import TabBarGuidelines

extension Draft {
  /// The commands that make the draft from what a session of its app begins with, in canonical form: what it is laid out
  /// for, each tab with what is known of it, and the rest.
  package var lines: [String] {
    let start = app?.start ?? Draft()
    var plain = start
    plain.use(design.device)
    // The guide decides the system where that is left to the program, and the others depend on the system.
    let settings =
      [Command.guide]
      + Command.settings.filter { ![Command.device.name, Command.guide.name].contains($0.name) }
    let context = settings.compactMap { command -> String? in
      guard let setting = command.setting, case let value = setting.value(self), !value.hasPrefix("auto"),
        value != setting.value(plain)
      else { return nil }
      return "\(command.name) \(value)"
    }
    let isOfApp = app?.devices.contains(design.device) == true
    var lines = [isOfApp ? "device \(design.device.id)" : design.device.line] + context
    var draft = self
    draft.design.tabs = []
    for tab in design.tabs {
      draft.design.tabs.append(tab)
      lines += draft.linesOfLastTab
    }
    let facts = BarProperty.allCases.compactMap { fact in
      let word = design.facts[fact]
      return word == start.design.facts[fact] ? nil : word.map(option(fact.rawValue))
    }
    if !facts.isEmpty { lines.append("bar " + facts.joined(separator: " ")) }
    lines += design.allowances.filter { !start.design.allowances.contains($0) }.map {
      "allow \($0.rule) because \(text($0.reason))"
    }
    lines += design.answers.filter { start.design.answers[$0.key] != $0.value }.sorted { $0.key < $1.key }.map
    { "answer \($0.key) \($0.value ? "yes" : "no")" }
    if design.selection > 0, let name = word(for: design.selection, longest: .max) {
      lines.append("select \(name)")
    }
    return lines.map { Invocation.canonical($0) ?? $0 }
  }

  private var linesOfLastTab: [String] {
    guard let tab = design.tabs.last else { return [] }
    var words = ["add", text(tab.title)]
    if let icon = tab.icon { words.append(option("icon")(icon)) }
    if let badge = tab.badge { words.append(option("badge")(badge)) }
    if tab.role != .destination { words.append("role=\(tab.role.rawValue)") }
    var lines = [words.joined(separator: " ")]
    // A tab is looked for among all only where something is said of it.
    guard !(tab.facts.isEmpty && tab.titles.isEmpty && tab.allowances.isEmpty),
      let name = word(for: design.tabs.count - 1, longest: .max)
    else { return lines }
    let facts = TabProperty.allCases.compactMap { tab.facts[$0].map(option($0.rawValue)) }
    if !facts.isEmpty { lines.append("set \(name) " + facts.joined(separator: " ")) }
    lines += tab.titles.sorted { $0.key < $1.key }.map { id, title in
      "set \(name) " + option("title.\(id)")(title)
    }
    return lines + tab.allowances.map { "allow \($0.rule) \(name) because \(text($0.reason))" }
  }
}

/// In quotes a text is never a keyword.
private func text(_ text: String) -> String { Quoting.quoted(text, always: true) }

private func option(_ key: String) -> (String) -> String {
  { "\(key)=" + Quoting.quoted($0, always: Quoting.isReserved($0)) }
}

extension Device {
  /// The command that lays a bar out for the device.
  var line: String {
    if [Device.named(id), Device(size: id)].contains(self) { return "device \(id)" }
    func lengths(_ insets: Insets) -> String {
      [insets.top, insets.left, insets.bottom].map(\.word).joined(separator: ",")
    }
    func words(_ classes: SizeClasses?) -> String? {
      classes.map { "\($0.horizontal.rawValue),\($0.vertical.rawValue)" }
    }
    let size = "\(portrait.width.word)x\(portrait.height.word)@\(scale)"
    let facts: [(DeviceFact, String?)] = [
      (.id, DeviceFact.isIdentifier(id) ? id : nil), (.name, name), (.size, size),
      (.platform, platform.rawValue.lowercased()), (.safe, lengths(portraitSafeArea)),
      (.safeLandscape, lengths(landscapeSafeArea)), (.classes, words(portraitClasses)),
      (.classesLandscape, words(landscapeClasses)), (.source, source),
    ]
    return (["device custom"] + facts.compactMap { $1.map(option($0.rawValue)) }).joined(separator: " ")
  }
}
