import TabBarCore

extension Command {
  static let modal = Command(
    "modal", .details, "Covers the window with a modal view, or uncovers it",
    discussion: """
      While a modal view is there the bar is not: people finish or cancel its task first. A film that fills the screen \
      covers the bar as well.
      """,
    parameters: [.onOff],
    examples: [
      Example("modal on", "the bar is covered until the task is done"),
      Example("modal off", "nothing over the window"),
    ],
    body: .toggle(\.isModal, on: "a modal view covers the window", off: "no modal view covers the window"))
}
