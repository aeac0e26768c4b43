import TabBarCore
import TabBarGuidelines

extension Command {
  package static let system = Command(
    "system", .context, "Lays the bar out as another version of the system does",
    discussion: """
      auto takes the version that was current when the chosen guide was written, iOS 16 and its siblings where the \
      guide is auto, or the device's first one if that is newer, or its last one if that is older. A device runs \
      only the systems in between. \
      macOS, watchOS and CarPlay go with any device, because no Macs, watches and cars are listed.
      """,
    parameters: [Parameter("ID", .system)],
    examples: [
      Example("system ios17", "a version of the iPhone's system"),
      Example("system carplay", "the display of a car"),
      Example("system auto", "what goes with guide and device"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      let system = word.system
      if let system, let objection = draft.objection(to: system, calling: draft.design.device.name) {
        throw objection.error(at: word)
      }
      let before = draft
      draft.design.system = system
      let clauses = draft.reconcile() + draft.clauses(since: before)
      if let system { return { clauses.following("laid out as \(system.name) does") } }
      let name = draft.system?.name
      return { clauses.following("the system follows guide and device" + (name.map { ": \($0)" } ?? "")) }
    })
}
