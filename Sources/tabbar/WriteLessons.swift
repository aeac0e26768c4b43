import ArgumentParser
import TabBarShell

/// Writes the lessons of a folder as the C source that the program holds them in; for `make docs`.
struct WriteLessons: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write-lessons", abstract: "Write the lessons into the program's sources.",
    shouldDisplay: false)

  @Argument(help: "The folder of the lessons.")
  var folder: String

  @Argument(help: "The file.")
  var file: String

  @OptionGroup var style: StyleOptions

  func run() throws {
    do {
      try LessonSource.write(from: folder, to: file, in: style.store)
    } catch let error as FileError {
      throw ValidationError("\(error.path): \(error.problem)")
    }
  }
}
