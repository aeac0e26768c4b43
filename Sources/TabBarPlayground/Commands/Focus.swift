import TabBarCore

extension Command {
  static let focus = Command(
    "focus", .context, "Moves the focus of a remote, or a look, onto the bar",
    discussion: """
      On an Apple TV the bar comes back with the focus after it has scrolled away; on Apple Vision Pro it shows its titles while it is looked at.
      """,
    parameters: [.onOff],
    examples: [
      Example("focus on", "the bar of an Apple TV is back, that of a Vision Pro is open"),
      Example("focus off", "nobody looks at the bar"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      if word.isKeyword("on"), let objection = draft.objectionToFocus {
        throw objection.error(at: word)
      }
      draft.design.situation.isFocused = word.isKeyword("on")
      return { word.isKeyword("on") ? "the bar has the focus" : "the bar has no focus" }
    })
}
