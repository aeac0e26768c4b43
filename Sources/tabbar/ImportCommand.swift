import ArgumentParser
import TabBarShell

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "import", "Makes a session of the tab bar in an app's sources.",
    discussion: """
      Reads what is written out in storyboards, xibs, SwiftUI and UIKit in Swift, and titles in all languages from \
      strings files and string catalogs. The bar is the one that the app shows first. Each tab has its place in a \
      comment, and a note where it depends on a condition. What the app computes is named with its line.

      Exit status 0 if nothing is left over and the app's root leads to this bar alone; 1 if something of that is \
      missing, which the first line names; 2 if there are no tabs, or all bars are for another platform.
      """)

  @Argument(help: "Files of an app, or folders of them.", completion: .file())
  var paths: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The new file that gets the session.", valueName: "session"),
    completion: .sessions)
  var output: String?

  @Option(help: ArgumentHelp("Read this bar, where there are several.", valueName: "number"))
  var bar: Int?

  @Option(
    help: "Output format: text, which is the session, json, with all bars, or lines, with what is missing.")
  var format = ImportFormat.text

  @Flag(help: "Print code for a debug build, which prints the tabs of the running app as a session.")
  var probe = false

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func validate() throws {
    try refuse([
      "name the files of an app, or folders of them": !probe && paths.isEmpty,
      "--format \(format.rawValue) goes with neither --output nor --probe.":
        format != .text && (output != nil || probe),
    ])
  }

  func run() throws {
    if probe { return try style.batch.printImportProbe().end() }
    try style.batch.importBar(bar, of: paths, to: output, as: format).end()
  }
}

extension ImportFormat: ExpressibleByArgument {}
