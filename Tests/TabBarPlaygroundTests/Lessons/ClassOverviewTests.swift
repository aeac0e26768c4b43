import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("A class at a glance")
struct ClassOverviewTests {
  /// Reads results of learners: `NAME: event; event`, with minutes in place of seconds.
  private func overview(_ results: [String], at minute: Double) -> ClassOverview {
    let logs = results.map { result -> (name: String, log: LearningLog) in
      let parts = result.split(separator: ": ", maxSplits: 1).map(String.init)
      let events = parts[1].split(separator: "; ").compactMap { event -> String? in
        let words = event.split(separator: " ", maxSplits: 1)
        let time = Double(words[0]) ?? 0
        return time <= minute ? "\(Int(time * 60)) \(words[1])" : nil
      }
      return ("\(parts[0]).txt", LearningLog(events.joined(separator: "\n")))
    }
    return ClassOverview(logs, plan: { Plan.named($0) }, at: Int(minute * 60), isLive: true)
  }

  /// What a learner does, at which minute, and what is said of it.
  static let states: [(result: String, minute: Double, says: String)] = [
    ("0 begin places", 2, "working"), ("0 begin places", 3, "stuck"),
    ("0 begin places; 2 line places x", 4, "working"), ("0 begin places; 2 line places x", 5, "stuck"),
    // Three lines in vain, whatever made them so.
    ("0 begin places; 1 refused places a; 1.2 refused places b; 1.4 refused places c", 1.5, "stuck"),
    ("0 begin places; 1 refused places a; 1.2 forgotten places b; 1.4 line places undo", 1.5, "stuck"),
    ("0 begin places; 1 refused places a; 1.2 refused places b; 1.4 line places c", 1.5, "working"),
    ("0 begin places; 0.1 refused places a; 2 refused places b; 4 refused places c", 4.5, "working"),
    // The same wrong end twice, and not two of them.
    ("0 begin places; 1 wrong places a; 2 line places undo; 2.5 wrong places a", 2.6, "stuck"),
    ("0 begin places; 1 wrong places a; 2 line places undo; 2.5 wrong places b", 2.6, "working"),
    ("0 begin places; 1 hint places 1; 2 hint places 2", 2.1, "stuck"),
    ("0 begin places; 1 hint places 1; 2 line places x", 2.1, "working"),
    ("0 begin places; 1 solution places", 1.1, "stuck"),
    // Who has come to the end of a lesson needs nobody, however long ago.
    ("0 begin places two-hours; 1 hint places 1; 2 hint places 2; 3 solved places 1", 30, "waiting"),
    ("0 begin places two-hours; 3 discuss places", 30, "waiting"),
    ("0 begin places; 3 solved places 1", 30, "done"),
    ("0 begin places; 1 hint places 1; 2 hint places 2; 3 solved places 1; 4 begin peers", 5, "working"),
  ]

  @Test("Learners are stuck by what they do, and never by having finished", arguments: states)
  func state(row: (result: String, minute: Double, says: String)) {
    let learners = overview(["ada: \(row.result)"], at: row.minute).learners
    #expect(learners.map { "\($0.state)" } == [row.says], "\(row.result)")
  }

  /// Minutes of a class of 28 November 2026 in which somebody needed help, as its instructor wrote them down: who was silent
  /// or tried in vain, and who had come to an end and waited.
  static let minutes: [(results: [String], minutes: ClosedRange<Int>, first: String)] = [
    (
      [
        "quick: 27 begin the-sixth two-hours; 29 solved the-sixth 1",
        "careful: 27 begin the-sixth two-hours; 31 solved the-sixth 1; 31 begin width-decides two-hours; 39 line width-decides a",
        "guesser: 27 begin the-sixth two-hours; 28 wrong the-sixth dropped-search; 29 line the-sixth undo; "
          + "30 wrong the-sixth dropped-search; 33 line the-sixth undo; 36 wrong the-sixth another-dropped",
      ], 31...39, "guesser"
    ),
    (
      [
        "german: 6 begin places two-hours; 7 refused places \"entferne Compose\"; 7.3 refused places \"lösche Compose\"; "
          + "7.6 refused places \"Compose raus\"",
        "quick: 6 begin places two-hours; 7 solved places 1",
      ], 8...10, "german"
    ),
    (
      [
        "careful: 62 begin out-of-sight two-hours; 63 hint out-of-sight 1; 64 hint out-of-sight 2",
        "german: 62.5 begin out-of-sight two-hours; 66 line out-of-sight \"minimize on\"",
        "quick: 60 begin out-of-sight two-hours; 61 discuss out-of-sight",
      ], 64...68, "careful"
    ),
  ]

