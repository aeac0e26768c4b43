import TabBarCore

extension Rule {
  /// Badges that are a number or an exclamation mark.
  static let badgeForm = Rule(
    id: "badge-form",
    title: "Put a number or an exclamation mark into a badge",
    question: .whichBadge,
    rationale: """
      A badge says that something new waits in a section, and how much. Words and signs of one's own have to \
      be read and learned, and a zero announces that there is nothing to announce.
      """,
    remedy:
      "Count what is new, or write ! where something needs attention. Where nothing is new, have no badge.",
    misconception: """
      A badge may say anything. The system draws any text; the guideline asks for a number or an exclamation \
      mark.
      """,
    evidence: .guideline,
    catalogue: ["R72", "R73", "R76"],
    examples: [
      .met(
        "a number, a capped number and an exclamation mark",
        .of(Tab("Chats", badge: "3"), Tab("Calls", badge: "99+"), Tab("Settings", badge: "!"))),
      .met("one", .of(Tab("Chats", badge: "1"), Tab("Calls"), Tab("Settings"))),
      .broken("zero", .of(Tab("Chats", badge: "0"), Tab("Calls"), Tab("Settings"))),
      .broken("a word", .of(Tab("Chats", badge: "New"), Tab("Calls"), Tab("Settings"))),
    ],
    needs: .tabs,
    repair: { inspection, _ in
      inspection.tabs { $0.badge.map(BadgeText.init) == .zero }.map { tab in
        // A badge of zero says what no badge says, too.
        Fix(.safe, "take the badge of zero off \(inspection.design.name(of: tab))", [.badge(tab, nil)])
      }
    }
  ) { inspection in
    let design = inspection.design
    var counted: [Int] = []
    var zeros: [Int] = []
    var texts: [Int] = []
    var doubtful: [Int] = []
    for (index, tab) in design.tabs.enumerated() {
      guard let badge = tab.badge else { continue }
      switch BadgeText(badge) {
      case .number, .exclamation: counted.append(index)
      case .zero: zeros.append(index)
      case .text: texts.append(index)
      case .abbreviated: doubtful.append(index)
      case .dot: break
      }
    }
    func badges(_ indices: [Int]) -> String {
      listed(
        indices.prefix(3).map { "\(quoted(design.tabs[$0].badge ?? "")) on \(design.name(of: $0))" },
        others: max(0, indices.count - 3))
    }
    let wrong = (texts + zeros).sorted()
    let measured = [Measurement("badges", counted.count + wrong.count + doubtful.count)]
    if !wrong.isEmpty {
      let what =
        if texts.isEmpty {
          "\(badges(zeros)): a badge of zero announces nothing"
        } else {
          "\(badges(wrong)): neither a number above zero nor an exclamation mark"
        }
      return .broken(what, tabs: wrong, measured: measured)
    }
    guard doubtful.isEmpty else {
      return .needsPerson(
        "is \(badges(doubtful)) still read as a number at a glance?", tabs: doubtful, measured: measured)
    }
    guard !counted.isEmpty else { return .notApplicable("no tab has a badge with a text") }
    return .met("every badge is a number or an exclamation mark", measured: measured)
  }
}
