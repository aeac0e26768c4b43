import ArgumentParser
import TabBarShell

/// Writes the width of each title and its error bound that standard input names; for `make interop`.
struct MeasureTitles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure-titles",
    abstract:
      "Write the width and the error bound of each title: lines of size, weight and title, separated by tabs.",
    shouldDisplay: false)

  func run() throws {
    let reader = PlainLineReader(descriptor: 0)
    var answers = ""
    while case .line(let line, let number) = try read(reader) {
      guard let answer = TitleWidths.answer(to: line) else {
        throw ValidationError("line \(number): not a size, a weight and a title")
      }
      answers += answer + "\n"
    }
    try TerminalOutput.standardOutput.write(answers)
  }

  private func read(_ reader: PlainLineReader) throws -> LineInput {
    do {
      return try reader.readLine()
    } catch {
      throw ValidationError(error.description)
    }
  }
}
