import TabBarCore

extension Command {
  static let accessory = Command(
    "accessory", .details, "Shows an accessory of the app above the bar, such as a player",
    discussion: "Only an iPhone has one, since iOS 26. With minimize on it moves beside the selected tab.",
    parameters: [.onOff],
    examples: [
      Example("accessory on", "a player above the tabs"),
      Example("accessory off", "the bar alone"),
    ],
    body: .toggle(
      \.hasAccessory, on: "an accessory is above the bar", off: "no accessory is above the bar",
      objection: { $0.objectionToFloating("has no accessory on its bar") }))
}
