import TabBarCore

extension Draft {
  /// Returns several lines that set what the bar is laid out for, so that each of them is seen: of two devices, they side
  /// by side; of two languages, the bar in each. Whoever asks for a check has one at the end.
  func settingsInTurn(_ lines: [String], of typed: String) -> [String] {
    let names = lines.map { String($0.prefix { $0 != " " }) }
    guard lines.count > 1, names.allSatisfy({ Command.named($0)?.group == .context }) else { return lines }
    let devices = lines.filter { $0.hasPrefix("\(Command.device.name) ") }.map { String($0.dropFirst(7)) }
    let last = names.lastIndex(of: Command.locale.name)
    var result: [String] = []
    for (index, line) in lines.enumerated() where devices.count < 2 || names[index] != Command.device.name {
      result.append(line)
      if names[index] == Command.locale.name, index != last { result.append(Command.show.name) }
    }
    if devices.count > 1 { result.append(([Command.compare.name] + devices).joined(separator: " ")) }
    let first = typed.prefix { $0 != " " }.lowercased()
    if ["check", "test", "judge", "validate", "lint", "review"].contains(first) {
      result.append(Command.check.name)
    }
    return result
  }
}
