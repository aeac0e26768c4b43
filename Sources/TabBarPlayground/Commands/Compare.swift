import TabBarCore
package import TabBarGuidelines

extension Command {
  static let compare = Command(
    "compare", .looking, "Compares the bar on devices, by all guides, or on all systems",
    discussion: """
      One device is compared with the design's own. Systems with the same result share a column.
      """,
    parameters: [
      Parameter(
        "DEVICE", .deviceOr(["guides", "systems"]), isRepeated: true, meaning: "what to compare")
    ],
    examples: [
      Example("compare iphone-se-3", "the design's own device and a small one"),
      Example("compare iphone-14 ipad-9 apple-tv-4k", "three devices"),
      Example("compare guides", "what each guide says"),
      Example("compare systems", "from the device's first system to the newest"),
    ],
    previewText: "would compare the design",
    body: .ask { draft, arguments throws(CommandError) in
      if let word = arguments.words.first(where: { $0.device == nil || Device.named($0.text) == nil }) {
        if let other = arguments.words.first(where: { $0.range != word.range }) {
          throw CommandError("\(word.text) takes nothing else", at: other, remedy: "leave this out")
        }
        guard word.isKeyword("guides") || word.isKeyword("systems") else {
          throw CommandError(
            "\(word.canonical) is not a device that can be compared by its name", at: word,
            remedy: "devices lists them")
        }
        return .show(CompareQuery(subject: word.isKeyword("guides") ? .guides : .systems))
      }
      var devices = arguments.words.compactMap(\.device)
      if devices.count == 1 { devices.insert(draft.design.device, at: 0) }
      return .show(CompareQuery(subject: .devices(devices)))
    })
}

package struct CompareQuery: Query {
  package static var command: Command { .compare }
  /// The devices, guides or systems to compare.
  package let subject: Comparison.Subject
}
