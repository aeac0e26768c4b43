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
}
