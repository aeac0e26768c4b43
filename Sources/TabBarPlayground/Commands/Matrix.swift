extension Command {
  static let matrix = Command(
    "matrix", .looking,
    parameters: [Parameter("FORM", .choice(["all", "systems"]), isOptional: true, isRepeated: true)],
    previewText: "would lay the design out on every device",
    body: .ask { _, arguments throws(CommandError) in
      .show(
        MatrixQuery(
          all: arguments.words.contains { $0.isKeyword("all") },
          allSystems: arguments.words.contains { $0.isKeyword("systems") }))
    })
}

package struct MatrixQuery: Query {
  package static var command: Command { .matrix }
  /// Whether every different result is named with its devices.
  package let all: Bool
  /// Whether every system that a device runs is tried, or only the automatic one.
  package let allSystems: Bool
}
