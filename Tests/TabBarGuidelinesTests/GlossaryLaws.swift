import Foundation
import TabBarTestSupport
import Testing

@Suite("The glossary of a language")
struct GlossaryLaws {
  /// The rows of the table: what a thing is called in English, its words, and the words that are not used for it.
  private static func rows() throws -> [[[String]]] {
    try RepositoryRoot.text("docs/rules/de/README.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split { ",;".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      }
      return cells.count == 5 && cells[1] != ["Englisch"] && cells[1] != ["---"] ? Array(cells[1...3]) : nil
    }
  }

  private static let folders = ["docs/rules/de", "sessions/lessons/de", "sessions/plans/de"]

  @Test("has one word for each thing, and the pages, lessons, plans and messages have no other")
  func words() throws {
    let rows = try Self.rows()
    let words = rows.flatMap { $0[1] }
    #expect(rows.count > 20 && Set(words).count == words.count, "a word stands for two things")
    let avoided = rows.flatMap { $0[2] }
    #expect(avoided.count > 10)
    for folder in Self.folders {
      for name in try RepositoryRoot.names(in: folder) where name.contains(".") && name != "README.md" {
        let text = try RepositoryRoot.text("\(folder)/\(name)")
        for word in avoided {
          let uses = text.ranges(of: word).filter { range in
            range.lowerBound == text.startIndex || !text[text.index(before: range.lowerBound)].isLetter
          }
          #expect(uses.isEmpty, "\(folder)/\(name) has \(word)")
        }
      }
    }
  }
}
