package import TabBarGuidelines
package import TabBarPlayground
import TabBarTerminal

/// The place where session files are, as the shell sees it: the real file system, or one made up in a test.
package protocol SessionStore: Sendable {
  /// Returns the bytes of a file, which need not be text. Whoever names one that was found, or that another file names, says
  /// in which `folder` it has to lie, wherever links on the way lead.
  func bytes(of path: String, as kind: FileKind, in folder: String?) throws(FileError) -> [UInt8]

  /// Writes a text to a file, completely or not at all.
  ///
  /// - Returns: What was lost or could not be made sure, as sentences; none if all is well.
  func write(_ request: WriteRequest) throws(FileError) -> [String]

  /// Returns the paths of the session files in a folder, in alphabetical order; none where there is no
  /// such folder.
  func sessions(in folder: String) -> [String]

  /// Returns the files of a kind in a folder and in its folders, in order; `nil` where the path is that of no folder.
  /// Hidden ones are left out.
  ///
  /// - Parameters:
  ///   - paths: What is named by itself, so that links there are no part of the folder.
  ///   - leftOut: Called for each link to a folder outside. A link to a file outside is an error only when it is read.
  func filesBelow(
    _ folder: String, as kind: FileKind, besides paths: [String], leftOut: (FileError) -> Void
  ) -> [(path: String, isLink: Bool)]?

  /// Returns the error to report where a path leads out of a folder.
  func departure(of path: String, from folder: String) -> FileError?

  func has(_ path: String) -> Bool

  /// Whether there is anything under a path, even a link that leads nowhere.
  func isTaken(_ path: String) -> Bool

  /// Returns the path that leads to the same file from any folder.
  func absolutePath(of path: String) -> String

  /// Returns what is so of the app of a session, which need not be there: the nearest `tabbar.rc` beside it or above in its git
  /// work tree; `nil` where there is none. `-` is in the present folder.
  func app(beside path: String) throws -> AppFile?

  /// Returns the entries of a folder, in no order; none if there is no such folder.
  func entries(in folder: String) -> [FolderEntry]
}

extension SessionStore {
  /// Writes a session, as every command does that writes one: whoever opens the file finds the same design and the same
  /// marks in it, or nothing is written.
  func write(
    _ session: Playground, as request: WriteRequest
  ) throws(FileError) -> [String] {
    do {
      try session.check(request.text, name: request.path, in: session.draft.app)
    } catch {
      throw FileError(
        path: request.path,
        problem: "nothing was written, because the session could not be read again: in line \(error.line), "
          + "\(Quoting.harmless(error.text)), \(error.error.problem)",
        remedy: request.purpose == .save
          ? "`save FILE anew` writes this design without its steps; the session stays here, and in its journal"
          : "the file is as it was")
    }
    return try write(request)
  }

  /// Replaces the text of a session that was just read; where there is a doubt nothing is written.
  func rewrite(
    _ file: SessionFile, to text: String, keeping session: Playground
  ) throws(FileError) -> [String] {
    try write(
      session, as: WriteRequest(text, to: file.name, replacing: .text(file.text), purpose: .rewrite))
  }

  /// Replaces the text of a file that was just read; where there is a doubt nothing is written.
  package func rewrite(_ text: String, at path: String, known: String) throws(FileError) -> [String] {
    try write(WriteRequest(text, to: path, replacing: .text(known), purpose: .rewrite))
  }

  /// Returns the text of a file; `folder` is that of `bytes`.
  package func read(
    _ path: String, as kind: FileKind = .session, in folder: String? = nil
  ) throws(FileError) -> String {
    try FileText.text(of: bytes(of: path, as: kind, in: folder), path: path, as: kind)
  }

  package func has(_ path: String) -> Bool { (try? read(path)) != nil }
  package func isTaken(_ path: String) -> Bool { has(path) }

  package func absolutePath(of path: String) -> String { path }

  package func app(beside path: String) throws -> AppFile? { nil }

  /// Returns a path with a stem and an ending that nothing is under yet, with a number between them where it needs one.
  func freePath(_ stem: String, _ ending: String, unless isOwn: (String) -> Bool = { _ in false }) -> String {
    let paths = (1...).lazy.map { $0 == 1 ? stem + ending : "\(stem)-\($0)\(ending)" }
    return paths.first { isOwn($0) || !isTaken($0) } ?? stem + ending
  }

  /// Returns a path as a person in this folder would write it.
  func shortPath(of path: String) -> String {
    let folder = absolutePath(of: ".").dropLast()
    return path.hasPrefix(folder) && path != folder ? String(path.dropFirst(folder.count)) : path
  }

  package func entries(in folder: String) -> [FolderEntry] { [] }
}

package typealias FolderEntry = (name: String, isFolder: Bool)

/// Why a file could not be read or written, and what to do about it.
package struct FileError: Error, Hashable {
  package let path: String
  /// The fault, as a clause without a full stop.
  package let problem: String
  package let advised: Prose?
  package var remedy: String? { advised?.text }

  var sentence: String { problem + (remedy.map { ": " + $0 } ?? "") }

  package init(path: String, problem: String, remedy: Prose? = nil) {
    self.path = path
    self.problem = problem
    advised = remedy
  }
}

extension String {
  /// A path without the ending of sessions.
  var stem: String { hasSuffix(".tabs") ? String(dropLast(5)) : self }
}
