import TabBarCore

extension Rule {
  static let badgeTextColor = Rule(
    id: "badge-text-color",
    title: "Leave a badge red, with white text",
    question: .whichBadge,
    rationale: """
      White on red is a badge in every app, and is seen from the corner of an eye. In other colours it is one more \
      decoration of the bar.
      """,
    remedy: "Leave out the app's own badge colour and text attributes.",
    misconception: """
      An app can set the colour of its badges, so any colour will do. The system allows it; the texts describe red \
      with white text.
      """,
    evidence: .guideline,
    catalogue: ["R72", "R75"],
    examples: [
      .met(
        "white on red",
        .bar(.badgeColor, .red, Tab("Chats", badge: "3"), Tab("Calls")).with(.badgeText, .white)),
      .broken("black text", .bar(.badgeText, .other, Tab("Chats", badge: "3"), Tab("Calls"))),
      .broken("a blue badge", .bar(.badgeColor, .other, Tab("Chats", badge: "3"), Tab("Calls"))),
    ],
    needs: .tabs,
    repair: { _, judgement in
      guard judgement.isBroken else { return [] }
      return [
        Fix(
          .suggestion, "leave the colours of badges to the system",
          [.bar(.badgeColor, nil), .bar(.badgeText, nil)])
      ]
    }
  ) { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .notApplicable("no tab has a badge") }
    let text = inspection.design[.badgeText]
    let color = inspection.design[.badgeColor]
    let measured = [Measurement("badges", badged.count)]
    let which = counted(badged.count, "badge")
    if color == .other {
      return .broken(
        "\(which) \(badged.count == 1 ? "has" : "have") another colour than red", tabs: badged,
        measured: measured)
    }
    if text == .other {
      return .broken(
        "\(which) \(badged.count == 1 ? "has" : "have") text of another colour than white", tabs: badged,
        measured: measured)
    }
    if text != nil, color != nil { return .met }
    return inspection.design[.container] == .custom
      ? .standing(
        "are the badges of the app's own bar red with white text? (bar badgeColor= and badgeText= say it)")
      : .notApplicable("the badges are taken to be the system's, which are red with white text")
  }
}
