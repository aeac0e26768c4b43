import TabBarCore
import TabBarGuidelines

extension Command {
  static let allow = Command(
    "allow", .context,
    parameters: [
      Parameter("RULE", .rule()), Parameter("TAB", .tab, isOptional: true),
      Parameter("because REASON|off", .prose, isOptional: true, isRepeated: true),
    ],
    isRecordedUnchanged: false,
    body: .edit { draft, arguments throws(CommandError) in
      let request = try AllowRequest(arguments, in: draft)
      let rule = request.rule
      let place: WritableKeyPath<Design, [Allowance]> =
        request.tab.map { \.tabs[$0].allowances } ?? \.allowances
      let known = draft.design[keyPath: place].firstIndex { $0.rule == rule }
      let name = request.tab.map(draft.design.numberedName)
      let subject: Prose = name.map { "\(rule) on \($0)" } ?? "\(rule)"
      guard let reason = request.reason else {
        if known == nil, let line = draft.offLine(of: rule) {
          throw CommandError(
            name.map { "\(rule) is not accepted on \($0)" } ?? "\(rule) is not accepted for the whole bar",
            at: arguments.words.last?.range ?? arguments.end..<arguments.end,
            remedy: "it is elsewhere: `\(line)`")
        }
        if let known { draft.design[keyPath: place].remove(at: known) }
        return { "\(subject) is no longer accepted" }
      }
      let allowance = Allowance(rule: rule, reason: reason)
      if let known {
        draft.design[keyPath: place][known] = allowance
      } else {
        draft.design[keyPath: place].append(allowance)
      }
      return { [draft] in
        let isIdle = draft.scene.report.unusedAllowances.contains { $0.rule == rule && $0.tab == request.tab }
        return isIdle
          ? "accepted \(subject) because: \(reason) (nothing to accept right now)"
          : "accepted \(subject) because: \(reason)"
      }
    })
}

private struct AllowRequest {
  let rule: String
  /// The index of the tab, or `nil` for the whole bar.
  let tab: Int?
  /// The reason, or `nil` where the allowance is taken back.
  let reason: String?

  init(_ arguments: Arguments, in draft: Draft) throws(CommandError) {
    rule = arguments.words[0].text
    let rest = arguments.words.dropFirst()
    let remedy: Prose = "say why: `allow \(rule) because \"…\"`; or take it back: `allow \(rule) off`"
    let missing = arguments.missing("the reason is missing", remedy: remedy)
    guard let place = rest.prefix(2).firstIndex(where: { $0.isKeyword("because") || $0.isKeyword("off") })
    else {
      throw rest.dropFirst().first.map {
        CommandError("because or off is missing here", at: $0, remedy: remedy)
      } ?? missing
    }
    tab = place > 1 ? try draft.index(of: rest[1]) : nil
    let said = rest[(place + 1)...]
    if rest[place].isKeyword("off") {
      if let extra = said.first { throw CommandError("off comes last", at: extra, remedy: "leave this out") }
      reason = nil
    } else {
      let text = said.map(\.text).joined(separator: " ")
      guard !text.allSatisfy(\.isWhitespace) else { throw missing }
      reason = text
    }
  }
}

extension Draft {
  /// Returns the line that takes an allowance of a rule back, wherever there is one; `nil` where there is none.
  fileprivate func offLine(of rule: String) -> String? {
    if design.allowances.contains(where: { $0.rule == rule }) { return "allow \(rule) off" }
    let tab = design.tabs.indices.first { index in
      design.tabs[index].allowances.contains { $0.rule == rule }
    }
    return tab.map { "allow \(rule) \($0 + 1) off" }
  }
}
