import TabBarCore
import TabBarGuidelines

/// The draft that a session ends with, and the steps that led to it: what is judged, and one side of a difference.
package struct EndState {
  package var draft: Draft
  // Steps and not commands: a million commands would take thirty times the room.
  package let timeline: Timeline
  /// The number in its file of each step's line, the first line's for step 0; nothing where the state was not read from one.
  private(set) var numbers = LongList<Int>()
  /// What the session expects and records; nothing where the state was not read from a file.
  private(set) var expectations: [String] = []
  private(set) var records: [String] = []
  /// Whether it is the end of a file, whose ideas are compared with those of another one.
  private(set) var namesIdeas = false

  /// The state that a session ends with; throws at the first command that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    var numbers = LongList([1])
    var expectations: [String] = []
    var records: [String] = []
    let playground = try file.play { played, playground in
      if numbers.count == playground.timeline.present { numbers.append(played.line.number) }
      // A comment may be a record.
      guard played.invocation?.command.isExpect != false else { return }
      if case .expect(let expectation)? = played.outcome?.effect {
        expectations.append(expectation.description)
      } else if played.line.isRecord, let text = Record.text(of: played.line.text) {
        records.append(text)
      }
    }
    self.init(playground.draft, playground.timeline)
    namesIdeas = true
    (self.numbers, self.expectations, self.records) = (numbers, expectations, records)
  }

  package init(_ draft: Draft, _ timeline: Timeline) {
    self.draft = draft
    self.timeline = timeline
  }

  /// Returns the state as if its file ended with a design that has a name.
  package func state(of idea: Idea) -> EndState {
    var state = idea.state
    state.numbers = numbers
    return state
  }
}
