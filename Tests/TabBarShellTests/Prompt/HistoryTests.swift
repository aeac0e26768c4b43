import Foundation
@testable import TabBarShell
@testable import TabBarTerminal
import Testing

@Suite("The history")
struct HistoryTests {
  /// Calls `body` with a history file in a new folder, which is removed afterwards.
  private func withFile(_ body: (HistoryFile) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tabbar-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(HistoryFile(folder: folder.appendingPathComponent("tabbar").path))
  }

  @Test("gives back what was appended, as lines of JSON")
  func roundTrip() throws {
    try withFile { file in
      let lines = ["add \"日本\" badge=1", "a\\b/c", "e\u{301}👨‍👩‍👧", "tab\there", "quote \" and \u{7}"]
      for line in lines { try file.append(line) }
      #expect(file.lines().lines == lines)
      #expect(file.lines().warning == nil)
      let text = try String(contentsOfFile: file.path, encoding: .utf8)
      #expect(text.hasPrefix(#"{"c":"add \"日本\" badge=1"}"# + "\n"))
      #expect(text.split(separator: "\n").count == lines.count)
    }
  }

  @Test("gives back what an entry with other members was typed as")
  func otherMembers() throws {
    try withFile { file in
      try file.append("first")
      let entry = #"{"c":"say \"{\"c\\\":\"","ok":true,"s":"1","t":1700000000}"# + "\n"
      let text = try String(contentsOfFile: file.path, encoding: .utf8)
      try (text + entry).write(toFile: file.path, atomically: false, encoding: .utf8)
      try file.append("last")
      #expect(file.lines().lines == ["first", #"say "{"c\":""#, "last"])
      #expect(file.lines().warning == nil)
    }
  }

  @Test("does not wait for a pipe in its place")
  func pipe() throws {
    try withFile { file in
      let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      #expect(mkfifo(file.path, 0o600) == 0)
      #expect(file.lines().lines == [])
    }
  }

  @Test("keeps lines with a leading space, and empty ones, out")
  func leadingSpace() throws {
    try withFile { file in
      for line in [" secret", "", "  ", "kept"] { try file.append(line) }
      #expect(file.lines().lines == ["kept"])
    }
    var history = History()
    for line in [" secret", "", "kept"] { history.append(line) }
    #expect(history.lines == ["kept"])
  }

  @Test("leaves damaged lines out, with one warning")
  func damaged() throws {
    try withFile { file in
      try file.append("first")
      let handle = try #require(FileHandle(forWritingAtPath: file.path))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("rubbish\n{\"c\":1}\n[]\n".utf8) + Data([0xFF, 0x0A, 0x0A]))
      try handle.write(contentsOf: Data("{\"c\":\"half".utf8))
      try handle.close()
      try file.append("last")
      let (lines, warning) = file.lines()
      #expect(lines == ["first", "last"])
      #expect(warning == "\(file.path): 5 damaged lines left out")
    }
  }

  @Test("reads no more than its end, from a whole line on")
  func bounded() throws {
    try withFile { file in
      try file.append("first")
      let line = try String(contentsOfFile: file.path, encoding: .utf8)
      let count = HistoryFile.byteLimit / line.utf8.count + 1
      try String(repeating: line, count: count).write(toFile: file.path, atomically: false, encoding: .utf8)
      try file.append("last")
      let (lines, warning) = file.lines()
      #expect(lines.count < count && lines.last == "last" && Set(lines) == ["first", "last"])
      #expect(warning == nil)
    }
  }

  @Test("loses nothing that several append at once")
  func concurrency() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tabbar-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = HistoryFile(folder: folder.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for session in ["one", "two"] {
        group.addTask {
          for number in 0..<300 { try file.append("\(session) \(number)") }
        }
      }
      try await group.waitForAll()
    }
    let lines = file.lines().lines
    for session in ["one", "two"] {
      #expect(lines.filter { $0.hasPrefix(session) } == (0..<300).map { "\(session) \($0)" })
    }
  }

  @Test("says why it cannot be kept, and where")
  func unwritable() throws {
    let file = HistoryFile(folder: "/dev/null/tabbar")
    #expect(throws: AppendedFile.Failure.system(ENOTDIR)) {
      try file.append("x")
    }
    #expect(file.lines().warning?.contains("cannot read the history") == true)
  }

  @Test("goes through its own session first, and through no line twice")
  func walk() {
    var history = History(["old", "same", "older", "old"])
    for line in ["mine", "same", "mine too", "mine"] { history.append(line) }
    var walk = history.walk(from: "")
    var lines: [String] = []
    while let line = walk.older() { lines.append(line) }
    #expect(lines == ["mine", "mine too", "same", "old", "older"])
    #expect(walk.newer() == "old")
    var begun = history.walk(from: "mine")
    #expect(begun.older() == "mine too")
    #expect(begun.older() == nil)
    #expect(begun.newer() == "mine")
    #expect(begun.newer() == nil)
  }
}
