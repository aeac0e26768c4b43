import TabBarCore

extension Command {
  package static let orientation = Command(
    "orientation", .context, "Holds the device upright or on its side",
    parameters: [Parameter("ORIENTATION", .choice(Orientation.allCases.map(\.rawValue)))],
    examples: [Example("orientation landscape", "on its side")],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      try draft.turn(to: Orientation(rawValue: word.text) ?? .portrait, at: word.range)
      let clauses = draft.reconcile()
      return { clauses.following("turned to \(word.text)") }
    })
}

extension Draft {
  /// Turns the device to an orientation.
  mutating func turn(to orientation: Orientation, at range: Range<Int>) throws(CommandError) {
    guard design.device.platform.rotates || orientation == .portrait else {
      throw CommandError(
        "\(design.device.name) does not rotate", at: range, remedy: "device iphone-14 is one that does")
    }
    design.orientation = orientation
  }
}
