import TabBarCore

/// The drafts that a session goes through, step by step, with the lines of its file.
package struct SessionStates {
  package let draft: Draft
  package let timeline: Timeline
  /// The number in the file of each step's line; the first line's for step 0.
  let numbers: LongList<Int>
}

extension SessionStates {
  /// Carries out the lines of a session from an empty draft; throws at the first that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    var numbers = LongList([1])
    let playground = try file.play { played, playground in
      if numbers.count == playground.timeline.present { numbers.append(played.line.number) }
    }
    self.init(draft: playground.draft, timeline: playground.timeline, numbers: numbers)
  }

  /// Returns the states as if the session ended with a design that has a name.
  package func states(of idea: Idea) -> SessionStates {
    SessionStates(draft: idea.draft, timeline: idea.state.timeline, numbers: numbers)
  }

  /// Returns those of all designs that have names, the oldest name first; throws at the first one that is too much to be
  /// judged as well.
  package func marked(in file: String) throws(SessionError) -> [(name: String, states: SessionStates)] {
    var workload = Workload()
    return try timeline.ideas.map { idea throws(SessionError) in
      let states = states(of: idea)
      // Its designs after some of the steps before are judged, too.
      workload.add(512, on: idea.draft)
      do throws(CommandError) { try workload.check() } catch {
        throw SessionError(file: file, line: numbers[states.timeline.present], text: "", error: error)
      }
      return (idea.name, states)
    }
  }
}
