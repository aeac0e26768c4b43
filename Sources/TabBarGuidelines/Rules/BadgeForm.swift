import TabBarCore

extension Rule {
  static let badgeForm = Rule(
    id: "badge-form",
    title: "Put a number or an exclamation mark into a badge",
    question: .whichBadge,
    rationale: """
      A badge says that something new waits in a section, and how much. Other words and signs have to \
      be read and learned, in each language again.
      """,
    remedy: "Count what is new, or write ! where something needs attention.",
    misconception: """
      A badge may say anything. The system draws any text; the guideline asks for a number or an exclamation \
      mark.
      """,
    history: """
      A number or an exclamation mark in a red oval: so it says in 2013 and in every text since. What changed is \
      what it is for: new information at first, what may warrant attention in 2024, critical information only \
      since 2025.
      """,
    evidence: .guideline,
    catalogue: ["R72"],
    examples: [
      .met(
        "a number, a capped number and an exclamation mark",
        .of(Tab("Chats", badge: "3"), Tab("Calls", badge: "99+"), Tab("Settings", badge: "!"))),
      .met("one", .of(Tab("Chats", badge: "1"), Tab("Calls"), Tab("Settings"))),
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
    var texts: [Int] = []
    var doubtful: [Int] = []
    var counted = 0
    for index in inspection.badgedTabs {
      switch BadgeText(design.tabs[index].badge ?? "") {
      case .number, .exclamation: counted += 1
      case .text: texts.append(index)
      case .abbreviated: doubtful.append(index)
      // A zero and a dot are left to rules of their own.
      case .zero, .dot: break
      }
    }
    func badges(_ indices: [Int]) -> String {
      listed(
        indices.prefix(3).map { "\(quoted(design.tabs[$0].badge ?? "")) on \(design.name(of: $0))" },
        others: max(0, indices.count - 3))
    }
    if !texts.isEmpty {
      return .broken(
        "\(badges(texts)): neither a number nor an exclamation mark", tabs: texts,
        measured: [Measurement("badges", counted + texts.count + doubtful.count)])
    }
    guard doubtful.isEmpty else {
      return .needsPerson(
        "is \(badges(doubtful)) still read as a number at a glance?", tabs: doubtful,
        measured: [Measurement("badges", counted + doubtful.count)])
    }
    guard counted > 0 else { return .notApplicable("no tab has a badge with a text") }
    return .met
  }
}
