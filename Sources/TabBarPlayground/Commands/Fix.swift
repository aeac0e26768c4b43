import TabBarCore
package import TabBarGuidelines

extension Command {
  static let fix = Command(
    "fix", .tabs, "Fixes what needs no decision of yours, and lists the rest",
    discussion: """
      Only what keeps the meaning is carried out, such as taking off a badge of zero. Each edit is a step of \
      its own, and the session keeps the edits, not fix. Everything else is listed with numbers: \
      fix 2 carries out the second one. all lists more than the screen holds.
      """,
    parameters: [Parameter("RULE", .listedOr(.ruleOr(["all"])), isOptional: true)],
    examples: [
      Example("fix", "whatever the guide finds"),
      Example("fix badge-form", "what this rule finds"),
    ],
    previewText: "would list possible fixes",
    body: .plan { draft, arguments throws(CommandError) in
      if let word = arguments.word(0), let number = word.number {
        let fixes = draft.listedFixes.flatMap(\.fixes)
        guard fixes.indices.contains(number - 1) else {
          throw CommandError.noSuch("fix", word, of: fixes.count, listedBy: "fix")
        }
        return (draft.lines(for: fixes[number - 1].fix.edits), .none)
      }
      let rule = arguments.word(0)?.rule?.id
      let lines = draft.safeLines(rule: rule)
      let all = arguments.word(0)?.isKeyword("all") == true
      // What is left after a fix is below the bar already, as after every change.
      return (lines, lines.isEmpty || all ? .show(FixQuery(rule: rule, all: all)) : .none)
    })
}

package struct FixQuery: Query {
  package static var command: Command { .fix }
  /// The identifier of the rule whose findings they are, or `nil` for all.
  package let rule: String?
  /// Whether all of them are listed, however many there are.
  package let all: Bool
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
