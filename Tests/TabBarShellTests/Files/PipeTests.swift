import Foundation
@testable import TabBarShell
import TabBarTestSupport
import Testing

@Suite("Pipes in place of files")
struct PipeTests {
  /// Calls `body` with a new folder, which is also the home folder of the store and is removed afterwards.
  private func withFolder(_ body: (_ store: DiskStore, _ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tabbar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(DiskStore(home: folder.path), folder.path)
  }

  @Test(
    "A pipe that nobody writes to is refused with a remedy, by its name or by a link, and nothing waits",
    arguments: ["pipe.tabs", "link.tabs"])
  func pipe(name: String) throws {
    try withFolder { store, folder in
      #expect(mkfifo(folder + "/pipe.tabs", 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.tabs", withDestinationPath: "pipe.tabs")
      for kind in [FileKind.session, .record] {
        let error = #expect(throws: FileError.self) { try store.read("\(folder)/\(name)", as: kind) }
        #expect(error?.problem.contains("pipe") == true)
        #expect(error?.remedy?.contains("standard input: - < ") == true)
      }
    }
  }
}
