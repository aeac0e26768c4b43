internal import CLibEdit
import TabBarPlayground

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The journal of this playground: what is not saved, in a file that remains if the program is cut off.
///
/// Each change is in the file before it is answered, so that only the system's end can lose it, and on the disk when the
/// person pauses. A failure stops nothing. It is said once, and the next change begins another file.
final class OwnJournal {
  private let folder: String
  private let calls: FileCalls
  private let path: (String) -> String
  private let warn: (String) -> Void

  /// All that was carried out since the program began, so that undo comes back also where it goes behind a save.
  private var log = ""
  /// The file that is written, or `nil` where nothing is unsaved or it failed.
  private var file: LockedFile?
  /// Files that failed and hold an earlier state, until `file` has all of it.
  private var outdated: [LockedFile] = []
  /// The file's name must be forced to the disk, too.
  private var isNew = false
  /// Whether something was written since the last flush.
  private(set) var isDue = false
  private var hasFailed = false
  /// Whether the last flush failed.
  private var isDoubtful = false
  /// A failure that came up while the prompt was shown, which would have overwritten it.
  private var waiting: String?

  /// - Parameters:
  ///   - folder: The folder for journals, which is made when it is first needed.
  ///   - path: Returns the path that names a file from everywhere.
  ///   - warn: Says a sentence to the person.
  init(
    folder: String, calls: FileCalls = .system, path: @escaping (String) -> String,
    warn: @escaping (String) -> Void
  ) {
    (self.folder, self.calls, self.path, self.warn) = (folder, calls, path, warn)
  }

  /// Adds what was carried out; nothing is written as long as nothing is unsaved.
  func keep(_ playground: inout Playground) {
    if let waiting { warn(waiting) }
    waiting = nil
    let addition = playground.takeJournal(path)
    guard !addition.isEmpty else { return }
    log += addition
    guard file != nil || playground.timeline.hasUnsavedWork else { return }
    write(addition)
  }

  private func write(_ addition: String) {
    let code: Int32?
    if let file { code = file.append(addition) } else { code = begin(with: Journal.title(for: log) + log) }
    if let code { return fail(code) }
    isDue = true
    if hasFailed { warn("the journal is written again") }
    hasFailed = false
  }

  /// Forces all to the disk; returns whether what is not saved is there.
  @discardableResult
  func flush() -> Bool {
    if let file, !file.isThere {
      // Somebody has removed it.
      startOver()
      write("")
    }
    guard let file else { return false }
    guard isDue else { return !isDoubtful }
    isDue = false
    if let code = file.flush() {
      if !isDoubtful {
        waiting = "the journal \(file.path) may not be on the disk yet: \(systemMessage(code))"
      }
      isDoubtful = true
      return false
    }
    isDoubtful = false
    if isNew { flushFolder() }
    isNew = false
    for file in outdated { _ = file.remove() }
    outdated = []
    return true
  }

  /// Removes the journal: all is saved, or the person has left without.
  func remove() {
    startOver()
    for file in outdated {
      guard let code = file.remove() else { continue }
      warn("the journal \(file.path) cannot be removed: \(systemMessage(code))")
    }
    outdated = []
  }

  /// Lets the next change begin another file.
  private func startOver() {
    if let file { outdated.append(file) }
    file = nil
    isDue = false
  }

  private func fail(_ code: Int32) {
    startOver()
    guard !hasFailed else { return }
    hasFailed = true
    warn(
      "the journal in \(folder) cannot be written: \(systemMessage(code)); "
        + "save soon, because what is not saved is lost if the program is cut off")
  }

  /// The number of names that are tried if some are taken.
  private static let mostTries = 100

  private func begin(with text: String) -> Int32? {
    makeFolders(above: folder + "/")
    for number in 1...Self.mostTries {
      let name = SessionClock.name + (number == 1 ? "" : "-\(number)")
      let new: LockedFile
      do {
        new = try LockedFile(new: "\(folder)/\(name).tabs", calls)
      } catch {
        switch error {
        case .locked, .system(EEXIST): continue
        case .system(let code): return code
        }
      }
      if let code = new.append(text) {
        _ = new.remove()
        return code
      }
      (file, isNew) = (new, true)
      return nil
    }
    return EEXIST
  }

  /// A file system that cannot do that has the file all the same.
  private func flushFolder() {
    let descriptor = calls.open(folder, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return }
    _ = calls.flush(descriptor)
    _ = calls.close(descriptor)
  }
}

/// Returns the SHA-256 of a text in hexadecimal digits.
func sha256(_ text: String) -> String {
  var text = text
  return text.withUTF8 { bytes in
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { digits in
      guard let start = digits.baseAddress else { return "" }
      cl_sha256(bytes.baseAddress, bytes.count, start)
      return String(cString: start)
    }
  }
}
