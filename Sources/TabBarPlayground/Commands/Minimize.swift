import TabBarCore

extension Command {
  static let minimize = Command(
    "minimize", .context, "Shrinks the bar to its selected tab, as while scrolling",
    discussion: """
      Only an iPhone does that, since iOS 26, and only where the app asks for it.
      """,
    parameters: [.onOff],
    examples: [
      Example("minimize on", "the selected tab alone, and search beside it"),
      Example("minimize off", "the whole bar"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      if word.isKeyword("on"), let objection = draft.objectionToFloating("minimizes no bar") {
        throw objection.error(at: word)
      }
      draft.design.situation.isMinimized = word.isKeyword("on")
      return { word.isKeyword("on") ? "the bar has shrunk to its selected tab" : "the bar is whole again" }
    })
}
