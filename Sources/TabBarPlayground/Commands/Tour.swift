extension Command {
  static let tour = Command(
    "tour", .rest, "Shows in two minutes what can be done here, on a bar of your own",
    discussion: """
      Each step is a task for the real prompt, and any way of doing it counts. hint says more about the \
      present step, skip goes on without it, off ends the tour. Your bar stays yours, and save keeps it.
      """,
    parameters: [Parameter("ACTION", .choice(TourAction.allCases.map(\.rawValue)), isOptional: true)],
    examples: [
      Example("tour", "starts it, or says the present step again"),
      Example("tour hint", "what to type"),
      Example("tour off", "ends it"),
    ],
    previewText: PreviewText {
      $1.word(0).map { "would do this in the tour: \($0.text)" } ?? "would begin the tour"
    },
    body: .ask { _, arguments throws(CommandError) in
      .tour(arguments.word(0).flatMap { TourAction(rawValue: $0.text) })
    })
}

package enum TourAction: String, Hashable, Sendable, CaseIterable {
  case hint, skip, off
}
