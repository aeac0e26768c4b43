import TabBarCore

extension Draft {
  /// Returns several lines that set what the bar is laid out for, so that each of them is seen: of two devices, they side
  /// by side; of two languages, the bar in each. Whoever asks for a check has one at the end.
  func settingsInTurn(_ lines: [String], of typed: String) -> [String] {
    func name(_ line: String) -> String { String(line.prefix { $0 != " " }) }
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
