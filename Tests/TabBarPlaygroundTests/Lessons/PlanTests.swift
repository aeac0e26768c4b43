import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Plans")
struct PlanTests {
  @Test(
    "Each file of sessions/plans is a plan of the program, and of no lesson that builds on one outside it")
  func known() throws {
    let files = try RepositoryRoot.names(in: "sessions/plans").filter { $0.hasSuffix(".txt") }
    #expect(files.map { String($0.dropLast(4)) }.sorted() == Plan.all.map(\.name).sorted())
    for plan in Plan.all {
      #expect(try RepositoryRoot.text("sessions/plans/\(plan.name).txt").hasPrefix(Plan.firstLine))
      var played: Set<String> = []
      for lesson in plan.lessons {
        #expect(played.isSuperset(of: lesson.after), "\(plan.name): \(lesson.id)")
        played.insert(lesson.id)
      }
    }
  }

  @Test("Half of the beliefs are true, each has an answer, and each lesson something to ask")
  func beliefs() {
    for plan in Plan.all {
      let beliefs = plan.beliefs(in: nil)
      #expect(beliefs.count { $0.isTrue } * 2 == beliefs.count && beliefs.allSatisfy { $0.answer != nil })
      let steps = plan.lines.split(omittingEmptySubsequences: false) { $0.lesson != nil }.dropFirst()
      #expect(steps.allSatisfy { $0.contains { $0.word == .ask } })
      let minutes = plan.lines.filter { $0.word == .part }.map(\.minutes)
      #expect(zip(minutes, plan.parts).allSatisfy { $0 >= Plan.minutes(ofPairIn: $1) }, "\(plan.name)")
    }
    #expect(Plan.all.map(\.minutes) == [120, 90])
  }

  @Test("A plan in another language has the same lessons and minutes, and as many beliefs and questions")
  func languages() throws {
    for plan in Plan.all {
      let other = try #require(Plan.named(plan.name, in: "de"))
      #expect(other.title != plan.title && other.lessons.map(\.id) == plan.lessons.map(\.id))
      #expect(other.lines.map(\.word) == plan.lines.map(\.word))
      #expect(other.lines.map(\.minutes) == plan.lines.map(\.minutes))
      #expect(plan.lessons.allSatisfy { $0.languages.contains("de") })
    }
  }

  private static let good = [
    "title T", "part 5 A", "lesson own", "ask Q", "expect E", "right R", "true B", "answer C",
  ]

  private func plan(_ lines: [String]) throws -> Plan {
    let text = ([Plan.firstLine, "# A comment."] + lines).joined(separator: "\n")
    return try Plan(text, name: "p", file: "p.txt") { try $0 == "own" ? LessonSketch().lesson() : nil }
  }

  @Test("A line is a word and a text")
  func reading() throws {
    let plan = try plan(Self.good.map { "  " + $0.replacing(" ", with: "   ") + "  " })
    #expect((plan.title, plan.minutes, plan.lessons.count) == ("T", 5, 1))
    #expect(plan.lines.map(\.text) == ["T", "A", "own", "Q", "E", "R", "B", "C"])
    #expect(plan.beliefs(in: nil).map { [$0.text, $0.answer, "\($0.isTrue)"] } == [["B", "C", "true"]])
  }

  @Test("What is written of a plan is read again as the same plan")
  func written() throws {
    for plan in Plan.all + [Plan([.places], name: "2")] {
      let again = try Plan(plan.text, name: plan.name, file: "p.txt") { LessonList.named($0) }
      #expect(again.text == plan.text && again.minutes == plan.minutes)
      #expect(again.lessons.map(\.id) == plan.lessons.map(\.id))
    }
  }

  @Test(
    "What is wrong is an error with its line and a remedy",
    arguments: [
      (0, "frob x", "begins no line"), (1, "part A", "its minutes"), (1, "part 0 A", "its minutes"),
      (1, "part 5", "its minutes"), (2, "lesson nothing", "no lesson nothing"), (2, "lesson", "says nothing"),
      (3, "lesson own", "already"), (1, "lesson own", "no part"), (1, "ask Q", "no part"),
      (2, "expect E", "no question"), (2, "answer C", "no belief"), (7, "right R", "no question"),
    ])
  func faults(place: Int, line: String, says: String) throws {
    var lines = Self.good
    lines[place] = line
    let error = #expect(throws: SessionError.self) { try plan(lines) }
    #expect(error?.file == "p.txt" && error?.line == place + 3 && error?.error.remedy != nil)
    #expect(error?.error.problem.contains(says) == true, "\(error?.error.problem ?? "")")
  }
}
