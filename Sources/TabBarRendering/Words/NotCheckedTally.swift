package import TabBarGuidelines

/// The rules that were not checked in one or more designs, each reason once with the number of its designs.
package struct NotCheckedTally: Sendable {
  private struct Entry: Hashable, Sendable {
    let verdict: Verdict
    let rule: String
    let why: String
  }

  private var designs = 0
  /// In the order in which the reasons first occurred.
  private var entries: [(entry: Entry, designs: Int)] = []
  private var places: [Entry: Int] = [:]
  /// The number of reasons without room.
  private var others = 0

  // Reasons with the titles of each app must not fill memory.
  private static let most = 200

  package init() {}

  init(_ report: Report) { add(report) }

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

  /// Returns the lines of the block for many designs; none if everything was checked.
  package func lines(_ options: RenderOptions) -> [HarmlessText] {
    guard !entries.isEmpty else { return [] }
    var page = Page(options)
    page.gap()
    page.append([StyledText("not checked in \(designs) designs", .strong)])
    appendReasons(to: &page)
    return page.text
  }

  /// Appends the block for one design; nothing if everything was checked.
  func append(to page: inout Page) {
    guard !entries.isEmpty else { return }
    page.hanging("not checked  ", "\(entries.count)")
    appendReasons(to: &page)
  }

  private func appendReasons(to page: inout Page) {
    let questions = entries.filter { $0.entry.verdict == .needsPerson }
    if !questions.isEmpty {
      page.paragraph("\(Verdict.needsPerson.rawValue): \(questions.count)", indentation: 2)
      page.table(
        questions.map { ("    " + $0.entry.rule, $0.entry.why + share($0.designs)) }, .faint,
        labelStyle: .plain)
    }
    let rest = entries.filter { $0.entry.verdict != .needsPerson }
    if !rest.isEmpty {
      page.paragraph("\(Verdict.notApplicable.rawValue): \(rest.count)", indentation: 2)
      for group in grouped(rest) {
        page.hanging(
          "    ", group.why + ": " + group.rules.joined(separator: ", ") + share(group.designs), .faint)
      }
    }
    if others > 0 { page.paragraph("and \(others) with reasons of their own", .faint, indentation: 2) }
  }

  private func share(_ count: Int) -> String { count == designs ? "" : " (in \(count) of \(designs))" }

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
