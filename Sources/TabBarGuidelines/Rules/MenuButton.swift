import TabBarCore

extension Rule {
  static let menuButton = Rule(
    id: "menu-button",
    title: "Let the Menu button move the focus to the bar",
    question: .whatAboutTV,
    rationale: """
      The Menu button is how people get back to the tabs from anywhere, also when the bar has scrolled away. \
      Where it does something else, they leave the app by accident or are stuck in a section.
      """,
    remedy: "Leave the button alone, whatever a tab shows.",
    evidence: .observed,
    catalogue: ["R88"],
    examples: [
      .met("it moves the focus to the bar", .bar(.menuButton, .focus, on: .television)),
      .broken("it does something else", .bar(.menuButton, .other, on: .television)),
    ],
    needs: .tabs,
    repair: { _, _ in [Fix(.suggestion, "let Menu move the focus to the bar", [.bar(.menuButton, .focus)])] }
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    return inspection.judge(
      .menuButton, asking: "does the Menu button always move the focus to the bar? (bar menuButton= says it)"
    ) { effect in
      effect == .focus ? .met : .broken("the Menu button does something else than move the focus to the bar")
    }
  }
}
