import TabBarGuidelines
import TabBarImport

/// What a file is read for.
package struct FileKind: Sendable {
  let name: String
  /// Whether the program reads the file without being asked. It must be a regular one then: a pipe or a terminal would
  /// make the start of the program wait.
  var isReadUnasked = false
  /// How the names end of those that are searched for in folders, and the folders that have none of them.
  var endings: [String] = []
  var foreignFolders: Set<String> = []
  /// The largest file that is read, in bytes.
  var sizeLimit = DiskStore.sizeLimit
  var remedyForSize: Prose?
  var remedyForBinary: Prose?

  package static let session = FileKind(
    name: "a session", endings: [".tabs"], remedyForSize: "split it into several sessions",
    remedyForBinary: sessionText)
  package static let record = FileKind(
    name: "a record of check", remedyForSize: "check fewer designs at a time",
    remedyForBinary: "tabbar check --write FILE writes one")
  /// A file of an app that may have a tab bar or its titles.
  package static let source = FileKind(
    name: "a source of an app",
    endings: [
      ".swift", ".m", ".mm", ".storyboard", ".xib", ".strings", ".xcstrings", ".stringsdict", ".pbxproj",
      ".xcconfig",
    ],
    // What others wrote, or what a build made.
    foreignFolders: ["Pods", "Carthage", "DerivedData", "build", "node_modules"],
    sizeLimit: ImportSource.largestSize,
    remedyForSize: "name the files that have the tab bar")
  package static let app = FileKind(
    name: "what is so of an app", isReadUnasked: true, sizeLimit: 1 << 20, remedyForSize: "shorten it")
  package static let startupFile = FileKind(name: "a startup file", isReadUnasked: true)
  package static let keyBindings = FileKind(name: "a file of key bindings", isReadUnasked: true)
  /// The largest session, put aside a few times.
  package static let journal = FileKind(
    name: "a journal", isReadUnasked: true, sizeLimit: 4 * DiskStore.sizeLimit, remedyForBinary: sessionText)
  package static let learning = FileKind(name: "what was done in lessons", isReadUnasked: true)
  package static let page = FileKind(name: "a page", isReadUnasked: true)

  private static let sessionText: Prose = "a session is plain text; its first line is: # tabbar session 1"
}
