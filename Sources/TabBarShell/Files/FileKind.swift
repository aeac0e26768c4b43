import TabBarImport

/// The purpose for which a file is read.
package enum FileKind: Hashable, Sendable {
  case session
  /// The description of a device that a person has named.
  case device
  case record
  /// A file of an app that may have a tab bar or its titles.
  case source
  /// The commands that each prompt begins with.
  case startupFile
  /// The keys for programs with libedit.
  case keyBindings
  case journal
  case learning
  case page

  var name: String {
    switch self {
    case .session: "a session"
    case .journal: "a journal"
    case .learning: "what was done in lessons"
    case .device: "the description of a device"
    case .record: "a record of check"
    case .page: "a page"
    case .source: "a source of an app"
    case .startupFile: "a startup file"
    case .keyBindings: "a file of key bindings"
    }
  }

  var remedyForBinary: String {
    switch self {
    case .session, .journal: "a session is plain text; its first line is: # tabbar session 1"
    case .record: "tabbar check --record FILE writes one"
    case .device, .source, .startupFile, .keyBindings, .learning, .page: "\(name) is plain text"
    }
  }

  /// The largest file that is read, in bytes.
  var sizeLimit: Int {
    switch self {
    case .source: ImportSource.largestSize
    default: DiskStore.sizeLimit
    }
  }

  /// Whether the program reads the file without being asked.
  ///
  /// Such a file must be a regular one: a pipe or a terminal would make the start of the program wait.
  var isReadUnasked: Bool {
    switch self {
    case .session, .device, .record, .source: false
    case .startupFile, .keyBindings, .journal, .learning, .page: true
    }
  }
}
