import Foundation
import TabBarCore
import TabBarPlayground
import TabBarSentences
@testable import TabBarShell
import TabBarTestSupport
import Testing

/// The lines that people and the reader's authors wrote: rows of `Tests/Interop/sentences`, which check_sentences.py types
/// at a terminal, too.
@Suite("How often what people wrote is read as it was meant")
struct WrittenLineTests {
  /// A file, and how many of 100 lines at least have the right reading first and among the readings, and at most none.
  struct Limits: CustomTestStringConvertible {
    let file: String
    let first, among, none: Double
    var testDescription: String { file }
  }

  static let limits = [
    Limits(file: "authors-1", first: 93, among: 96, none: 3),
    Limits(file: "authors-2", first: 90, among: 93.6, none: 3),
    Limits(file: "others-1", first: 90, among: 93.6, none: 4),
    Limits(file: "others-2", first: 91, among: 94.1, none: 4),
    Limits(file: "others-3", first: 86, among: 89.5, none: 5),
    Limits(file: "others-4", first: 89, among: 89.1, none: 6),
  ]

  @Test("The right reading is the first or among the first three of most lines", arguments: limits)
  func readings(limits: Limits) throws {
    let rows = try WrittenLine.all(in: "Tests/Interop/sentences/\(limits.file).tsv")
    let places = rows.map(\.place)
    func share(_ count: Int) -> Double { 100 * Double(count) / Double(rows.count) }
    #expect(share(places.count { $0 == .right(0) }) >= limits.first)
    #expect(share(places.count { $0 != .wrong && $0 != .unread }) >= limits.among)
    #expect(share(places.count { $0 == .unread }) <= limits.none)
  }

  @Test("A row is judged by what its lines do")
  func judge() {
    let bar = ["add Home Search", "badge Home 3"]
    func place(_ sentence: String, _ meant: String) -> WrittenLine.Place {
      WrittenLine(state: bar, sentence: sentence, meant: meant).place
    }
    #expect(place("get rid of Home", "remove 1") == .right(0))
    #expect(place("get rid of Home", "remove Search") == .wrong)
    #expect(place("merge Home and Search", "merge Search into=Home") == .right(1))
    #expect(place("what is wrong?", "check…") == .right(0))
    #expect(place("what is wrong?", "fit | why…") == .wrong)
    #expect(place("xyzzy", "remove Home") == .unread)
  }
}

/// A line that was written in a state, and what it means: `LINE · LINE | LINE`, or `LINE…` for a look.
struct WrittenLine {
  enum Place: Equatable { case right(Int), wrong, unread }

  let state: [String]
  let sentence: String
  let meant: String

  static func all(in path: String) throws -> [WrittenLine] {
    try RepositoryRoot.text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
      let cells = row.components(separatedBy: "\t")
      return WrittenLine(
        state: cells[0].components(separatedBy: "; ").filter { !$0.isEmpty }, sentence: cells[1],
        meant: cells[2])
    }
  }

  /// The place of the right reading among all; a command as it stands is the only one.
  var place: Place {
    guard let before = Playground().after(typed: state) else { return .unread }
    let isCommand = before.after(typed: [sentence]) != nil
    let readings = isCommand ? [[sentence]] : Reader.readings(of: sentence, in: before).map(\.lines)
    let ways = meant.components(separatedBy: " | ").map { $0.components(separatedBy: " · ") }
    let place = readings.firstIndex { reading in ways.contains { before.isSame(reading, $0) } }
    return place.map { .right($0) } ?? (readings.isEmpty ? .unread : .wrong)
  }
}

extension Playground {
  fileprivate func after(typed lines: [String]) -> Playground? {
    var copy = self
    for line in lines where (try? copy.perform(line, source: .prompt)) == nil { return nil }
    return copy
  }

  /// Whether lines do what others do that were meant. New titles may have capital letters or not.
  fileprivate func isSame(_ lines: [String], _ meant: [String]) -> Bool {
    func plain(_ lines: [String]) -> String {
      lines.map { canonical($0) ?? $0 }.joined(separator: "; ").lowercased().filter { $0 != "\"" }
    }
    if meant.count == 1, meant[0].hasSuffix("…") {
      return lines.contains { plain([$0]).hasPrefix(plain([String(meant[0].dropLast())])) }
    }
    if plain(lines) == plain(meant) { return true }
    guard let one = after(typed: lines), let other = after(typed: meant), !one.isSame(as: self) else {
      return false
    }
    return one.inSmallLetters(besides: self).isSame(as: other.inSmallLetters(besides: self))
  }

  private func inSmallLetters(besides before: Playground) -> Playground {
    var copy = self
    let known = Set(before.draft.design.tabs.map(\.title))
    for (index, tab) in draft.design.tabs.enumerated() where !known.contains(tab.title) {
      _ = try? copy.perform("rename \(index + 1) \"\(tab.title.lowercased())\"")
    }
    return copy
  }
}
