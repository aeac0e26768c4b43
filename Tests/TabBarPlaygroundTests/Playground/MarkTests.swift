import TabBarCore
import Testing

@testable import TabBarPlayground

@Suite("Designs with names")
struct MarkTests {
  @Test("A file that goes back in time keeps its marks, and names what it goes back to when it is saved")
  func files() throws {
    let text = SessionFile.text(of: ["add A", "add B", "mark b", "undo 2", "add C"])
    var playground = try Playground(SessionFile(text, name: "a.tabs"))
    #expect(playground.sketch == "[A] C" && playground.timeline.marks.map(\.name) == ["b"])
    try playground.run("back b")
    #expect(playground.sketch == "[A] B")
  }

  private static let names = ["a", "b", "before-a"]

  private func line(_ number: Int, _ random: inout SameNumbers) -> String {
    func some(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let name = Self.names[some(0...2)]
    return switch some(0...30) {
    case 0...6: "add T\(number)"
    case 7...11: "mark \(name)"
    case 12...13: "mark \(name) off"
    case 14...16: "back \(name)"
    case 17...21: "undo \(some(1...5))"
    case 22: "redo \(some(1...3))"
    case 23: "undo to \(some(0...9))"
    case 24: "redo to \(some(1...9))"
    case 25...26: "step \(some(1...9)) add S\(number)"
    case 27...28: "step \(some(1...9)) off"
    case 29: "step \(some(1...9)) mark \(name)"
    default: "new"
    }
  }

  private func marks(_ playground: Playground) -> [String: [String]] {
    let ideas = playground.timeline.ideas.map { ($0.name, $0.draft.design.tabs.map(\.title)) }
    return Dictionary(ideas) { $1 }
  }

  @Test(
    "Whatever is done, undone, changed and opened, each mark has its design, and saving keeps all",
    arguments: 1...30)
  func nothingIsLost(seed: UInt64) throws {
    var random = SameNumbers(seed: seed)
    var plain = PlainHistory()
    var playground = Playground()
    playground.beginJournal()
    var journal = ""
    var lines: [String] = []
    for number in 1...40 {
      lines.append(line(number, &random))
      let isDone = (try? playground.run(lines[number - 1])) != nil
      let said = lines.joined(separator: "; ")
      try #require(isDone == plain.run(lines[number - 1]), "\(said)")
      try #require(playground.draft.design.tabs.map(\.title) == plain.titles, "\(said)")
      try #require(marks(playground) == plain.titles(plain.named), "\(said)")
      journal += playground.takeEntries().map { $0.text(\.self) }.joined()
      // It is saved and opened again.
      let text = playground.text
      let file = try SessionFile(text, name: "a.tabs")
      let again = try Playground(file)
      try #require(again.draft.design.tabs.map(\.title) == plain.titles, "\(said)\n\(text)")
      let kept = plain.titles(plain.kept())
      let found = marks(again).filter { kept[$0.key] != nil || !$0.key.hasPrefix("before-") }
      try #require(found == kept && again.text == text, "\(said)\n\(text)")
      try #require((try? playground.check(text, name: "a.tabs", in: nil)) != nil, "\(said)\n\(text)")
      switch Int.random(in: 0..<30, using: &random) {
      case 0:
        lines[number - 1] += "; save a.tabs, and again"
        playground = again
        playground.beginJournal()
        journal = ""
        plain = PlainHistory()
      case 1:
        lines[number - 1] += "; open a.tabs"
        try playground.open(file, by: "open a.tabs")
        _ = plain.run("new")
      case 2:
        var recovered = Playground()
        #expect(try Journal(Journal.title + "\n" + journal, name: "j").play(on: &recovered) == nil)
        try #require(recovered.text == text && marks(recovered) == marks(playground), "\(said)\n\(journal)")
        continue
      default: continue
      }
      for line in text.split(separator: "\n").dropFirst() { _ = plain.run(String(line)) }
    }
  }
}
