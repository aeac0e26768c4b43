extension Timeline {
  /// A state of the timeline, to ask later what has changed since. It takes no room that grows with the steps.
  struct Place: Sendable {
    fileprivate let present: Int
    fileprivate let path: String?
    fileprivate let savedStep: Int?
  }

  /// Something that has changed since an earlier state.
  enum Change {
    /// The session as it is now was saved to the file of its document.
    case saved(Document)
    /// A step was taken, for the first time or again.
    case added(StepText)
    /// So many of the last steps were taken back.
    case undone(Int)
    /// A session was put in place of the one before, or brought back. Those that it had been put in place of, which have
    /// lower numbers, are as they were.
    case replaced(Section)
  }

  var place: Place {
    let base = steps.base(of: present)
    return Place(present: present, path: base.document.path, savedStep: base.savedStep)
  }

  /// Returns what one command has changed since a place that was the present one before it, in order.
  func changes(since place: Place) -> [Change] {
    let base = steps.base(of: present)
    guard present != place.present else {
      let isSame = base.savedStep == place.savedStep && base.document.path == place.path
      return isSame ? [] : [.saved(base.document)]
    }
    let fork = steps.fork(of: place.present, and: present)
    var begun: [Change] = []
    var last = present
    while case let base = steps.base(of: last), base.step > fork {
      begun.append(.replaced(section(upTo: last)))
      last = steps.previous(of: base.step)
    }
    guard steps.base(of: fork).step == steps.base(of: place.present).step else {
      return [.replaced(section(upTo: last))] + begun.reversed()
    }
    let undone = steps.distance(from: fork, to: place.present)
    var changes: [Change] = undone > 0 ? [.undone(undone)] : []
    steps.forEach(after: fork, upTo: last) { changes.append(.added($1)) }
    return changes + begun.reversed()
  }

  /// A session on the way to the present: what it began with, and the steps since.
  struct Section {
    /// The step that it began with.
    let number: Int
    let document: Document
    /// The last of the steps that were in force when it was last read or saved.
    fileprivate let saved: Int
    /// The last of those that are still in force.
    fileprivate let fork: Int
    fileprivate let end: Int
    /// The number of steps that were in its file and were undone since.
    let undone: Int
    /// The number of the last steps that were undone and lead to marks.
    let ahead: Int
    /// Whether its file holds the document and the steps up to then.
    let isSaved: Bool
    /// The number of its commands that are in no file, apart from the steps.
    var unsavedBefore: Int { isSaved ? 0 : document.unsavedCommands }
  }

  /// Calls a closure with the steps of a section that were in force when it was last read or saved.
  func forEachSaved(in section: Section, _ body: (StepText) -> Void) {
    steps.forEach(after: section.number, upTo: section.saved) { body($1) }
  }

  /// Calls a closure with the steps of a section that were taken since.
  func forEachUnsaved(in section: Section, _ body: (StepText) -> Void) {
    steps.forEach(after: section.fork, upTo: section.end) { body($1) }
  }

  /// The present session, and before it those that were replaced while they had changes in no file, the oldest first.
  var unsavedSections: [Section] {
    var sections = [section(upTo: present)]
    var step = steps.base(of: present).step
    while step > 0 {
      step = steps.previous(of: step)
      let base = steps.base(of: step)
      if base.savedStep != step { sections.append(section(upTo: step)) }
      step = base.step
    }
    return sections.reversed()
  }

  private func section(upTo last: Int) -> Section {
    let base = steps.base(of: last)
    let mark = last == present ? undoneMarks?.last : nil
    let step = mark.map { self.step(at: $0) } ?? last
    let saved = base.savedStep ?? base.step
    let fork = steps.fork(of: saved, and: step)
    return Section(
      number: base.step, document: base.document, saved: saved, fork: fork, end: step,
      undone: steps.distance(from: fork, to: saved), ahead: mark.map { $0 - position } ?? 0,
      isSaved: base.savedStep != nil)
  }
}
