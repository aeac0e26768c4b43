import ArgumentParser
import TabBarShell

/// Writes the documents that are made from the program's own lists; for `make docs`.
struct WriteDocs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write-docs", abstract: "Write the reference documents into a folder.",
    shouldDisplay: false)

  @Argument(help: "The folder.")
  var folder: String

  @OptionGroup var look: LookOptions

  func run() throws {
    do {
      try ReferenceDocument.writeAll(to: folder, in: look.store)
    } catch {
      throw ValidationError("\(error.path): \(error.problem)")
    }
  }
}
