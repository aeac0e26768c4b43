import TabBarCore

extension Rule {
  static let opaqueBar = Rule(
    id: "opaque-bar",
    title: "Keep the translucent background of the system",
    question: .whereIsTheBar,
    rationale: """
      Content that shines through a bar reminds people of what they scrolled past. The system also takes the background \
      away where nothing is behind it, and makes it solid for those who asked for less transparency; a colour \
      of the app's own does neither.
      """,
    remedy: "Leave the background alone, and put the brand into the tint and the content.",
    misconception: """
      Titles cannot be read on a translucent bar, so it needs a colour. The system changes the material as the \
      content asks for it, and all the more where Reduce Transparency is on.
      """,
    history: """
      Translucent in every text since 2013. Since 2022 only while content is behind the bar; since 2025 the bar \
      is a capsule of glass, which a background of the app's own defeats.
      """,
    evidence: .guideline,
    catalogue: ["R18", "R19", "R20"],
    examples: [
      .met("the system's background", .bar(.background, .system)),
      .broken("a solid colour", .bar(.background, .opaque)),
    ],
    needs: .tabs,
    repair: { _, _ in
      [Fix(.suggestion, "give the bar the system's background", [.bar(.background, .system)])]
    }
  ) { inspection in
    guard inspection.platform != .tvOS else {
      return .notApplicable("tvOS lets an app choose a tint, a colour or a picture for the background")
    }
    return inspection.judge(
      .background, asking: "does the bar keep the system's background? (bar background= says it)"
    ) { background in
      background == .system
        ? .met : .broken("the bar is opaque, so that nothing of the content behind it shows")
    }
  }
}
