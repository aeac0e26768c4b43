import TabBarGuidelines
package import TabBarPlayground

extension SessionStore {
  /// Returns a session file, of which only the first line is checked.
  ///
  /// - Parameters:
  ///   - folder: That of `read`.
  ///   - name: The name of standard input in errors, or `nil` where it needs none.
  package func sessionFile(
    at path: String, in folder: String? = nil, named name: String? = nil
  ) throws(SessionReadingError) -> SessionFile {
    let name = path == "-" ? name ?? path : path
    let app = try app(beside: path)
    return try contents(of: path, in: folder, as: .session) { text throws(SessionError) in
      try SessionFile(text, name: name, app: app)
    }
  }

  /// Returns the drafts that a session file goes through, those up to a mark where a path that no file has ends with `@`
  /// and its name.
  ///
  /// - Parameter folder: That of `read`.
  package func states(
    at path: String, in folder: String? = nil
  ) throws(SessionReadingError) -> SessionStates {
    if let at = path.lastIndex(of: "@"), !has(path), case let file = String(path[..<at]), has(file) {
      return try states(at: file, in: folder)
        .states(ofMark: String(path[path.index(after: at)...]), option: path)
    }
    let app = try app(beside: path)
    return try contents(of: path, in: folder, as: .session) { text throws(SessionError) in
      try SessionStates(try SessionFile(text, name: path, app: app))
    }
  }

  /// Returns the state that a session file ends with, and what it expects and records; errors call it by `name`. Its app is
  /// that of another path where git has put it somewhere else.
  func endState(
    at path: String, named name: String? = nil, inPlaceOf place: String? = nil
  ) throws(SessionReadingError) -> EndState {
    let app = try app(beside: place ?? path)
    return try contents(of: path, named: name, as: .session) { text throws(SessionError) in
      try EndState(try SessionFile(text, name: name ?? path, app: app))
    }
  }

  func baseline(at path: String) throws(FileError) -> Baseline {
    let text = try read(path, as: .record)
    do {
      return try Baseline(text)
    } catch {
      throw FileError(
        path: "\(path == "-" ? "standard input" : path):\(error.line):1", problem: error.problem,
        remedy: "tabbar check SESSION --write FILE writes a record to compare with")
    }
  }

  private func contents<Contents>(
    of path: String, in folder: String? = nil, named name: String? = nil, as kind: FileKind,
    _ parse: (String) throws(SessionError) -> Contents
  ) throws(SessionReadingError) -> Contents {
    let text: String
    do {
      text = try read(path, as: kind, in: folder)
    } catch {
      throw .file(FileError(path: name ?? error.path, problem: error.problem, remedy: error.advised))
    }
    do {
      return try parse(text)
    } catch {
      var error = error
      // It is no session, and no person named it.
      if folder != nil, error.line == 1 { error.text = "" }
      throw .session(error)
    }
  }
}

extension SessionStates {
  /// Returns the states that led to a mark, or all where none is named; errors name `option`.
  func states(ofMark name: String?, option: String = "--mark") throws(SessionReadingError) -> SessionStates {
    guard let name else { return self }
    guard let idea = timeline.idea(named: name) else {
      throw .option(option, timeline.noMark(named: Word(argument: name)))
    }
    return states(of: idea)
  }
}

/// Why a session was not read: the file, or a line in it.
package enum SessionReadingError: Error {
  case file(FileError)
  case session(SessionError)
  /// The value of an option of the command line does not fit.
  case option(String, CommandError)
}
