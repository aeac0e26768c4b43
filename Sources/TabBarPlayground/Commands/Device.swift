import TabBarCore
import TabBarGuidelines

extension Command {
  static let device = Command(
    "device", .context, "Lays the bar out for another device",
    discussion: """
      A device is named by its identifier or by the name that Apple sells it under. What was chosen by hand and \
      the device does not have goes back to its standard: a system that it never ran, a window, a logo.
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
      let clauses = draft.use(device)
      return { clauses.following("laid out for \(device.name)") }
    })
}
