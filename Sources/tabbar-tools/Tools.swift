import ArgumentParser
import TabBarPlayground
import TabBarShell
import TabBarTerminal

/// What people need who change the program.
@main
struct Tools: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabbar-tools", abstract: "Write the documents of tabbar, and measure it.",
    subcommands: [WriteDocs.self, MeasureTitles.self, MeasureLayout.self, MeasureRules.self, WriteParts.self])
}

/// Writes the documents from the program's own lists; for `make docs`.
struct WriteDocs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Write the reference documents into a folder.")

  @Argument(help: "The folder.")
  var folder: String

  @Argument(help: "The folder of the sessions that are shown in pictures.")
  var sessions: String?

  func run() throws {
    let store = DiskStore(home: nil)
    do {
      let pictures = try sessions.map { try ReferenceDocument.samplePictures(in: $0, store) } ?? []
      try ReferenceDocument.writeAll(to: folder, pictures: pictures, in: store)
    } catch let error as FileError {
      throw ValidationError("\(error.path): \(error.problem)")
    }
  }
}

/// Writes what `answered.tsv` is learned from; for `make learn`.
struct WriteParts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parts",
    abstract: "Read questions, and write the rules that answer each, and the parts by which they are found.")

  func run() throws {
    while let row = readLine() {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count > 2 else { continue }
      let question = Question(cells[2], in: Trial(Array(cells[3...])).draft)
      print(([cells[0]] + question.parts).joined(separator: "\t"))
    }
  }
}
