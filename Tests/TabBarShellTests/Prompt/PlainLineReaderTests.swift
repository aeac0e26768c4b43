import Foundation
import SystemLibrary
import TabBarDrawing
import TabBarPlayground
@testable import TabBarShell
@testable import TabBarTerminal
import Testing

@Suite("The plain line reader, over a pipe")
struct PlainLineReaderTests {
  /// What one call of `readLine` has given.
  private enum Result: Hashable {
    case input(LineInput)
    case error(LineError)
  }

  private func reading(_ bytes: [UInt8]) throws -> [Result] {
    let pipe = try FilledPipe()
    pipe.send(bytes)
    let reader = PlainLineReader(descriptor: pipe.reading)
    var results: [Result] = []
    while results.last != .input(.end), results.count < 1_000 {
      do throws(LineError) { results.append(.input(try reader.readLine())) } catch {
        results.append(.error(error))
      }
    }
    return results
  }

  private func reading(_ text: String) throws -> [Result] { try reading(Array(text.utf8)) }

  private func line(_ text: String, _ number: Int) -> Result { .input(.line(text, number: number)) }

  @Test("reads numbered lines, whatever their ends")
  func lines() throws {
    #expect(try reading("") == [.input(.end)])
    #expect(try reading("a\n\n日本\n") == [line("a", 1), line("", 2), line("日本", 3), .input(.end)])
    #expect(try reading("a\r\nb\rc\r\n") == [line("a", 1), line("b\rc", 2), .input(.end)])
    #expect(try reading("a\nlast") == [line("a", 1), line("last", 2), .input(.end)])
    #expect(try reading("\u{FEFF}a\n\u{FEFF}b") == [line("a", 1), line("\u{FEFF}b", 2), .input(.end)])
    #expect(try reading("a\0b\nc\n") == [line("a\0b", 1), line("c", 2), .input(.end)])
  }

  @Test(
    "names line and byte of invalid UTF-8, and goes on after the line",
    arguments: [
      ([0xFF], 3), ([0xC3], 3), ([0xC0, 0x80], 3), ([0xE2, 0x82, 0x20], 3), ([0xED, 0xA0, 0x80], 3),
      ([0xF0, 0x9F, 0x98], 3), ([0xC3, 0xA9, 0x80], 5), ([0xEF, 0xBF, 0xBD, 0xFF], 6),
    ] as [([UInt8], Int)])
  func invalid(bytes: [UInt8], byte: Int) throws {
    let results = try reading(Array("ok\nab".utf8) + bytes + Array("\nnext\n".utf8))
    #expect(
      results == [
        line("ok", 1), .error(.invalidUTF8(line: 2, byte: byte)), line("next", 3), .input(.end),
      ])
    let last = try reading(Array("ab".utf8) + bytes)
    #expect(last == [.error(.invalidUTF8(line: 1, byte: byte)), .input(.end)])
  }

  @Test("takes lines up to its limit and skips longer ones", arguments: ["\n", "\r\n"])
  func limit(lineEnd: String) throws {
    let longest = String(repeating: "x", count: TextLimit.bytesOfLine)
    let tooLong = LineError.tooLong(line: 2, limit: 65_536)
    #expect(
      try reading(longest + lineEnd + longest + "y" + lineEnd + "z")
        == [line(longest, 1), .error(tooLong), line("z", 3), .input(.end)])
    let huge = String(repeating: longest, count: 5)
    #expect(
      try reading("a" + lineEnd + huge + lineEnd + "z" + lineEnd)
        == [line("a", 1), .error(tooLong), line("z", 3), .input(.end)])
    #expect(try reading("a" + lineEnd + huge) == [line("a", 1), .error(tooLong), .input(.end)])
  }

  @Test("reports an input that cannot be read")
  func unreadable() throws {
    let reader = PlainLineReader(descriptor: -1)
    #expect(throws: LineError.unreadable(line: 1, code: EBADF)) { try reader.readLine() }
  }
}

@Suite("The way out")
struct TerminalOutputTests {
  @Test("reports a pipe that nobody reads, and goes on")
  func closedPipe() throws {
    TerminalOutput.ignoreClosedPipes()
    let pipe = try FilledPipe()
    pipe.stopReading()
    #expect(throws: OutputError.closed) {
      try TerminalOutput(descriptor: pipe.writing).write("x" as HarmlessText)
    }
    #expect(throws: OutputError.failed(code: EBADF)) {
      try TerminalOutput(descriptor: -1).write("x" as HarmlessText)
    }
  }
}

/// A pipe that is filled while the test reads it.
final class FilledPipe {
  let reading: Int32
  let writing: Int32
  private var isReading = true
  private var isWriting = true

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    stopReading()
    if isWriting { close(writing) }
  }

  /// Writes `bytes` and closes the writing end, on a thread of its own: a pipe holds less than some tests send.
  func send(_ bytes: [UInt8]) {
    let end = dup(writing)
    close(writing)
    isWriting = false
    Thread.detachNewThread {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(end, $0.baseAddress, min($0.count, 10_007)) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(end)
    }
  }

  func stopReading() {
    if isReading { close(reading) }
    isReading = false
  }
}
