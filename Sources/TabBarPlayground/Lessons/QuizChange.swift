import TabBarCore
import TabBarGuidelines

/// A change that is to clear a finding, carried out on a copy of a bar.
struct QuizChange: Sendable {
  /// What comes of a command.
  enum Outcome: Sendable {
    /// The finding is gone, and no other rule is broken now. The number counts what is different.
    case clears(changes: Int, Draft)
    /// The finding is still there; without one it is a question for a person now, or is accepted.
    case leaves(Finding?)
    /// The finding is gone, and another rule is broken now.
    case breaks(Finding)
  }

  private let draft: Draft
  private let rule: Rule

  init(_ draft: Draft, rule: Rule) {
    self.draft = draft
    self.rule = rule
  }

  /// Returns what comes of a command.
  ///
  /// - Throws: An error for a line that is no command, and for a command that changes no tab and no fact about the bar:
  ///   the device and the guide are part of the question.
  func outcome(of line: String) throws(CommandError) -> Outcome {
    guard let invocation = try Invocation.parsed(from: line) else {
      throw CommandError("this is no command", at: 0..<0)
    }
    let command = invocation.command
    guard case .edit = command.body, command.group != .context else {
      throw CommandError(
        "\(command.name) changes neither a tab nor a fact about the bar", at: 0..<command.name.utf8.count,
        remedy: "device, system and guide stay as they are")
    }
    var playground = Playground(Document(draft: draft))
    _ = try playground.perform(invocation)
    return outcome(playground.draft)
  }

  private func outcome(_ after: Draft) -> Outcome {
    let scene = after.scene
    if let finding = scene.report.findings.first(where: { $0.rule == rule.id }) { return .leaves(finding) }
    let isOpen =
      scene.report.suppressed.contains { $0.finding.rule == rule.id }
      || scene.report.notChecked.contains { $0.rule == rule.id && $0.verdict == .needsPerson }
    if isOpen || after.design.tabs.isEmpty { return .leaves(nil) }
    let known = Set(draft.scene.brokenFindings.map(\.rule))
    if let new = scene.brokenFindings.first(where: { !known.contains($0.rule) }) { return .breaks(new) }
    return .clears(changes: DesignDifference(from: draft, to: after).count, after)
  }

  // MARK: The shortest one

  /// Returns the one command that clears a finding with the fewest changes, or `nil` where none is known to: one of the
  /// fixes, the way to the example that meets the rule, or else a tab less.
  func shortest(clearing finding: Finding, in scene: Scene) -> String? {
    shortest(of: scene.fixes(for: finding).compactMap { line(for: $0.edits) } + linesToMet)
      ?? (isAboutTabs ? shortest(of: lessTabs(than: finding.tabs)) : nil)
  }

  /// Whether a tab less is an honest way to meet the rule, and not only the end of what it finds fault with.
  private var isAboutTabs: Bool {
    switch rule.question {
    case .howMany, .whatIsATab, .whatAboutIPad, .whatAboutTV, .everywhere: true
    case .whatToCallIt, .whichIcon, .whichBadge, .whereIsTheBar, .whenEmpty: false
    }
  }

  private func shortest(of lines: [String]) -> String? {
    var best: (line: String, changes: Int)?
    for line in lines {
      guard case .clears(let changes, _)? = try? outcome(of: line) else { continue }
      if changes < best?.changes ?? .max { best = (line, changes) }
    }
    return best?.line
  }

  /// Returns the one command that does what some edits do, or `nil` where it takes several.
  private func line(for edits: [Edit]) -> String? {
    let lines = draft.lines(for: edits)
    if lines.count == 1 { return lines[0] }
    // From the end, so that each index is still that of the bar.
    let removed = edits.compactMap { if case .remove(let tab) = $0 { tab } else { nil } }
    guard removed.count == edits.count, removed == removed.sorted(by: >) else { return nil }
    let words = removed.reversed().compactMap { draft.word(for: $0) }
    return words.isEmpty ? nil : "remove " + words.joined(separator: " ")
  }

  /// The command that makes the bar the example that just meets the rule, where one is all it takes.
  private var linesToMet: [String] {
    guard let met = rule.boundary.map({ rule.examples[$0.met] }) else { return [] }
    var before = draft
    before.design = rule.boundary.map { rule.examples[$0.broken].design } ?? draft.design
    let difference = DesignDifference(
      ofExamples: before, Draft(design: met.design, guide: draft.chosenGuide))
    guard difference.count == 1 else { return [] }
    return difference.tabs.compactMap(line)
      + difference.context.compactMap { setting in
        setting.key.hasPrefix("bar ") ? "\(setting.key)=\(value(of: setting))" : nil
      }
  }

  private func line(for tab: TabDifference) -> String? {
    guard let word = draft.word(for: tab.tab) else { return nil }
    switch tab.kind {
    case .renamed(_, let title):
      // Another title makes another section of a tab, unless the rule is about titles.
      return rule.question == .whatToCallIt ? "rename \(word) \(Quoting.quoted(title))" : nil
    case .removed: return "remove \(word)"
    case .changed(let setting):
      return ["icon", "badge"].contains(setting.key)
        ? "\(setting.key) \(word) \(value(of: setting))"
        : "set \(word) \(setting.key)=\(value(of: setting))"
    case .added, .moved: return nil
    }
  }

  private func value(of setting: SettingDifference) -> String {
    setting.to.map { Quoting.quoted($0) } ?? "off"
  }

  /// The commands that take a tab away, those that a finding is about first, or fold it into its neighbour.
  private func lessTabs(than tabs: [Int]) -> [String] {
    let others = draft.design.tabs.indices.filter { !tabs.contains($0) }
    let words = (tabs.reversed() + others.reversed()).compactMap { draft.word(for: $0) }
    let pairs = zip(draft.design.tabs.indices, draft.design.tabs.indices.dropFirst())
    return words.map { "remove \($0)" }
      + pairs.compactMap { first, second in
        guard let first = draft.word(for: first), let second = draft.word(for: second) else { return nil }
        return "merge \(first) \(second)"
      }
  }
}

extension DesignDifference {
  /// The number of changes of the tabs and of what is around them.
  fileprivate var count: Int { tabs.count + context.count }
}
