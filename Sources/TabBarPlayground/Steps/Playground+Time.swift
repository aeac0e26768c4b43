import TabBarCore
import TabBarGuidelines

/// Back and forth in time, and what of it is in a file.
extension Playground {
  /// Goes to a place, and returns what that went over.
  @discardableResult
  mutating func go(to place: Int) -> Timeline.Passage {
    let places = place - timeline.position
    log(.travel(places))
    let passage = timeline.travel(to: place)
    draft = timeline.draft(after: timeline.present)
    // What comes next looks at each mark.
    let looks = abs(places) + timeline.markChanges.count
    workload.add(again: timeline.steps.distanceOfDraft(after: timeline.present) + looks, on: draft)
    return passage
  }

  mutating func travel(to place: Int) -> Outcome {
    let isBack = place < timeline.position
    let passage = go(to: place)
    let count = passage.count
    let lines = passage.lines
    let verb: Prose = isBack ? "undid" : "redid"
    // Whoever takes a step back after a mark mostly means the change before it.
    let isMark = isBack && count == 1 && lines[0].hasPrefix("\(Command.mark.name) ")
    let earlier = isMark ? timeline.lineToUndo : nil
    return .changed {
      if let line = earlier { return "\(verb): \(lines[0]); `undo` again takes back \(line)" }
      if count == 1 { return "\(verb): \(lines[0])" }
      let rest = count > lines.count ? " …" : ""
      return "\(verb) \(count) steps: \(lines.joined(separator: " · ") + rest)"
    }
  }

  mutating func goBack(to name: Word, as text: StepText) throws(CommandError) -> Outcome {
    guard let found = timeline.mark(named: name.text) else { throw timeline.noMark(named: name) }
    let (mark, after) = (found.name, timeline.draft(after: found.step))
    guard !after.isSame(as: draft) else { return .changed { "nothing changed: this is \(mark) already" } }
    let before = draft
    draft = after
    workload.add(again: timeline.steps.distanceOfDraft(after: found.step), on: draft)
    draft.subject = nil
    record(text, returningTo: found.step)
    return .changed {
      let (device, system) = (after.design.device, after.system)
      let isElsewhere = (before.design.device.id, before.system) != (device.id, system)
      return isElsewhere
        ? """
        this is \(mark) again, on \(device.name) with \(after.systemName); `undo` goes back to what was here
        """ : "this is \(mark) again; `undo` goes back to what was here"
    }
  }

  /// The file that the session was read from or last saved to, or `nil`.
  package var path: String? { timeline.document.path }

  package var hasUnsavedChanges: Bool { timeline.hasUnsavedChanges }

  /// The `new`, `open` or `recover` that last replaced a session with unsaved changes, or `nil` where none did. Undo goes
  /// back to that session.
  package var replacedUnsaved: String? { timeline.replacedUnsaved }

  /// Notes that the session as it is now is in a file, and what that holds.
  package mutating func markSaved(to path: String, as text: String? = nil) {
    timeline.steps.markSaved(timeline.present, to: path, as: text ?? self.text)
    log(.saved(to: path))
  }

  /// Notes that the last session with something unsaved was recovered from a lost journal.
  package mutating func markRecovered(journal name: String) {
    let last = (timeline.openSessions.last { $0.unsaved.count > 0 } ?? timeline).present
    timeline.steps.changeBase(of: last) { base in
      base.document.journal = name
      base.journalEnd = last
    }
    log(.recovered(name))
  }

  /// Compares the files of the sessions that came after an earlier state, as a journal knows them, with what is there. A
  /// session whose file has changed meanwhile gets another name.
  ///
  /// - Parameters:
  ///   - read: Returns what a file holds, or `nil` where there is none.
  ///   - rename: Returns a name that no file has.
  package mutating func settleFiles(
    since earlier: Playground, _ read: (String) -> String?, rename: (String) -> String
  ) {
    for place in timeline.ends.prefix(while: { $0 > earlier.timeline.position }) {
      let session = timeline.ending(at: place)
      guard let path = session.document.path else { continue }
      let text = read(path)
      // The end may have come after it was saved.
      if let text, text == Playground(Draft(), after: session).text {
        timeline.steps.markSaved(session.present, to: path, as: text)
      } else if text == nil || text != session.document.savedText {
        timeline.steps.changeBase(of: session.present) { base in
          base.document.path = text == nil ? path : rename(path)
          base.document.savedText = nil
          base.savedStep = nil
        }
      }
    }
  }

  /// The identifier of the lesson that the session is, or `nil` for a session of its own.
  package var lesson: String? { timeline.document.lesson }

  package var savedText: String? { timeline.document.savedText }
}
