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

/// Designs to compare, at least two; of two the second is what the first has become.
package struct ComparedDesigns: Sendable {
  package enum Place: Sendable {
    case present
    case marked(String, EndState)
    case file(String)
    /// A session file of a name that is no mark, with or without its extension, ends with it; with the error where
    /// there is no such file.
    case named(String, orElse: CommandError)
    /// A command would give it, such as a way that `fit` lists; worked out, with a name that says what the command does, only
    /// when it is shown.
    case way(String, @Sendable () throws(CommandError) -> (name: String, state: EndState))
  }

  package var places: [Place]
  package let isWhole: Bool
  package let wholeLine: String

  /// Returns the query that shows them, or `nil` where one of them is outside the session.
  func query(present: EndState) -> DesignsQuery? {
    struct IsOutside: Error {}
    return try? query { place throws(IsOutside) in
      switch place {
      case .present: DesignsQuery.Side("this", present)
      case .marked(let name, let state): DesignsQuery.Side(name, state)
      case .file, .named, .way: throw IsOutside()
      }
    }
  }

  package func query<Failure>(
    _ design: (Place) throws(Failure) -> DesignsQuery.Side
  ) throws(Failure) -> DesignsQuery {
    var sides: [DesignsQuery.Side] = []
    for place in places { sides.append(try design(place)) }
    return DesignsQuery(sides: sides, isWhole: isWhole, wholeLine: wholeLine)
  }
}

package struct DesignsQuery: Query {
  package static var command: Command { .compare }

  package struct Side: Sendable {
    package let name: String
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
