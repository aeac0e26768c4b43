import ArgumentParser
import TabBarShell

/// Writes the documents from the program's own lists; for `make docs`.
struct WriteDocs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write-docs", abstract: "Write the reference documents into a folder.",
    shouldDisplay: false)

  @Argument(help: "The folder.")
  var folder: String

  @Argument(help: "The folder of the sessions that are shown in pictures.")
  var sessions: String?

  @OptionGroup var style: StyleOptions

  /// The documents that the parser of the command line provides.
  private static var others: [(name: String, text: String)] {
    [
      ("completions/tabbar.bash", TabBar.completionScript(for: .bash)),
      ("completions/_tabbar", TabBar.completionScript(for: .zsh)),
      ("completions/tabbar.fish", TabBar.completionScript(for: .fish)),
      ("man/tabbar.1", ManPage.text),
    ]
  }

  func run() throws {
    do {
      let samples = try sessions.map { try ReferenceDocument.samples(in: $0, style.store) } ?? []
      try ReferenceDocument.writeAll(to: folder, samples: samples, with: Self.others, in: style.store)
    } catch let error as FileError {
      throw ValidationError("\(error.path): \(error.problem)")
    }
  }
}
