import TabBarCore
import TabBarGuidelines

extension Command {
  static let device = Command(
    "device", .context, "Lays the bar out for another device",
    discussion: """
      A device is named by its identifier or by the name that Apple sells it under. A system \
      that was chosen by hand and does not run on the device goes back to auto.
      """,
    parameters: [Parameter("ID", .device)],
    examples: [
      Example("device iphone-se-3", "a small phone"),
      Example("device \"iPad Air (5th generation)\"", "by its full name"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      guard let device = Device.named(word.text) else {
        throw CommandError("\(word.canonical) is not a device", at: word, remedy: "devices lists them")
      }
      draft.design.device = device
      if !device.platform.rotates { draft.design.orientation = .portrait }
      guard let system = draft.design.system, system.platform != device.platform else {
        let isLaidOut = draft.guide.system(for: device) != nil
        return { (isLaidOut ? "laid out for " : "the device is now ") + device.name }
      }
      draft.design.system = nil
      return { "laid out for \(device.name); it does not run \(system.name), so the system is auto again" }
    })
}
