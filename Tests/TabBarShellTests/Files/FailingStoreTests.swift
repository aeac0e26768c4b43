import Foundation
import TabBarPlayground
import TabBarRendering
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

/// Each call that saving makes fails once, for each reason that the system may have.
@Suite("A disk that fails")
final class FailingStoreTests {
  /// The calls that can fail, and the reasons they are tried with.
  enum Call: String, CaseIterable, Sendable {
    case open, write, flush, link, rename, exchange, close, own
  }

  static let reasons = [
    ENOSPC, EIO, EDQUOT, EROFS, EACCES, EPERM, EINTR, EINVAL, ENOSYS, ENOTSUP, EMFILE,
  ]
  static let cases = Call.allCases.flatMap { call in reasons.map { (call, $0) } }

  private static let before = "# tabbar session 1\ndevice iphone-14\nguide hig-2022\nsystem ios16\nadd Old\n"
  private static let after = before + "add New\n"

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tabbar-failing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Counts calls, of which one fails.
  private final class Fault: @unchecked Sendable {
    let call: Call
    let number: Int
    let code: Int32
    private var count = 0
    private(set) var hasHappened = false

    init(_ call: Call, number: Int, code: Int32) {
      self.call = call
      self.number = number
      self.code = code
    }

    /// Whether this is the call that fails; sets `errno` then.
    func strikes(_ call: Call) -> Bool {
      guard call == self.call else { return false }
      count += 1
      guard count == number else { return false }
      hasHappened = true
      errno = code
      return true
    }

    /// The system's calls with the fault in them. Where one has to fail for another to be made, it does.
    var calls: FileCalls {
      var calls = FileCalls.system
      let system = FileCalls.system
      calls.open = { self.strikes(.open) ? -1 : system.open($0, $1, $2) }
      // A disk that is nearly full takes a part first.
      calls.write = { file, bytes in
        self.strikes(.write)
          ? -1 : system.write(file, UnsafeRawBufferPointer(rebasing: bytes[..<min(7, bytes.count)]))
      }
      // Nobody turns the machine off here, and a real disk takes its time.
      calls.flush = { _ in self.strikes(.flush) ? -1 : 0 }
      calls.link = {
        if self.call == .rename { return Self.refused() }
        return self.strikes(.link) ? -1 : system.link($0, $1)
      }
      calls.rename = { self.strikes(.rename) ? -1 : system.rename($0, $1) }
      calls.exchange = {
        if self.call == .rename { return Self.refused() }
        return self.strikes(.exchange) ? -1 : system.exchange($0, $1)
      }
      calls.close = { file in
        // It is closed all the same.
        let result = system.close(file)
        return self.strikes(.close) ? -1 : result
      }
      calls.own = { self.strikes(.own) ? -1 : system.own($0, $1, $2) }
      return calls
    }

    private static func refused() -> Int32 {
      errno = EPERM
      return -1
    }
  }

  /// What a session is saved to.
  enum Target: String, CaseIterable, Sendable { case new, own, replaced }

