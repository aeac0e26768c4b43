import TabBarPlayground
import Testing

@Suite("The check of lessons")
struct LessonCheckTests {
  @Test("A good lesson has no fault")
  func good() throws {
    #expect(try LessonSketch().lesson()?.faults == [])
  }

  /// A change that breaks the sketch, and a part of what the check says.
  static let faults: [(change: @Sendable (inout LessonSketch) -> Void, says: String)] = [
    ({ $0.goal = ["expect has Home"] }, "the start meets the goal already"),
    ({ $0.goal = ["device iphone-14"] }, "the goal expects nothing"),
    ({ $0.solutions = [["remove Help"]] }, "does not meet the goal"),
    ({ $0.solutions[0].append("remove Nothing") }, "command of the solution cannot be carried out"),
    ({ $0.start.append("select Nothing") }, "command of the start cannot be carried out"),
    ({ $0.attempt = ["select Cart"] }, "does not lead to no-cart"),
    ({ $0.attempt = ["remove About"] }, "this try meets the goal"),
    ({ $0.wrong[1] = "expect has Home" }, "on a right way: the start"),
    ({ $0.wrong[1] = "expect lacks About" }, "on a right way: remove About"),
    (
      { $0.wrong += ["lesson try", "remove Cart", "lesson wrong less \"Less.\"", "expect count 5"] },
      "leads to"
    ),
    ({ $0.wrong[1] = "# nothing" }, "the wrong end no-cart expects nothing"),
    (
      { $0.wrong = ["lesson wrong a \"A.\"", "expect count 1"] + $0.wrong },
      "nothing leads to the wrong end a"
    ),
    ({ $0.wrong += Array(repeating: "", count: 500) }, "at most 500 lines"),
    ({ $0.head[2] = "lesson teaches long-badge" }, "long-badge fires neither"),
    ({ $0.end = ["lesson then \"explane more-tab\""] }, "is no command"),
    ({ $0.head[3] = "lesson belief \"More.\" de=\"Mehr.\"" }, "de= is missing"),
    ({ $0.texts.append("lesson hint \"Take out what is read once.\"") }, "says nothing new"),
  ]

  @Test("It finds each fault, on the line of the part that has it", arguments: faults.indices)
  func found(index: Int) throws {
    let fault = Self.faults[index]
    var sketch = LessonSketch()
    fault.change(&sketch)
    let faults = try #require(try sketch.lesson()).faults
    #expect(faults.contains { $0.problem.contains(fault.says) }, "\(faults)")
    let lines = sketch.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(faults.allSatisfy { lines.indices.contains($0.line - 1) && !$0.remedy.isEmpty })
  }

  /// A goal that somebody gets around, and how.
  static let ways: [(goal: [String], cheat: String)] = [
    (["expect no-finding more-tab"], "clear"),
    (["expect no-finding more-tab", "expect has Home Offers Cart Orders Help About"], "guide"),
    (["guide hig-2022", "expect no-finding more-tab", "expect count 6"], "allow more-tab"),
    (["guide hig-2022", "expect met more-tab", "expect count 6"], "device"),
    (["expect badge Home none", "expect lacks About"], ""),
  ]

  @Test("It tries the ways around the task, and names the one that meets the goal", arguments: ways)
  func cheats(goal: [String], cheat: String) throws {
    var sketch = LessonSketch()
    sketch.goal = goal
    if goal.contains("expect count 6") { sketch.solutions = [["device ipad-10", "select Home"]] }
    let faults = try #require(try sketch.lesson()).faults
    let found = faults.filter { $0.problem.hasPrefix("the goal is met by:") }
    #expect(cheat.isEmpty ? found.isEmpty : found.contains { $0.problem.contains(cheat) }, "\(faults)")
  }
}
