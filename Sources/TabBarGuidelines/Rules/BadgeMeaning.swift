import TabBarCore

extension Rule {
  static let badgeMeaning = Rule(
    id: "badge-meaning",
    title: "Announce with a badge what is new in its section, and nothing else",
    question: .whichBadge,
    rationale: """
      People open a section because of its badge. They feel cheated where they find nothing new, and a badge \
      that shows the time or a price sends them off for nothing all day long.
      """,
    remedy: """
      Count what people have not seen yet, keep the number up to date, and take it away once they have. Values \
      that are always there belong into the section.
      """,
    misconception: """
      A badge is a small display. It is an announcement: an unread message is one, a temperature is none.
      """,
    history: """
      In 2013 a badge tells of app-specific information that is new, and in 2022 of new information in that \
      view. The text of 2024 names new or updated information that may warrant attention; that of 2025 only \
      what is critical.
      """,
    evidence: .guideline,
    catalogue: ["R73", "R75", "R76"],
    examples: [
      .met(
        "messages that are there to be read",
        .of(Tab("Calls"), Tab("Chats", badge: "2").with(.availability, .ok), Tab("Settings"))),
      .broken(
        "a number on a section that has nothing",
        .of(Tab("Calls"), Tab("Chats", badge: "2").with(.availability, .empty), Tab("Settings"))),
      .broken("the temperature", .of(Tab("Today"), Tab("Weather", badge: "21°"), Tab("Settings"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      [
        Fix(
          .suggestion, "take the badge off \(inspection.design.names(of: judgement.tabs))",
          judgement.tabs.map { .badge($0, nil) })
      ]
    }
  ) { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .notApplicable("no tab has a badge") }
    let design = inspection.design
    let readings = badged.filter { design.tabs[$0].badge.flatMap { BadgeReading($0) } != nil }
    let measured = [Measurement("badges", badged.count)]
    if let first = readings.first, let badge = design.tabs[first].badge, let reading = BadgeReading(badge) {
      let others = readings.count == 1 ? "" : "; so are the badges of \(readings.count - 1) more"
      return .broken(
        "\(quoted(badge)) on \(design.name(of: first)) is \(reading.rawValue), nothing new in the section\(others)",
        tabs: readings, measured: measured)
    }
    let bare = badged.filter { design.tabs[$0].hasNothingToBadge }
    guard bare.isEmpty else {
      return .broken(
        "\(design.names(of: bare)) \(bare.count == 1 ? "has" : "have") a badge and nothing to show for it",
        tabs: bare, measured: measured)
    }
    let isKnown = badged.allSatisfy { design.tabs[$0][.availability] != nil && $0 != design.selection }
    guard !isKnown else { return .met }
    return .standing(
      """
      does every badge tell of something new in its own section, and go once people have seen it? (set TAB \
      availability=empty says where a section has nothing)
      """)
  }
}

extension Tab {
  /// Whether the tab has a number on a section that is empty or unavailable. An exclamation mark may be there
  /// to say just that.
  fileprivate var hasNothingToBadge: Bool {
    guard let availability = self[.availability], availability != .ok else { return false }
    return badge.map(BadgeText.init) != .exclamation
  }
}
