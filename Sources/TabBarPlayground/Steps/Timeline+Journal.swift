extension Timeline {
  /// A state of the timeline, to ask later what has changed since. It takes no room that grows with the steps.
  struct Moment: Sendable {
    fileprivate let present: Int
    fileprivate let path: String?
    fileprivate let savedStep: Int?
    /// The last of all steps.
    fileprivate let last: Int
  }

  /// Something that has changed since an earlier state.
  enum Change {
    /// The session as it is now was saved to the file of its document.
    case saved(Document)
    /// A step was taken, for the first time or again.
    case added(StepText)
    /// So many of the last steps were taken back.
    case undone(Int)
    /// So many of the steps that were taken back were done again.
    case redone(Int)
    /// A session was put in place of the one before, or brought back. Those that it had been put in place of, which have
    /// lower numbers, are as they were.
    case replaced(Section)
  }

  var moment: Moment {
    let base = steps.base(of: present)
    return Moment(
      present: present, path: base.document.path, savedStep: base.savedStep, last: steps.last)
  }

  /// Returns what one command has changed since a moment that was the present one before it, in order.
  ///
  /// - Parameter start: When the present session was written in full: steps from before that were done again are not known
  ///   there, unless they were in its file.
  func changes(since moment: Moment, writtenAt start: Moment) -> [Change] {
    let base = steps.base(of: present)
    guard present != moment.present else {
      let isSame = base.savedStep == moment.savedStep && base.document.path == moment.path
      return isSame ? [] : [.saved(base.document)]
    }
    if let change = change(from: moment.present, to: present) { return [change] }
    let fork = steps.fork(of: moment.present, and: present)
    var begun: [Change] = []
    var last = present
    while case let base = steps.base(of: last), base.step > fork {
      begun.append(.replaced(section(upTo: last)))
      last = steps.previous(of: base.step)
    }
    guard steps.base(of: fork).step == steps.base(of: moment.present).step else {
      return [.replaced(section(upTo: last))] + begun.reversed()
    }
    let undone = steps.distance(from: fork, to: moment.present)
    var changes: [Change] = undone > 0 ? [.undone(undone)] : []
    let first = last == fork ? last : steps.first(after: fork, upTo: last)
    let isKnown =
      first > start.last
      || [start.present, start.savedStep ?? 0].contains { steps.fork(of: last, and: $0) == last }
    if last > fork, last <= moment.last, isKnown {
      changes.append(.redone(steps.distance(from: fork, to: last)))
    } else {
      steps.forEach(after: fork, upTo: last) { changes.append(.added($1)) }
    }
    return changes + begun.reversed()
  }

  /// A session on the way to the present: what it began with, and the steps since.
  struct Section {
    /// The step that it began with.
    let number: Int
    let document: Document
    /// Whether its file holds the document and some of the steps.
    let isSaved: Bool
    fileprivate let timeline: Timeline

    /// The number of its commands that are in no file, apart from the steps.
    var unsavedBefore: Int { isSaved ? 0 : document.unsavedCommands }

    /// Calls a closure with all that makes the session again: its steps, and where its file was saved. Those that lead to
    /// designs with names which undo went behind, and those of the file that were undone since, are taken back again.
    func forEachChange(_ body: (Change) -> Void) {
      let steps = timeline.steps
      let saved = isSaved ? steps.base(of: timeline.present).savedStep ?? number : number
      // A mark that is taken back alone would not be kept.
      let aside = timeline.stepsAside.map {
        timeline.names.isNaming($0) ? steps.next(to: $0) ?? $0 : $0
      }
      timeline.walk(from: number, to: Set(aside + [saved]).sorted() + [timeline.present]) {
        fork, last in
        body(.undone(steps.distance(from: fork, to: last)))
      } _: { step, text in
        body(.added(text))
        if step == saved { body(.saved(document)) }
      }
    }
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
    return Section(
      number: base.step, document: base.document, isSaved: base.savedStep != nil,
      timeline: last == present ? self : ending(with: last))
  }

  /// What a session holds that its file does not.
  package struct Unsaved: Sendable {
    /// The commands that came to it; of those that it began with only their number is known.
    package fileprivate(set) var added: [String] = []
    /// The commands of the file that were undone.
    package fileprivate(set) var undone: [String] = []
    /// The number of all of them.
    package internal(set) var count = 0
  }

  package var unsaved: Unsaved {
    let base = steps.base(of: present)
    let saved = base.savedStep ?? base.step
    let fork = steps.fork(of: saved, and: present)
    var unsaved = Unsaved()
    steps.forEach(after: fork, upTo: saved) { unsaved.undone.append($1.line) }
    steps.forEach(after: fork, upTo: present) { unsaved.added.append($1.line) }
    // What leads to names is not lost by undo.
    walk(from: present, to: stepsAside.filter { $0 > base.lastStepAtSave }, goBack: { _, _ in }) {
      unsaved.added.append($1.line)
    }
    unsaved.count = unsaved.added.count + unsaved.undone.count
    if base.savedStep == nil { unsaved.count += base.document.unsavedCommands }
    return unsaved
  }
}
