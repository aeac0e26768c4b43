import Foundation
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("A session's file that someone else changes")
final class ChangedFileTests {
  private static let theirs = "# tabbar session 1\nadd Theirs\n"

  private let folder: URL
  private var path: String { folder.path + "/a.tabs" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tabbar-changed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("# tabbar session 1\nadd A\n".utf8).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Opens the file, lets someone else change it, types a line and then another; returns the errors.
  private func errors(after last: String, change: (_ path: String) throws -> Void) throws -> String {
    let store = DiskStore(home: folder.path)
    let console = KeptConsole()
    let playground = try Playground(store.sessionFile(at: "~/a.tabs"))
    try change(path)
    let shell = Shell(
      playground: playground, reader: PreparedLines([.line("add Mine"), .line(last)]),
      presenter: Presenter(console: console, style: RenderOptions()), store: store,
      settings: Shell.Settings())
    _ = shell.run()
    return console.errors
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test("is not written over by a plain save, and the error says how to do either")
  func plainSave() throws {
    let errors = try errors(after: "save") { try Self.write(Array(Self.theirs.utf8), to: $0) }
    #expect(try text() == Self.theirs)
    #expect(errors.contains("changed by someone else"))
    #expect(errors.contains("save \"~/a.tabs\" replace") || errors.contains("save ~/a.tabs replace"))
  }

  @Test("is replaced where that is asked for", arguments: ["save ~/a.tabs replace", "save replace"])
  func replacing(line: String) throws {
    let errors = try errors(after: line) {
      try Self.write(Array(Self.theirs.utf8), to: $0)
    }
    #expect(errors == "")
    #expect(try text() == "# tabbar session 1\nadd A\nadd Mine\n")
  }

  /// What makes of a session a file that cannot be read as one.
  static let changes: [(String, @Sendable (_ path: String) throws -> Void)] = [
    ("Latin-1", { try write(Array("# tabbar session 1\nadd K".utf8) + [0xFC, 0x0A], to: $0) }),
    ("UTF-16", { try write([0xFF, 0xFE] + "# tabbar session 1\n".utf8.flatMap { [$0, 0] }, to: $0) }),
    ("too long", { _ = truncate($0, off_t(DiskStore.sizeLimit + 1)) }),
    ("no session", { try write(Array("export PATH=/bin\n".utf8), to: $0) }),
  ]

  @Test("and cannot be read any more stays, whatever is asked for", arguments: changes.map(\.0))
  func unreadable(name: String) throws {
    let change = try #require(Self.changes.first { $0.0 == name }).1
    for line in ["save", "save ~/a.tabs replace"] {
      try Self.write(Array("# tabbar session 1\nadd A\n".utf8), to: path)
      var changed = Data()
      let errors = try errors(after: line) { path in
        try change(path)
        changed = try Data(contentsOf: URL(fileURLWithPath: path))
      }
      #expect(errors.hasPrefix("~/a.tabs: error: "))
      #expect(errors.contains("another name"), "\(errors)")
      let isSame = FileManager.default.contents(atPath: path) == changed
      #expect(isSame)
    }
  }
}
