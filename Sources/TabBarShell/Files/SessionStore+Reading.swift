import TabBarGuidelines
package import TabBarPlayground

extension SessionStore {
  /// Returns a session file, of which only the first line is checked.
  ///
  /// - Parameters:
  ///   - folder: That of `read`.
  ///   - name: What errors call it, in place of its path.
  ///   - place: The path that its app is beside, where git has put it somewhere else.
  package func sessionFile(
    at path: String, in folder: String? = nil, named name: String? = nil, beside place: String? = nil
  ) throws -> SessionFile {
    let app = try app(beside: place ?? path)
    do {
      return try SessionFile(read(path, as: .session, in: folder), name: name ?? path, app: app)
    } catch let error as FileError {
      throw FileError(path: name ?? error.path, problem: error.problem, remedy: error.advised)
    } catch var error as SessionError where folder != nil {
      // It is no session, and no person named it.
      error.text = ""
      throw error
    }
  }

  /// Returns the state that a session file ends with, or that of a mark where a path that no file has ends with `@`
  /// and its name.
  ///
  /// - Parameter folder: That of `read`.
  package func state(at path: String, in folder: String? = nil) throws -> EndState {
    if let at = path.lastIndex(of: "@"), !has(path), case let file = String(path[..<at]), has(file) {
      return try state(at: file, in: folder)
        .state(ofMark: String(path[path.index(after: at)...]), option: path)
    }
    return try EndState(sessionFile(at: path, in: folder))
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
}

extension EndState {
  /// Returns the state of a mark, or this one where none is named; errors name `option`.
  func state(ofMark name: String?, option: String = "--mark") throws(OptionError) -> EndState {
    guard let name else { return self }
    guard let idea = timeline.idea(named: name) else {
      throw OptionError(option, timeline.noMark(named: Word(argument: name)))
    }
    return state(of: idea)
  }
}

/// The value of an option of the command line, or of a command that a call asks, does not fit.
package struct OptionError: Error, Hashable {
  let option: String
  let error: CommandError

  init(_ option: String, _ error: CommandError) { (self.option, self.error) = (option, error) }
}
