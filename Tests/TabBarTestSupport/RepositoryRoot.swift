package import Foundation

/// The folder of the repository that a test runs in.
package enum RepositoryRoot {
  /// The top folder.
  package static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the place of a file or folder, given by its path from the top folder.
  package static func url(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Returns the text of a file, given by its path from the top folder.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the names of what a folder holds, given by its path from the top folder, in order.
  package static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
  }

  /// Returns the paths from the top folder of the files that belong to the repository, in order.
  ///
  /// These are the files that git tracks. In a copy without git they are all files, but for what the build
  /// leaves behind.
  package static func files() throws -> [String] { try listed.get() }

  private static let listed = Result { try list() }

  private static func list() throws -> [String] {
    if FileManager.default.fileExists(atPath: url(".git").path) {
      let git = try ProgramRunner.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", url.path, "ls-files", "-z"])
      if git.status == 0 {
        return git.output.split(separator: "\0").map(String.init)
          .filter { FileManager.default.fileExists(atPath: url($0).path) }.sorted()
      }
    }
    let leftovers = [".build", ".swiftpm", ".git"]
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
        && !isFolder.boolValue && !leftovers.contains(String(path.prefix { $0 != "/" }))
    }.sorted()
  }
}
