import TabBarPlayground

/// What a writer says where it writes nothing.
extension SessionWriter {
  func error(_ problem: String, _ remedy: String) -> FileError {
    FileError(path: path, problem: problem, remedy: remedy)
  }

  func kept(because problem: String) -> FileError {
    mayReplace
      ? error(
        "only a \(isDocument ? "text" : "session") is replaced: \(problem)",
        "choose another name, or remove the file yourself")
      : error(
        "this file was changed by someone else since it was read: \(problem)",
        isSave ? "another name keeps both" : Self.again)
  }

  /// The command that does it all the same.
  var replacing: String {
    let command = if case .document(let format) = request.purpose { "export \(format)" } else { "save" }
    return "\(command) \(Quoting.quoted(path)) replace"
  }

  private var noun: String { isDocument ? "document" : "session" }

  var isSession: FileError {
    error("this is a session, which export leaves alone", "choose another name")
  }

  var isThere: FileError {
    error("this file already exists", "\(replacing) puts the \(noun) in its place")
  }

  var changed: FileError {
    if known != nil, isDocument {
      return error(
        "this file was changed after the page was written there, and stays as it is",
        "view FILE goes on with the page in another one")
    }
    return error(
      "this file was changed by someone else since it was read",
      isSave ? "\(replacing) puts this \(noun) in its place; another name keeps both" : Self.again)
  }

  func failed(_ code: Int32) -> FileError { failed(systemMessage(code)) }

  /// The remedy where a file was changed between reading and writing it.
  static let again = "nothing was written; the same call again reads it anew"

  func failed(_ reason: String) -> FileError {
    guard isSave else {
      return error(
        "this file was not changed: \(reason)",
        "it is as it was; check the rights of the file and of its folder, and the room on the disk")
    }
    return error(
      "the \(noun) was not \(isDocument ? "written" : "saved"): \(reason)",
      "\(isDocument ? "write" : "save") it under another name or in another place")
  }
}
