internal import CLibEdit

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The external editor that a person has chosen.
struct ExternalEditor {
  enum Outcome: Hashable, Sendable {
    case text(String)
    case unchanged
    /// The text is unchanged, for this reason.
    case failed(String)
  }

  /// `VISUAL` or `EDITOR`.
  let variable: String
  let words: [String]
  let folder: String

  /// The most bytes that are read back.
  private static let sizeLimit = 1 << 20

  /// Finds the editor that `VISUAL` or `EDITOR` names; `nil` where neither does.
  init?(_ environment: ProcessEnvironment) {
    for variable in ["VISUAL", "EDITOR"] {
      let words = (environment[variable] ?? "").shellWords()
      if words.isEmpty { continue }
      self.variable = variable
      self.words = words
      folder = environment.temporaryFolder
      return
    }
    return nil
  }

  /// Opens the text in the editor, on a terminal in its ordinary modes.
  func edit(_ text: String, input: Int32, output: Int32) -> Outcome {
    guard let (file, path) = makeTemporaryFile("\(folder)/tabbar-", ".tabs") else {
      return .failed("no file to edit in \(folder): \(systemMessage(currentErrorNumber()))")
    }
    cl_remove_when_killed(path)
    defer {
      unlink(path)
      cl_remove_when_killed(nil)
    }
    let isWritten = Array((text + "\n").utf8).withUnsafeBytes { writeAll($0, to: file) } == nil
    close(file)
    guard isWritten else { return .failed("the line could not be written to \(path)") }

    let (error, status) = runProgram(words + [path], input: input, output: output)
    guard error == 0 else {
      return .failed("\(variable)=\(words[0]) does not start: \(systemMessage(error))")
    }
    guard status == 0 else {
      return .failed("\(words[0]) ended with status \(status): the line is as it was")
    }
    guard let edited = contents(of: path) else { return .failed("the edited line could not be read") }
    let result = KeyDecoder.pastedText(edited)
    return result == text ? .unchanged : .text(result)
  }

  private func contents(of path: String) -> [UInt8]? {
    // Without waiting: another program may have put a pipe in its place.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let bytes = readAll(file, most: Self.sizeLimit), bytes.count <= Self.sizeLimit else { return nil }
    return bytes
  }
}
