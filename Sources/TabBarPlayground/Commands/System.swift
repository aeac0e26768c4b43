import TabBarCore
import TabBarGuidelines

extension Command {
  static let system = Command(
    "system", .context, "Lays the bar out as another version of the system does",
    discussion: """
      auto takes the version that was current when the guide was written, or the device's first one if \
      that is newer.
      """,
    parameters: [Parameter("ID", .system)],
    examples: [
      Example("system ios17", "a version of the iPhone's system"),
      Example("system auto", "what goes with guide and device"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      guard let system = System.named(word.text) else {
        draft.design.system = nil
        let name = draft.guide.system(for: draft.design.device)?.name
        return { "the system follows guide and device" + (name.map { ": \($0)" } ?? "") }
      }
      let device = draft.design.device
      guard system.platform == device.platform else {
        let own = System.nearest(to: system.version, on: device.platform)
        throw CommandError(
          "\(device.name) does not run \(system.name)", at: word,
          remedy: own.map { "\($0.id) is its own" } ?? "choose another device first")
      }
      draft.design.system = system
      return { "laid out as \(system.name) does" }
    })
}
