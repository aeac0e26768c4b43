import SystemLibrary
import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

/// What a playground has left that was cut off before all was saved.
struct LostSession {
  let path: String
  let journal: Journal
  let unsaved: Journal.Work
  /// When the last change was made, in seconds since 1970.
  let time: Int

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension LostSession {
  /// Returns those in a folder for journals that no living playground has locked, the newest first. Journals in which all is
  /// saved or that another one holds are removed, damaged ones left to `warn`, and one that a person does not wait for is left
  /// as it is.
  static func all(
    in folder: String, _ store: any SessionStore, _ cancellation: Cancellation, warn: (FileError) -> Void
  ) -> [LostSession] {
    var found: [LostSession] = []
    var recovered: [String] = []
    if access(folder, R_OK | X_OK) != 0, errno != ENOENT {
      warn(FileError(path: folder, problem: "this folder cannot be read: \(systemMessage(errno))"))
    }
    for path in store.sessions(in: folder) {
      do {
        let file = try LockedFile(path, LOCK_SH)
        let text = try file.journal()
        let read = cancellation.result {
          Result { () throws(SessionError) in try Journal(text, name: path) }
        }
        guard let journal = try read?.get() else { continue }
        recovered += journal.recovered
        if let unsaved = journal.unsaved {
          found.append(LostSession(path: path, journal: journal, unsaved: unsaved, time: file.time))
        } else {
          try file.lock(LOCK_EX)
          try file.remove()
        }
      } catch let error as FileError {
        warn(error)
      } catch let error as SessionError {
        warn(
          FileError(
            path: "\(path):\(error.line)", problem: error.error.problem, remedy: error.error.advised))
      } catch let error as SystemError where ![ENOENT, EWOULDBLOCK].contains(error.code) {
        warn(FileError(path: path, problem: "this journal cannot be read: \(systemMessage(error.code))"))
      } catch {
        // Another playground has it.
      }
    }
    for lost in found where recovered.contains(lost.name) {
      try? LockedFile(lost.path).remove()
    }
    return found.filter { !recovered.contains($0.name) }.sorted { ($0.time, $0.path) > ($1.time, $1.path) }
  }
}

extension LockedFile {
  /// When it was last written to, in seconds since 1970.
  fileprivate var time: Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return 0 }
    #if canImport(Darwin)
      return status.st_mtimespec.tv_sec
    #else
      return status.st_mtim.tv_sec
    #endif
  }

  /// Reads the journal in it, up to its last whole line.
  fileprivate func journal() throws -> String {
    var bytes = try DiskStore(home: nil).contents(
      of: descriptor, path: path, as: .journal)
    guard bytes.contains(0x0A) || Journal.title.utf8.starts(with: bytes) else {
      throw FileError(path: path, problem: "this is no journal")
    }
    // A line without its end was not answered yet.
    bytes.removeLast(bytes.count - (bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0))
    return try FileText.text(of: bytes, path: path, as: .journal)
  }
}
