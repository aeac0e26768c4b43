import TabBarCore

extension Command {
  static let keyboard = Command(
    "keyboard", .details, "Brings a keyboard up, or takes it away",
    discussion: "A keyboard covers a bar at the bottom; one at the top stays.",
    parameters: [.onOff],
    examples: [
      Example("keyboard on", "a bar at the bottom is covered"),
      Example("keyboard off", "no keyboard"),
    ],
    body: .toggle(\.isKeyboardUp, on: "a keyboard is up", off: "the keyboard is away"))
}
