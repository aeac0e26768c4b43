import TabBarDrawing
import TabBarPlayground
import TabBarRendering
import Testing

@Suite("A class on a wall")
struct ClassViewTests {
  @Test(
    "Twenty learners are in sight in 24 rows, those who need somebody or work above the others",
    arguments: [60, 80, 200])
  func fits(columns: Int) {
    let results = (10..<30).map { number -> (name: String, log: LearningLog) in
      let line = String(repeating: "word ", count: 40)
      var log = LearningLog()
      log.add(LearningEvent(time: 0, .begin, "places", "two-hours"))
      log.add(LearningEvent(time: number, number < 20 ? .solved : .refused, "places", line))
      return ("pair-\(number).txt", log)
    }
    let overview = ClassOverview(results, plan: { Plan.named($0) }, at: 100, isLive: true)
    let rows = overview.lines(RenderOptions(columns: columns)).prefix(23).map(\.text)
    let pairs = rows.compactMap { row in (10..<30).first { row.hasPrefix("pair-\($0) ") } }
    #expect(pairs.count == 20 && pairs.prefix(10).allSatisfy { $0 >= 20 }, "\(rows)")
  }
}
