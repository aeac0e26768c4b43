extension Command {
  static let back = Command(
    "back", .time, parameters: [Parameter("NAME", .mark)],
    body: .back)
}
