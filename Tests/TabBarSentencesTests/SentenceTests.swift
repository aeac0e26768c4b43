import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarSentences
@testable import TabBarShell
@testable import TabBarTerminal
import TabBarTestSupport
import Testing

/// The rows of the files in `Cases`, whose README says how they are read.
@Suite("What people say")
struct SentenceTests {
  private static let files = Result { try CaseFile.all(in: "Tests/TabBarSentencesTests/Cases") }

  @Test("Each row of a file is as it says", arguments: try files.get())
  func rows(file: CaseFile) {
    for row in file.rows {
      let lines = [row.heading, row.cells[0]].flatMap { $0.components(separatedBy: "; ") }
        .filter { $0 != "" && $0 != "-" }
      do {
        let before = try Playground(typed: lines.dropLast())
        for cell in row.cells.dropFirst() {
          if let found = try fault(cell, of: lines[lines.count - 1], on: before) {
            Issue.record("\(row.place): \(row.text): \(found)")
          }
        }
      } catch {
        Issue.record("\(row.place): \(error)")
      }
    }
  }

  /// Returns what is so where that is not what a claim says.
  private func fault(_ claim: String, of sentence: String, on before: Playground) throws -> String? {
    let readings = Reader.readings(of: sentence, in: before)
    var after = before
    var (meant, shown, error): ([[String]], String?, CommandError?) = ([], nil, nil)
    do {
      _ = try after.run(TypedLine(sentence, source: .prompt))
    } catch let problem {
      error = problem
      if !after.isSame(as: before) { return "it changes something, and no command was shown" }
      switch before.meaning(of: sentence, refusedWith: problem) {
      case .shows(let look): shown = look
      case .may(let all): meant = all.map(\.lines)
      case .refused(let refusal): error = refusal
      }
    }
    // What Return does.
    if let first = meant.first { after = try Playground(before, after: [first.joined(separator: "; ")]) }
    let word = ["leaves out"].first(where: claim.hasPrefix) ?? String(claim.prefix { $0 != " " })
    let text = String(claim.dropFirst(word.count + 1))
    let lines = text.components(separatedBy: "; ")
    let wanted = text.components(separatedBy: " / ")
    let isSo: Bool
    switch word {
    case "does":
      let result = try Playground(before, after: readings.first?.lines ?? [])
      isSo = try result.isSame(as: Playground(before, after: lines)) && !result.isSame(as: before)
    case "reads": isSo = readings.first?.lines == lines
    case "may": isSo = readings.prefix(wanted.count).map { $0.lines.joined(separator: "; ") } == wanted
    case "leaves out":
      isSo = readings.first?.leftOut == (text == "nothing" ? [] : text.components(separatedBy: ", "))
    case "nothing": isSo = readings.allSatisfy { before.after($0.lines)?.isSame(as: before) == true }
    case "offers": isSo = meant.map { $0.joined(separator: "; ") } == wanted
    case "shows": isSo = shown == text
    case "ends": isSo = after.text.hasSuffix("\n" + lines.map { $0 + "\n" }.joined())
    case "bar": isSo = after.draft.design.tabs.map(\.title) == text.components(separatedBy: ", ")
    case "refused": isSo = meant.isEmpty && shown == nil && error != nil
    case "alone": isSo = meant.isEmpty && shown == nil && error?.lines.isEmpty == true
    case "useful": isSo = error?.lines.starts(with: wanted) == true
    case "piped":
      var piped = before
      let refusal = try #require(throws: CommandError.self) { try piped.perform(sentence) }
      isSo =
        piped.text == before.text
        && before.naming(refusal, insteadOf: sentence).lines.joined(separator: "; ") == text
    default: return "no claim begins with \(word)"
    }
    return isSo ? nil : "\(meant), \(shown ?? "nothing shown"), \(error?.lines ?? []), \(after.text)"
  }

  @Test(
    "A line of an interview is its key",
    arguments: [("Yes!", "y"), ("nope", "n"), ("I don’t know", "s"), ("never ask", "x"), ("1 3", "1 3")])
  func keys(line: String, key: String) { #expect(SpokenWords.key(for: line) == key) }

  @Test("A sentence never changes what a command means")
  func commands() throws {
    let before = try Playground(typed: ["add Library Search Radio Mediathek Compose Today Games Apps Arcade"])
    for command in Command.all {
      for example in command.examples {
        var playground = before
        guard let done = try? playground.run(TypedLine(example.line, source: .prompt)) else { continue }
        #expect(done.line.text == example.line)
      }
    }
  }

  @Test("What is said in own words is seen as what it does, with the command, or as the commands it may mean")
  func previews() throws {
    let playground = try Playground(typed: ["add A B C"])
    if case .change(let draft, let sentence) = playground.preview(
      of: "put C in front of everything", reads: true)
    {
      #expect(draft.design.tabs.map(\.title) == ["C", "A", "B"])
      #expect(sentence().text == "move C first")
    } else {
      Issue.record("no change")
    }
    guard
      case .may(let all) = playground.meaning(
        of: "fold A and B together", refusedWith: CommandError("", at: 0..<0))
    else {
      Issue.record("nothing to choose from")
      return
    }
    #expect(all.map(\.text) == ["merge A into=B", "merge B into=A"])
  }
}

extension Playground {
  /// Creates a playground as lines leave it that are typed.
  init(typed lines: some Sequence<String>) throws { try self.init(Playground(), after: lines) }

  /// Creates a playground as typed lines leave another one.
  fileprivate init(_ playground: Playground, after lines: some Sequence<String>) throws {
    self = playground
    for line in lines {
      for command in TypedLine.commands(of: line, source: .prompt) { _ = try run(command) }
    }
  }
}