  @Test(
    "Who needed somebody in a class is the first row in each minute of it, and who waits comes last",
    arguments: minutes)
  func needs(row: (results: [String], minutes: ClosedRange<Int>, first: String)) {
    for minute in row.minutes {
      let learners = overview(row.results, at: Double(minute)).learners
      #expect(learners[0].name == row.first && learners.last?.state == .waiting, "\(minute)")
    }
  }

  @Test(
    "To speak about next is what most came to in ten minutes, in the present part; all wrong ends stay in the list"
  )
  func next() {
    let early = "0 begin places two-hours; 1 wrong places dropped-search; 2 solved places 1"
    let late = "20 begin the-sixth two-hours; 21 wrong the-sixth dropped-search; 22 wrong places moved-away"
    let other =
      "20 begin the-sixth two-hours; 21 wrong the-sixth two-removed; 22 wrong the-sixth dropped-search"
    func next(_ results: [String], _ minute: Double) -> String? {
      overview(results, at: minute).next.map { "\($0.lesson.id) \($0.end.id) \($0.count)" }
    }
    #expect(next(["a: \(early)"], 5) == "places dropped-search 1")
    #expect(next(["a: \(early)"], 15) == nil)
    #expect(next(["a: \(early); \(late)", "b: \(other)"], 23) == "the-sixth dropped-search 2")
    #expect(next(["a: \(early); \(late)", "b: \(other)"], 40) == nil)
    #expect(overview(["a: \(early); \(late)", "b: \(other)"], at: 40).wrongEnds.count == 4)
  }

  @Test("What was left stays in sight, and what was guessed and written is read aloud")
  func lessons() {
    let class_ = overview(
      [
        "left: 1 begin places two-hours; 2 begin first-things two-hours; 3 skip first-things; 4 begin empty two-hours; "
          + "5 line empty \"x y\"; 5 discuss empty; 6 begin the-sixth two-hours; 7 guess the-sixth 5; 8 solved the-sixth 1"
      ], at: 9)
    let signs = class_.lessons.prefix(5).map { class_.sign(of: class_.learners[0], in: $0) }
    #expect(signs == ["-", "-", "?", "+", "."])
    #expect(class_.sayings.map(\.texts) == [["x y (left)"], ["5 (left)"]])
  }

  /// A class of four scripted learners in twenty lessons, played at a terminal on 29 November 2026; the script knew when
  /// one of them would have needed somebody.
  private static let recorded = ["quick", "careful", "guesser", "german"]

  @Test(
    "In a class that was recorded, who needs help is the first row within three minutes, and nobody who is done is"
  )
  func recording() throws {
    let results = try Self.recorded.map { name in
      (name, try RepositoryRoot.text("Tests/TabBarPlaygroundTests/Cases/Class/\(name).txt"))
    }
    let needs = results.flatMap { name, text in
      text.matches(of: /# needs help from (\d+) to (\d+)/).map { match in
        (name: name, times: (Int(match.output.1) ?? 0)...(Int(match.output.2) ?? 0))
      }
    }
    let events = results.map { (name: $0, events: LearningLog($1).events) }
    let end = events.compactMap(\.events.last?.time).max() ?? 0
    let first = (0...end / 60).map { minute in
      let logs = events.map { name, events in
        var log = LearningLog()
        for event in events where event.time <= minute * 60 { log.add(event) }
        return (name: name, log: log)
      }
      let learners = ClassOverview(logs, plan: { _ in nil }, at: minute * 60, isLive: true).learners
      let states = learners.map(\.state.rawValue)
      #expect(states == states.sorted(), "minute \(minute)")
      return learners[0].state == .stuck ? learners[0].name : ""
    }
    var minutes = (helped: 0, all: 0)
    for minute in first.indices {
      let needy = needs.filter { $0.times.contains(minute * 60) }.map(\.name)
      guard !needy.isEmpty else { continue }
      minutes.all += 1
      if first[minute...].prefix(4).contains(where: needy.contains) { minutes.helped += 1 }
    }
    #expect(minutes.all > 60 && minutes.helped * 10 >= minutes.all * 8, "\(minutes)")
  }

  @Test(
    "A file that two programs write at once is said to be so, and one that they write in turn is not",
    arguments: [("aab", false), ("aba", true), ("ab", false), ("abcb", true), ("", false)])
  func shared(writers: String, isShared: Bool) {
    let text = writers.map { "\(LearningEvent.writer)\($0)\n1 hint places\n" }.joined()
    #expect(LearningLog(text).isShared == isShared)
  }
}
