package import TabBarCore
import TabBarGuidelines

/// What is so of an app, for all its sessions: the commands of a file beside them or above, one a line.
///
/// They set up the empty bar that each session begins with, so that a session's own line wins.
package final class AppFile: Sendable {
  package static let name = "tabbar.rc"

  /// The path as a person would write it.
  package let path: String
  package let text: String
  /// Its commands, each in its canonical form.
  let lines: [String]
  /// The draft that they make, which names no app.
  private let draft: Draft

  /// - Throws: An error at the first line that is no command, or one that says nothing of the whole app.
  package init(_ text: String, path: String) throws(SessionError) {
    var playground = Playground()
    var lines: [String] = []
    for line in TextLines(text) {
      do throws(CommandError) {
        try Lexer.refuseReturn(in: line.text)
        guard let invocation = try Invocation.parsed(from: line.text) else { continue }
        try playground.setUp(invocation)
        lines.append(invocation.canonical)
      } catch {
        throw SessionError(error, at: line, in: path)
      }
    }
    (self.path, self.text, self.lines, draft) = (path, text, lines, playground.draft)
  }

  package var devices: [Device] { draft.devices }

  /// The draft that a session of the app begins with.
  package var start: Draft {
    var start = draft
    start.app = self
    return start
  }
}

extension Playground {
  fileprivate mutating func setUp(_ invocation: Invocation) throws(CommandError) {
    let command = invocation.command
    guard [.context, .details].contains(command.group), command.name != Command.set.name else {
      throw CommandError(
        "\(command.name) is no command of \(AppFile.name), which says what is so of every session", at: 0..<0,
        remedy: "leave it out, or write it into the sessions")
    }
    guard try !learns(invocation) else { return }
    try perform(invocation).refuseInSession(invocation)
  }

  /// Takes over a device that a command describes, which only a session is laid out for at once; returns whether it does.
  mutating func learns(_ invocation: Invocation) throws(CommandError) -> Bool {
    let arguments = invocation.arguments
    guard invocation.command.name == Command.device.name, arguments.word(0)?.isKeyword("custom") == true
    else {
      return false
    }
    guard arguments.option(DeviceFact.id.rawValue) != nil else {
      throw arguments.missing("the identifier is missing", remedy: "such as id=kiosk")
    }
    draft.learn([try DeviceFact.device(of: arguments)])
    return true
  }
}
