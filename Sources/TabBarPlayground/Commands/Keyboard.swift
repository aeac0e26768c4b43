import TabBarCore

extension Command {
  static let keyboard = Command(
    "keyboard", .context, "Brings a keyboard up, or takes it away",
    discussion: """
      A keyboard covers a bar at the bottom; one at the top stays.
      """,
    parameters: [.onOff],
    examples: [
      Example("keyboard on", "a bar at the bottom is covered"),
      Example("keyboard off", "no keyboard"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      draft.design.situation.isKeyboardUp = word.isKeyword("on")
      return { word.isKeyword("on") ? "a keyboard is up" : "the keyboard is away" }
    })
}
