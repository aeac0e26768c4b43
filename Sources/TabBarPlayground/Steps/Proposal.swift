package import TabBarGuidelines

/// Commands that a command chose for the person, to be carried out and kept in its place.
struct Proposal: Sendable {
  /// The lines, in canonical form, each for the draft that the lines before it leave; `nil` where nothing is
  /// to be carried out, whatever the draft.
  var lines: [String]?
  /// A request to go with them.
  var effect = Effect.none

  /// Creates a proposal.
  init(_ lines: [String]?, _ effect: Effect = .none) {
    self.lines = lines
    self.effect = effect
  }
}

extension Draft {
  /// Returns edits as the lines that a person would type, each for the draft that the edits before it leave.
  ///
  /// An edit of a tab that there is not has none.
  package func lines(for edits: [Edit]) -> [String] {
    var draft = self
    return edits.compactMap { edit in
      let line = edit.line(in: draft)
      edit.apply(to: &draft.design)
      return line
    }
  }
}
