extension Command {
  static let devices = Command(
    "devices", .looking, "Lists the devices with their sizes and size classes",
    examples: [Example("devices", "one line a device")],
    previewText: "would list the devices",
    body: .ask { _, _ throws(CommandError) in .show(DevicesQuery()) })
}

package struct DevicesQuery: Query {
  package static var command: Command { .devices }
}
