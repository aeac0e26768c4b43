import TabBarCore
import TabBarGuidelines

/// Back and forth in time, and what of it is in a file.
extension Playground {
  /// Goes back or forth, at most to the position `first`, and returns what that went over.
  mutating func go(_ travel: Timeline.Travel, isBack: Bool, from first: Int = 0) -> Timeline.Passage {
    let passage = timeline.travel(travel, from: first)
    let gone: JournalEntry.Travel =
      switch travel {
      case .back: .back(passage.count)
      case .forth: .forth(passage.count)
      case .to: .to(timeline.number)
      }
    note(.travel(gone, isBack: isBack))
    draft = timeline.draft(after: timeline.present)
    // What comes next looks at each mark behind each step.
    let marks = passage.count * timeline.markChanges.count
    workload.add(again: timeline.steps.distanceOfDraft(after: timeline.present) + marks, on: draft)
    return passage
  }

  mutating func travel(_ travel: Timeline.Travel, isBack: Bool) -> Outcome {
    let passage = go(travel, isBack: isBack)
    let (count, lines) = (passage.count, passage.lines)
    let verb: Prose = isBack ? "undid" : "redid"
    // Whoever takes a step back after a mark mostly means the change before it.
    let isMark = isBack && count == 1 && StepText(line: lines[0]).isMark
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
    take(text, returningTo: found.step)
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
    timeline.markSaved(to: path, as: text ?? self.text)
    note(.saved(JournalFile(path: path)))
  }

  /// Notes that the work of a lost journal is here.
  package mutating func note(journal name: String) {
    timeline.note(journal: name)
    note(.recovered(name))
  }

  /// Compares the files of recovered sessions with what is there; see `Timeline.settleFiles`.
  package mutating func settleFiles(
    since earlier: Playground, _ read: (String) -> String?, rename: (String) -> String
  ) {
    timeline.settleFiles(since: earlier.timeline.present, read, rename: rename)
  }

  /// The identifier of the lesson that the session is, or `nil` for a session of its own.
  package var lesson: String? { timeline.document.lesson }

  package var savedText: String? { timeline.document.savedText }
}
