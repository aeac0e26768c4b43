import Foundation
@testable import TabBarShell
import TabBarTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Session files on disk")
final class DiskStoreTests {
  private let folder: URL
  private let store: DiskStore
  private static let session = "# tabbar session 1\nadd A\n"
  private static let old = "# tabbar session 1\n"

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabbar-store-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = DiskStore(home: folder.path)
  }

  deinit {
    // A folder that is protected against writing cannot be emptied.
    chmod(path("locked"), 0o700)
    try? FileManager.default.removeItem(at: folder)
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func put(_ bytes: [UInt8], in name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  private func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func mode(_ name: String) -> UInt32 {
    var status = stat()
    return stat(path(name), &status) == 0 ? UInt32(status.st_mode) & 0o777 : 0
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

  @Test(
    "What is written is read", arguments: ["a.tabs", "my app.tabs", "日本.tabs", "no-ending", "-dash.tabs"])
  func roundTrip(name: String) throws {
    try store.write(Self.session, to: path(name), mayReplace: false)
    #expect(try store.read(path(name)) == Self.session)
    #expect(try names() == [name])
  }

  @Test("~/ means the home folder, and nothing else does")
  func home() throws {
    try store.write(Self.session, to: "~/a.tabs", mayReplace: false)
    #expect(text("a.tabs") == Self.session)
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
      (.device, "the description of a device"), (.session, "a session"),
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
    for kind in [FileKind.device, .startupFile] {
      #expect(try Array(store.read(path("x"), as: kind).utf8) == [0x61])
    }
  }

  @Test("A folder, a missing file and one that is too large are refused, each with what to do")
  func notFiles() throws {
    #expect(problem { _ = try self.store.read(self.folder.path) } == "this is a folder, not a session")
    #expect(
      problem { _ = try self.store.read(self.path("none")) }
        == "this file cannot be read: No such file or directory")
    let large = path("large")
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    #expect(truncate(large, 200 << 20) == 0)
    #expect(
      problem { _ = try self.store.read(large) } == "this file is larger than a session may be, 24 MB")
  }

  @Test("A name with a null character is no name", arguments: ["a\0.tabs", "\0"])
  func nullCharacter(name: String) throws {
    try put(Array(Self.session.utf8), in: "a")
    let expected = "a file name cannot contain a null character"
    #expect(problem { _ = try self.store.read(self.path(name)) } == expected)
    #expect(problem { try self.store.write("x", to: self.path(name), mayReplace: true) } == expected)
    #expect(text("a") == Self.session)
    #expect(try names() == ["a"])
  }

  // MARK: Writing

  @Test("A file that is there is replaced only where that is allowed")
  func replace() throws {
    try put(Array(Self.old.utf8), in: "my app")
    let error = #expect(throws: FileError.self) {
      try self.store.write(Self.session, to: self.path("my app"), mayReplace: false)
    }
    #expect(error?.problem == "this file already exists")
    #expect(error?.remedy == "save \"\(path("my app"))\" replace puts the session in its place")
    #expect(text("my app") == Self.old)
    try store.write(Self.session, to: path("my app"), mayReplace: true)
    #expect(text("my app") == Self.session)
    #expect(try names() == ["my app"])
  }

  static let foreign: [(String, [UInt8], String)] = [
    ("a profile", Array("export A=b\n".utf8), "this is not a session"),
    ("a binary file", [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0], "this is a binary file, not a session"),
    ("a session of the future", Array("# tabbar session 99\n".utf8), "this is not a session"),
    ("Latin-1", Array("# tabbar session 1\nadd ".utf8) + [0xFC, 0x0A], "line 2 is not UTF-8 text"),
  ]

  @Test("What is no session is not replaced, even where replacing is allowed", arguments: foreign)
  func foreign(name: String, bytes: [UInt8], problem: String) throws {
    try put(bytes, in: "a")
    let error = #expect(throws: FileError.self) {
      try self.store.write(Self.session, to: self.path("a"), mayReplace: true)
    }
    #expect(error?.problem == "only a session is replaced: \(problem)")
    #expect(error?.remedy == "choose another name, or remove the file yourself")
    #expect(FileManager.default.contents(atPath: path("a")) == Data(bytes))
  }

  @Test("An empty file has nothing to lose, and is replaced where that is allowed")
  func empty() throws {
    try put([], in: "a")
    #expect(problem { try self.store.write("x", to: self.path("a"), mayReplace: false) } != nil)
    try store.write(Self.session, to: path("a"), mayReplace: true)
    #expect(text("a") == Self.session)
  }

  @Test(
    "A name of something else than a session is asked about",
    arguments: [
      ("mine.png", true), ("mine.JSON", true), ("main.swift", true), ("mine.tabs.bak", true),
      ("mine", false), ("mine.tabs", false), ("mine.TXT", false), ("mine.v2.tabs", false), (".mine", true),
      ("mine 2.0", false), ("a.d/mine", false),
    ])
  func otherNames(name: String, asks: Bool) throws {
    try FileManager.default.createDirectory(atPath: path("a.d"), withIntermediateDirectories: true)
    if asks {
      let error = #expect(throws: FileError.self) {
        try self.store.write(Self.session, to: self.path(name), mayReplace: false)
      }
      #expect(error?.remedy?.contains("replace to use this name") == true)
      #expect(text(name) == nil)
    } else {
      try store.write(Self.session, to: path(name), mayReplace: false)
    }
    try store.write(Self.session, to: path(name), mayReplace: true)
    #expect(text(name) == Self.session)
  }

  @Test("A session that could not be opened again is asked about, with both sizes")
  func tooLarge() throws {
    let text = Self.session + String(repeating: "#\n", count: DiskStore.sizeLimit / 2)
    let problem =
      "the session takes \(DiskStore.sizeLimit >> 20 + 1) MB, and open reads at most \(DiskStore.sizeLimit >> 20) MB"
    #expect(
      self.problem { try self.store.write(text, to: self.path("a.tabs"), mayReplace: false) } == problem)
    #expect(self.text("a.tabs") == nil)
    #expect(try store.write(text, to: path("a.tabs"), mayReplace: true) == [problem])
    // It is known, so it can be replaced although it is too large to be read.
    try store.write(Self.session, to: path("a.tabs"), known: text, mayReplace: false)
    #expect(self.text("a.tabs") == Self.session)
  }

  @Test("Other names of a file keep the old text only if somebody said so")
  func hardLinks() throws {
    try put(Array(Self.old.utf8), in: "a")
    #expect(link(path("a"), path("b")) == 0)
    let problem = problem {
      try self.store.write(Self.session, to: self.path("a"), known: Self.old, mayReplace: false)
    }
    #expect(problem == "this file has other names (hard links), which would keep the old text")
    #expect(text("a") == Self.old)
    let remarks = try store.write(Self.session, to: path("a"), known: Self.old, mayReplace: true)
    #expect(remarks == ["the other names of \(path("a")) (hard links) keep the old text"])
    #expect([text("a"), text("b")] == [Self.session, Self.old])
  }

  @Test("What a killed program left is removed, and what a living one writes is not")
  func leftovers() throws {
    for name in [".tabbar-left", ".tabbar-locked", ".tabbarrc", "a.tabs"] {
      try put(Array(Self.old.utf8), in: name)
    }
    let locked = open(path(".tabbar-locked"), O_RDONLY)
    defer { close(locked) }
    #expect(flock(locked, LOCK_EX | LOCK_NB) == 0)
    let file = SystemPath(path("a.tabs"))
    TemporaryFile.removeLeftovers(beside: file, in: store)
    // The maker may be about to give it its name.
    #expect(try names().contains(".tabbar-left"))
    TemporaryFile.removeLeftovers(beside: file, in: store, unchangedFor: -1)
    #expect(try names() == [".tabbar-locked", ".tabbarrc", "a.tabs"])
  }

  @Test("A replaced file keeps its mode", arguments: [0o600, 0o640, 0o644, 0o664, 0o666, 0o755] as [mode_t])
  func mode(mode: mode_t) throws {
    try put(Array(Self.old.utf8), in: "a")
    chmod(path("a"), mode)
    try store.write(Self.session, to: path("a"), mayReplace: true)
    #expect(self.mode("a") == UInt32(mode))
  }

  #if os(Linux)
    /// An access list as the kernel has it: its version, then for each entry a kind, the rights and who.
    private static let accessList: [UInt8] = [
      2, 0, 0, 0, 1, 0, 6, 0, 255, 255, 255, 255, 2, 0, 4, 0, 57, 48, 0, 0, 4, 0, 4, 0, 255, 255, 255, 255,
      16, 0,
      4, 0, 255, 255, 255, 255, 32, 0, 0, 0, 255, 255, 255, 255,
    ]
    static let attributes = [("user.tabbar.tag", Array("red".utf8)), ("system.posix_acl_access", accessList)]
  #else
    static let attributes = [("com.apple.metadata:_kMDItemUserTags", Array("red".utf8))]
  #endif

  @Test("A replaced file keeps its tags and its access list", arguments: DiskStoreTests.attributes)
  func attributes(name: String, value: [UInt8]) throws {
    try put(Array(Self.old.utf8), in: "a")
    let refusal = FileAttribute.set(name, to: value, of: path("a"))
    try store.write(Self.session, to: path("a"), mayReplace: true)
    #expect(text("a") == Self.session)
    // Some file systems know no attributes, and then there is nothing to keep.
    #expect([0, ENOTSUP].contains(refusal))
    #expect(FileAttribute.value(name, of: path("a")) == (refusal == 0 ? value : nil))
  }

  @Test("Links are followed, also to a file that is not there yet, and stay")
  func links() throws {
    try put(Array(Self.old.utf8), in: "real")
    symlink("real", path("link"))
    symlink("link", path("second"))
    symlink(path("new"), path("dangling"))
    symlink("loop", path("loop"))
    #expect(problem { try self.store.write("x", to: self.path("second"), mayReplace: false) } != nil)
    try store.write(Self.session, to: path("second"), mayReplace: true)
    #expect(text("real") == Self.session)
    try store.write(Self.session, to: path("dangling"), mayReplace: false)
    #expect(text("new") == Self.session)
    for (link, target) in [("link", "real"), ("second", "link"), ("dangling", path("new"))] {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(link)) == target)
    }
    #expect(problem { _ = try self.store.read(self.path("loop")) } != nil)
    #expect(try names() == ["dangling", "link", "loop", "new", "real", "second"])
  }

  @Test("A name that is as long as names can be is a name like any other", arguments: ["a", "é"])
  func longName(letter: String) throws {
    // NAME_MAX is 255 bytes on Linux, and 255 characters on macOS.
    let name = String(repeating: letter, count: 250 / letter.utf8.count) + ".tabs"
    try store.write(Self.session, to: path(name), mayReplace: false)
    try store.write(Self.old, to: path(name), mayReplace: true)
    #expect(text(name) == Self.old)
    #expect(try names() == [name])
  }

  @Test("A refused write leaves no file")
  func unwritable() throws {
    try FileManager.default.createDirectory(atPath: path("sub"), withIntermediateDirectories: true)
    #expect(
      problem { try self.store.write("x", to: self.path("sub"), mayReplace: true) }
        == "this is not a regular file")
    #expect(
      problem { try self.store.write("x", to: "/dev/null", mayReplace: true) } == "this is not a regular file"
    )
    #expect(
      problem { try self.store.write("x", to: self.path("none/a"), mayReplace: true) }
        == "the session was not saved: No such file or directory")
    #expect(problem { try self.store.write("x", to: "", mayReplace: true) } != nil)
    #expect(
      problem {
        try self.store.write("x", to: self.path(String(repeating: "n", count: 300)), mayReplace: true)
      }
        == "the session was not saved: File name too long")
    #expect(try names() == ["sub"])
  }

  // MARK: Listing

  @Test("Session files are listed in order, without hidden and other ones")
  func listing() throws {
    for name in ["b.tabs", "a.tabs", ".hidden.tabs", "c.txt", "日本.tabs"] { try put([], in: name) }
    #expect(store.sessions(in: folder.path) == ["a.tabs", "b.tabs", "日本.tabs"].map(path))
    #expect(store.sessions(in: path("none")) == [])
  }
}
