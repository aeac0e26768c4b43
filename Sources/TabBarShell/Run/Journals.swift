import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

/// The journal of this playground, and those that others have left.
package struct Journals {
  /// That of this playground, or `nil` where it keeps none.
  let own: OwnJournal?
  /// The folder for them, or `nil` where there is none.
  let folder: String?
  /// Those that were listed last, in their order; `nil` for one that is recovered or discarded.
  var listed: [LostSession?] = []
  /// Those that could not be read then.
  var unreadable: [FileError] = []
  /// The journals of recovered sessions, with their names. Each is there until its work is saved, in case that
  /// `recover` is undone.
  var held: [(name: String, file: LockedFile)] = []

  init(stateFolder: String?, isKept: Bool, store: any SessionStore, presenter: Presenter) {
    folder = stateFolder.map { $0 + "/journal" }
    own = (isKept ? folder : nil).map { folder in
      OwnJournal(folder: folder, path: { store.absolutePath(of: $0) }, warn: { presenter.remark($0) })
    }
  }

  mutating func releaseSaved(_ timeline: Timeline) {
    // What was put aside may still be unsaved.
    if !timeline.hasUnsavedWork { removeHeld(timeline) }
  }

  mutating func remove(_ timeline: Timeline) {
    own?.remove()
    removeHeld(timeline)
  }

  /// That of a recovered session that was undone since stays: its work is in no file.
  private mutating func removeHeld(_ timeline: Timeline) {
    held.removeAll { timeline.holds(journal: $0.name) && (try? $0.file.remove()) != nil }
  }
}

/// What a lost journal makes of the session, compared with the files that are there.
struct Recovery {
  let playground: Playground
  let lost: LostSession
  let file: LockedFile
  /// The line at which it ends, or `nil`.
  let damage: SessionError?
}

extension LostSession {
  /// Such as `14 commands of bars/mail.tabs`.
  func words(_ store: any SessionStore) -> String {
    let file = unsaved.path.map { Quoting.quoted(store.shortPath(of: $0)) }
    return "\(counted(unsaved.unsaved.count, "command")) of \(file ?? "a session without a file")"
      + (others ? " and work put aside" : "")
  }

  var isOnTop: Bool { (journal.works.last?.unsaved.count ?? 0) > 0 }

  /// Whether another of its sessions is not saved either.
  private var others: Bool { journal.works.count { $0.unsaved.count > 0 } > 1 }

  /// Such as `3 minutes old`.
  var age: String {
    let seconds = max(0, SessionClock.now - time)
    switch seconds {
    case ..<60: return "less than a minute old"
    case ..<3_600: return "\(counted(seconds / 60, "minute")) old"
    case ..<86_400: return "\(counted(seconds / 3_600, "hour")) old"
    default: return "\(counted(seconds / 86_400, "day")) old"
    }
  }

  var verb: String { unsaved.unsaved.count == 1 && !others ? "was" : "were" }
}
