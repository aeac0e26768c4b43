import ArgumentParser
import TabBarShell

/// Writes the documents from the program's own lists; for `make docs`.
struct WriteDocs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write-docs", abstract: "Write the reference documents into a folder.",
    shouldDisplay: false)

  @Argument(help: "The folder.")
  var folder: String

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
      try ReferenceDocument.writeAll(to: folder, with: Self.others, in: style.store)
    } catch {
      throw ValidationError("\(error.path): \(error.problem)")
    }
  }
}
