import TabBarPlayground
import Testing

@Suite("A class at a glance")
struct ClassOverviewTests {
  private func overview(_ results: [(String, String)], isLive: Bool = true) -> ClassOverview {
    let logs = results.map { name, events in
      (name: name, log: LearningLog(events.split(separator: ";").joined(separator: "\n")))
    }
    return ClassOverview(
      logs, plan: { Plan.named($0)?.lessons ?? [] }, at: 3_000, isLive: isLive)
  }

  private let results = [
    ("quick.txt", "2000 begin places two-hours;2997 line places \"remove Search\";2998 wrong places a"),
    ("quiet.txt", "600 begin places two-hours"),
    (
      "left.txt",
      "900 begin places two-hours;1000 begin first-things two-hours;1100 skip first-things;1200 begin empty two-hours;"
        + "1300 discuss empty \"x y\";1400 begin the-sixth two-hours;1500 guess the-sixth \"5\";1600 solved the-sixth 1"
    ),
  ]

  @Test("Whoever is silent for long comes before a fresh error, and what was left stays in sight")
  func need() {
    let class_ = overview(results)
    #expect(class_.learners.map(\.name) == ["quiet", "left", "quick"])
    #expect(class_.learners.map(\.silence) == [2_400, 1_400, 2])
    let states = class_.learners.map { learner in
      class_.lessons.prefix(5).map { class_.state(of: learner, in: $0) }
    }
    #expect(states[0] == [.atWork(2_400), nil, nil, nil, nil])
    #expect(states[1] == [.left, .left, .discussed, .solved, nil])
    #expect(states[2] == [.atWork(1_000), nil, nil, nil, nil])
    #expect(class_.sayings.map(\.texts) == [["x y (left)"], ["5 (left)"]])
  }

  @Test(
    "A file that two programs write at once is said to be so, and one that they write in turn is not",
    arguments: [("aab", false), ("aba", true), ("ab", false), ("abcb", true), ("", false)])
  func shared(writers: String, isShared: Bool) {
    let text = writers.map { "\(LearningEvent.writer)\($0)\n1 hint places\n" }.joined()
    #expect(LearningLog(text).isShared == isShared)
  }
}
