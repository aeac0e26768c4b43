import TabBarCore

extension Command {
  static let rotate = Command(
    "rotate", .context, "Turns the device by a quarter",
    examples: [Example("rotate", "portrait to landscape, or back")],
    sets: "orientation",
    body: .edit { draft, arguments throws(CommandError) in
      let turned = draft.design.orientation.turned
      try draft.turn(to: turned, at: arguments.end..<arguments.end)
      let clauses = draft.reconcile()
      return { clauses.following("turned to \(turned.rawValue)") }
    })
}
