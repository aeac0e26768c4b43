import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("The tour")
struct GuidedTourTests {
  /// Goes through lines; returns the number of the step that is shown after each, and the tour.
  private func steps(_ lines: [String], from start: [String] = []) throws -> (
    [String], GuidedTour, Playground
  ) {
    var playground = try Playground(lines: start)
    var tour = GuidedTour(playground)
    var seen = [number(in: tour.begin())]
    for line in lines {
      try playground.run(line)
      let said = sentences(tour.look(at: playground))
      seen.append(tour.isOver ? "over" : said.isEmpty ? "" : number(in: said))
    }
    return (seen, tour, playground)
  }

  private func sentences(_ said: [Utterance]) -> [String] {
    said.compactMap { if case .sentence(let sentence) = $0 { sentence } else { nil } }
  }

  private func number(in lines: [String]) -> String {
    let start = lines.last { $0.hasPrefix("Step ") }
    return start.map { String($0.dropFirst("Step ".count).prefix { $0 != " " }) } ?? ""
  }

  @Test("goes on when the bar is as the step asks, and ends with the person's own bar")
  func whole() throws {
    let (seen, tour, playground) = try steps([
      "add A", "add B", "add C", "icon 1 star", "icon 2 map", "icon 3 bell", "add D", "add E", "add F",
      "undo",
      "device ipad-10", "undo",
    ])
    // The undo that mended the bar is the one that the last step would ask for.
    #expect(seen == ["1", "", "", "2", "", "", "3", "", "", "4", "5", "over", "over"])
    #expect(tour.isOver && tour.task == nil && tour.hint == nil)
    #expect(playground.draft.design.tabs.map(\.title) == ["A", "B", "C", "D", "E"])
    #expect(playground.hasUnsavedChanges)
  }

  private let three = ["A", "B", "C"].map { "add \($0) icon=star" }
  private let more = ["D", "E", "F"].map { "add \($0) icon=star" }

  @Test("A line that does two steps at once does both")
  func two() throws {
    let (seen, _, _) = try steps(more + ["device ipad-10", "undo"], from: three)
    // The iPad has room for six, and it is elsewhere.
    #expect(seen == ["3", "", "", "4", "6", "over"])
  }

  @Test("What was done and taken back within the tour is not asked for again")
  func before() throws {
    let (seen, _, _) = try steps(["device ipad-10", "undo"] + more + ["remove last"], from: three)
    #expect(seen == ["3", "", "", "", "", "4", "over"])
  }

  @Test("To go back to a device is no look at another one")
  func backIsNotElsewhere() throws {
    let (seen, _, _) = try steps(
      ["undo", "remove last", "device iphone-17"], from: three + ["device iphone-se-3"] + more)
    // Too many are there, and undo leaves five.
    #expect(seen == ["4", "5", "", "over"])
    let (later, _, _) = try steps(
      ["undo", "tour", "remove last"], from: three + more + ["device ipad-10", "device iphone-se-3"])
    // undo goes to the iPad, which mends the bar; another device is still to be seen.
    #expect(later == ["4", "5", "", ""])
  }

  @Test("says which steps it passes over")
  func passedOver() throws {
    let playground = try Playground(lines: three)
    var tour = GuidedTour(playground)
    #expect(tour.begin().contains("Steps 1 and 2 are done already."))
    var again = try Playground(lines: three + more)
    tour = GuidedTour(again)
    #expect(tour.begin().contains("Steps 1, 2 and 3 are done already."))
    try again.run("device ipad-10")
    #expect(sentences(tour.look(at: again)).contains("Step 5 is done already."))
    var empty = GuidedTour(Playground())
    #expect(!empty.begin().joined().contains("already"))
  }

  @Test(
    "Any way of doing what a step asks counts",
    arguments: [
      ("remove 6 7", "5"), ("remove last", ""), ("clear", "5"), ("undo 2", "5"), ("new", "5"),
    ])
  func anyWay(line: String, next: String) throws {
    let start = ["A", "B", "C", "D", "E", "F", "G"].map { "add \($0) icon=star" }
    let (seen, _, _) = try steps([line], from: start)
    // Three tabs, icons and too many are there already.
    #expect(seen == ["4", next])
  }

  @Test("can be helped on and gone past, step by step")
  func helps() throws {
    let playground = Playground()
    var tour = GuidedTour(playground)
    _ = tour.begin()
    var count = 0
    while !tour.isOver {
      #expect(tour.task != nil && tour.hint != nil)
      _ = tour.take(.skip)
      count += 1
      #expect(count < 10)
    }
    #expect(count >= 4)
    #expect(tour.look(at: playground).isEmpty)
  }

  @Test("What the hint about icons says to type gives each tab an icon that no rule objects to")
  func fittingIcons() throws {
    for titles in [
      ["Feed", "Search", "Profile"], ["Recipes", "Shopping", "Messages", "Settings"],
      ["Today", "Home", "Map", "News", "Chat"],
    ] {
      var playground = try Playground(lines: titles.map { "add \($0)" })
      let before = Set(playground.draft.scene.report.findings.map(\.rule))
      var tour = GuidedTour(playground)
      _ = tour.begin()
      #expect(tour.hint?.hasPrefix("Type icons,") == true)
      try playground.run("icons")
      for (index, tab) in playground.draft.design.tabs.enumerated() where tab.icon == nil {
        try playground.run("icon \(index + 1) star.fill")
      }
      #expect(Set(playground.draft.scene.report.findings.map(\.rule)).subtracting(before) == [], "\(titles)")
      #expect(sentences(tour.look(at: playground)).contains("Each tab has an icon."))
    }
  }

  @Test("teaches with the rule's own words")
  func words() throws {
    var playground = try Playground(lines: ["A", "B", "C", "D", "E"].map { "add \($0) icon=star" })
    var tour = GuidedTour(playground)
    _ = tour.begin()
    try playground.run("add F")
    let said = sentences(tour.look(at: playground)).joined()
    let rule = try #require(Rule.named("more-tab"))
    #expect(said.contains(rule.title) && said.contains(rule.rationale))
  }
}