  @Test("leaves the old file or the new one, says why, and leaves nothing beside it", arguments: cases)
  func failing(call: Call, code: Int32) throws {
    for target in Target.allCases {
      var number = 0
      while true {
        number += 1
        let fault = Fault(call, number: number, code: code)
        let found = try save(to: target, fault)
        let context = "\(call) \(number), \(target): \(systemMessage(code)); \(found.errors)"
        #expect([target == .new ? nil : Self.before, Self.after].contains(found.text), "\(context)")
        // A file whose folder or name was not confirmed is there all the same.
        #expect(found.isSaved == (found.text == Self.after), "\(context)")
        if !found.isSaved {
          #expect(found.errors.hasPrefix("a.tabs: error: "), "\(context)")
          #expect(found.errors.contains("\n  "), "\(context)")
        }
        #expect(found.others == [], "\(context)")
        if code == EINTR { #expect(found.isSaved, "\(context)") }
        guard fault.hasHappened else { break }
      }
      // A call that is never made could not fail.
      if isMade(call, for: target) { #expect(number > 1, "\(call), \(target)") }
    }
  }

  private func isMade(_ call: Call, for target: Target) -> Bool {
    switch call {
    case .open, .write, .flush, .close, .rename: true
    case .link: target == .new
    case .exchange: target != .new
    case .own: false
    }
  }

  private struct Found {
    let text: String?
    let errors: String
    let isSaved: Bool
    let others: [String]
  }

  /// Types a tab and saves; returns what came of it.
  private func save(to target: Target, _ fault: Fault) throws -> Found {
    let path = folder.path + "/a.tabs"
    try? FileManager.default.removeItem(atPath: path)
    if target != .new { try Self.before.write(toFile: path, atomically: false, encoding: .utf8) }
    let console = KeptConsole()
    var playground = Playground()
    _ = try playground.perform(try #require(try Invocation.parsed(from: "add Old")))
    if target == .own { playground.markSaved(to: "~/a.tabs", isPinned: true) }
    let shell = Shell(
      playground: playground,
      reader: PreparedLines([
        .line("add New"), .line("save ~/a.tabs" + (target == .replaced ? " replace" : "")),
      ]),
      presenter: Presenter(console: console, style: RenderOptions()),
      store: DiskStore(home: folder.path, calls: fault.calls), settings: Shell.Settings())
    _ = shell.run()
    return Found(
      text: try? String(contentsOfFile: path, encoding: .utf8),
      errors: console.errors.replacingOccurrences(of: "~/", with: ""),
      isSaved: !shell.playground.hasUnsavedChanges,
      others: try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "a.tabs" })
  }

  @Test(
    "A file system that cannot force a file to the disk is said once", arguments: [EINVAL, ENOSYS, ENOTSUP])
  func noFlush(code: Int32) throws {
    var calls = FileCalls.system
    calls.flush = { _ in
      errno = code
      return -1
    }
    let console = KeptConsole()
    let shell = Shell(
      playground: Playground(),
      reader: PreparedLines(["add A", "save ~/a.tabs", "add B", "save"].map { .line($0) }),
      presenter: Presenter(console: console, style: RenderOptions()),
      store: DiskStore(home: folder.path, calls: calls), settings: Shell.Settings())
    #expect(shell.run() == .fine)
    #expect(
      console.errors
        == "this file system cannot force a file to the disk: a power failure may still lose it\n")
    #expect(!shell.playground.hasUnsavedChanges)
  }

  /// When somebody changes a file that is being saved.
  enum Moment: CaseIterable, Sendable {
    case whileItIsWritten, whileItIsWrittenWithoutExchange, atTheExchange
  }

  @Test("A change in the last moment stays, and the save is refused", arguments: Moment.allCases)
  func lastMoment(_ moment: Moment) throws {
    let path = folder.path + "/a.tabs"
    try Self.before.write(toFile: path, atomically: false, encoding: .utf8)
    var calls = FileCalls.system
    let system = FileCalls.system
    let theirs = "# tabbar session 1\nadd Theirs\n"
    if moment != .atTheExchange {
      calls.flush = { file in
        try? theirs.write(toFile: path, atomically: true, encoding: .utf8)
        return system.flush(file)
      }
    }
    calls.exchange = { temporary, target in
      switch moment {
      case .whileItIsWritten: break
      case .whileItIsWrittenWithoutExchange:
        errno = EINVAL
        return -1
      case .atTheExchange where (try? String(contentsOfFile: path, encoding: .utf8)) == Self.before:
        try? theirs.write(toFile: path, atomically: true, encoding: .utf8)
      case .atTheExchange: break
      }
      return system.exchange(temporary, target)
    }
    let store = DiskStore(home: nil, calls: calls)
    let error = #expect(throws: FileError.self) {
      try store.write(Self.after, to: path, known: Self.before, mayReplace: false)
    }
    #expect(error?.problem == "this file was changed by someone else since it was read")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == theirs)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.tabs"])
  }

