#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

internal import CLibEdit
import TabBarPlayground

extension DiskStore {
  @discardableResult
  package func write(_ request: WriteRequest) throws(FileError) -> [String] {
    try checkName(request.path)
    var writer = SessionWriter(
      store: self, request: request, target: SystemPath(expanded(request.path)).resolved())
    try writer.write()
    return writer.remarks
  }
}

/// Writes a text beside a file, and puts it in the file's place when it is complete.
struct SessionWriter {
  let store: DiskStore
  let request: WriteRequest
  let target: SystemPath
  /// What was lost or could not be made sure, as sentences.
  fileprivate(set) var remarks: [String] = []

  var path: String { request.path }
  var known: String? { request.known }
  var mayReplace: Bool { request.mayReplace }
  var isSave: Bool { request.purpose != .change }
  var isDocument: Bool { if case .document = request.purpose { true } else { false } }
  private var calls: FileCalls { store.calls }

  /// The file that is to be replaced, as it was found. It is open, and locked for others that want to replace it.
  private struct OldFile {
    let descriptor: Int32
    let status: stat
    let bytes: [UInt8]

    var mode: mode_t { status.st_mode & 0o777 }
  }

  mutating func write() throws(FileError) {
    let descriptor = try openOldFile()
    defer { if let descriptor { _ = calls.close(descriptor) } }
    let old = try descriptor.map(oldFile)
    try checkSize()
    if let old { try checkLinks(of: old) } else { try checkName() }
    let temporary: TemporaryFile
    do {
      temporary = try TemporaryFile(beside: target, mode: old?.mode ?? 0o666, calls: calls)
    } catch {
      throw failed(error.code)
    }
    var problem: FileError?
    do throws(FileError) {
      if let old { try keepMetadata(of: old, in: temporary) }
      try fill(temporary.descriptor)
    } catch {
      problem = error
    }
    // An interrupted call has closed the file, and all of it is on the disk.
    if calls.close(temporary.descriptor) != 0, currentErrorNumber() != EINTR {
      problem = problem ?? failed(currentErrorNumber())
    }
    if let problem {
      remove(temporary.path)
      throw problem
    }
    if let old {
      try replace(old, by: temporary.path)
    } else {
      try name(temporary.path)
    }
    flushFolder()
    TemporaryFile.removeLeftovers(beside: target, in: store)
  }

  // MARK: Before anything is written

