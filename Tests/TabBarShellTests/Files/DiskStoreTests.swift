import Foundation
import SystemLibrary
@testable import TabBarShell
import TabBarTestSupport
import Testing

@Suite("Session files on disk")
final class DiskStoreTests {
  private let folder: URL
  private let store: DiskStore
  private static let session = "# tabbar session 1\nadd A\n"

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabbar-store-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = DiskStore(home: folder.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func put(_ bytes: [UInt8], in name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  @Test("Of a binary file only the beginning is read, however long it is")
  func longBinary() throws {
    try put([0x7F, 0x45, 0x4C, 0x46, 0], in: "long")
    #expect(truncate(path("long"), 20 << 20) == 0)
    #expect(try store.bytes(of: path("long"), as: .record).count <= 1 << 20)
    #expect(
      problem { _ = try store.baseline(at: path("long")) } == "this is a binary file, not a record of check")
  }

  private func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as FileError {
      return error.problem
    } catch {
      return "\(error)"
    }
  }

  // MARK: Reading

  @Test("~/ means the home folder, and nothing else does")
  func home() throws {
    try put(Array(Self.session.utf8), in: "a.tabs")
    #expect(try store.read("~/a.tabs") == Self.session)
    #expect(problem { _ = try DiskStore(home: nil).read("~/a.tabs") } != nil)
  }

  @Test(
    "What is no text is refused, with the line where it is not UTF-8",
    arguments: [
      (Array("add \0".utf8), "this is a binary file, not a session"),
      ([0x61, 0x0A, 0x62, 0xFF, 0x0A], "line 2 is not UTF-8 text"),
      ([0x0A, 0x0A, 0xC3], "line 3 is not UTF-8 text"),
      ([0xED, 0xA0, 0x80], "line 1 is not UTF-8 text"),
      ([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0], "this is a binary file, not a session"),
      ([0xFF, 0xFE, 0, 0, 0x23, 0, 0, 0], "this is a binary file, not a session"),
      ([0xFF, 0xFE, 0x23, 0, 0x20, 0], "this is UTF-16 text, not UTF-8"),
      ([0xFE, 0xFF, 0, 0x23, 0, 0x20], "this is UTF-16 text, not UTF-8"),
      ([0x23, 0, 0x20, 0, 0x0A, 0], "this is UTF-16 text, not UTF-8"),
      ([0, 0x23, 0, 0x20, 0, 0x0A], "this is UTF-16 text, not UTF-8"),
      ([0xFF, 0xFE, 0xE5, 0x65, 0x2C, 0x67], "this is UTF-16 text, not UTF-8"),
      (Array("# tabbar session 1\radd A\r".utf8), "its line ends are CR alone"),
      (Array("# tabbar session 1\radd A".utf8), "its line ends are CR alone"),
    ] as [([UInt8], String)])
  func notText(bytes: [UInt8], problem expected: String) throws {
    try put(bytes, in: "x")
    #expect(problem { _ = try self.store.read(self.path("x")) } == expected)
  }

  @Test(
    "CR before LF, or in the midst of a line, is no line end of its own",
    arguments: ["a\r\nb\r\n", "a\rb\n", "a\r", ""])
  func carriageReturn(text: String) throws {
    try put(Array(text.utf8), in: "x")
    #expect(try store.read(path("x")) == text)
  }

  @Test(
    "A message names what the file was to be",
    arguments: [
      (FileKind.startupFile, "a startup file"), (.keyBindings, "a file of key bindings"),
      (.session, "a session"),
    ])
  func kinds(kind: FileKind, name: String) throws {
    #expect(
      problem { _ = try self.store.read(self.folder.path, as: kind) } == "this is a folder, not \(name)")
    try put([0x61, 0, 0x62], in: "x")
    #expect(
      problem { _ = try self.store.read(self.path("x"), as: kind) } == "this is a binary file, not \(name)")
    #expect(truncate(path("x"), 200 << 20) == 0)
    #expect(
      problem { _ = try self.store.read(self.path("x"), as: kind) }
        == "this file is larger than \(name) may be, 24 MB")
  }

  @Test("The mark that some editors begin UTF-8 with is no part of what a person has written")
  func mark() throws {
    try put([0xEF, 0xBB, 0xBF, 0x61], in: "x")
    for kind in [FileKind.keyBindings, .startupFile] {
      #expect(try Array(store.read(path("x"), as: kind).utf8) == [0x61])
    }
  }

  @Test("A name with a null character is no name", arguments: ["a\0.tabs", "\0"])
  func nullCharacter(name: String) throws {
    try put(Array(Self.session.utf8), in: "a")
    let expected = "a file name cannot contain a null character"
    #expect(problem { _ = try self.store.read(self.path(name)) } == expected)
    #expect(problem { try store.write(WriteRequest("x", to: path(name))) } == expected)
  }

  // MARK: Listing

  @Test("Session files are listed in order, without hidden and other ones")
  func listing() throws {
    for name in ["b.tabs", "a.tabs", ".hidden.tabs", "c.txt", "日本.tabs"] { try put([], in: name) }
    #expect(store.sessions(in: folder.path) == ["a.tabs", "b.tabs", "日本.tabs"].map(path))
    #expect(store.sessions(in: path("none")) == [])
  }
}
