import TabBarCore

extension Invocation {
  /// Returns the command as a step of a session: in canonical form, and each tab named by its title where that names no
  /// other. A number or a beginning would name another tab once someone else has added one.
  ///
  /// - Parameters:
  ///   - draft: The draft that it is carried out on.
  ///   - line: The line that it was read from, whose comment is kept; `nil` where there is none.
  func step(in draft: Draft, of line: String? = nil) -> StepText {
    var named = named(in: draft)
    if let line, line.utf8.count > arguments.end {
      let rest = String(decoding: line.utf8.dropFirst(arguments.end), as: UTF8.self)
      let comment = rest.drop { $0.isWhitespace }
      if !comment.isEmpty { named += "  " + Quoting.harmless(String(comment)) }
    }
    return StepText(line: named.utf8.count <= TextLimit.bytesOfLine ? named : canonical)
  }

  private func named(in draft: Draft) -> String {
    if let system = arguments.word(0)?.system, command === Command.system {
      return "\(command.name) \(draft.design.device.system(meantBy: system).id)"
    }
    // Whoever reads the session knows what it describes and what its app does.
    if !draft.devices.isEmpty, command === Command.device, let word = arguments.word(0),
      let device = draft.device(word)
    {
      return draft.app?.devices.contains(device) == true ? canonical : device.line
    }
    if let locale = arguments.option("in")?.text, command === Command.rename, arguments.words.count == 2,
      let tab = try? draft.index(of: arguments.words[0]),
      let word = draft.word(for: tab)
    {
      return draft.line(titling: word, arguments.words[1].text, in: locale)
    }
    guard command.namesTabs, !draft.design.tabs.isEmpty else { return canonical }
    // Each step takes this way, and to append to a text takes three times as long.
    var line: [UInt8] = []
    line.reserveCapacity(2 * arguments.end)
    line.append(command.name)
    for (index, word) in arguments.words.enumerated()
    where command !== Command.move || !word.isKeyword("to") {
      var parameter = command.parameter(at: index)
      if let narrowed = parameter?.narrowed {
        parameter = narrowed([Word(argument: command.name)] + arguments.words[..<index]) ?? parameter
      }
      line.append(arguments.gap(before: word))
      line.append(parameter.flatMap { draft.name(word, for: $0, of: command) } ?? word.canonical)
    }
    for word in arguments.options {
      let key = word.key ?? ""
      let option = command.option(named: key)
      let name = option.flatMap { draft.name(word, for: $0, of: command) }.map { "\(key)=\($0)" }
      line.append(" ")
      line.append(name ?? (option?.source == .file ? word.canonical : word.quoted))
    }
    return String(decoding: line, as: UTF8.self)
  }
}

extension Draft {
  /// Returns the best name of the tab that a word means, or `nil` where it means none.
  fileprivate func name(_ word: Word, for parameter: Parameter, of command: Command) -> String? {
    guard case .tab = parameter.kind, let tab = try? index(of: word) else { return nil }
    if design.tabs[tab].title == word.text, !Quoting.hasMeaning(word.text) { return nil }
    // Where a tab can be left out, a keyword may be in its place.
    if parameter.isOptional, word.isKeyword("because") || word.isKeyword("off") { return nil }
    // An expectation may name no tab, or one by its title in any language.
    if case .annotate = command.body, word.isKeyword("none") || index(translated: word) != nil { return nil }
    guard let name = self.word(for: tab, longest: .max) else { return nil }
    guard !parameter.literals.isEmpty else { return name }
    if parameter.literals.contains(where: word.isKeyword) { return nil }
    return parameter.literals.contains(name.lowercased()) ? Quoting.quoted(name, always: true) : name
  }
}
