import TabBarCore

extension Rule {
  static let opaqueBar = Rule(
    "opaque-bar",
    repair: { _, _ in
      [Fix(.suggestion, "give the bar the system's background", [.bar(.background, .system)])]
    }
  ) { inspection in
    guard inspection.platform != .tvOS else {
      return .notApplicable(
        saying: "tvOS lets an app choose a tint, a colour or a picture for the background")
    }
    return inspection.judge(
      .background, asking: "does the bar keep the system's background? (bar background= says it)"
    ) { background in
      background == .system
        ? .met : .broken(saying: "the bar is opaque, so that nothing of the content behind it shows")
    }
  }
}
