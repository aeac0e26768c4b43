#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A session that a call names, or a folder that has none.
package struct NamedSession {
  package let path: String
  private let error: FileError?

  fileprivate init(_ path: String, error: FileError? = nil) {
    self.path = path
    self.error = error
  }

  /// Throws if it is a folder that has none.
  package func check() throws(SessionReadingError) {
    if let error { throw .file(error) }
  }
}

extension SessionStore {
  /// Returns the sessions that paths name, in order; a folder stands for all sessions in it and in its folders.
  package func sessions(under paths: [String]) -> [NamedSession] {
    paths.flatMap { path -> [NamedSession] in
      guard let found = sessionFiles(under: path) else { return [NamedSession(path)] }
      guard found.isEmpty else { return found.map { NamedSession($0) } }
      let error = FileError(
        path: path, problem: "there is no session in this folder",
        remedy: "the name of a session in a folder ends in .tabs")
      return [NamedSession(path, error: error)]
    }
  }
}

extension DiskStore {
  package func sessionFiles(under path: String) -> [String]? {
    guard path != "-", let folder = folder(at: path) else { return nil }
    var visited: Set = [folder]
    var found: [String] = []
    search(path, &visited, &found)
    return found
  }

  /// A folder, whatever path led to it.
  private struct Folder: Hashable {
    let device: UInt64
    let number: UInt64
  }

  private func folder(at path: String) -> Folder? {
    var status = stat()
    guard stat(expanded(path), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return Folder(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// Adds the sessions of a folder to those found. Each folder is visited once, so that links may lead in circles.
  private func search(_ folder: String, _ visited: inout Set<Folder>, _ found: inout [String]) {
    // Reading it as a session will say why it cannot be searched.
    guard access(expanded(folder), R_OK | X_OK) == 0 else { return found.append(folder) }
    for name in names(in: expanded(folder)).sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if let inner = self.folder(at: path) {
        if visited.insert(inner).inserted { search(path, &visited, &found) }
      } else if name.hasSuffix(".tabs"), isReadable(path) {
        found.append(path)
      }
    }
  }

  /// Returns whether reading a path ends: a pipe may wait forever. A link that leads nowhere is an error to report.
  private func isReadable(_ path: String) -> Bool {
    var status = stat()
    return stat(expanded(path), &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
