package import TabBarCore
import TabBarGuidelines

extension Command {
  static let devices = Command(
    "devices", .looking,
    parameters: [
      Parameter(
        "NAME", .text, isOptional: true, isRepeated: true,
        meaning: "part of a device's name or its platform, such as `ipad`")
    ],
    body: .ask { _, arguments throws(CommandError) in
      let words = arguments.search.words
      guard let first = words.first else { return .show(DevicesQuery(devices: Device.all)) }
      let name = words.map(\.text).joined(separator: " ")
      let devices = DeviceName.devices(named: name)
      guard !devices.isEmpty else {
        throw CommandError(
          "no device is called \(Quoting.quoted(name))", at: first.range.lowerBound..<arguments.end,
          remedy: Parameter.Kind.device().suggestion(for: name) ?? "`devices` lists all of them")
      }
      return .show(DevicesQuery(devices: devices))
    })
}

package struct DevicesQuery: Query {
  package static var command: Command { .devices }
  /// The devices to list, by family and age.
  package let devices: [Device]
}