  /// Opens and locks the file that is there, if it may be replaced; returns `nil` if there is none.
  private func openOldFile() throws(FileError) -> Int32? {
    while true {
      var status = stat()
      guard stat(target.characters, &status) == 0 else {
        // Renaming would replace a link that leads nowhere.
        if target.isLink { throw failed(ELOOP) }
        // Nobody named what a page that was written has become a link to.
        if known != nil, isDocument, SystemPath(store.expanded(path)).isLink { throw changed }
        return nil
      }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw error("this is not a regular file", "give the name of a file")
      }
      guard known != nil || mayReplace else { throw isThere }
      // Renaming would replace a file that is protected against writing. NFS, too, locks only what can be written.
      let descriptor = retryingInterrupted {
        calls.open(target.characters, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0)
      }
      guard descriptor >= 0 else { throw failed(currentErrorNumber()) }
      let isLocked = calls.lock(descriptor)
      if isLocked, FileIdentity(of: descriptor) == FileIdentity(at: target.characters) { return descriptor }
      _ = calls.close(descriptor)
      // Else another program has put a new file in its place meanwhile.
      guard isLocked else {
        throw error(
          "another program keeps this file locked",
          isSave ? "do it again once that has ended, or choose another name" : Self.again)
      }
    }
  }

  /// Returns an open file, if it may be replaced.
  private func oldFile(_ descriptor: Int32) throws(FileError) -> OldFile {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failed(currentErrorNumber()) }
    guard status.st_size <= limit else { throw kept(because: store.tooLarge(path, as: .session).problem) }
    let bytes = try self.bytes(of: descriptor)
    if let known, bytes.elementsEqual(known.utf8) {
      return OldFile(descriptor: descriptor, status: status, bytes: bytes)
    }
    if known != nil, isDocument { throw changed }
    let text: String
    do {
      text = try FileText.text(of: bytes, path: path, as: .session)
    } catch {
      throw kept(because: error.problem)
    }
    guard mayReplace else { throw changed }
    guard !isDocument else {
      // Whoever asks for a picture does not mean to lose a design.
      guard (try? SessionFile(text, name: path)) == nil || text.isEmpty else { throw isSession }
      return OldFile(descriptor: descriptor, status: status, bytes: bytes)
    }
    // An empty file has nothing to lose.
    guard text.isEmpty || (try? SessionFile(text, name: path)) != nil else {
      throw kept(because: "this is not a session")
    }
    return OldFile(descriptor: descriptor, status: status, bytes: bytes)
  }

  /// The most bytes that are read of a file, which may have been saved although it is too long to be opened.
  private var limit: Int { max(DiskStore.sizeLimit, known?.utf8.count ?? 0) }

  private func bytes(of descriptor: Int32) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try store.contents(of: descriptor, path: path, as: .session, limit: limit)
    } catch {
      throw failed(error.problem)
    }
  }

  /// Throws where there is a doubt and nobody has said that the text is to be written all the same.
  ///
  /// - Parameter remark: What is said when it is, or `nil` if there is nothing more to say.
  private mutating func ask(
    about problem: String, _ remedy: String, remark: String? = nil
  ) throws(FileError) {
    guard mayReplace else { throw error(problem, remedy) }
    if let remark { remarks.append(remark) }
  }

  private mutating func checkSize() throws(FileError) {
    guard !isDocument, request.text.utf8.count > DiskStore.sizeLimit else { return }
    let size = (request.text.utf8.count - 1) >> 20 + 1
    let problem = "the session takes \(size) MB, and open reads at most \(DiskStore.sizeLimit >> 20) MB"
    try ask(
      about: problem,
      isSave
        ? "\(replacing) saves it all the same; several sessions can be opened"
        : "split it into several sessions",
      remark: problem)
  }

  /// Asks about a name that promises a picture or a program, which would mislead other people and programs.
  private mutating func checkName() throws(FileError) {
    let name = path.split(separator: "/").last ?? ""
    if name.first == ".", !name.hasSuffix(".tabs") {
      return try ask(
        about: "a name that begins with a full stop is that of a hidden file, which programs may read",
        "choose another name, or \(replacing) to use this name")
    }
    guard !isDocument else {
      guard name.lowercased().hasSuffix(".tabs") else { return }
      return try ask(about: "the ending .tabs says that this is a session", "choose another name")
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, case let ending = name[dot...],
      ![".tabs", ".txt"].contains(ending.lowercased()), ending.dropFirst().contains(where: \.isLetter)
    else { return }
    let better = Quoting.quoted(path.dropLast(ending.count) + ".tabs")
    try ask(
      about: "the ending \(ending) says that this is not a session",
      "save \(better), or \(replacing) to use this name")
  }

  private mutating func checkLinks(of old: OldFile) throws(FileError) {
    guard old.status.st_nlink > 1 else { return }
    try ask(
      about: "this file has other names (hard links), which would keep the old text",
      isSave
        ? "\(replacing) changes it under this name only"
        : "put a copy in its place, which has no other names, or change it with an editor",
      remark: "the other names of \(path) (hard links) keep the old text")
  }

  // MARK: Beside the file

  /// Keeps what else is known of a file: owner and group, rights, tags, other attributes and access lists.
  ///
  /// Only the loss of the owner or the group is a doubt; the text is worth more than the rest.
  private mutating func keepMetadata(of old: OldFile, in temporary: TemporaryFile) throws(FileError) {
    cl_copy_metadata(old.descriptor, temporary.descriptor)
    var new = stat()
    fstat(temporary.descriptor, &new)
    let isOwned = new.st_uid == old.status.st_uid && new.st_gid == old.status.st_gid
    let code =
      isOwned
      ? nil : failure { calls.own(temporary.descriptor, old.status.st_uid, old.status.st_gid) }
    // The mask of the process may have taken something from the mode, and a new owner more.
    fchmod(temporary.descriptor, old.mode)
    guard let code else { return }
    try ask(
      about: "the owner or the group of this file cannot be kept: \(systemMessage(code))",
      isSave ? "\(replacing) makes the file yours; another name keeps both" : "its owner can change it",
      remark: "\(path) is yours now: its owner or group could not be kept")
  }

  /// Writes the text and forces it to the disk.
  private mutating func fill(_ descriptor: Int32) throws(FileError) {
    var text = request.text
    if let code = text.withUTF8({ writeAll(UnsafeRawBufferPointer($0), to: descriptor, calls: calls) }) {
      throw failed(code)
    }
    guard let code = failure({ calls.flush(descriptor) }) else { return }
    // Other file systems have no way to do that.
    guard [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) else { throw failed(code) }
    remarks.append("this file system cannot force a file to the disk: a power failure may still lose it")
  }

  // MARK: In its place

  /// Gives a complete file a new name.
  ///
  /// It is made as a link, which fails if another program has taken the name meanwhile. File systems without links get
  /// a rename.
  private func name(_ temporary: SystemPath) throws(FileError) {
    var code = failure { calls.link(temporary.characters, target.characters) }
    if code != nil, code != EEXIST {
      var status = stat()
      let isFree = lstat(target.characters, &status) != 0
      code = isFree ? failure { calls.rename(temporary.characters, target.characters) } : EEXIST
      if code == nil { return }
    }
    remove(temporary)
    if let code { throw code == EEXIST ? isThere : failed(code) }
  }

  /// Puts a complete file in the place of the old one.
  ///
  /// Others of this program wait for the lock of the old one, but an editor does not. So it is compared again, the two
  /// exchange their names, and the old one is removed only if it is the same even then. Where names cannot be exchanged,
  /// the new file is renamed.
  private func replace(_ old: OldFile, by temporary: SystemPath) throws(FileError) {
    let new = FileIdentity(at: temporary.characters)
    let exchange = { failure { calls.exchange(temporary.characters, target.characters) } }
    var problem = difference(of: target, from: old)
    if problem == nil {
      if exchange() == nil {
        problem = difference(of: temporary, from: old)
        if problem != nil {
          let code = exchange()
          // What comes back may be what yet another program has put in the place of the new file.
          guard code == nil, FileIdentity(at: temporary.characters) == new else {
            let reason = code.map { ": \(systemMessage($0))" } ?? ""
            throw error(
              "someone else changed this file while it was saved\(reason)",
              "compare it with \(temporary.text), which has what they wrote")
          }
        }
      } else {
        problem = failure { calls.rename(temporary.characters, target.characters) }.map(failed)
        if problem == nil { return }
      }
    }
    remove(temporary)
    if let problem { throw problem }
  }

  /// Returns an error if a file does not hold the bytes of the old one.
  private func difference(of file: SystemPath, from old: OldFile) -> FileError? {
    let descriptor = retryingInterrupted {
      calls.open(file.characters, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0)
    }
    guard descriptor >= 0 else { return failed(store.unreadable(path, code: currentErrorNumber()).problem) }
    defer { _ = calls.close(descriptor) }
    do {
      return try bytes(of: descriptor) == old.bytes ? nil : changed
    } catch {
      return error
    }
  }

  private func remove(_ temporary: SystemPath) { _ = failure { calls.unlink(temporary.characters) } }

  /// Forces the new name to the disk.
  private mutating func flushFolder() {
    let descriptor = retryingInterrupted {
      calls.open(target.folder.characters, O_RDONLY | O_CLOEXEC, 0)
    }
    // A folder that cannot be read has the file all the same.
    guard descriptor >= 0 else { return }
    defer { _ = calls.close(descriptor) }
    guard let code = failure({ calls.flush(descriptor) }), code == EIO else { return }
    remarks.append("the disk has not confirmed the name \(path): \(systemMessage(code))")
  }

  private func failure(_ call: () -> Int32) -> Int32? {
    retryingInterrupted(call) == 0 ? nil : currentErrorNumber()
  }
}
