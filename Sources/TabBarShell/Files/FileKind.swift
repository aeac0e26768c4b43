/// The purpose for which a file is read.
package enum FileKind: Hashable, Sendable {
  /// A session that a person has named.
  case session
  /// The description of a device that a person has named.
  case device
  /// The commands that each prompt begins with.
  case startupFile
  /// The keys for programs with libedit.
  case keyBindings
  /// The journal of a playground.
  case journal

  /// The name of such a file in messages.
  var name: String {
    switch self {
    case .session: "a session"
    case .journal: "a journal"
    case .device: "the description of a device"
    case .startupFile: "a startup file"
    case .keyBindings: "a file of key bindings"
    }
  }

  /// The remedy for a file that is not text.
  var remedyForBinary: String {
    switch self {
    case .session, .journal: "a session is plain text; its first line is: # tabbar session 1"
    case .device, .startupFile, .keyBindings: "\(name) is plain text"
    }
  }

  /// Whether the program reads the file without being asked.
  ///
  /// Such a file must be a regular one: a pipe or a terminal would make the start of the program wait.
  var isReadUnasked: Bool {
    switch self {
    case .session, .device: false
    case .startupFile, .keyBindings, .journal: true
    }
  }
}
