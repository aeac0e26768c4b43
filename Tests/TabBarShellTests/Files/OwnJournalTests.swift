import Foundation
import TabBarCore
import TabBarPlayground
import TabBarRendering
import Testing

@testable import TabBarShell

@Suite("A journal on disk")
final class OwnJournalTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID())").path
  private var playground = Playground()
  private let said = Said()

  private final class Said {
    var sentences: [String] = []
  }

  /// The system's calls, each of which fails with an error number once it is told to.
  private final class Failures: @unchecked Sendable {
    var code: Int32 = 0
    /// The name of the call that fails.
    var call = ""
    /// The number of calls of it that still work.
    var left = 0

    func fails(_ call: String) -> Bool {
      guard call == self.call else { return false }
      left -= 1
      guard left < 0 else { return false }
      errno = code
      return true
    }

    var calls: FileCalls {
      var calls = FileCalls.system
      let system = FileCalls.system
      calls.open = { self.fails("open") ? -1 : system.open($0, $1, $2) }
      calls.write = { self.fails("write") ? -1 : system.write($0, $1) }
      calls.flush = { self.fails("flush") ? -1 : system.flush($0) }
      calls.unlink = { self.fails("unlink") ? -1 : system.unlink($0) }
      calls.close = { self.fails("close") ? -1 : system.close($0) }
      return calls
    }
  }

  init() { playground.beginJournal() }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func journal(_ calls: FileCalls = .system) -> OwnJournal {
    OwnJournal(
      folder: folder + "/journal", calls: calls,
      path: { $0 },
      warn: { [said] in said.sentences.append($0) })
  }

  private func run(_ lines: String..., in journal: OwnJournal) throws {
    for line in lines {
      _ = try playground.perform(try #require(try Invocation.parsed(from: line)))
      journal.keep(&playground)
    }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder + "/journal").sorted()) ?? []
  }

  /// The lost sessions that the next start would find, by their titles.
  private var lost: [[String]] {
    get throws {
      try LostSessions(stateFolder: folder).all(DiskStore(home: nil)) { said.sentences.append($0.problem) }
        .map { lost in
          var playground = Playground()
          _ = try lost.journal.play(on: &playground)
          return playground.draft.design.tabs.map(\.title)
        }
    }
  }

  @Test("It is there from the first step on, for its owner alone, and gone in the end")
  func life() throws {
    let journal = journal()
    try run("show", in: journal)
    #expect(names == [])
    try run("add A", in: journal)
    let name = try #require(names.first)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/journal/\(name)")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let parent = try FileManager.default.attributesOfItem(atPath: folder + "/journal")
    #expect((parent[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    #expect(journal.isDue && journal.flush() && !journal.isDue)
    journal.remove()
    #expect(names == [] && said.sentences == [])
  }

  @Test("Nobody else is offered it while its playground lives")
  func lock() throws {
    var journal: OwnJournal? = journal()
    try run("add A", in: try #require(journal))
    #expect(try lost == [])
    #expect(names.count == 1)
    journal = nil
    #expect(try lost == [["A"]])
  }

  @Test("Journals of the same second and process have names of their own")
  func manyNames() throws {
    let journals = (0..<8).map { _ in journal() }
    for journal in journals { try run("add A", in: journal) }
    #expect(names.count == 8)
  }

  @Test("What is put aside stays in the same file when the session that took its place is saved")
  func saved() throws {
    let journal = journal()
    try run("add A", "add B", in: journal)
    playground.markSaved(to: "a.tabs")
    journal.remove()
    #expect(names == [])
    try run("add C", "new", "add D", in: journal)
    let before = names
    playground.markSaved(to: "d.tabs")
    journal.keep(&playground)
    // The same file goes on, so that nothing is in two when the end comes now.
    #expect(names == before && before.count == 1)
    let text = try String(contentsOfFile: "\(folder)/journal/\(names[0])", encoding: .utf8)
    let read = try Journal(text, name: "j")
    #expect(read.works.map(\.unsaved.count) == [1, 0])
    #expect(read.works.map(\.path) == ["a.tabs", "d.tabs"])
  }

  @Test("The journal is there until what was put aside is saved, too")
  func putAside() throws {
    let console = KeptConsole(columns: 80)
    var journals = Journals(
      stateFolder: folder, isKept: true, store: DiskStore(home: nil),
      presenter: Presenter(console: console, style: RenderOptions()))
    let journal = try #require(journals.own)
    try run("add C", "new", "add D", in: journal)
    playground.markSaved(to: "d.tabs")
    journals.noteSaved(&playground)
    #expect(names.count == 1)
    try run("undo 2", in: journal)
    playground.markSaved(to: "c.tabs")
    journals.noteSaved(&playground)
    #expect(names == [])
  }

  @Test("A journal in which all is undone is not offered, and removed")
  func nothing() throws {
    do {
      let journal = journal()
      try run("add A", "undo", in: journal)
      #expect(names.count == 1)
    }
    #expect(try lost == [])
    #expect(names == [])
  }

  @Test("A torn last line is left out, and a damaged journal is named and left alone")
  func damage() throws {
    do {
      let journal = journal()
      try run("add A", in: journal)
    }
    let path = "\(folder)/journal/\(names[0])"
    let file = try #require(FileHandle(forWritingAtPath: path))
    file.seekToEndOfFile()
    file.write(Data("add \"Hal\u{C3}".utf8.dropLast()))
    #expect(try lost == [["A"]])
    file.write(Data([0, 0x0A]))
    #expect(try lost == [])
    #expect(said.sentences == ["this is a binary file, not a journal"])
    #expect(names.count == 1)
  }

  @Test("Text that is no journal is named and left alone")
  func foreign() throws {
    try write(String(repeating: "x", count: 1_000))
    #expect(try lost == [])
    #expect(said.sentences == ["this is no journal"])
    #expect(names.count == 1)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/journal", withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/journal/1-1.tabs", atomically: true, encoding: .utf8)
  }

  @Test("A pipe in place of a journal is named, and nobody waits for it")
  func pipe() throws {
    try run("add A", in: journal())
    #expect(mkfifo(folder + "/journal/pipe.tabs", 0o600) == 0)
    #expect(try lost == [["A"]])
    #expect(said.sentences == ["this is not a regular file, so it is no journal"])
  }

  @Test(
    "A call that fails is said once, loses nothing in memory, and the next step begins another journal",
    arguments: ["open", "write"], [ENOSPC, EIO, EROFS, EACCES])
  func failing(call: String, code: Int32) throws {
    let failures = Failures()
    let journal = journal(failures.calls)
    try run("add A", in: journal)
    (failures.call, failures.code) = (call, code)
    // An open journal is opened no more: it has to be begun.
    if call == "open" {
      playground.markSaved(to: "a.tabs")
      journal.remove()
    }
    try run("add B", "add C", "add D", in: journal)
    #expect(said.sentences.count == 1)
    #expect(said.sentences.first?.contains("cannot be written: \(systemMessage(code)); save soon") == true)
    #expect(playground.draft.design.tabs.count == 4)
    #expect(!journal.flush())
    failures.call = ""
    try run("add E", in: journal)
    #expect(said.sentences.dropFirst() == ["the journal is written again"])
    #expect(journal.flush() && names.count == 1)
    let text = try String(contentsOfFile: "\(folder)/journal/\(names[0])", encoding: .utf8)
    var read = Playground()
    #expect(try Journal(text, name: "j").play(on: &read) == nil && read.draft == playground.draft)
  }

  @Test(
    "A flush that fails is said with the next answer, once; then the journal is not claimed to be on the disk"
  )
  func failingFlush() throws {
    let failures = Failures()
    let journal = journal(failures.calls)
    (failures.call, failures.code) = ("flush", EIO)
    try run("add A", in: journal)
    #expect(!journal.flush() && said.sentences == [])
    try run("add B", in: journal)
    #expect(!journal.flush())
    try run("add C", in: journal)
    #expect(said.sentences.count == 1 && said.sentences[0].contains("may not be on the disk yet"))
    failures.call = ""
    #expect(journal.flush())
  }

  @Test("A journal that cannot be removed is said; a failing close changes nothing")
  func failingEnd() throws {
    let failures = Failures()
    let journal = journal(failures.calls)
    try run("add A", in: journal)
    (failures.call, failures.code) = ("unlink", EACCES)
    journal.remove()
    #expect(said.sentences.count == 1 && said.sentences[0].contains("cannot be removed"))
    failures.call = "close"
    try run("add B", in: journal)
    #expect(said.sentences.count == 1 && names.count == 2)
  }

  @Test("Interrupted calls are made again")
  func interrupted() throws {
    let once = Failures()
    let system = FileCalls.system
    var calls = system
    (once.code, once.call) = (EINTR, "write")
    calls.write = {
      defer { once.call = "" }
      return once.fails("write") ? -1 : system.write($0, $1)
    }
    let journal = journal(calls)
    try run("add A", in: journal)
    #expect(said.sentences == [] && journal.flush())
  }

  @Test("A journal that somebody removes is written anew at the next pause")
  func removed() throws {
    let journal = journal()
    try run("add A", in: journal)
    try FileManager.default.removeItem(atPath: folder)
    #expect(journal.flush())
    #expect(names.count == 1)
  }

  @Test("The digest of a text is its SHA-256")
  func digest() {
    // The examples of FIPS 180-2.
    #expect(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }
}
