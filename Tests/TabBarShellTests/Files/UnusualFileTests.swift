import Foundation
@testable import TabBarShell
import TabBarTestSupport
import Testing

@Suite("Unusual files", .timeLimit(.minutes(2)))
struct UnusualFileTests {
  /// Calls `body` with a new folder, which is also the home folder of the store and is removed afterwards.
  private func withFolder(_ body: (_ store: DiskStore, _ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tabbar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(DiskStore(home: folder.path), folder.path)
  }

  @Test("A file is replaced only with leave, and then wholly")
  func replacing() throws {
    try withFolder { store, folder in
      let path = folder + "/a.tabs"
      let one = "# tabbar session 1\nadd One\n"
      try store.write(one, to: path, mayReplace: false)
      #expect(throws: FileError.self) { try store.write("two", to: path, mayReplace: false) }
      #expect(try store.read(path) == one)
      try store.write("two", to: "~/a.tabs", mayReplace: true)
      #expect(try store.read(path) == "two")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.tabs"])
    }
  }

  @Test("A link stays a link, and one that leads in a circle stays as it is")
  func links() throws {
    try withFolder { store, folder in
      let files = FileManager.default
      try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "target")
      try store.write("text", to: folder + "/link", mayReplace: false)
      #expect(try store.read(folder + "/target") == "text")
      try files.createSymbolicLink(atPath: folder + "/one", withDestinationPath: "two")
      try files.createSymbolicLink(atPath: folder + "/two", withDestinationPath: "one")
      #expect(throws: FileError.self) { try store.write("text", to: folder + "/one", mayReplace: true) }
      #expect(try files.destinationOfSymbolicLink(atPath: folder + "/one") == "two")
    }
  }

  @Test("A path that is not a file name is refused", arguments: ["", "~", "/dev/null", ".", "a\0b"])
  func names(path: String) throws {
    try withFolder { store, _ in
      let error = #expect(throws: FileError.self) { try store.write("", to: path, mayReplace: true) }
      #expect(error?.path.isEmpty == false && error?.remedy != nil)
    }
  }

  @Test("^C ends the wait for a pipe that nobody writes to, and the session is still there")
  func pipe() throws {
    try withFolder { _, folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      let terminal = try PseudoTerminal(
        [ProgramRunner.program().path, "--private"],
        environment: ["TERM": "xterm-256color", "HOME": folder, "LANG": "C.UTF-8"])
      try terminal.wait(for: "tabbar> ")
      try terminal.type("add Today\r")
      try terminal.wait(for: "added tab 1")
      try terminal.wait(for: "tabbar> ")
      try terminal.type("open \"\(folder)/pipe\"\r")
      // The line is left before the file is opened.
      try terminal.wait(for: "[?2004l")
      // Nothing shows when it waits for the pipe. A ^C before that ends nothing, so a person presses it again.
      repeat { try terminal.type("\u{3}") } while try !terminal.shows("cannot be read", within: 0.5)
      try terminal.wait(for: "tabbar> ")
      try terminal.type("show list\r")
      try terminal.wait(for: "Today")
      try terminal.type("quit\rquit\r")
      #expect(try terminal.waitForEnd() == .exited(0))
    }
  }
}