  @Test("What two others write in the last moment is lost to neither, and the person is told where it is")
  func twoOthers() throws {
    let path = folder.path + "/a.tabs"
    try Self.before.write(toFile: path, atomically: false, encoding: .utf8)
    var calls = FileCalls.system
    let system = FileCalls.system
    calls.exchange = { temporary, target in
      let isFirst = (try? String(contentsOfFile: path, encoding: .utf8)) == Self.before
      try? (isFirst ? "first" : "second").write(toFile: path, atomically: true, encoding: .utf8)
      return system.exchange(temporary, target)
    }
    let store = DiskStore(home: nil, calls: calls)
    let error = #expect(throws: FileError.self) {
      try store.write(Self.after, to: path, known: Self.before, mayReplace: false)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let texts = try names.map { try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8) }
    #expect(Set(texts) == ["first", "second"])
    let other = try #require(names.first { $0 != "a.tabs" })
    #expect(error?.remedy?.contains("/\(other), which has what they wrote") == true)
  }

  @Test("A file that another program has locked is replaced once it is free")
  func locked() throws {
    let path = folder.path + "/a.tabs"
    try Self.before.write(toFile: path, atomically: false, encoding: .utf8)
    let theirs = open(path, O_RDONLY)
    #expect(flock(theirs, LOCK_EX | LOCK_NB) == 0)
    var calls = FileCalls.system
    let system = FileCalls.system
    calls.lock = { file in
      let isTaken = flock(file, LOCK_EX | LOCK_NB) != 0
      close(theirs)
      return isTaken && system.lock(file)
    }
    try DiskStore(home: nil, calls: calls).write(Self.after, to: path, known: Self.before, mayReplace: false)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.after)
  }

  @Test("A file that stays locked is left alone, and the person is told")
  func staysLocked() throws {
    let path = folder.path + "/a.tabs"
    try Self.before.write(toFile: path, atomically: false, encoding: .utf8)
    var calls = FileCalls.system
    calls.lock = { _ in false }
    let error = #expect(throws: FileError.self) {
      try DiskStore(home: nil, calls: calls).write(
        Self.after, to: path, known: Self.before, mayReplace: true)
    }
    #expect(error?.problem == "another program keeps this file locked" && error?.remedy != nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.before)
  }

  @Test("A file that is replaced while its lock is waited for is looked at anew")
  func replacedBeforeLock() throws {
    let path = folder.path + "/a.tabs"
    try Self.before.write(toFile: path, atomically: false, encoding: .utf8)
    var calls = FileCalls.system
    let system = FileCalls.system
    calls.lock = { file in
      if (try? String(contentsOfFile: path, encoding: .utf8)) == Self.before {
        try? "# tabbar session 1\nadd Theirs\n".write(toFile: path, atomically: true, encoding: .utf8)
      }
      return system.lock(file)
    }
    let error = #expect(throws: FileError.self) {
      try DiskStore(home: nil, calls: calls).write(
        Self.after, to: path, known: Self.before, mayReplace: false)
    }
    #expect(error?.problem == "this file was changed by someone else since it was read")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.tabs"])
  }

  @Test("An owner that cannot be kept is a reason to ask")
  func owner() throws {
    let path = folder.path + "/a.tabs"
    try Self.before.write(toFile: path, atomically: false, encoding: .utf8)
    // Only root, and the members of a group, can give a file away.
    guard chown(path, 12345, 12345) == 0 else { return }
    try DiskStore(home: nil).write(Self.after, to: path, known: Self.before, mayReplace: false)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect([status.st_uid, status.st_gid] == [12345, 12345])
    var calls = FileCalls.system
    calls.own = { _, _, _ in
      errno = EPERM
      return -1
    }
    let store = DiskStore(home: nil, calls: calls)
    let error = #expect(throws: FileError.self) {
      try store.write(Self.before, to: path, known: Self.after, mayReplace: false)
    }
    #expect(error?.problem.hasPrefix("the owner or the group of this file cannot be kept") == true)
    #expect(error?.remedy?.contains("replace") == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.after)
    let remarks = try store.write(Self.before, to: path, known: Self.after, mayReplace: true)
    #expect(remarks == ["\(path) is yours now: its owner or group could not be kept"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.before)
  }
}
