import Foundation
import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import TabBarTestSupport
import Testing

/// The rows of the files in `Cases`, whose README says how they are read.
@Suite("Cases of the commands")
struct CommandCases {
  static let files = Result {
    try ["", "/Opened", "/Typed"].flatMap { try CaseFile.all(in: "Tests/TabBarPlaygroundTests/Cases" + $0) }
  }

  @Test("Each row of a file is as it says", arguments: try files.get())
  func rows(file: CaseFile) {
    #expect(!file.rows.isEmpty)
    for row in file.rows {
      do {
        for fault in try CommandCase(row).faults() { Issue.record("\(row.place): \(fault)") }
      } catch {
        Issue.record("\(row.place): \(error)")
      }
    }
  }

  @Test("Every command that a session keeps is tried with the state before and after it")
  func everyCommandHasStates() throws {
    let cases = try Self.files.get().flatMap(\.rows).compactMap { try? CommandCase($0) }
    let tried = Set(cases.filter(\.saysState).map { String($0.line.line.prefix { $0 != " " }) })
    // Of back, the tests of marks try more.
    for command in Command.all where command.isRecorded && command.name != "back" {
      #expect(tried.contains(command.name), "\(command.name): add a row to the cases")
    }
  }
}

/// Some lines, and what is so of them: mostly of the last one, on a playground that the others lead to.
private struct CommandCase {
  let line: MarkedLine
  private let lines: [String]
  /// The lines of a file that is opened before; `nil` where none is.
  private let file: [String]?
  private let source: LineSource
  private let isMarked: Bool
  private let claims: [Claim]

  init(_ row: CaseFile.Row) throws {
    let isTyped = row.cells[0].hasPrefix("> ")
    source = isTyped ? .prompt : .file
    let sides = row.cells[0].dropFirst(isTyped ? 2 : 0).components(separatedBy: " => ")
    file = sides.count > 1 ? sides[0].components(separatedBy: "; ").filter { $0 != "-" } : nil
    lines = [row.heading, sides[sides.count - 1]].flatMap { $0.components(separatedBy: "; ") }
      .filter { $0 != "" && $0 != "-" }
    line = MarkedLine(try #require(lines.last))
    isMarked = lines.last?.contains("«") == true
    claims = row.cells.dropFirst().map(Claim.init)
  }

  /// Whether the row says what is so before and after the line.
  var saysState: Bool {
    claims.contains { ["bar", "context", "surroundings", "becomes", "effect"].contains($0.word) }
  }

  func faults() throws -> [String] {
    guard !claims.isEmpty || isMarked else { return ["the row says nothing"] }
    var faults: [String] = []
    func expect(_ claim: String, _ isSo: Bool, _ actual: String?) {
      if !isSo { faults.append("\(line.line): \(claim), and it is \(actual ?? "nothing")") }
    }
    if let claim = claims.first, let actual = try text(claim.word) {
      expect(claim.text, actual == claim.text, actual)
      return faults
    }
    var before = try Playground(SessionFile(SessionFile.text(of: file ?? []), name: "a.tabs"))
    for line in lines.dropLast() { try before.run(line) }
    var after = before
    do {
      let outcome = try #require(try after.perform(line.line, source: source))
      expect("it is refused", !isMarked, "carried out")
      for claim in claims {
        let actual = try claim.actual(before, after, outcome)
        expect("\(claim.word) \(claim.text)", actual == claim.text, actual)
      }
      faults += try faultsInTime(from: before, to: after)
    } catch let error as CommandError {
      expect("it is carried out", isMarked, "\(error.problem)")
      expect("the place", line.range == error.range, "\(error.range)")
      for claim in claims {
        let actual = claim.word == "problem" ? error.problem : error.remedy
        expect(claim.text, ["problem", "remedy"].contains(claim.word) && claim.text == actual, actual)
      }
      expect("nothing changes", after.draft == before.draft && after.text == before.text, after.text)
      expect("no step", after.timeline.count == before.timeline.count, "a step")
    }
    return faults
  }

  /// Returns what becomes of lines that are not carried out one by one, in respect of a word; `nil` for other words.
  private func text(_ word: String) throws -> String? {
    let file = { try SessionFile(SessionFile.text(of: lines), name: "a.tabs") }
    let text: String
    switch word {
    case "reads":
      let canonical = try #require(try Invocation.parsed(from: line.line)).canonical
      return try Invocation.parsed(from: canonical)?.canonical == canonical ? canonical : "no fixed form"
    case "typed":
      let canonical = [LineSource.pipe, .prompt].map {
        (try? Invocation.parsed(from: line.line, source: $0))?.canonical ?? "-"
      }
      return canonical[0] == canonical[1] ? canonical[0] : "\(canonical)"
    case "tidied": text = try TidiedSession(file()).text
    case "pinned": text = try PinnedSession(file(), endingWith: file().draft()).text
    default: return nil
    }
    return text.split(separator: "\n").dropFirst().joined(separator: "; ")
  }

  /// A step is taken back and done again, and read from a file; what is none leaves the draft as it was.
  private func faultsInTime(from before: Playground, to after: Playground) throws -> [String] {
    let steps = after.timeline.position - before.timeline.position
    guard try Invocation.parsed(from: line.line, source: source)?.command.isRecorded == true, steps >= 0
    else { return [] }
    var moved = after
    if steps > 0 { try moved.run("undo \(steps)") }
    guard moved.draft == before.draft else { return ["\(line.line): undo leaves \(moved.sketch)"] }
    if steps > 0 { try moved.run("redo \(steps)") }
    guard moved.draft == after.draft else { return ["\(line.line): redo leaves \(moved.sketch)"] }
    let saved = try Playground(SessionFile(after.text, name: "a.tabs"))
    // A file names the designs that it goes back to, too.
    let names = after.timeline.marks.map(\.name)
    let savedNames = saved.timeline.marks.map(\.name).filter {
      names.contains($0) || !$0.hasPrefix("before-")
    }
    guard savedNames == names else { return ["\(line.line): a file has the marks \(savedNames)"] }
    return saved.draft == after.draft
      ? [] : ["\(line.line): a file has \(BarSketch.text(saved.draft.design))"]
  }
}

/// What a row says of its line: a word, and what is so in that respect.
private struct Claim {
  let word: String
  let text: String

