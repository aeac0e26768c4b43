import TabBarCore

extension Command {
  static let scroll = Command(
    "scroll", .details, "Scrolls the content behind the bar",
    discussion: """
      At the end no content is behind a bar at the bottom, so it has no background. On an Apple TV the \
      bar scrolls away with the content, unless focus is on or the content is a split view.
      """,
    parameters: [Parameter("PLACE", .choice(Situation.Scroll.allCases.map(\.rawValue)))],
    examples: [
      Example("scroll middle", "there is more above and below"),
      Example("scroll top", "the start of the content"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let place = Situation.Scroll(rawValue: try arguments.needed(0).text) ?? .top
      draft.design.situation.scroll = place
      return { "the content is scrolled to the \(place.rawValue)" }
    })
}
