import Foundation
import TabBarRendering
import Testing

/// What players of asciicast files expect: docs.asciinema.org/manual/asciicast/v2 and v3.
@Suite("A recording")
struct AsciicastTests {
  private var cast: Asciicast {
    var cast = Asciicast(title: "a", columns: 80)
    cast.mark("Start")
    cast.type("add A", answer: ["one", "two"])
    cast.type("check", answer: [])
    return cast
  }

  private func events(_ version: Asciicast.Version) throws -> [(time: Double, code: String, text: String)] {
    try cast.lines(version).dropFirst().map { line in
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.text.utf8)) as? [Any])
      try #require(event.count == 3)
      return (
        try #require(event[0] as? Double), try #require(event[1] as? String),
        try #require(event[2] as? String)
      )
    }
  }

  @Test("begins with a header that names version, size and title, and no time stamp")
  func headers() {
    #expect(
      cast.lines(.v2).first?.text == #"{"version": 2, "width": 80, "height": 24, "title": "a"}"#)
    #expect(
      cast.lines(.v3).first?.text == #"{"version": 3, "term": {"cols": 80, "rows": 24}, "title": "a"}"#)
  }

  @Test("shows what a terminal would", arguments: Asciicast.Version.allCases)
  func output(version: Asciicast.Version) throws {
    let shown = try events(version).filter { $0.code == "o" }.map(\.text).joined()
    #expect(shown == "tabbar> add A\r\none\r\ntwo\r\ntabbar> check\r\ntabbar> ")
  }

  @Test("counts its times from the start in version 2, and from the event before in version 3")
  func times() throws {
    let times = try events(.v2).map(\.time)
    #expect(times == times.sorted() && times.first == 0)
    var sum = 0.0
    for (time, interval) in zip(times, try events(.v3).map(\.time)) {
      sum += interval
      #expect(interval >= 0 && abs(sum - time) < 0.001)
    }
  }

  @Test("types about 12 characters a second, and gives longer answers more time, within limits")
  func pace() throws {
    let typed = try events(.v2).filter { $0.text.count == 1 }.map(\.time)
    #expect((10...14).contains(1 / (typed[1] - typed[0])))
    func pause(_ rows: Int) -> Double {
      var cast = Asciicast(title: "a", columns: 80)
      cast.type("a", answer: Array(repeating: "row", count: rows))
      let times = cast.lines(.v3).suffix(1).compactMap { $0.text.dropFirst().split(separator: ",").first }
      return times.first.flatMap { Double($0) } ?? 0
    }
    #expect(pause(1) < pause(5) && pause(5) < pause(15))
    #expect(pause(500) < 10)
  }

  @Test("has its marker where the line begins")
  func markers() throws {
    let events = try events(.v2)
    let marker = try #require(events.firstIndex { $0.code == "m" })
    #expect(events[marker].text == "Start")
    #expect(events[marker - 1].text == "tabbar> " && events[marker + 1].text == "a")
  }

  @Test("is 7-bit on request")
  func ascii() {
    var cast = Asciicast(title: "ü", columns: 80)
    cast.type("ü", answer: ["…"])
    #expect(cast.lines(.v2, ascii: true).allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
  }
}
