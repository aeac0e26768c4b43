import Foundation
import TabBarCore
import TabBarPlayground
@testable import TabBarTerminal
import Testing

@testable import TabBarShell

@Suite("A journal on disk")
final class OwnJournalTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID())").path
  private var playground = Playground()
  private let said = Said()
  private let failure = Failure()

  private final class Said {
    var sentences: [String] = []
  }

  /// The call that fails, with the number of its error.
  private final class Failure: @unchecked Sendable {
    var call: FileCalls.Call?
    var code: Int32 = 0
  }

  init() { playground.beginJournal() }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func journal(limit: Int = 1 << 20) -> OwnJournal {
    OwnJournal(
      folder: folder + "/journal",
      calls: FileCalls(fault: { [failure] in $0 == failure.call ? failure.code : 0 }, portion: 7),
      limit: limit, path: { $0 },
      warn: { [said] in said.sentences.append($0) })
  }

  private func run(_ lines: String..., in journal: OwnJournal) throws {
    for line in lines {
      _ = try playground.perform(try #require(try Invocation.parsed(from: line)))
      journal.keep(playground.takeEntries(), of: playground)
    }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder + "/journal").sorted()) ?? []
  }

  private var text: String {
    get throws { try String(contentsOfFile: "\(folder)/journal/\(#require(names.first))", encoding: .utf8) }
  }

  /// The lost sessions that the next start would find, by their titles.
  private var lost: [[String]] {
    get throws {
      try LostSession.all(in: folder + "/journal", DiskStore(home: nil), Cancellation()) {
        said.sentences.append($0.problem)
      }
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
    for (path, rights) in [("/journal/\(name)", 0o600), ("/journal", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == rights)
    }
    #expect(journal.isDue && journal.flush() && !journal.isDue)
    journal.remove()
    #expect(names == [] && said.sentences == [])
  }

  @Test("Nobody else is offered it while its playground lives, and nobody at all where nothing is unsaved")
  func lock() throws {
    var journal: OwnJournal? = journal()
    try run("add A", in: try #require(journal))
    #expect(try lost == [] && names.count == 1)
    journal = nil
    #expect(try lost == [["A"]])
    journal = self.journal()
    playground = Playground()
    playground.beginJournal()
    try run("add A", "undo", in: try #require(journal))
    journal = nil
    #expect(try lost == [["A"]] && names.count == 1)
  }

  @Test(
    "A call that fails is said once, and what is missing is written with the next step",
    arguments: [FileCalls.Call.open, .write], [ENOSPC, EIO, EROFS, EACCES])
  func failing(call: FileCalls.Call, code: Int32) throws {
    let journal = journal()
    if call == .write { try run("add A", in: journal) }
    (failure.call, failure.code) = (call, code)
    try run("add B", "add C", "add D", in: journal)
    #expect(said.sentences.count == 1)
    #expect(said.sentences.first?.contains("cannot be written: \(systemMessage(code)); save soon") == true)
    #expect(!journal.flush())
    failure.call = nil
    try run("add E", in: journal)
    #expect(said.sentences.dropFirst() == ["the journal is written again"])
    #expect(journal.flush() && names.count == 1)
    var read = Playground()
    #expect(try Journal(text, name: "j").play(on: &read) == nil && read.draft == playground.draft)
  }

  /// What may happen to the place of a journal, and whether a new one can be made there.
  enum Loss: CaseIterable {
    case file, stateFolder, moved, replacedFile, replacedFolder

    var isFree: Bool { self != .replacedFolder }
  }

  @Test(
    "Where its file has no name any more all of it is written again, as soon as it can be",
    arguments: Loss.allCases)
  func gone(loss: Loss) throws {
    let files = FileManager.default
    let journal = journal()
    try run("add A", "add B", "undo", "mark m", in: journal)
    let place = "\(folder)/journal/\(names[0])"
    let journals = folder + "/journal"
    switch loss {
    case .file: try files.removeItem(atPath: place)
    case .stateFolder: try files.removeItem(atPath: folder)
    case .moved: try files.moveItem(atPath: journals, toPath: folder + "/elsewhere")
    case .replacedFile: try Data("other\n".utf8).write(to: URL(fileURLWithPath: place), options: .atomic)
    case .replacedFolder:
      try files.removeItem(atPath: journals)
      try "a file".write(toFile: journals, atomically: true, encoding: .utf8)
    }
    #expect(!journal.flush())
    try run("add C", in: journal)
    if !loss.isFree {
      #expect(said.sentences.count == 1 && said.sentences[0].contains("cannot be written"))
      try files.removeItem(atPath: journals)
      try run("add D", in: journal)
    }
    let again = loss.isFree ? "the journal was gone, and is written again" : "the journal is written again"
    #expect(said.sentences.last == again && said.sentences.count == (loss.isFree ? 1 : 2))
    try run("add E", in: journal)
    #expect(journal.flush() && said.sentences.last == again)
    var read = Playground()
    let own = names.filter { $0 != place.split(separator: "/").last.map(String.init) }
    let text = try String(contentsOfFile: "\(folder)/journal/\(#require(own.first))", encoding: .utf8)
    #expect(try own.count == 1 && Journal(text, name: "j").play(on: &read) == nil)
    #expect(
      read.text == playground.text && read.timeline.stepsOfSession == playground.timeline.stepsOfSession)
    // The file that has its name now is another one.
    if loss == .replacedFile { #expect(try String(contentsOfFile: place, encoding: .utf8) == "other\n") }
  }

  @Test("It never grows past what is read, and then has the sessions as they are")
  func limit() throws {
    let limit = 2_000
    let journal = journal(limit: limit)
    for number in 1...300 {
      if number % 50 == 1 { try run("new", "add A", in: journal) }
      try run("badge A \(number)", in: journal)
      #expect(try text.utf8.count <= limit && names.count == 1)
      var read = Playground()
      #expect(try Journal(text, name: "j").play(on: &read) == nil)
      #expect(read.draft == playground.draft && read.text == playground.text)
    }
    // Six sessions of 50 lines each have more room than there is.
    #expect(
      said.sentences.allSatisfy { $0.hasPrefix("no room in the journal for ") } && !said.sentences.isEmpty)
    #expect(try Journal(text, name: "j").works.count > 1)
  }

  @Test(
    "A flush that fails is said with the next answer, once, and a journal that cannot be removed in the end")
  func failingFlush() throws {
    let journal = journal()
    (failure.call, failure.code) = (.flush, EIO)
    try run("add A", in: journal)
    #expect(!journal.flush() && said.sentences == [])
    try run("add B", in: journal)
    #expect(!journal.flush())
    try run("add C", in: journal)
    #expect(said.sentences.count == 1 && said.sentences[0].contains("may not be on the disk yet"))
    failure.call = .unlink
    #expect(journal.flush())
    journal.remove()
    #expect(said.sentences.count == 2 && said.sentences[1].contains("cannot be removed"))
  }
}
