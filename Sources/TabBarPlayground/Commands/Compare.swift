import TabBarCore
package import TabBarGuidelines

extension Command {
  static let compare = Command(
    "compare", .looking,
    parameters: [
      Parameter(
        "WHAT", .compared(ComparedWords.keywords), isRepeated: true,
        meaning: "what to compare: marks, files, devices, or `devices`, `systems`, `languages`, `guides`",
        narrowed: { ComparedWords.parameter(after: $0) })
    ],
    // It may have to work out a way that fit lists.
    isQuick: false,
    body: .recall { playground, arguments throws(CommandError) in
      try ComparedWords(timeline: playground.timeline, draft: playground.draft).effect(of: arguments.words)
    })
}

package struct CompareQuery: Query {
  package static var command: Command { .compare }
  package let subject: Comparison.Subject
  /// The line that shows everything; `nil` where this is it.
  package let wholeLine: String?
}

/// Designs to compare, at least two; of two the second is what the first has become.
package struct ComparedDesigns {
  package var places: [ComparedDesign]
  package let wholeLine: String?

  /// Returns the query that shows them, or `nil` where some are missing.
  package func query(of sides: [DesignsQuery.Side]) -> DesignsQuery? {
    sides.count < places.count ? nil : DesignsQuery(sides: sides, wholeLine: wholeLine)
  }
}

package struct DesignsQuery: Query {
  package static var command: Command { .compare }

  package typealias Side = (name: String, state: EndState)

  package var sides: [Side]
  package let wholeLine: String?
}
