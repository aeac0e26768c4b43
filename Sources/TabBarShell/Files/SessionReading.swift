package import TabBarPlayground
package import TabBarRendering

/// Reads session files from a store.
package enum SessionReading {
  /// Returns the drafts that a session file goes through.
  package static func states(
    at path: String, in store: any SessionStore
  ) throws(SessionReadingError) -> SessionStates {
    let file = try file(at: path, in: store)
    do {
      return try SessionStates(file)
    } catch {
      throw .session(error)
    }
  }

  /// Returns the session that a file holds, with the draft that it ends with.
  package static func document(
    at path: String, in store: any SessionStore
  ) throws(SessionReadingError) -> Document {
    let file = try file(at: path, in: store)
    do {
      return try file.document()
    } catch {
      throw .session(error)
    }
  }

  /// Returns a session file, of which only the first line is checked.
  package static func file(
    at path: String, in store: any SessionStore
  ) throws(SessionReadingError) -> SessionFile {
    let text: String
    do {
      text = try store.read(path)
    } catch {
      throw .file(error)
    }
    do {
      return try SessionFile(text, name: path)
    } catch {
      throw .session(error)
    }
  }
}

/// Why a session was not read: the file, or a line in it.
package enum SessionReadingError: Error, Hashable {
  /// The file could not be read.
  case file(FileError)
  /// A line of it is wrong.
  case session(SessionError)
  /// The value of an option of the command line does not fit.
  case option(String, CommandError)

  /// Returns the error as people read it.
  package func lines(_ options: RenderOptions) -> [String] {
    switch self {
    case .file(let error): ErrorText.lines(for: error, options)
    case .session(let error): ErrorText.lines(for: error, options)
    case .option(let name, let error):
      // The line is not the person's, so it is not shown.
      ErrorText.lines(
        for: CommandError("\(name): \(error.problem)", at: 0..<0, remedy: error.remedy), in: "", options)
    }
  }
}
