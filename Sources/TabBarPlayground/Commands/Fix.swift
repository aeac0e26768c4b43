import TabBarCore
package import TabBarGuidelines

extension Command {
  static let fix = Command(
    "fix", .tabs,
    parameters: [Parameter("RULE", .listedOr(.rule(or: ["all"])), isOptional: true, isRepeated: true)],
    body: .plan { draft, arguments throws(CommandError) in
      if arguments.word(0)?.number != nil { return (try draft.lines(ofFixes: arguments.words), .none) }
      let all = arguments.subject(besides: ["all"]).isAll
      if let second = arguments.word(1), !all || arguments.words.count > 2 {
        throw CommandError(
          "fix takes one rule", at: second, remedy: "leave this out; several numbers may follow fix")
      }
      let rule = arguments.word(0)?.rule?.id
      let lines = draft.safeLines(rule: rule)
      // What mends it is a choice between ways to fit.
      if lines.isEmpty, let rule, FitWays.rules.contains(rule),
        draft.scene.report.findings.contains(where: { $0.rule == rule })
      {
        return (nil, .show(FitQuery(devices: [])))
      }
      // What is left after a fix is below the bar already, as after every change.
      return (lines, lines.isEmpty || all ? .show(FixQuery(rule: rule, all: all)) : .none)
    })
}

package struct FixQuery: NumberedQuery {
  package static var command: Command { .fix }
  /// The identifier of the rule whose findings they are, or `nil` for all.
  package let rule: String?
  package let all: Bool

  package func line(for number: Int) -> String? { "fix \(number)" }
}

extension Draft {
  /// Every finding with its fixes, which are numbered from 1 through all findings.
  package var listedFixes: [(finding: Finding, fixes: [(number: Int, fix: Fix)])] {
    let scene = scene
    var number = 0
    return scene.report.findings.map { finding in
      let fixes = scene.fixes(for: finding).map { fix in
        number += 1
        return (number, fix)
      }
      return (finding, fixes)
    }
  }

  /// Every fix in the order of its number, with the rule of its finding.
  var fixes: [(rule: String, fix: Fix)] {
    listedFixes.flatMap { finding, fixes in fixes.map { (finding.rule, $0.fix) } }
  }

  /// The fixes of the finding of each rule, by their numbers in the list of `fix`, and their lines.
  package var cures: [String: [(number: Int, lines: String)]] {
    listedFixes.reduce(into: [:]) { cures, entry in
      cures[entry.finding.rule, default: []] += entry.fixes.map {
        ($0.number, lines(for: $0.fix.edits).joined(separator: "; "))
      }
    }
  }

  /// Returns the lines that carry out the fixes of some numbers, in their order. One that another has made needless is
  /// left out.
  fileprivate func lines(ofFixes words: [Word]) throws(CommandError) -> [String] {
    let listed = fixes
    var draft = self
    var lines: [String] = []
    for word in words {
      guard let number = word.number else {
        throw CommandError("\(word.canonical) is no number of the list", at: word, remedy: "leave this out")
      }
      guard listed.indices.contains(number - 1) else {
        throw CommandError.noSuch("fix", word, of: listed.count, listedBy: "fix")
      }
      // The tabs that it names may have other numbers by now.
      let wanted = listed[number - 1]
      guard
        let entry = draft.fixes.first(where: {
          $0.rule == wanted.rule && $0.fix.summary == wanted.fix.summary
        })
      else { continue }
      lines += draft.lines(for: entry.fix.edits)
      for edit in entry.fix.edits { edit.apply(to: &draft.design) }
    }
    return lines
  }

  // A finding that remains after its fix must not be tried forever.
  private static let mostFixes = 64

  /// Returns the lines that fix, one after the other, each finding that has a safe fix.
  fileprivate func safeLines(rule: String?) -> [String] {
    var draft = self
    var lines: [String] = []
    for _ in 0..<Self.mostFixes {
      guard let edits = draft.firstSafeFix(rule: rule) else { break }
      let before = draft.design
      lines += draft.lines(for: edits)
      for edit in edits { edit.apply(to: &draft.design) }
      guard draft.design != before else { break }
    }
    return lines
  }

  private func firstSafeFix(rule: String?) -> [Edit]? {
    let scene = scene
    for finding in scene.report.findings where rule == nil || finding.rule == rule {
      let fix = scene.fixes(for: finding).first { fix in
        guard fix.grade == .safe else { return false }
        var design = design
        for edit in fix.edits { edit.apply(to: &design) }
        return design != self.design
      }
      if let fix { return fix.edits }
    }
    return nil
  }
}
