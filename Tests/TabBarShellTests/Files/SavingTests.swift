import Foundation
import SystemLibrary
@testable import TabBarTerminal
import TabBarTestSupport
import Testing

@testable import TabBarShell

@Suite("Saving")
final class SavingTests {
  private static let old = "# tabbar session 1\nadd Old\n"
  private static let new = "# tabbar session 1\nadd New\n"
  private static let theirs = "# tabbar session 1\nadd Theirs\n"

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabbar-saving-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String = "a.tabs") -> String { "\(folder.path)/\(name)" }

  private func put(_ text: String, in name: String = "a.tabs") throws {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
  }

  private func text(_ name: String = "a.tabs") -> String? {
    try? String(contentsOfFile: path(name), encoding: .utf8)
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @discardableResult
  private func save(
    _ text: String = new, to name: String = "a.tabs", replacing replaced: WriteRequest.Replaced = .nothing,
    as purpose: WriteRequest.Purpose = .save, _ calls: FileCalls = .system
  ) throws -> [String] {
    try DiskStore(home: nil, calls: calls).write(
      WriteRequest(text, to: path(name), replacing: replaced, purpose: purpose))
  }

  /// Returns why something is refused, or `nil`.
  private func refusal(_ body: () throws -> Void) -> FileError? {
    do {
      try body()
      return nil
    } catch {
      return error as? FileError
    }
  }

  // MARK: Faults

  private static let reasons = [ENOSPC, EIO, EROFS, EACCES, EPERM, EINTR, EINVAL, ENOSYS, ENOTSUP, EMFILE]

  @Test(
    "Each call that fails leaves the old file or the new one, is said, and leaves nothing beside it",
    arguments: FileCalls.Call.allCases)
  func failing(call: FileCalls.Call) throws {
    for code in Self.reasons {
      for replaced in [WriteRequest.Replaced.nothing, .text(Self.old), .any] {
        for number in 1... {
          try? FileManager.default.removeItem(atPath: path())
          let isNew = if case .nothing = replaced { true } else { false }
          if !isNew { try put(Self.old) }
          let counter = Counter()
          // A disk that is nearly full takes a part first.
          let calls = FileCalls(fault: { counter.count($0, as: call) == number ? code : 0 }, portion: 7)
          let error = refusal { try save(replacing: replaced, calls) }
          let context = "\(call) \(number), \(replaced): \(systemMessage(code)); \(error?.problem ?? "")"
          #expect(text() == (error == nil ? Self.new : isNew ? nil : Self.old), "\(context)")
          if code == EINTR { #expect(error == nil, "\(context)") }
          if let error { #expect(error.problem.contains(systemMessage(code)) && error.remedy != nil) }
          #expect(names.filter { $0 != "a.tabs" } == [], "\(context)")
          guard counter.number >= number else { break }
        }
      }
    }
  }

  private final class Counter: @unchecked Sendable {
    private(set) var number = 0

    /// Counts calls of one kind; returns the number of this one, or `nil` for another kind.
    func count(_ call: FileCalls.Call, as wanted: FileCalls.Call) -> Int? {
      guard call == wanted else { return nil }
      number += 1
      return number
    }
  }

  @Test("A file system that cannot force a file to the disk is said")
  func noFlush() throws {
    #expect(
      try save(replacing: .nothing, FileCalls(fault: { $0 == .flush ? EINVAL : 0 }))
        == ["this file system cannot force a file to the disk: a power failure may still lose it"])
    #expect(text() == Self.new)
  }

  // MARK: Others

  @Test(
    "What somebody else writes meanwhile stays, whatever was there before",
    arguments: [WriteRequest.Replaced.nothing, .text(old), .any])
  func others(replaced: WriteRequest.Replaced) throws {
    if case .nothing = replaced {} else { try put(Self.old) }
    let path = path()
    let calls = FileCalls(fault: { call in
      if call == .flush { try? Self.theirs.write(toFile: path, atomically: true, encoding: .utf8) }
      return 0
    })
    #expect(refusal { try save(replacing: replaced, calls) } != nil)
    #expect(text() == Self.theirs && names == ["a.tabs"])
  }

  @Test("As long as one program writes a file no other does, and what a killed one left is in nobody's way")
  func lock() throws {
    try put(Self.old)
    let path = path()
    let calls = FileCalls(fault: { call in
      guard call == .rename else { return 0 }
      let other = DiskStore(home: nil, calls: FileCalls(patience: 20))
      let error = #expect(throws: FileError.self) {
        try other.write(WriteRequest(Self.theirs, to: path, replacing: .any))
      }
      #expect(error?.problem == "another program writes this file")
      return 0
    })
    try save(replacing: .any, calls)
    #expect(text() == Self.new)
    let killed = FileCalls(fault: { [.flush, .unlink].contains($0) ? EIO : 0 })
    #expect(refusal { try save(Self.theirs, replacing: .any, killed) } != nil)
    #expect(names.count == 2)
    try save(Self.old, replacing: .text(Self.new))
    #expect(text() == Self.old && names == ["a.tabs"])
  }

  /// The name of the new text for `a.tabs`, which a program that was killed leaves.
  private func nameOfNew() throws -> String {
    let killed = FileCalls(fault: { [.flush, .unlink].contains($0) ? EIO : 0 })
    #expect(refusal { try save(replacing: .nothing, killed) } != nil)
    let name = try #require(names.first { $0.hasPrefix(".tabbar-") })
    try FileManager.default.removeItem(atPath: path(name))
    return name
  }

  private enum Obstacle: CaseIterable {
    case link, linkToFile, folder, fullFolder, lockedFolder, file, pipe, lockedFile

    /// What is said of it, if it is not removed.
    var problem: String? {
      switch self {
      case .file, .pipe: nil
      case .lockedFile: "another program writes this file"
      default: " is in the way"
      }
    }
  }

  /// Puts something under a name; returns an open file that locks it, or -1.
  private func put(_ obstacle: Obstacle, at name: String) throws -> Int32 {
    let path = path(name)
    switch obstacle {
    case .link: symlink("nothing", path)
    case .linkToFile: symlink("other", path)
    case .folder, .lockedFolder: mkdir(path, 0o700)
    case .fullFolder:
      mkdir(path, 0o700)
      try put(Self.theirs, in: name + "/a")
    case .pipe: mkfifo(path, 0o600)
    case .file, .lockedFile: try put(Self.theirs, in: name)
    }
    guard [.lockedFile, .lockedFolder].contains(obstacle) else { return -1 }
    let file = open(path, O_RDONLY | O_NONBLOCK)
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    return file
  }

  @Test(
    "Only a locked file is another program's; anything else in the way of the new text is removed or named")
  func obstacles() throws {
    let writers: [(WriteRequest.Replaced, WriteRequest.Purpose)] = [
      (.nothing, .save), (.text(Self.old), .save), (.any, .save), (.text(Self.old), .rewrite),
      (.any, .document("svg")), (.text(Self.old), .document("html")),
    ]
    let name = try nameOfNew()
    try put(Self.theirs, in: "other")
    for obstacle in Obstacle.allCases {
      for (replaced, purpose) in writers {
        try? FileManager.default.removeItem(atPath: path())
        let isNew = if case .nothing = replaced { true } else { false }
        // A document takes the place of no session.
        let there = purpose == .document("svg") ? "old" : Self.old
        if !isNew { try put(there) }
        let lock = try put(obstacle, at: name)
        let error = refusal {
          try save(
            replacing: replaced, as: purpose, FileCalls(patience: obstacle == .lockedFile ? 20 : 10_000))
        }
        if lock >= 0 { close(lock) }
        let context = "\(obstacle), \(replaced), \(purpose): \(error?.problem ?? "")"
        if let problem = obstacle.problem {
          #expect(error?.problem.hasSuffix(problem) == true, "\(context)")
          #expect(error?.remedy?.contains(problem.hasPrefix(" ") ? "remove it" : name) == true)
          if problem.hasPrefix(" ") { #expect(error?.problem.contains(name) == true) }
          #expect(text() == (isNew ? nil : there) && names.contains(name), "\(context)")
          try FileManager.default.removeItem(atPath: path(name))
        } else {
          #expect(error == nil && text() == Self.new && !names.contains(name), "\(context)")
        }
        #expect(text("other") == Self.theirs, "\(context)")
      }
    }
  }

  // MARK: What is replaced

  @Test(
    "A file is replaced by what may replace it, else it stays and the reason is said",
    arguments: [
      ("# tabbar session 1\nadd Theirs\n", .save, nil), ("", .save, nil),
      ("export A=b\n", .save, "this is not a session"),
      ("# tabbar session 99\n", .save, "this is not a session"),
      ("a\0b", .save, "this is a binary file, not a session"),
      ("# tabbar session 1\radd A", .save, "its line ends are CR alone"),
      ("<svg/>", .document("svg"), nil),
      ("# tabbar session 1\n", .document("svg"), "this is a session, which export leaves alone"),
    ] as [(String, WriteRequest.Purpose, String?)])
  func replaced(there: String, purpose: WriteRequest.Purpose, problem: String?) throws {
    for replaced in [WriteRequest.Replaced.nothing, .text(Self.old), .any] {
      try put(there, in: "a")
      let error = refusal { try save(to: "a", replacing: replaced, as: purpose) }
      switch replaced {
      case .nothing: #expect(error?.problem == "this file already exists")
      case .text: #expect(error?.problem.hasPrefix("this file was changed by someone else since") == true)
      case .any: #expect(problem.map { error?.problem.hasSuffix($0) == true } ?? (error == nil))
      }
      #expect(text("a") == (error == nil ? Self.new : there))
      if let error { #expect(error.remedy != nil) }
    }
  }

  @Test("A session that could not be opened again is saved and told, and may be replaced by one that can")
  func tooLarge() throws {
    let long = Self.old + String(repeating: "#\n", count: DiskStore.sizeLimit / 2)
    #expect(try save(long) == ["the session takes 25 MB, and open reads at most 24 MB"])
    try save(replacing: .text(long))
    #expect(text() == Self.new)
  }

  @Test("What a path leads to that is no file is left alone", arguments: ["sub", "none/a", "loop"])
  func noFile(name: String) throws {
    try FileManager.default.createDirectory(atPath: path("sub"), withIntermediateDirectories: true)
    symlink("loop", path("loop"))
    #expect(refusal { try save(to: name, replacing: .any) }?.remedy != nil)
    #expect(names == ["loop", "sub"])
  }

  // MARK: What stays

  @Test("Links are followed, also to a file that is not there yet, and stay")
  func links() throws {
    try put(Self.old, in: "real")
    symlink("real", path("link"))
    symlink("link", path("second"))
    symlink(path("new"), path("dangling"))
    try save(to: "second", replacing: .text(Self.old))
    try save(to: "dangling")
    #expect([text("real"), text("new")] == [Self.new, Self.new])
    for (link, target) in [("link", "real"), ("second", "link"), ("dangling", path("new"))] {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(link)) == target)
    }
    #expect(names == ["dangling", "link", "new", "real", "second"])
  }

  @Test("A replaced file keeps its mode", arguments: [0o600, 0o640, 0o644, 0o664, 0o666, 0o755] as [mode_t])
  func mode(mode: mode_t) throws {
    try put(Self.old)
    chmod(path(), mode)
    try save(replacing: .any)
    var status = stat()
    #expect(stat(path(), &status) == 0 && status.st_mode & 0o777 == mode)
  }

  @Test("An owner is kept, and one that cannot be is told", .enabled(if: getuid() == 0))
  func owner() throws {
    try put(Self.old)
    chown(path(), 12345, 12345)
    #expect(try save(replacing: .any) == [])
    var status = stat()
    #expect(stat(path(), &status) == 0 && [status.st_uid, status.st_gid] == [12345, 12345])
    #expect(
      try save(replacing: .any, FileCalls(fault: { $0 == .own ? EPERM : 0 }))
        == ["\(path()) is yours now: its owner or group could not be kept"])
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

  @Test("A replaced file keeps its tags and its access list", arguments: SavingTests.attributes)
  func attributes(name: String, value: [UInt8]) throws {
    try put(Self.old)
    let refusal = FileAttribute.set(name, to: value, of: path())
    try save(replacing: .any)
    // Some file systems know no attributes, and then there is nothing to keep.
    #expect([0, ENOTSUP].contains(refusal))
    #expect(FileAttribute.value(name, of: path()) == (refusal == 0 ? value : nil))
  }

  @Test("A name that is as long as names can be is a name like any other", arguments: ["a", "é"])
  func longName(letter: String) throws {
    // NAME_MAX is 255 bytes on Linux, and 255 characters on macOS.
    let name = String(repeating: letter, count: 250 / letter.utf8.count) + ".tabs"
    try save(to: name)
    #expect(text(name) == Self.new && names == [name])
  }
}
