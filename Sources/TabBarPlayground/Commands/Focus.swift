import TabBarCore

extension Command {
  static let focus = Command(
    "focus", .details, "Moves the focus of a remote, or a person's gaze, onto the bar",
    discussion: """
      On an Apple TV the bar comes back with the focus after it has scrolled away; on Apple Vision Pro it shows its titles while it is looked at.
      """,
    parameters: [.onOff],
    examples: [
      Example("focus on", "the bar of an Apple TV is back, that of a Vision Pro is open"),
      Example("focus off", "nobody looks at the bar"),
    ],
    body: .toggle(
      \.isFocused, on: "the bar has the focus", off: "the bar has no focus",
      objection: { $0.objectionToFocus }))
}
