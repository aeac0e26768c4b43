import TabBarCore
package import TabBarGuidelines

extension Command {
  static let compare = Command(
    "compare", .looking, "Compares two designs, or one on devices, on systems, in languages and by guides",
    discussion: """
      A design is the name of a mark, the path of a session file, this, the present one, before, the one before the \
      last change, a way that fit lists, fit 1, or what a command in quotes would give; one alone is compared with \
      this. One device is compared with the design's own. What is the same is shown once. Where the guide is auto, \
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

/// Two designs to compare; the second is what the first has become.
package struct DesignPair: Sendable {
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

  package var first: Place
  package var second: Place
  package let isWhole: Bool
  /// The line that shows everything.
  package let wholeLine: String

  /// Returns the query that shows the pair, with the designs that a function finds.
  package func query<Failure>(
    _ design: (Place) throws(Failure) -> DesignPairQuery.Side
  ) throws(Failure) -> DesignPairQuery {
    DesignPairQuery(
      first: try design(first), second: try design(second), isWhole: isWhole, wholeLine: wholeLine)
  }
}

package struct DesignPairQuery: Query {
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

  package let first: Side
  package var second: Side
  package let isWhole: Bool
  /// The line that shows everything.
  package let wholeLine: String
}
