import ArgumentParser
import TabBarShell

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Makes a session of the tab bar in an app's sources.",
    discussion: """
      It reads storyboards, xibs, SwiftUI and UIKit in Swift and Objective-C, and the titles in strings files and string \
      catalogs with all their languages; of a folder everything in it. Each tab has its place in a comment. What cannot \
      be read is named with its place and left out. Tabs of which only the running app knows whether it shows them are \
      comments, add and all.

      Exit status 1 if something could not be read or depends on what only the app knows, 2 if there are no tabs.
      """)

  @Argument(help: "Files of an app, or folders of them.", completion: .file())
  var paths: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The new file that gets the session.", valueName: "session"),
    completion: .sessions)
  var output: String?

  @Option(help: ArgumentHelp("Read this bar, where there are several.", valueName: "number"))
  var bar = 1

  @Flag(help: "Print code for a debug build, which prints the tabs of the running app as a session.")
  var probe = false

  @OptionGroup var style: StyleOptions

  func validate() throws {
    guard probe || !paths.isEmpty else {
      throw ValidationError("name the files of an app, or folders of them")
    }
  }

  func run() throws {
    if probe { return try style.batch.printImportProbe().end() }
    try style.batch.importBar(bar, of: paths, to: output).end()
  }
}
