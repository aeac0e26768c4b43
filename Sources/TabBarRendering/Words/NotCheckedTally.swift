package import TabBarGuidelines

/// What was not checked in many designs, each reason once with the number of designs that have it.
package struct NotCheckedTally: Sendable {
  /// A reason with the rules that have it and the number of designs.
  struct Entry: Hashable, Sendable {
    let verdict: Verdict
    let rule: String
    let why: String
  }

  /// The number of designs.
  private(set) var designs = 0
  /// The reasons, in the order in which they first occurred.
  private(set) var entries: [(entry: Entry, designs: Int)] = []
  private var places: [Entry: Int] = [:]
  /// The number of reasons that there was no room for.
  private(set) var others = 0

  // More reasons than this, such as those with the titles of each app, nobody reads, and they must not fill memory.
  private static let most = 200

  /// Creates the tally of no design.
  package init() {}

  /// Counts what was not checked in a design.
  package mutating func add(_ report: Report) {
    designs += 1
    for item in report.notChecked {
      let entry = Entry(verdict: item.verdict, rule: item.rule, why: item.why)
      if let place = places[entry] {
        entries[place].designs += 1
      } else if entries.count < Self.most {
        places[entry] = entries.count
        entries.append((entry, 1))
      } else {
        others += 1
      }
    }
  }

  /// Returns the lines of the block; none where everything was checked.
  package func lines(_ options: RenderOptions) -> [String] {
    guard !entries.isEmpty else { return [] }
    var page = Page(options)
    page.gap()
    page.append([StyledText("not checked in \(designs) designs", .strong)])
    let questions = entries.filter { $0.entry.verdict == .needsPerson }
    if !questions.isEmpty {
      page.paragraph("for a person to answer: \(questions.count)", indentation: 2)
      let columns = questions.map { $0.entry.rule.utf8.count }.max() ?? 0
      for question in questions {
        let gap = String(repeating: " ", count: columns - question.entry.rule.utf8.count + 2)
        page.hanging(
          "    " + question.entry.rule + gap, question.entry.why + share(question.designs), .faint,
          labelStyle: .plain)
      }
    }
    let rest = entries.filter { $0.entry.verdict != .needsPerson }
    if !rest.isEmpty {
      page.paragraph("does not apply: \(rest.count)", indentation: 2)
      for group in grouped(rest) {
        page.hanging(
          "    ", group.why + ": " + group.rules.joined(separator: ", ") + share(group.designs), .faint)
      }
    }
    if others > 0 { page.paragraph("and \(others) with reasons of their own", .faint, indentation: 2) }
    return page.text
  }

  private func share(_ count: Int) -> String { count == designs ? "" : " (in \(count) of \(designs))" }

  /// Returns the rules that have the same reason in as many designs together.
  private func grouped(
    _ entries: [(entry: Entry, designs: Int)]
  ) -> [(why: String, designs: Int, rules: [String])] {
    var groups: [(why: String, designs: Int, rules: [String])] = []
    for (entry, designs) in entries {
      if let place = groups.firstIndex(where: { $0.why == entry.why && $0.designs == designs }) {
        groups[place].rules.append(entry.rule)
      } else {
        groups.append((entry.why, designs, [entry.rule]))
      }
    }
    return groups
  }
}
