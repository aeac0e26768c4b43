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

  init(_ report: Report, in language: String) { add(report, in: language) }

  package mutating func add(_ report: Report, in language: String = RulePage.standardLanguage) {
    designs += 1
    for item in report.notChecked {
      let entry = Entry(verdict: item.verdict, rule: item.rule, why: item.why(in: language))
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
    entries.isEmpty
      ? []
      : ([.gap, .paragraph("not checked in \(designs) designs", .strong)] + list(in: options.language)).lines(
        options)
  }

  /// The block for one design; nothing if everything was checked.
  func blocks(in language: String) -> [Block] {
    let label = ("not checked" as Prose).text(in: language) + "  "
    return entries.isEmpty ? [] : [.entry(label, "\(entries.count)")] + list(in: language)
  }

  private func list(in language: String) -> [Block] {
    func said(_ text: Prose) -> String { text.text(in: language) }
    var blocks = reasons.grouped { $0.verdict }.flatMap { verdict, reasons -> [Block] in
      let rows = reasons.map { reason -> Block in
        let rules = reason.rules.joined(separator: ", ")
        return verdict == .needsPerson
          ? .entry("    \(rules)", "\(reason.why)\(said(reason.share))", .faint, labelStyle: .plain)
          : .entry("    ", "\(reason.why): \(rules)\(said(reason.share))", .faint)
      }
      let count = reasons.reduce(0) { $0 + $1.rules.count }
      return [
        .entry("  ", "\(said(Prose(verdict))): \(count)"),
        verdict == .needsPerson ? .rows(rows) : .together(rows),
      ]
    }
    if others > 0 { blocks.append(.entry("  ", said("and \(others) with reasons of their own"), .faint)) }
    return blocks
  }

  /// Why some rules were not checked, and in how many of several designs.
  struct Reason {
    let verdict: Verdict
    let why: String
    let rules: [String]
    let share: Prose
  }

  /// The questions, each by itself, then what is not applicable, the rules with the same reason together.
  var reasons: [Reason] {
    let questions = entries.filter { $0.entry.verdict == .needsPerson }
    return (questions + entries.filter { $0.entry.verdict != .needsPerson }).grouped { entry, count in
      // A question stays by itself.
      return [
        entry.verdict.rawValue, entry.why, count == designs ? "" : String(count),
        entry.verdict == .needsPerson ? entry.rule : "",
      ]
    }
    .map { key, elements in
      Reason(
        verdict: elements[0].entry.verdict, why: key[1], rules: elements.map(\.entry.rule),
        share: key[2].isEmpty ? "" : " (in \(key[2]) of \(designs))")
    }
  }
}
