import TabBarCore
import TabBarGuidelines

/// The judgement of an answer.
package enum QuizReply: Sendable {
  /// It is right; there may be more to say about it.
  case right(String?)
  /// It is wrong, and why.
  case wrong(String)
  /// It is no answer to the question; what is missing.
  case unclear(String)
}

extension QuizQuestion {
  /// Judges a line as an answer.
  package func reply(to line: String) -> QuizReply {
    switch solution {
    case .count(let count, _):
      guard let number = Int(line) else { return .unclear("the answer is a number") }
      return number == count ? .right(nil) : .wrong("The bar does not show \(number).")
    case .rules(let findings): return reply(named: line, among: findings)
    case .change(_, let shortest): return reply(change: line, shortest)
    case .editions(let rule, let editions):
      return reply(edition: line, of: rule, among: editions.map(\.guide))
    }
  }

  // MARK: Rules

  private func reply(named line: String, among findings: [Finding]) -> QuizReply {
    let rules = named(line, among: Rule.all) { [$0.id, $0.title] }
    guard let rule = rules.first else {
      return .unclear("no rule has \(Quoting.quoted(line)) in its name or title; rules lists them")
    }
    guard rules.count == 1 else {
      return .unclear(
        "which one: \(listed(rules.prefix(4).map(\.id), others: max(0, rules.count - 4), by: "or"))?")
    }
    if findings.contains(where: { $0.rule == rule.id }) { return .right(nil) }
    let report = draft.scene.report
    if report.met.contains(rule.id) { return .wrong("\(rule.id) is met here.") }
    if let item = report.notChecked.first(where: { $0.rule == rule.id }) {
      return item.verdict == .needsPerson
        ? .wrong("\(rule.id) needs a person here.")
        : .wrong("\(rule.id) is not applicable here: \(item.why).")
    }
    return report.findings.contains { $0.rule == rule.id }
      ? .wrong("\(rule.id) needs a person here.") : .wrong("\(draft.guide.name) does not have \(rule.id).")
  }

  // MARK: Changes

  private func reply(change line: String, _ shortest: String) -> QuizReply {
    guard let rule else { return .unclear("there is nothing to clear") }
    let change = QuizChange(draft, rule: rule)
    do throws(CommandError) {
      switch try change.outcome(of: line) {
      case .leaves(let left):
        return .wrong(
          left.map { "After that, \(rule.id) still finds something: \($0.message)." }
            ?? "After that, nobody can tell whether \(rule.id) is met.")
      case .breaks(let new): return .wrong("It clears \(rule.id), and breaks \(new.rule): \(new.message).")
      case .clears(let changes, _):
        guard case .clears(let fewest, _) = try change.outcome(of: shortest), fewest < changes else {
          return .right(nil)
        }
        return .right("\(shortest) changes less.")
      }
    } catch {
      return .unclear(error.problem + (error.remedy.map { ": \($0)" } ?? ""))
    }
  }

  /// The bar after the command that was typed, or after the shortest one where that does not clear it.
  package func changed(by line: String?) -> Draft? {
    guard case .change(_, let shortest) = solution, let rule else { return nil }
    let change = QuizChange(draft, rule: rule)
    for line in [line, shortest].compactMap(\.self) {
      if case .clears(_, let after)? = try? change.outcome(of: line) { return after }
    }
    return nil
  }

  // MARK: Editions

  private func reply(edition line: String, of rule: Rule, among editions: [Guide]) -> QuizReply {
    let guides = named(line, among: Guide.all) { [$0.id, $0.name] }
    guard let guide = guides.first else {
      return .unclear("no guide is called \(Quoting.quoted(line)); there are \(listed(Guide.all.map(\.id)))")
    }
    guard guides.count == 1 else { return .unclear("which one: \(listed(guides.map(\.id), by: "or"))?") }
    if editions.contains(where: { $0.id == guide.id }) { return .right(nil) }
    guard let entry = guide[rule: rule.id] else { return .wrong("\(guide.name) does not have this rule.") }
    if let author = entry.advice { return .wrong("\(guide.name) does not say so itself; it is \(author).") }
    return .wrong("\(guide.name) has the rule, and this bar does not break it there.")
  }
}

/// Returns what a text names in full, else all that have it in one of their names. Case, spaces and hyphens do not count.
private func named<Thing>(_ text: String, among things: [Thing], by names: (Thing) -> [String]) -> [Thing] {
  let wanted = text.plainWords
  guard !wanted.isEmpty else { return [] }
  if let thing = things.first(where: { names($0).contains { $0.plainWords == wanted } }) { return [thing] }
  return things.filter { names($0).contains { $0.plainWords.contains(wanted) } }
}

extension String {
  /// The words in small letters with one space between them, without hyphens and stops.
  fileprivate var plainWords: String {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.joined(separator: " ")
  }
}
