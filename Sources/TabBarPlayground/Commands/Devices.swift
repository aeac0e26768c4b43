extension Command {
  static let devices = Command(
    "devices", .looking, "Lists the devices with their sizes and size classes",
    examples: [Example("devices", "one line a device")],
    body: .ask { _, _ throws(CommandError) in .devices })
}
