package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// Two designs in a document: what changed from one to the other, and both of them.
package enum DifferencePage {
  /// Returns a page with the designs side by side, without a line break at its end.
  package static func document(
    _ difference: DesignDifference, from before: PlayedDesign, to after: PlayedDesign,
    _ options: RenderOptions
  ) -> HarmlessText {
    let head = HTMLPage.Head(
      title: "\(before.name) and \(after.name)",
      hasSteps: [before, after].contains { $0.steps.count > 1 }, hasIdeas: true)
    let sides = [("before", before), ("after", after)].map { ($0, "\($0.asSentence): \($1.name)", $0, $1) }
    let changes = changes(difference) ?? .paragraph("Nothing: the designs are the same.")
    return HTMLPage.document(
      head, [.title(2, "What changed"), changes, DesignPage.pair(sides, "pair", options)], options)
  }

  package static func markdown(
    _ difference: DesignDifference, under heading: String, _ options: RenderOptions
  ) -> [HarmlessText] {
    let changes = changes(difference)
    var blocks: [Block] = [.title(3, "\(heading)"), changes ?? .paragraph("The design is the same.")]
    if changes != nil {
      if difference.exists.after { blocks.append(.picture(difference.after, .bar, "after")) }
      if difference.exists.before {
        blocks.append(.fold("Before", [.picture(difference.before, .bar, "before")]))
      }
    }
    return MarkdownText.document(blocks, options)
  }

  /// Returns what changed, or `nil` for nothing. A word is in front of each, where a terminal has a sign.
  private static func changes(_ difference: DesignDifference) -> Block? {
    let entries = DifferenceWords.entries(difference, hasVerbs: false)
    return entries.isEmpty ? nil : .list(entries.map { "\($0.sign.word.asSentence, .strong): \($0.text)" })
  }
}
