extension Command {
  static let tour = Command(
    "tour", .rest,
    parameters: [Parameter("ACTION", .choice(TourAction.allCases.map(\.rawValue)), isOptional: true)],
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
