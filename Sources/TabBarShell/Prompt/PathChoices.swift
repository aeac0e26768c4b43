import TabBarPlayground
import TabBarTerminal

extension SessionStore {
  /// Returns the files and folders that a path may become.
  package func paths(from path: String) -> [String] {
    PathChoices.completions(of: path, entries: entries).map(\.text)
  }
}

enum PathChoices {
  /// Returns the files and folders that a path may become: sessions first, then folders, then the rest.
  ///
  /// `entries` is called once, for one folder. Names with spaces are quoted; invisible characters are escaped.
  static func completions(of path: String, entries: (_ folder: String) -> [FolderEntry]) -> [Completion] {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<start])
    let name = path[start...].lowercased()
    let found = entries(folder.isEmpty ? "." : folder).filter { entry in
      entry.name.lowercased().hasPrefix(name) && (!entry.name.hasPrefix(".") || name.hasPrefix("."))
    }
    return found.sorted { (rank($0), $0.name) < (rank($1), $1.name) }.map { entry in
      completion(of: entry, in: folder)
    }
  }

  private static func rank(_ entry: FolderEntry) -> Int {
    entry.isFolder ? 1 : entry.name.hasSuffix(".tabs") ? 0 : 2
  }

  private static func completion(of entry: FolderEntry, in folder: String) -> Completion {
    let path = folder + entry.name
    guard entry.isFolder else {
      let meaning = entry.name.hasSuffix(".tabs") ? "a session" : "a file"
      return Completion(Quoting.quoted(path), meaning: meaning)
    }
    var text = Quoting.quoted(path + "/")
    // The path continues inside the quotes.
    if text.hasPrefix("\"") { text.removeLast() }
    return Completion(text, meaning: "a folder", isComplete: false)
  }
}
