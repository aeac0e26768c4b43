import TabBarCore

extension Command {
  static let accessory = Command(
    "accessory", .context, "Shows an accessory of the app above the bar, such as a player",
    discussion: """
      Only an iPhone has one, since iOS 26. With minimize on it moves beside the selected tab.
      """,
    parameters: [.onOff],
    examples: [
      Example("accessory on", "a player above the tabs"),
      Example("accessory off", "the bar alone"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      if word.isKeyword("on"), let objection = draft.objectionToFloating("has no accessory on its bar") {
        throw objection.error(at: word)
      }
      draft.design.situation.hasAccessory = word.isKeyword("on")
      return { word.isKeyword("on") ? "an accessory is above the bar" : "no accessory is above the bar" }
    })
}
