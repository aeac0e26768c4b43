import SystemLibrary
package import TabBarDrawing

internal import CLibEdit
import TabBarPlayground
package import TabBarTerminal

/// Lines from a pipe, a file, or a terminal that is not drawn on.
package final class PlainLineReader: LineReader {
  /// A new one each time: what was cancelled stays so.
  package var cancellation: Cancellation { newCancellation() }
  private var newCancellation = { Cancellation() }

  private let descriptor: Int32
  private let beforeRead: (PauseWork?) -> LineInput?
  private let atEnd: () -> LineInput
  package var pauseWork: PauseWork?
  /// Written before each wait for input at a terminal.
  fileprivate var prompt: HarmlessText = ""
  /// An event that came in place of input.
  private var interruption: LineInput?
  // One byte more than a line and its CRLF, so that a full buffer without a line end is a line too long.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 2 * TextLimit.bytesOfLine, alignment: 16)
  private var start = 0
  private var end = 0
  private var number = 0
  private var inputEnded = false

  /// Creates a reader of an open descriptor, which the caller closes.
  ///
  /// `beforeRead` runs before each wait for input; it may write a prompt, and return an event in place of input.
  package init(
    descriptor: Int32, beforeRead: @escaping (PauseWork?) -> LineInput? = { _ in nil },
    atEnd: @escaping () -> LineInput = { .end }
  ) {
    self.descriptor = descriptor
    self.beforeRead = beforeRead
    self.atEnd = atEnd
  }

  deinit { buffer.deallocate() }

  package func readLine() throws(LineError) -> LineInput {
    var searched = start
    while true {
      if let lineEnd = newline(from: searched) {
        defer { start = lineEnd + 1 }
        return try takeLine(to: lineEnd)
      }
      // Room for a CR that belongs to the line's end.
      if end - start > TextLimit.bytesOfLine + 1 { throw try tooLong() }
      if inputEnded {
        guard start < end else {
          // At a terminal more may come after ^D.
          inputEnded = false
          return atEnd()
        }
        defer { start = end }
        return try takeLine(to: end)
      }
      searched = end - start
      try fill()
      searched += start
      if let interruption {
        self.interruption = nil
        return interruption
      }
    }
  }

  /// Drops the lines that were typed ahead at a terminal: none of them was an answer to what is shown now.
  package func dropSubmittedLines() -> [String] {
    guard !prompt.isEmpty, let base = buffer.baseAddress else { return [] }
    var lines: [String] = []
    while true {
      if let lineEnd = newline(from: start) {
        lines.append(String(decoding: buffer[start..<lineEnd], as: UTF8.self))
        start = lineEnd + 1
        continue
      }
      if start == end { (start, end) = (0, 0) }
      guard cl_is_readable(descriptor) else { return lines }
      let count = read(descriptor, base + end, buffer.count - end)
      guard count > 0 else { return lines }
      end += count
    }
  }

  private func newline(from offset: Int) -> Int? {
    guard offset < end, let base = buffer.baseAddress,
      let found = memchr(base + offset, 0x0A, end - offset)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private func takeLine(to lineEnd: Int) throws(LineError) -> LineInput {
    number += 1
    if number == 1, buffer[start..<lineEnd].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    let last = lineEnd > start && buffer[lineEnd - 1] == 0x0D ? lineEnd - 1 : lineEnd
    guard last - start <= TextLimit.bytesOfLine else {
      throw .tooLong(line: number, limit: TextLimit.bytesOfLine)
    }
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[start..<last])
    var line = String(decoding: bytes, as: UTF8.self)
    if let byte = firstDifference(&line, bytes) { throw .invalidUTF8(line: number, byte: byte + 1) }
    return .line(line, number: number)
  }

  /// Returns the offset of the first byte that is not UTF-8, where decoding repaired the text.
  private func firstDifference(_ line: inout String, _ bytes: UnsafeRawBufferPointer) -> Int? {
    line.withUTF8 { decoded in
      guard let read = bytes.baseAddress, let made = decoded.baseAddress else { return nil }
      if decoded.count == bytes.count, memcmp(made, read, bytes.count) == 0 { return nil }
      return zip(decoded, bytes).enumerated().first { $1.0 != $1.1 }?.offset
        ?? min(decoded.count, bytes.count)
    }
  }

  private func tooLong() throws(LineError) -> LineError {
    number += 1
    start = end
    while !inputEnded, interruption == nil {
      try fill()
      if let lineEnd = newline(from: start) {
        start = lineEnd + 1
        break
      }
      start = end
    }
    return .tooLong(line: number, limit: TextLimit.bytesOfLine)
  }

  private func fill() throws(LineError) {
    guard let base = buffer.baseAddress else { return }
    if start > 0 {
      memmove(base, base + start, end - start)
      end -= start
      start = 0
    }
    interruption = beforeRead(pauseWork)
    guard interruption == nil else { return }
    let count = retryingInterrupted { read(descriptor, base + end, buffer.count - end) }
    guard count >= 0 else { throw .unreadable(line: number + 1, code: errno) }
    end += count
    inputEnded = count == 0
  }
}

extension PlainLineReader {
  /// Returns the next line, for which another prompt asks.
  func readLine(after prompt: HarmlessText) throws(LineError) -> LineInput {
    let usual = self.prompt
    self.prompt = prompt
    defer { self.prompt = usual }
    return try readLine()
  }

  /// Returns a reader of lines typed at a terminal that is not drawn on; signals are events, and modes stay unchanged.
  package static func prompting(_ prompt: HarmlessText) -> PlainLineReader {
    let terminal = try? Terminal(input: 0, output: 1)
    var held: [Int32] = []
    weak var shown: PlainLineReader?
    let reader = PlainLineReader(descriptor: 0) { pauseWork in
      let prompt = shown?.prompt ?? ""
      try? TerminalOutput.standardOutput.write(prompt)
      while let terminal {
        switch held.isEmpty ? terminal.wait(milliseconds: pauseWork?.pause) : .signal(held.removeFirst()) {
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
    } atEnd: {
      // After ^D there still is a terminal, but not after it has hung up.
      isatty(0) == 1 ? .end : .terminated(signal: SIGHUP)
    }
    shown = reader
    reader.prompt = prompt
    if let terminal { reader.newCancellation = { Cancellation(terminal) { held.append($0) } } }
    return reader
  }
}
