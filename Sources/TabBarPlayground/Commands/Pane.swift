import TabBarCore

extension Command {
  static let pane = Command(
    "pane", .details, "Puts the bar into a view inside the window",
    discussion: """
      leading and trailing are the sides of a split view, which needs a window of regular width; popover is a \
      popover of an iPad. Their width is the app's choice; 320 points are assumed.
      """,
    parameters: [Parameter("PANE", .choice(Pane.allCases.map(\.rawValue)))],
    examples: [
      Example("pane leading", "the narrow side of a split view"),
      Example("pane main", "the window's own view"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      let pane = Pane(rawValue: word.text) ?? .main
      if let objection = draft.objection(to: pane) { throw objection.error(at: word) }
      draft.design.pane = pane
      return { pane == .main ? "the bar is the window's own" : "the bar is in the \(pane.words)" }
    })
}

extension Pane {
  fileprivate var words: String {
    switch self {
    case .main: "window"
    case .leading: "leading side of a split view"
    case .trailing: "trailing side of a split view"
    case .popover: "popover"
    }
  }
}
