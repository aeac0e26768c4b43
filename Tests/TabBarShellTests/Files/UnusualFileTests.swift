import Foundation
@testable import TabBarShell
import TabBarTestSupport
import Testing

@Suite("Unusual files")
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

  @Test(
    "A pipe that nobody writes to is refused with a remedy, by its name or by a link, and nothing waits",
    arguments: ["pipe.tabs", "link.tabs"])
  func pipe(name: String) throws {
    try withFolder { store, folder in
      #expect(mkfifo(folder + "/pipe.tabs", 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.tabs", withDestinationPath: "pipe.tabs")
      for kind in [FileKind.session, .record, .device] {
        let error = #expect(throws: FileError.self) { try store.read("\(folder)/\(name)", as: kind) }
        #expect(error?.problem.contains("pipe") == true)
        #expect(error?.remedy?.contains("standard input: - < ") == true)
      }
    }
  }

  @Test(
    "A pipe that the shell makes for a call is read to its end",
    arguments: [
      "\"$0\" check <(printf '# tabbar session 1\\nadd One\\n')",
      "printf '# tabbar session 1\\nadd One\\n' | \"$0\" check /dev/stdin",
      "mkfifo named; (printf '# tabbar session 1\\nadd One\\n' > named) & \"$0\" check - < named",
    ])
  func shellPipes(call: String) throws {
    try withFolder { _, folder in
      let result = try ProgramRunner.run(
        URL(fileURLWithPath: "/bin/bash"), ["-c", call, ProgramRunner.program().path],
        in: URL(fileURLWithPath: folder))
      #expect(result.errors == "" && result.status != 2)
    }
  }
}
