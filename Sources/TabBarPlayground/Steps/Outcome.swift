import TabBarGuidelines

extension Playground {
  package struct Outcome: Sendable {
    /// What changed, in words; `nil` where nothing did.
    package let sentence: Sentence?
    /// What the command wants from the world outside.
    package let effect: Effect
    /// The commands that were carried out and recorded in place of the one that was given; `nil` for a command
    /// that chooses none.
    package var proposed: [String]?

    /// Throws if the command asks for something that a session cannot hold: a session is complete in itself.
    func refuseInSession(_ invocation: Invocation) throws(CommandError) {
      if let proposed {
        let name = invocation.command.name
        throw CommandError(
          "a session keeps the commands that \(name) chooses, not \(name): a later version may choose others",
          at: 0..<name.utf8.count,
          remedy: proposed.isEmpty ? "leave it out" : "here: \(proposed.joined(separator: " · "))"
        ).certain
      }
    }

    static func asks(_ effect: Effect) -> Outcome { Outcome(sentence: nil, effect: effect) }
    package static func changed(_ sentence: @escaping Sentence) -> Outcome {
      Outcome(sentence: sentence, effect: .none)
    }
  }
}

extension Invocation {
  /// Changes a draft if the command does, or throws and leaves it as it was.
  ///
  /// The same command on the same draft always gives the same draft.
  func edit(_ draft: inout Draft) throws(CommandError) {
    switch command.body {
    case .edit(let edit): _ = try edit(&draft, arguments)
    case .change(let change): _ = try change(&draft, arguments)
    default: break
    }
  }
}