  init(_ cell: String) {
    word = String(cell.prefix { $0 != " " })
    let phones = Device.all.count { $0.platform == .iOS }
    text = String(cell.dropFirst(word.count + 1))
      .replacing("{devices}", with: "\(Device.all.count) devices")
      .replacing("{phones}", with: "\(phones) devices")
  }

  struct Unknown: Error {
    let word: String
  }

  /// Returns what is so, which is the text of the claim where that is right.
  func actual(_ before: Playground, _ after: Playground, _ outcome: Playground.Outcome) throws -> String? {
    let sentence = outcome.sentence?().text
    let lines = after.body.split(separator: "\n")
    switch word {
    case "bar": return after.sketch
    case "says": return sentence
    case "clause":
      return sentence?.components(separatedBy: "; ").contains { $0.hasSuffix(text) } == true ? text : sentence
    case "same":
      let isSame = sentence == "nothing changed: already set" && after.text == before.text
      return isSame && after.timeline.position == before.timeline.position ? "" : sentence
    case "session": return lines.joined(separator: "; ")
    case "file":
      return after.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
        .joined(separator: "; ")
    case "numbers":
      let timeline = after.timeline
      return timeline.lines(from: 0, most: 9).map {
        $0.number == timeline.number ? "[\($0.number)]" : "\($0.number)"
      }
      .joined(separator: " ")
    case "kept": return lines.suffix(text.components(separatedBy: "; ").count).joined(separator: "; ")
    case "context": return after.draft.context
    case "surroundings": return after.draft.surroundings
    case "effect": return after.draft == before.draft ? outcome.effect.text : "a change"
    case "asks":
      let isStep = after.text != before.text || after.timeline.count != before.timeline.count
      return isStep || sentence != nil || after.draft != before.draft ? "a change" : outcome.effect.text
    case "holds": return try mismatch(of: outcome.effect, in: after).map(\.sentence.text) ?? ""
    case "not": return try mismatch(of: outcome.effect, in: after)?.sentence.text
    case "found": return try mismatch(of: outcome.effect, in: after)?.found
    case "becomes":
      var (start, end) = (before, after)
      let line = "expect \(text)"
      let isNew = try mismatch(of: start.run(line).effect, in: start) != nil
      let mismatch = try mismatch(of: end.run(line).effect, in: end)
      return isNew && mismatch == nil ? text : mismatch?.found ?? "so before"
    default: throw Unknown(word: word)
    }
  }

  private func mismatch(of effect: Effect, in playground: Playground) throws
    -> TabBarPlayground.Expectation.Mismatch?
  {
    guard case .expect(let expectation) = effect else { throw Unknown(word: "\(effect)") }
    return expectation.mismatch(in: playground.draft.scene)
  }
}

extension Effect {
  /// The effect, the query of one that shows something, or the name of a dialogue and its chapter.
  fileprivate var text: String {
    switch self {
    case .show(let query): return "\(query)"
    case .ask(let dialogue):
      let chapter = (dialogue as? Quiz)?.chapter.map { " \($0)" } ?? ""
      return "\(dialogue.name?.text ?? "nothing")\(chapter)"
    default: return "\(self)"
    }
  }
}

extension Draft {
  /// The settings that are none of the surroundings and not as in a new design.
  fileprivate var context: String {
    let usual = Draft().settings
    let others = Command.settings.map(\.name).filter {
      !["device", "orientation", "sizeclass", "system", "guide"].contains($0)
    }
    return settings.filter { others.contains($0.key) && !usual.contains($0) }
      .map { "\($0.key) \($0.value ?? "")" }.joined(separator: " ")
  }

  /// Device, orientation, size classes, system and guide.
  fileprivate var surroundings: String {
    let classes = design.sizeClasses.map { "\($0.horizontal)×\($0.vertical)" } ?? "auto"
    return
      "\(design.device.id) \(design.orientation) \(classes) \(design.system?.id ?? "auto") \(guide.id)"
  }
}
