import SystemLibrary
import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

/// The journal of this playground: all that it carried out, in a file that remains if the program is cut off.
///
/// Each change is in the file before it is answered, so that only the system's end can lose it, and on the disk when the
/// person pauses. A failure stops nothing. It is said once, and the next change is written after what is missing.
final class OwnJournal {
  private let folder: String
  private let calls: FileCalls
  /// The most bytes that `recover` reads.
  private let limit: Int
  private let path: (String) -> String
  private let warn: (String) -> Void

  /// The file, from the first change that is not saved to the end.
  private var file: LockedFile?
  /// What is not in the file yet.
  private var rest = Array("\(Journal.title)\n".utf8)[...]
  /// Whether something was written since the last flush.
  private(set) var isDue = false
  private var hasFailed = false
  /// Whether the last flush failed.
  private var isDoubtful = false
  /// A failure that came up while the prompt was shown, which would have overwritten it.
  private var waiting: String?

  /// `folder`, for journals, is made when first needed; `path` returns the path that names a file from everywhere.
  init(
    folder: String, calls: FileCalls = .system, limit: Int = FileKind.journal.sizeLimit,
    path: @escaping (String) -> String, warn: @escaping (String) -> Void
  ) {
    (self.folder, self.calls, self.limit, self.path, self.warn) = (folder, calls, limit, path, warn)
  }

  /// Adds what a playground carried out.
  func keep(_ done: [JournalEntry], of playground: Playground) {
    if let waiting { warn(waiting) }
    waiting = nil
    for entry in done { rest.append(contentsOf: entry.text(path).utf8) }
    let isGone = file.map { !$0.isThere } ?? false
    guard isGone || !done.isEmpty, file != nil || playground.timeline.hasUnsavedWork else { return }
    do throws(SystemError) {
      if let file, !isGone, file.size + rest.count <= limit {
        try file.append(&rest)
      } else if let written = file.map(\.contents) ?? [], written.count + rest.count <= limit {
        try begin(with: written + rest)
      } else {
        let (text, leftOut) = playground.journal(most: limit)
        try begin(with: Array(text.utf8))
        if leftOut > 0 {
          warn(
            "no room in the journal for \(counted(leftOut, "session")) put aside: go back there with undo, and save"
          )
        }
      }
      isDue = true
      if hasFailed || isGone { warn("the journal \(hasFailed ? "" : "was gone, and ")is written again") }
      hasFailed = false
    } catch {
      guard !hasFailed else { return }
      hasFailed = true
      warn(
        "the journal in \(folder) cannot be written: \(systemMessage(error.code)); "
          + "save soon, because what is not saved is lost if the program is cut off")
    }
  }

  /// Puts a new file with a text in the place of the one before.
  private func begin(with text: [UInt8]) throws(SystemError) {
    let new = try begin()
    var text = text[...]
    do throws(SystemError) { try new.append(&text) } catch {
      try? new.remove()
      throw error
    }
    try? file?.remove()
    (file, rest) = (new, [])
  }

  private func begin() throws(SystemError) -> LockedFile {
    makeFolders(above: folder + "/")
    while true {
      do throws(SystemError) {
        // In a folder that machines share another program may have the same process number.
        let number = UInt32.random(in: 0...(.max))
        return try LockedFile(new: "\(folder)/\(SessionClock.name)-\(number).tabs", calls)
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  /// Forces all to the disk; returns whether what is not saved is there.
  @discardableResult
  func flush() -> Bool {
    guard let file, file.isThere, rest.isEmpty else { return false }
    guard isDue else { return !isDoubtful }
    isDue = false
    do {
      try file.flush()
      calls.flushFolder(of: file.path)
      isDoubtful = false
    } catch {
      if !isDoubtful {
        waiting = "the journal \(file.path) may not be on the disk yet: \(systemMessage(error.code))"
      }
      isDoubtful = true
    }
    return !isDoubtful
  }

  /// Removes the journal: all is saved, or the person has left without.
  func remove() {
    guard let file else { return }
    do { try file.remove() } catch {
      warn("the journal \(file.path) cannot be removed: \(systemMessage(error.code))")
    }
  }
}
