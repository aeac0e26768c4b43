import TabBarCore
package import TabBarGuidelines

extension Command {
  static let compare = Command(
    "compare", .looking, "Compares designs, or one on devices, on systems, in languages and by guides",
    discussion: """
      A design is the name of a mark, the path of a session file, this, the present one, before, the one before the \
      last change, a way that fit lists, fit 1, or what a command in quotes would give; one alone is compared with \
      this, and marks are all of them. Tabs are compared from where the designs part. One device is compared with the design's own. What is the same is shown once. Where the guide is auto, \
      each device and system is judged by the edition for it. Languages are compared on the design's own device, or on \
      those that are named. A word in quotes is the name of a mark, \
      whatever else it may be. all, at the end, also shows what one screen has no room for.
      """,
    parameters: [
      Parameter(
        "WHAT", .compared(ComparedWords.keywords), isRepeated: true, meaning: "what to compare",
        narrowed: { ComparedWords.parameter(after: $0) })
    ],
    examples: [
      Example("compare before-icons", "the design as it was at mark before-icons, and this"),
      Example("compare marks", "all ideas side by side: compare A B C names some"),
      Example("compare before", "what the last change did"),
      Example("compare sessions/clock.tabs this", "another session and this"),
      Example("compare fit 1 fit 2", "what the first two ways of fit would give"),
      Example("compare iphone-se-3", "the design's own device and a small one"),
      Example("compare devices iphone-14 ipad-9 apple-tv-4k", "three devices"),
      Example("compare systems", "from the device's first system to the newest"),
      Example("compare languages de ar iphone-17 ipad-a16", "two languages on two devices"),
      Example("compare guides all", "what each guide says, and where they contradict one another"),
    ],
    previewText: PreviewText { ComparedWords.preview(of: $1.words) },
    body: .recall { timeline, draft, arguments throws(CommandError) in
      try ComparedWords(timeline: timeline, draft: draft).effect(of: arguments.words)
    })
}

package struct CompareQuery: Query {
  package static var command: Command { .compare }
  /// The devices, guides or systems to compare.
  package let subject: Comparison.Subject
  /// Whether everything is shown, and not only what a screen has room for.
  package let isWhole: Bool
  /// The line that shows everything.
  package let wholeLine: String
}

/// Designs to compare, at least two; of two the second is what the first has become.
package struct ComparedDesigns: Sendable {
  /// Where a design is.
  package enum Place: Sendable {
    /// It is the present one.
    case present
    /// A mark names it.
    case marked(String, EndState)
    /// A session file ends with it.
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
  /// The line that shows everything.
  package let wholeLine: String

  /// Returns the query that shows them, with the designs that a function finds.
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

  /// One of the designs, with its name.
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
  /// The line that shows everything.
  package let wholeLine: String
}
