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
    body: .recall { playground, arguments throws(CommandError) in
      try ComparedWords(timeline: playground.timeline, draft: playground.draft).effect(of: arguments.words)
    })
}

package struct CompareQuery: Query {
  package static var command: Command { .compare }
  package let subject: Comparison.Subject
  /// Whether everything is shown, and not only what a screen has room for.
  package let isWhole: Bool
  /// The line that shows everything.
  package let wholeLine: String
}

/// A design that somebody means.
package enum Place: Sendable {
  case present(EndState)
  /// One that the session has a name for.
  case state(String, EndState)
  /// That which the first of some session files ends with that there is, or its mark, as in `FILE@NAME`; with the error
  /// where there is none of them.
  case file([String], orElse: CommandError?)
  /// A command would give it, such as a way that `fit` lists; worked out, with a name that says what the command does, only
  /// when it is shown.
  case way(@Sendable () throws(CommandError) -> (name: String, state: EndState))

  init(_ idea: Idea) { self = .state(idea.name, idea.state) }

  /// The design with its name, or `nil` where it is not at hand.
  package var side: DesignsQuery.Side? {
    switch self {
    case .present(let state): DesignsQuery.Side("this", state)
    case .state(let name, let state): DesignsQuery.Side(name, state)
    case .file, .way: nil
    }
  }
}

/// Designs to compare, at least two; of two the second is what the first has become.
package struct ComparedDesigns: Sendable {
  package var places: [Place]
  package let isWhole: Bool
  package let wholeLine: String

  /// Returns the query that shows them, or `nil` where some are missing.
  package func query(of sides: [DesignsQuery.Side]) -> DesignsQuery? {
    sides.count < places.count
      ? nil : DesignsQuery(sides: sides, isWhole: isWhole, wholeLine: wholeLine)
  }
}

package struct DesignsQuery: Query {
  package static var command: Command { .compare }

  package struct Side: Sendable {
    package var name: String
    package var state: EndState

    package init(_ name: String, _ state: EndState) {
      self.name = name
      self.state = state
    }
  }

  package var sides: [Side]
  package let isWhole: Bool
  package let wholeLine: String
}
