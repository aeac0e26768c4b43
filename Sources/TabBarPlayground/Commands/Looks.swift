extension Command {
  /// The commands that only show something: none of them changes, writes, opens or leaves anything, nor begins to ask.
  package static let looks: Set = [
    "anatomy", "budget", "check", "compare", "describe", "devices", "explain", "fit", "guides", "help",
    "history",
    "icons", "lessons", "marks", "matrix", "rules", "sessions", "show", "status", "step", "why",
  ]
}

extension Playground {
  /// Whether a line only shows something: by its command, and because carrying it out leaves the session as it is.
  package func onlyShows(_ line: String) -> Bool {
    var copy = self
    guard let invocation = try? Invocation.parsed(from: line),
      Command.looks.contains(invocation.command.name),
      let outcome = try? copy.perform(invocation), outcome.sentence == nil,
      copy.timeline.position == timeline.position
    else { return false }
    return switch outcome.effect {
    case .show, .compare, .sessions, .learn(.list): true
    default: false
    }
  }
}
