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
    let reading = Reader.reading(of: sentence, in: before)
    var after = before
    var (carriedOut, error): ([String], CommandError?) = ([], nil)
    do {
      let response = try after.respond(to: sentence)
      carriedOut = response.map { $0.lines + $0.rest } ?? []
    } catch let refusal { error = refusal }
    let word = ["carried out"].first(where: claim.hasPrefix) ?? String(claim.prefix { $0 != " " })
    let text = String(claim.dropFirst(word.count + 1))
    let lines = text.components(separatedBy: "; ")
    let isSo: Bool
    switch word {
    case "does", "as":
      var read: [String] = []
      if case .lines(let found) = reading { read = found }
      let result = word == "as" ? after : try Playground(before, after: read)
      isSo = try result.isSame(as: Playground(before, after: lines)) && !result.isSame(as: before)
    case "reads": isSo = reading == .lines(lines)
    case "may":
      let wanted = text.components(separatedBy: " / ")
      if case .choices(let choices) = reading {
        isSo = choices.prefix(wanted.count).map { $0.joined(separator: "; ") } == wanted
      } else {
        isSo = false
      }
    case "carried out": isSo = carriedOut == lines
    case "ends": isSo = after.text.hasSuffix("\n" + lines.map { $0 + "\n" }.joined())
    case "bar": isSo = after.draft.design.tabs.map(\.title) == text.components(separatedBy: ", ")
    case "refused": isSo = error != nil && after.isSame(as: before)
    case "offers": isSo = error?.lines == text.components(separatedBy: " / ") && after.isSame(as: before)
    case "harmless": isSo = after.isSame(as: before)
    case "piped":
      var piped = before
      let refusal = try #require(throws: CommandError.self) { try piped.perform(sentence) }
      isSo =
        piped.text == before.text
        && before.naming(refusal, insteadOf: sentence).lines.joined(separator: "; ") == text
    default: return "no claim begins with \(word)"
    }
    return isSo ? nil : "\(reading), \(error?.lines ?? []), \(after.text)"
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
        guard let response = try? playground.respond(to: example.line) else { continue }
        #expect(response.lines == [example.line])
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
      #expect(sentence().text.hasPrefix("move C first: "))
    } else {
      Issue.record("no change")
    }
    guard case .choices(let lines) = playground.preview(of: "merge A and B", reads: true) else {
      Issue.record("nothing to choose from")
      return
    }
    #expect(lines == ["merge A into=B", "merge B into=A"])
  }
}

extension Playground {
  /// Creates a playground as lines leave it that are typed.
  init(typed lines: some Sequence<String>) throws { try self.init(Playground(), after: lines) }

  /// Creates a playground as typed lines leave another one.
  fileprivate init(_ playground: Playground, after lines: some Sequence<String>) throws {
    self = playground
    for line in lines { _ = try respond(to: line) }
  }
}
