internal import CLibEdit
import SystemLibrary
import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

package struct DiskStore: SessionStore {
  /// The largest session that is read, in bytes. A hundred thousand commands take about three million.
  package static let sizeLimit = 24 << 20

  /// The home folder: the meaning of `~`, alone or before a slash.
  private let home: String?
  let calls: FileCalls
  let readsApp: Bool

  package init(home: String?, calls: FileCalls = .system, readsApp: Bool = true) {
    (self.home, self.calls, self.readsApp) = (home, calls, readsApp)
  }

  package func bytes(of path: String, as kind: FileKind, in folder: String?) throws(FileError) -> [UInt8] {
    try checkName(path)
    var kind = kind
    if folder != nil { kind.isReadUnasked = true }
    guard path != "-" || !kind.isReadUnasked else {
      throw FileError(
        path: path, problem: "- stands for standard input, which cannot be \(kind.name)",
        remedy: "./- is the file of that name")
    }
    if !kind.isReadUnasked { try checkEnds(path) }
    // Standard input may still wait forever, so ^C and other signals must interrupt it. A file that nobody has asked for
    // must not make the start wait.
    let flags = O_RDONLY | O_CLOEXEC | (kind.isReadUnasked ? O_NONBLOCK | O_NOCTTY : 0)
    let descriptor =
      if let folder { try openFile(path, below: folder, flags) } else {
        path == "-" ? 0 : open(expanded(path), flags)
      }
    guard descriptor >= 0 else { throw unreadable(path, code: currentErrorNumber()) }
    defer { if path != "-" { close(descriptor) } }
    return try contents(of: descriptor, path: path, as: kind, isText: true)
  }

  package func sessions(in folder: String) -> [String] {
    let names = names(in: folder).filter { $0.hasSuffix(".tabs") && !$0.hasPrefix(".") }
    return names.sorted().map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  package func has(_ path: String) -> Bool { access(expanded(path), F_OK) == 0 }
  package func isTaken(_ path: String) -> Bool { Self.type(of: expanded(path)) != nil }

  package func absolutePath(of path: String) -> String {
    let path = expanded(path)
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }

  package func entries(in folder: String) -> [FolderEntry] {
    let folder = expanded(folder)
    return names(in: folder, limit: Self.mostEntries).compactMap { name in
      // A name that is not text cannot be typed.
      guard name != ".", name != "..", !name.unicodeScalars.contains("\u{FFFD}") else { return nil }
      return (name, isFolder: Self.type(of: "\(folder)/\(name)", followsLink: true) == S_IFDIR)
    }
  }

  private static let mostEntries = 5_000

  func names(in folder: String, limit: Int = .max) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  // MARK: Reading

  /// Reads an open file; throws if it has more bytes than `limit`, or than its kind may have.
  ///
  /// - Parameter isText: Whether it has to be text. Of one that begins otherwise only the beginning is returned, which
  ///   says as much: the rest may be very long.
  func contents(
    of descriptor: Int32, path: String, as kind: FileKind, limit: Int? = nil, isText: Bool = false
  ) throws(FileError) -> [UInt8] {
    let limit = limit ?? kind.sizeLimit
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, code: currentErrorNumber()) }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(
        path: path, problem: "this is a folder, not \(kind.name)",
        remedy: kind.isReadUnasked
          ? nil : "give the name of a file in it; that of a session in a folder ends in .tabs")
    }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    guard isFile || !kind.isReadUnasked || isNull(status) else {
      let found = isatty(descriptor) == 1 ? "a terminal" : "a pipe or a device"
      throw FileError(path: path, problem: "this is \(found), not \(kind.name)")
    }
    guard !isFile || status.st_size <= limit else { throw tooLarge(path, as: kind) }
    let bytes = readAll(
      descriptor, most: limit, isInterruptible: true, goesOn: { !isText || FileText.isPlain($0) })
    guard let bytes else { throw unreadable(path, code: currentErrorNumber()) }
    guard bytes.count <= limit else { throw tooLarge(path, as: kind) }
    return bytes
  }

  /// Throws if a file is a pipe with a name of its own, which may wait forever for somebody who writes into it.
  ///
  /// Pipes that a shell has made for the call, such as `/dev/stdin` and `/dev/fd/63`, are under `/dev`.
  private func checkEnds(_ path: String) throws(FileError) {
    guard path != "-", !path.hasPrefix("/dev/"), Self.type(of: expanded(path), followsLink: true) == S_IFIFO
    else { return }
    throw FileError(
      path: path, problem: "this is a pipe, which may wait forever, and not a file",
      remedy:
        "copy what comes out of it into a file, or read it as standard input: - < \(Quoting.quoted(path))")
  }

  func unreadable(_ path: String, code: Int32) -> FileError {
    let remedy: Prose? =
      switch code {
      case ENOENT: "check the name; at the prompt, `sessions` lists the files there are"
      case EINTR: "it gave nothing until it was stopped; is it a file?"
      default: nil
      }
    return FileError(
      path: path, problem: "this file cannot be read: \(systemMessage(code))", remedy: remedy)
  }

  func tooLarge(_ path: String, as kind: FileKind) -> FileError {
    FileError(
      path: path, problem: "this file is larger than \(kind.name) may be, \(kind.sizeLimit >> 20) MB",
      remedy: kind.remedyForSize)
  }

  // MARK: Paths

  func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst(1)
  }

  func checkName(_ path: String) throws(FileError) {
    guard !path.isEmpty else {
      throw FileError(path: "\"\"", problem: "this is not a file name", remedy: "give the name of a file")
    }
    // The system would take such a name for the part in front of the null character.
    guard path.utf8.contains(0) else { return }
    throw FileError(
      path: path, problem: "a file name cannot contain a null character", remedy: "leave it out of the name"
    )
  }
}
