extension Command {
  static let matrix = Command(
    "matrix", .looking, "Lays the bar out on every device and says what goes wrong where",
    discussion: """
      Every device is held both ways; an iPad's windows are tried, too. It names what is found, and the different \
      bars; all names every different result with its devices. systems tries every system that a device runs, not \
      only the automatic one.
      """,
    parameters: [Parameter("FORM", .choice(["all", "systems"]), isOptional: true, isRepeated: true)],
    examples: [
      Example("matrix", "each device with the system that goes with it and the guide"),
      Example("matrix all", "each different result, with its devices"),
      Example("matrix systems", "each device with every system that it runs"),
    ],
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
