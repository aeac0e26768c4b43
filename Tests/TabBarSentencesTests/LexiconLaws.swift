import CTabBarTables
import TabBarLexicon
import TabBarPlayground
@testable import TabBarSentences
import TabBarTestSupport
import Testing

@Suite("The table of words and wishes")
struct LexiconLaws {
  private static let rows: [[String]] = String(cString: tb_sentences()).split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }

  private static let wishes = rows.filter { $0[0].hasPrefix("I:") }

  /// Returns the parts of a cell, which a separator parts.
  private static func parts(_ cell: String, _ separator: String) -> [String] {
    cell.split(separator: separator).map(String.init)
  }

  @Test("Each row has a sense that is known, and words")
  func senses() {
    let values = Set(Sense.Kind.named.keys)
    let single: Set<String> = ["IR", "F", "SEP", "NUMBER", "ON", "OFF", "ASK", "NEG", "COND"]
    let wrong = Self.rows.filter { row in
      guard row.count > 1, !row[1].isEmpty else { return true }
      let parts = row[0].split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return !single.contains(row[0]) }
      switch parts[0] {
      case "V", "v", "N", "Q", "A", "C", "I", "L", "O", "P", "H": return parts[1].isEmpty
      case "R": return Role(rawValue: parts[1]) == nil
      default: return !values.contains(parts[0])
      }
    }
    #expect(wrong.map { $0[0] } == [])
  }

  @Test("Each slot of a wish takes kinds and roles that are known")
  func slots() {
    let kinds = Set(Sense.Kind.named.keys)
    var wrong: [String] = []
    for wish in Self.wishes where wish.count > 4 {
      for slot in Self.parts(wish[4], " ") where slot != "POS" {
        let sides = Self.parts(slot, "=")
        let ends = sides.count == 2 ? Self.parts(sides[1], "@") : []
        guard ends.count == 2, Self.parts(ends[0], ",").allSatisfy(kinds.contains),
          Self.parts(ends[1], ",").allSatisfy({ Role(rawValue: $0) != nil })
        else {
          wrong.append("\(wish[0]): \(slot)")
          continue
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("Each wish has a kind that is known, and a name of its own")
  func kinds() {
    #expect(Self.wishes.filter { Intent.Aim(rawValue: $0[1]) == nil }.map { $0[0] } == [])
    #expect(Set(Self.wishes.map { $0[0] }).count == Self.wishes.count)
    #expect(Self.wishes.count == Intent.all.count)
  }

  @Test("What shows a wish, or may be said of it, is in a row of words or is a slot")
  func evidence() {
    let concepts = Set(Self.rows.map { $0[0] }).union(Role.allCases.map { "R:\($0.rawValue)" })
    var wrong: [String] = []
    for wish in Self.wishes {
      let slots = Intent.all.first { "I:\($0.name)" == wish[0] }?.slots.map(\.name) ?? []
      for word in Self.parts(wish[2], " ") {
        let parts = Self.parts(word, "~")
        let word = parts[parts.count - 1]
        if parts.count > 1, Lexicon.shared.price(parts[0]) == 0 { wrong.append("\(wish[0]): \(parts[0])") }
        let isKnown = Self.parts(word, "+").allSatisfy { part in
          part.hasPrefix("=")
            ? slots.contains(String(part.dropFirst())) || Role(rawValue: String(part.dropFirst())) != nil
            : concepts.contains(part)
        }
        if !isKnown { wrong.append("\(wish[0]): \(word)") }
      }
      for word in Self.parts(wish.count > 3 ? wish[3] : "", " ") {
        let sides = Self.parts(word, ">")
        if !concepts.contains(sides[0]) || sides.count > 1 && !slots.contains(sides[1]) {
          wrong.append("\(wish[0]): \(word)")
        }
      }
    }
    #expect(wrong == [])
  }

  /// What the lines may have in braces beside the slots of the wish.
  private static let values: Set<String> = [
    "place", "at", "badged", "steps", "platform", "device", "other",
    "reversed", "sorted",
  ]

  @Test("Each slot in the lines of a wish is one of its own, and each line begins with a command")
  func templates() {
    var wrong: [String] = []
    for intent in Intent.all {
      for template in intent.templates.flatMap({ $0 }) where !template.text.isEmpty {
        for slot in Self.parts(template.text, "{").dropFirst().map({ $0.prefix { $0.isLetter } })
        where !Self.values.contains(String(slot)) && intent.slot(String(slot)) == nil {
          wrong.append("\(intent.name): \(slot)")
        }
        for line in template.text.split(whereSeparator: { ";".contains($0) }) {
          let name = line.drop { "[] ".contains($0) }.prefix { $0.isLetter }
          if Command.named(String(name))?.name != String(name) { wrong.append("\(intent.name): \(line)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("The senses that a list names are those of rows")
  func lists() {
    let names = Set(Self.rows.map { $0[0] })
    #expect(["weighty", "turning"].flatMap { Lexicon.shared.list($0) }.filter { !names.contains($0) } == [])
  }

  @Test("What is learned is in order, and of commands")
  func learned() throws {
    let rows = try RepositoryRoot.text("Sources/CTabBarTables/data/meant.tsv").split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }.map { $0.split(whereSeparator: { "\t ".contains($0) }).map(String.init) }
    #expect(
      rows.map { Array($0[0].utf8) }.elementsEqual(
        rows.map { Array($0[0].utf8) }.sorted { $0.lexicographicallyPrecedes($1) }))
    for row in rows {
      for place in stride(from: 1, to: row.count, by: 2) {
        #expect(Command.named(row[place])?.name == row[place] && Int(row[place + 1]) != nil, "\(row)")
      }
    }
    #expect(Likelihood.ranked(by: ["delet"]).first == "remove")
    #expect(Likelihood.ranked(by: ["zzqx", "", "TA", "TABS"]) == [])
  }

  @Test("No words have one sense twice")
  func once() {
    var twice: [String] = []
    for row in Self.rows where !row[0].hasPrefix("I:") && !row[0].hasPrefix("IR") && row.count > 1 {
      var seen: Set<String> = []
      for phrase in Self.parts(row[1], " | ") where !seen.insert(phrase).inserted {
        twice.append("\(row[0]): \(phrase)")
      }
    }
    let names = Self.rows.map { $0[0] }.filter { !["IR", "F", "SEP"].contains($0) }
    #expect(twice == [])
    #expect(Set(names).count == names.count)
  }
}
