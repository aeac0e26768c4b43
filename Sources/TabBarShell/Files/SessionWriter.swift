internal import CLibEdit
import SystemLibrary
import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

extension DiskStore {
  @discardableResult
  package func write(_ request: WriteRequest) throws(FileError) -> [String] {
    try checkName(request.path)
    try request.checkName()
    do {
      var writer = SessionWriter(store: self, request: request, target: try target(of: request.path))
      try writer.write()
      return writer.remarks
    } catch let error as FileError {
      throw error
    } catch let error as SystemError {
      throw request.failed(systemMessage(error.code))
    } catch {
      throw request.failed("\(error)")
    }
  }

  /// Returns the path of the file that links at the end of a path lead to, which need not be there yet: a new file in the
  /// place of a link would replace the link.
  private func target(of path: String) throws -> String {
    var path = expanded(path)
    // As many as the system follows.
    for _ in 0..<40 {
      guard let link = linkTarget(of: path) else { return path }
      guard let next = FileText.validText(of: link[...]) else { throw SystemError(code: EILSEQ) }
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    throw SystemError(code: ELOOP)
  }

  private func linkTarget(of path: String) -> [UInt8]? {
    let target = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
    }
    return target.isEmpty ? nil : target.map { UInt8(bitPattern: $0) }
  }
}

/// Writes a text beside a file, forces it to the disk, and puts it in the file's place.
///
/// The name of the new file says which one it is for. As long as it is there and locked, no other program writes that one;
/// unlocked it is what a killed program has left.
private struct SessionWriter {
  let store: DiskStore
  let request: WriteRequest
  let target: String
  /// What was lost or could not be made sure, as sentences.
  var remarks: [String] = []

  private var calls: FileCalls { store.calls }

  mutating func write() throws {
    _ = try present()
    var status = stat()
    let isThere = stat(target, &status) == 0
    let new = try begin(mode: isThere ? status.st_mode & 0o777 : 0o666)
    do {
      let old = try present()
      if old != nil { try keepMetadata(in: new) }
      try fill(new)
      // An editor does not know the lock.
      guard try present() == old else { throw request.changed }
      try calls.make(.rename) { rename(new.path, target) }
    } catch {
      try? new.remove()
      throw error
    }
    calls.flushFolder(of: target)
  }

  /// Returns the bytes of the file that the text takes the place of, `nil` where there is none; throws where that is to stay.
  private func present() throws -> [UInt8]? {
    var status = stat()
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw SystemError(code: errno) }
      // Nobody named what a page that was written has become a link to.
      if request.isPage, target != store.expanded(request.path) { throw request.changed }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw request.error("this is not a regular file", "give the name of a file")
    }
    if case .nothing = request.replaced { throw request.isThere }
    // A new file would take the place of one that is protected against writing, too.
    let file = try calls.make(.open) { open(target, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    defer { close(file) }
    let bytes: [UInt8]
    do {
      // A session that was saved may be longer than those that are read.
      bytes = try store.contents(
        of: file, path: request.path, as: .session,
        limit: max(DiskStore.sizeLimit, request.replaced.text?.utf8.count ?? 0))
    } catch {
      throw request.failed(error.problem)
    }
    try request.check(bytes)
    return bytes
  }

  /// Makes the new file, once no other program has one there.
  private func begin(mode: mode_t) throws -> LockedFile {
    let folder = folder(of: target)
    // Short, because the name of the file itself may be as long as names can be.
    let number = target.dropFirst(folder.count).lowercased().utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let path = "\(folder).tabbar-\(String(number, radix: 36))"
    let end = milliseconds() + calls.patience
    while true {
      do throws(SystemError) {
        return try LockedFile(new: path, mode: mode, calls)
      } catch {
        guard error.code == EEXIST else { throw error }
        guard milliseconds() < end else {
          throw request.error(
            "another program writes this file",
            "do it again once that has ended; \(Quoting.quoted(path)) is its new text")
        }
      }
      do {
        try LockedFile(path, LOCK_EX, calls).remove()
      } catch {
        guard
          error.code == ENOENT || error.code == EWOULDBLOCK && DiskStore.type(of: path) == S_IFREG
        else {
          throw request.error("\(Quoting.quoted(path)) is in the way", "remove it")
        }
      }
      usleep(1_000)
    }
  }

  /// Keeps what else is known of the file: rights, tags, other attributes and access lists, and owner and group where that
  /// is possible.
  private mutating func keepMetadata(in new: LockedFile) throws {
    let old = try calls.make(.open) { open(target, O_RDONLY | O_CLOEXEC) }
    defer { close(old) }
    var (status, made) = (stat(), stat())
    fstat(old, &status)
    fstat(new.descriptor, &made)
    cl_copy_metadata(old, new.descriptor)
    if status.st_uid != made.st_uid || status.st_gid != made.st_gid,
      (try? calls.make(.own, { fchown(new.descriptor, status.st_uid, status.st_gid) })) == nil
    {
      remarks.append("\(request.path) is yours now: its owner or group could not be kept")
    }
    // The mask of the process may have taken something from the mode, and a new owner more.
    fchmod(new.descriptor, status.st_mode & 0o777)
    if status.st_nlink > 1 {
      remarks.append("the other names of \(request.path) (hard links) keep the old text")
    }
  }

  private mutating func fill(_ new: LockedFile) throws {
    var bytes = Array(request.text.utf8)[...]
    let size = bytes.count
    if !request.isDocument, size > DiskStore.sizeLimit {
      remarks.append(
        "the session takes \((size - 1) >> 20 + 1) MB, and open reads at most \(DiskStore.sizeLimit >> 20) MB"
      )
    }
    try new.append(&bytes)
    do throws(SystemError) { try new.flush() } catch {
      guard [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error.code) else { throw error }
      remarks.append("this file system cannot force a file to the disk: a power failure may still lose it")
    }
  }
}
