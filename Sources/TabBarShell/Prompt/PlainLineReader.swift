import SystemLibrary
import TabBarDrawing

internal import CLibEdit
import TabBarPlayground
package import TabBarTerminal

/// Lines from a pipe, a file, or a terminal that is not drawn on.
package final class PlainLineReader: LineReader {
  private let descriptor: Int32
  /// The terminal whose signals are events, or `nil`.
  private let terminal: Terminal?
  private var heldSignals: [Int32] = []
  package var pauseWork: PauseWork?
  /// Written before each wait for input at a terminal.
  private var prompt: HarmlessText
  /// What was read and is in no line yet.
  private var bytes: ArraySlice<UInt8> = []
  private var number = 0
  private var inputEnded = false

  /// Creates a reader of an open descriptor, which the caller closes.
  package init(descriptor: Int32) { (self.descriptor, terminal, prompt) = (descriptor, nil, "") }

  /// Creates a reader of lines typed at a terminal that is not drawn on; signals are events, and modes stay unchanged.
  init(prompt: HarmlessText) {
    (descriptor, terminal, self.prompt) = (0, try? Terminal(input: 0, output: 1), prompt)
  }

  /// A new one each time: what was cancelled stays so.
  package var cancellation: Cancellation {
    guard let terminal else { return Cancellation() }
    return Cancellation(terminal) { [unowned self] in heldSignals.append($0) }
  }

  package func readLine() throws(LineError) -> LineInput {
    while true {
      if let end = bytes.firstIndex(of: Self.newline) {
        defer { bytes = bytes[(end + 1)...] }
        return try line(bytes[..<end])
      }
      // Room for a CR that belongs to the line's end.
      if bytes.count > TextLimit.bytesOfLine + 1 { throw try skippedLine() }
      if inputEnded {
        guard !bytes.isEmpty else {
          // At a terminal more may come after ^D.
          inputEnded = false
          // After ^D there still is a terminal, but not after it has hung up.
          return prompt.isEmpty || isatty(descriptor) == 1 ? .end : .terminated(signal: SIGHUP)
        }
        defer { bytes = [] }
        return try line(bytes)
      }
      if let interruption = try fill() { return interruption }
    }
  }

  private static let newline = UInt8(ascii: "\n")

  /// Drops the lines that were typed ahead at a terminal: none of them was an answer to what is shown now.
  package func dropSubmittedLines() -> [String] {
    guard !prompt.isEmpty else { return [] }
    while cl_is_readable(descriptor), let read = readSome(descriptor), !read.isEmpty { bytes += read }
    guard let end = bytes.lastIndex(of: Self.newline) else { return [] }
    defer { bytes = bytes[(end + 1)...] }
    return bytes[..<end].split(separator: Self.newline, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>) throws(LineError) -> LineInput {
    number += 1
    var line = bytes.last == 0x0D ? bytes.dropLast() : bytes
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    guard line.count <= TextLimit.bytesOfLine else {
      throw .tooLong(line: number, limit: TextLimit.bytesOfLine)
    }
    guard let text = FileText.validText(of: line) else {
      // The text differs from the bytes where decoding has repaired it.
      let repaired = String(decoding: line, as: UTF8.self).utf8
      throw .invalidUTF8(line: number, byte: zip(repaired, line).prefix { $0 == $1 }.count + 1)
    }
    return .line(text, number: number)
  }

  /// Skips a line that is too long, and returns the error about it.
  private func skippedLine() throws(LineError) -> LineError {
    number += 1
    var end: Int?
    while end == nil, !inputEnded {
      bytes = []
      if try fill() != nil { break }
      end = bytes.firstIndex(of: Self.newline)
    }
    bytes = end.map { bytes[($0 + 1)...] } ?? []
    return .tooLong(line: number, limit: TextLimit.bytesOfLine)
  }

  /// Reads more; returns an event that came in place of it, or `nil`.
  private func fill() throws(LineError) -> LineInput? {
    if let interruption = interruption() { return interruption }
    guard let read = readSome(descriptor) else { throw .unreadable(line: number + 1, code: errno) }
    inputEnded = read.isEmpty
    bytes = bytes.isEmpty ? read[...] : bytes + read
    return nil
  }

  /// Asks for input and waits for it; returns an event that came in place of it, or `nil`.
  private func interruption() -> LineInput? {
    try? TerminalOutput.standardOutput.write(prompt)
    while let terminal {
      switch heldSignals.isEmpty
        ? terminal.wait(milliseconds: pauseWork?.pause) : .signal(heldSignals.removeFirst())
      {
      case .signal(let signal) where signal == SIGTERM || signal == SIGHUP:
        return .terminated(signal: signal)
      case .signal(SIGINT):
        // After the ^C that the terminal has shown.
        try? TerminalOutput.standardOutput.write("\n" as HarmlessText)
        return .interrupted
      case .signal(SIGCONT): try? TerminalOutput.standardOutput.write(prompt)
      case .timeout: pauseWork?.perform()
      case .signal: continue
      case .readable, .failed: return nil
      }
    }
    return nil
  }

  /// Returns the next line, for which another prompt asks.
  func readLine(after prompt: HarmlessText) throws(LineError) -> LineInput {
    let usual = self.prompt
    self.prompt = prompt
    defer { self.prompt = usual }
    return try readLine()
  }
}
