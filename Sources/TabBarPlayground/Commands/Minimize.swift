import TabBarCore

extension Command {
  static let minimize = Command(
    "minimize", .details, "Shrinks the bar to its selected tab, as while scrolling",
    discussion: "Only an iPhone does that, since iOS 26, and only where the app asks for it.",
    parameters: [.onOff],
    examples: [
      Example("minimize on", "the selected tab alone, and search beside it"),
      Example("minimize off", "the whole bar"),
    ],
    body: .toggle(
      \.isMinimized, on: "the bar has shrunk to its selected tab", off: "the bar is whole again",
      objection: { $0.objectionToFloating("minimizes no bar") }))
}
