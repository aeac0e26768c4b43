extension Command {
  static let matrix = Command(
    "matrix", .looking, "Lays the bar out on every device and says what goes wrong where",
    discussion: """
      Every device is held both ways; an iPad's windows are tried, too. Cases with the same result are \
      named together. all tries every system that a device runs, not only the automatic one.
      """,
    parameters: [Parameter("SYSTEMS", .choice(["all"]), isOptional: true)],
    examples: [
      Example("matrix", "each device with the system that goes with it and the guide"),
      Example("matrix all", "each device with every system that it runs"),
    ],
    previewText: "would lay the design out on every device",
    body: .ask { _, arguments throws(CommandError) in
      .show(MatrixQuery(allSystems: arguments.word(0) != nil))
    })
}

package struct MatrixQuery: Query {
  package static var command: Command { .matrix }
  /// Whether every system that a device runs is tried, or only the automatic one.
  package let allSystems: Bool
}
