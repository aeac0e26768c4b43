internal import CLibEdit

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The program that a person reads long texts with.
package struct Pager: Hashable, Sendable {
  /// The program and its arguments.
  package let words: [String]
  /// The folder for the file that it reads.
  private let folder: String

  /// Finds the pager that `PAGER` names, else `less` where it is installed; `nil` for none.
  ///
  /// An empty `PAGER` means none. `less` is told to keep colours and to leave the text on the screen, unless the person
  /// has told it something else.
  package init?(_ environment: ProcessEnvironment, isProgram: (String) -> Bool = Pager.isProgram) {
    var words: [String]
    if let named = environment["PAGER"] {
      words = ExternalEditor.words(of: named)
    } else {
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      guard folders.contains(where: { isProgram("\($0)/less") }) else { return nil }
      words = ["less", "-FRX"]
    }
    guard let program = words.first else { return nil }
    let isBareLess = words.count == 1 && program.split(separator: "/").last == "less"
    if isBareLess, environment["LESS"] == nil { words.append("-FRX") }
    self.words = words
    folder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
  }

  /// Whether a file can be run.
  package static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Shows a text on a terminal that is in its ordinary modes; returns why it could not be shown, or `nil`.
  func show(_ text: String, output: Int32) -> String? {
    // A file without a name, so that the pager may read it at its own pace while this program waits.
    var name = Array("\(folder)/tabbar-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return systemMessage(currentErrorNumber()) }
    defer { close(file) }
    unlink(String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    guard (try? TerminalOutput(descriptor: file).write(text)) != nil, lseek(file, 0, SEEK_SET) == 0 else {
      return systemMessage(currentErrorNumber())
    }
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var status: Int32 = 0
    let code = cl_run_program(arguments + [nil], file, output, &status)
    if code != 0 { return systemMessage(code) }
    // What the shell says of a program that is not there.
    return status == 126 || status == 127 ? "it does not start" : nil
  }
}
