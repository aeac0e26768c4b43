extension Command {
  static let redo = Command(
    "redo", .time, "Does again what was taken back, one step or N",
    parameters: [Parameter("N", .number(1...Int.max), isOptional: true)],
    examples: [Example("redo", "one step"), Example("redo 3", "three steps")],
    body: .time { -$0.steps })
}
