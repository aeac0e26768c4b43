import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

/// A text that is to be in a file, and what the file may hold now.
package struct WriteRequest {
  package enum Purpose: Hashable, Sendable {
    /// A person saves a session, and can answer a doubt with another `save`.
    case save
    /// A call changes a session that it has just read.
    case rewrite
    /// It is no session, but in the format with an identifier.
    case document(String)
    /// It is a page that follows a session.
    case page
  }

  /// What the text takes the place of. There need not be a file.
  package enum Replaced: Sendable {
    case nothing
    /// The text that the file was read or written with last.
    case text(String)
    /// Any session or, for a document, any text but a session. The name may be that of something else, too.
    case any

    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  package let text: String
  package let path: String
  package let replaced: Replaced
  package let purpose: Purpose

  package init(
    _ text: String, to path: String, replacing replaced: Replaced = .nothing, purpose: Purpose = .save
  ) {
    (self.text, self.path, self.replaced, self.purpose) = (text, path, replaced, purpose)
  }

  var isDocument: Bool { purpose != .save && purpose != .rewrite }
  /// Whether it is a document that is written again.
  var isPage: Bool { isDocument && replaced.text != nil }

  /// Throws where a new name promises something else than what is written, which would mislead people and programs.
  func checkName() throws(FileError) {
    guard case .nothing = replaced else { return }
    let name = path.split(separator: "/").last ?? ""
    if name.first == ".", !name.hasSuffix(".tabs") {
      throw error(
        "a name that begins with a full stop is that of a hidden file, which programs may read",
        "choose another name, or \(replacing) to use this name")
    }
    guard !isDocument else {
      guard name.lowercased().hasSuffix(".tabs") else { return }
      throw error("the ending .tabs says that this is a session", "choose another name")
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, case let ending = name[dot...],
      ![".tabs", ".txt"].contains(ending.lowercased()), ending.dropFirst().contains(where: \.isLetter)
    else { return }
    let better = Quoting.quoted(path.dropLast(ending.count) + ".tabs")
    throw error(
      "the ending \(ending) says that this is not a session",
      "save \(better), or \(replacing) to use this name")
  }

  /// Throws where the text must not take the place of what a file holds.
  func check(_ bytes: [UInt8]) throws(FileError) {
    switch replaced {
    case .nothing: throw isThere
    case .text(let known):
      guard bytes.elementsEqual(known.utf8) else { throw changed }
    case .any:
      let text: String
      do { text = try FileText.text(of: bytes, path: path, as: .session) } catch {
        throw foreign(error.problem)
      }
      // An empty file has nothing to lose.
      guard !text.isEmpty else { return }
      let isSession = (try? SessionFile(text, name: path)) != nil
      // Whoever asks for a picture does not mean to lose a design.
      if isDocument, isSession {
        throw error("this is a session, which export leaves alone", "choose another name")
      }
      if !isDocument, !isSession { throw foreign("this is not a session") }
    }
  }

  func error(_ problem: String, _ remedy: Prose) -> FileError {
    FileError(path: path, problem: problem, remedy: remedy)
  }

  private func foreign(_ problem: String) -> FileError {
    error(
      "only a \(isDocument ? "text" : "session") is replaced: \(problem)",
      "choose another name, or remove the file yourself")
  }

  /// Returns a path as `save` takes it: quoted where it would be another word of the command.
  static func argument(_ path: String) -> String {
    Quoting.quoted(path, always: ["replace", "anew"].contains(path.lowercased()))
  }

  /// The command that does it all the same.
  private var replacing: String {
    let command = if case .document(let format) = purpose { "export \(format)" } else { "save" }
    return "\(command) \(Self.argument(path)) replace"
  }

  var isThere: FileError {
    error(
      "this file already exists",
      "`\(replacing)` puts the \(isDocument ? "document" : "session") in its place")
  }

  var changed: FileError {
    let remedy: Prose =
      switch purpose {
      case .save, .document:
        "`\(replacing)` puts this \(isDocument ? "document" : "session") in its place; another name keeps both"
      case .page: "`view FILE` goes on with the page in another one"
      case .rewrite: "nothing was written; the same call again reads it anew"
      }
    return error(
      "this file was changed by someone else since it was \(isDocument ? "written" : "read")", remedy)
  }

  func failed(_ reason: String) -> FileError {
    switch purpose {
    case .save:
      error("the session was not saved: \(reason)", "save it under another name or in another place")
    case .document, .page:
      error("the document was not written: \(reason)", "write it under another name or in another place")
    case .rewrite:
      error(
        "this file was not changed: \(reason)",
        "it is as it was; check the rights of the file and of its folder, and the room on the disk")
    }
  }
}
