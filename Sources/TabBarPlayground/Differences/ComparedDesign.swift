/// A design that somebody means.
package enum ComparedDesign {
  case present(EndState)
  /// One that the session has a name for.
  case state(String, EndState)
  /// That which the first of some session files ends with that there is, or its mark, as in `FILE@NAME`; with the error
  /// where there is none of them.
  case file([String], orElse: CommandError?)
  /// What a command would give, such as a way that `fit` lists, by a name that says what the command does.
  case way(String, EndState)

  init(_ idea: Idea) { self = .state(idea.name, idea.state) }

  /// The design with its name, or `nil` where it is not at hand.
  package var side: DesignsQuery.Side? {
    switch self {
    case .present(let state): ("this", state)
    case .state(let name, let state), .way(let name, let state): (name, state)
    case .file: nil
    }
  }
}
