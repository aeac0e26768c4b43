import SystemLibrary
import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground
import TabBarTerminal

package struct NamedSession {
  let path: String
  /// The folder that it was found in, and has to lie below; `nil` where a person named this very path.
  fileprivate(set) var folder: String?
}

extension FileError {
  fileprivate init(leaving folder: String, by path: String) {
    self.init(
      path: path, problem: "this path leads out of the folder \(folder)",
      remedy: "name it by itself, or put it into this folder")
  }

  var omission: String { "\(path): left out: \(problem)" }
}

extension SessionStore {
  /// Returns the sessions that paths name, in order. A folder names all sessions in it and in its folders. A
  /// session that is named twice is returned once. A folder without sessions is returned itself, so that reading it fails.
  /// With `toChange`, links in a folder are left out.
  ///
  /// - Parameter remark: Called with a sentence for each file that is left out.
  package func sessions(
    under paths: [String], toChange: Bool = false, remark: (String) -> Void
  ) -> [NamedSession] {
    var known: Set<String> = []
    return paths.flatMap { path -> [NamedSession] in
      guard
        let found = filesBelow(path, as: .session, besides: paths, leftOut: { remark($0.omission) })
      else { return [NamedSession(path: path)] }
      let sessions = found.compactMap { file, isLink -> NamedSession? in
        guard toChange, isLink else { return NamedSession(path: file, folder: path) }
        remark("\(file): left out: this is a link, and a file is changed under its own name")
        return nil
      }
      return sessions.isEmpty ? [NamedSession(path: path)] : sessions
    }.filter { known.insert(PlainPath.text(of: $0.path)).inserted }
  }

  func isFolder(_ path: String) -> Bool { has(path + "/.") }
}

extension DiskStore {
  package func filesBelow(
    _ root: String, as kind: FileKind, besides paths: [String], leftOut: (FileError) -> Void
  ) -> [(path: String, isLink: Bool)]? {
    guard root != "-", Self.type(of: expanded(root), followsLink: true) == S_IFDIR else { return nil }
    var found: [(path: String, isLink: Bool)] = []
    func search(_ folder: String) {
      // Reading it as a file will say why it cannot be searched.
      guard access(expanded(folder), R_OK | X_OK) == 0 else { return found.append((folder, false)) }
      for name in names(in: expanded(folder)).sorted() where !name.hasPrefix(".") {
        let path =
          folder == "." ? Self.plain(name) : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let type = Self.type(of: expanded(path))
        let isLink = type == S_IFLNK && !paths.contains(path)
        if Self.type(of: expanded(path), followsLink: true) == S_IFDIR {
          guard !kind.foreignFolders.contains(name) else { continue }
          // A link to a folder leads out of the one that was named, or to what is found without it.
          if type == S_IFDIR { search(path) }
          if isLink, let error = departure(of: path, from: root) { leftOut(error) }
        } else if isLink || type == S_IFREG, kind.endings.contains(where: name.hasSuffix) {
          // A pipe may wait forever.
          found.append((path, isLink))
        }
      }
    }
    search(root)
    return found
  }

  package func app(beside path: String) throws -> AppFile? {
    let path = expanded(path)
    let named = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard readsApp, let own = realPath(of: named) else { return nil }
    var folders = [own]
    // Beyond a work tree there may be anybody's files.
    while let folder = folders.last, Self.type(of: folder + "/.git") == nil {
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else {
        folders = [own]
        break
      }
      folders.append(slash == folder.startIndex ? "/" : String(folder[..<slash]))
    }
    guard let folder = folders.first(where: { Self.type(of: "\($0)/\(AppFile.name)") != nil }) else {
      return nil
    }
    let file = "\(folder)/\(AppFile.name)"
    let name = shortPath(of: file)
    guard Self.type(of: file) == S_IFREG else {
      throw FileError(
        path: name, problem: "this is no file of its own: it is read through no link",
        remedy: "put the file there, or leave it out with --no-app")
    }
    return try AppFile(read(file, as: .app, in: folder), path: name)
  }

  package func departure(of path: String, from folder: String) -> FileError? {
    // What leads nowhere is an error of its own when it is read.
    guard let file = realPath(of: expanded(path)), let root = realPath(of: expanded(folder)) else {
      return nil
    }
    return Self.way(from: root, to: file) == nil ? FileError(leaving: folder, by: path) : nil
  }

  /// Opens a file below a folder, wherever links lead, also where somebody changes them meanwhile; returns -1 with `errno`
  /// set where it cannot be opened.
  func openFile(_ path: String, below folder: String, _ flags: Int32) throws(FileError) -> Int32 {
    guard let file = realPath(of: expanded(path)), let root = realPath(of: expanded(folder)) else {
      return -1
    }
    guard let way = Self.way(from: root, to: file) else { throw FileError(leaving: folder, by: path) }
    return way.reduce(openat(AT_FDCWD, root, flags)) { outer, name in
      defer { close(outer) }
      return openat(outer, String(name), flags | O_NOFOLLOW)
    }
  }

  /// Returns the names on the way from a folder to what is below it, or `nil`. Neither path has links.
  private static func way(from folder: String, to path: String) -> [Substring]? {
    guard path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else { return nil }
    return path.dropFirst(folder.count).split(separator: "/")
  }

  /// Returns a path for a name that is no more than that, even if it begins like that of a home folder.
  package static func plain(_ name: String) -> String { name.hasPrefix("~") ? "./" + name : name }

  /// Returns whether a path is that of a file, a folder, a link or something else, as `st_mode` says; `nil` for nothing.
  static func type(of path: String, followsLink: Bool = false) -> mode_t? {
    var status = stat()
    return (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 ? status.st_mode & S_IFMT : nil
  }
}
