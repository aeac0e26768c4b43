import TabBarPlayground

/// What a writer says where it writes nothing.
extension SessionWriter {
  func kept(because problem: String) -> FileError {
    mayReplace
      ? FileError(
        path: path, problem: "only a \(isDocument ? "text" : "session") is replaced: \(problem)",
        remedy: "choose another name, or remove the file yourself")
      : FileError(
        path: path, problem: "this file was changed by someone else since it was read: \(problem)",
        remedy: isSave ? "another name keeps both" : Self.again)
  }

  /// The command that does it all the same.
  var replacing: String {
    let command = if case .document(let format) = request.purpose { "export \(format)" } else { "save" }
    return "\(command) \(Quoting.quoted(path)) replace"
  }

  private var noun: String { isDocument ? "document" : "session" }

  var isSession: FileError {
    FileError(
      path: path, problem: "this is a session, which export leaves alone", remedy: "choose another name")
  }

  var isThere: FileError {
    FileError(
      path: path, problem: "this file already exists",
      remedy: "\(replacing) puts the \(noun) in its place")
  }

  var changed: FileError {
    if known != nil, isDocument {
      return FileError(
        path: path, problem: "this file was changed after the page was written there, and stays as it is",
        remedy: "view FILE goes on with the page in another one")
    }
    return FileError(
      path: path, problem: "this file was changed by someone else since it was read",
      remedy: isSave ? "\(replacing) puts this \(noun) in its place; another name keeps both" : Self.again)
  }

  func failed(_ code: Int32) -> FileError { failed(systemMessage(code)) }

  /// The remedy where a file was changed between reading and writing it.
  static let again = "nothing was written; the same call again reads it anew"

  func failed(_ reason: String) -> FileError {
    guard isSave else {
      return FileError(
        path: path, problem: "this file was not changed: \(reason)",
        remedy: "it is as it was; check the rights of the file and of its folder, and the room on the disk")
    }
    return FileError(
      path: path, problem: "the \(noun) was not \(isDocument ? "written" : "saved"): \(reason)",
      remedy: "\(isDocument ? "write" : "save") it under another name or in another place")
  }
}
