import TabBarCore

extension Draft {
  /// Returns several lines that set what the bar is laid out for, so that each of them is seen: two devices are compared,
  /// and so are two languages where a check is asked for; else the bar is shown in each. Whoever asks for a check has one.
  func settingsInTurn(_ lines: [String], of typed: String) -> [String] {
    func name(_ line: String) -> String { String(line.prefix { $0 != " " }) }
    // A check in each of several languages is one comparison.
    let settings = lines.filter { $0 != Command.check.name }
    if settings.count < lines.count,
      settings.allSatisfy({ name($0) == Command.locale.name || name($0) == Command.device.name }),
      Set(settings.filter { name($0) == Command.locale.name }).count > 1
    {
      return settingsInTurn(settings, of: "\(Command.check.name) \(typed)")
    }
    // What changes the bar before is done first.
    let start = lines.lastIndex { Command.named(name($0))?.group != .context }.map { $0 + 1 } ?? 0
    if start > 0 { return lines[..<start] + settingsInTurn(Array(lines[start...]), of: typed) }
    let names = lines.map(name)
    guard lines.count > 1 else { return lines }
    let devices = lines.filter { $0.hasPrefix("\(Command.device.name) ") }.map { String($0.dropFirst(7)) }
    let last = names.lastIndex(of: Command.locale.name)
    let words = typed.lowercased().split { $0 == " " || $0 == "," }
    let isChecked = ["check", "test", "judge", "validate", "lint", "review"].contains {
      words.contains($0[...])
    }
    let languages = lines.filter { $0.hasPrefix("\(Command.locale.name) ") }.map { String($0.dropFirst(7)) }
    if Set(languages).count > 1, isChecked || devices.count > 1 {
      let others = lines.filter {
        ![Command.device.name, Command.locale.name].contains(name($0))
      }
      return others + [([Command.compare.name, "languages"] + languages + devices).joined(separator: " ")]
    }
    // It says what is found on each, too.
    let compare = devices.count > 1 ? ([Command.compare.name] + devices).joined(separator: " ") : nil
    let look = compare ?? (isChecked ? Command.check : .show).name
    var result: [String] = []
    for (index, line) in lines.enumerated() where devices.count < 2 || names[index] != Command.device.name {
      result.append(line)
      if names[index] == Command.locale.name, index != last { result.append(look) }
    }
    return compare != nil || isChecked ? result + [look] : result
  }
}
