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
    #expect(try store.bytes(of: path("long"), as: .record, in: nil).count <= 1 << 20)
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
    arguments: try FileTextTests.rows("refused"))
  func notText(expected: String, bytes: [UInt8]) throws {
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
