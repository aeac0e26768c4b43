import TabBarCore

/// The drafts that a session goes through, step by step, with the lines of its file.
package struct SessionStates: Sendable {
  package let draft: Draft
  package let timeline: Timeline
  /// The number in the file of each step's line; the first line's for step 0.
  let numbers: [Int]

  /// Carries out the lines of a session from an empty draft; throws at the first that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    var numbers = [1]
    let playground = try file.play { line, _, _, playground in
      if numbers.count == playground.timeline.present { numbers.append(line.number) }
    }
    self.init(playground.draft, playground.timeline, numbers)
  }

  private init(_ draft: Draft, _ timeline: Timeline, _ numbers: [Int]) {
    (self.draft, self.timeline, self.numbers) = (draft, timeline, numbers)
  }

  /// The designs that have names, each as if the session ended with it, the oldest name first.
  package var marked: [(name: String, states: SessionStates)] {
    timeline.ideas.map { idea in
      (idea.name, SessionStates(idea.draft, idea.state.timeline ?? timeline, numbers))
    }
  }
}
