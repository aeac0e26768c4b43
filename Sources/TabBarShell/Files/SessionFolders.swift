#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

import TabBarDrawing
import TabBarTerminal

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

  /// Throws if it is no file that a command can change: standard input, or a folder without sessions.
  func checkChange(by command: String) throws {
    guard path != "-" else {
      throw FileError(
        path: path, problem: "\(command) changes files, and standard input is none",
        remedy: "name a file or a folder")
    }
    try check()
  }
}

extension SessionStore {
  /// Returns the sessions that paths name, in order. A folder names all sessions in it and in its folders; one that is
  /// named twice is there once.
  package func sessions(under paths: [String]) -> [NamedSession] {
    var known: Set<String> = []
    return paths.flatMap { path -> [NamedSession] in
      guard let found = sessionFiles(under: path) else { return [NamedSession(path)] }
      guard found.isEmpty else { return found.map { NamedSession($0) } }
      let error = FileError(
        path: path, problem: "there is no session in this folder",
        remedy: "the name of a session in a folder ends in .tabs")
      return [NamedSession(path, error: error)]
    }.filter { known.insert(PlainPath.text(of: $0.path)).inserted }
  }
}

extension DiskStore {
  package func sessionFiles(under path: String) -> [String]? {
    files(under: path) { $0.hasSuffix(".tabs") }
  }

  package func sourceFiles(under path: String) -> [String]? {
    files(under: path, without: Self.foreignFolders) { name in
      Self.sourceEndings.contains { name.hasSuffix($0) }
    }
  }

  package func isFile(_ path: String, below folder: String) -> Bool {
    func resolved(_ path: String) -> String? {
      guard let found = realpath(expanded(path), nil) else { return nil }
      defer { free(found) }
      return String(cString: found)
    }
    // What leads nowhere is an error of its own when it is read.
    guard let file = resolved(path), let folder = resolved(folder) else { return true }
    return file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static let sourceEndings = [
    ".swift", ".m", ".mm", ".storyboard", ".xib", ".strings", ".xcstrings", ".pbxproj", ".xcconfig",
  ]

  /// The folders of a project that hold what others wrote, or what a build made.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules",
  ]

  private func files(
    under path: String, without folders: Set<String> = [], where isWanted: (String) -> Bool
  ) -> [String]? {
    guard path != "-", isFolder(path, followsLink: true) else { return nil }
    var found: [String] = []
    search(path, without: folders, isWanted, &found)
    return found
  }

  /// Adds the wanted files of a folder to those found.
  ///
  /// A link to another folder is not followed: it may lead out of the one that was named, and in circles.
  private func search(
    _ folder: String, without folders: Set<String>, _ isWanted: (String) -> Bool, _ found: inout [String]
  ) {
    // Reading it as a file will say why it cannot be searched.
    guard access(expanded(folder), R_OK | X_OK) == 0 else { return found.append(folder) }
    for name in names(in: expanded(folder)).sorted() where !name.hasPrefix(".") {
      let path =
        folder == "." ? Self.plain(name) : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFolder(path, followsLink: false) {
        if !folders.contains(name) { search(path, without: folders, isWanted, &found) }
      } else if isWanted(name), isReadable(path) {
        found.append(path)
      }
    }
  }

  /// Returns a path for a name that is no more than that, even if it begins like that of a home folder.
  package static func plain(_ name: String) -> String { name.hasPrefix("~") ? "./" + name : name }

  func isFolder(_ path: String, followsLink: Bool) -> Bool {
    var status = stat()
    let result = followsLink ? stat(expanded(path), &status) : lstat(expanded(path), &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether reading a path ends: a pipe may wait forever. A link that leads nowhere is an error to report.
  private func isReadable(_ path: String) -> Bool {
    var status = stat()
    return stat(expanded(path), &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
