import TabBarCore
import Testing

/// What a title shows in its room.
@Suite struct TitleFitTests {
  static let titles = [
    "Home", "Notifications", "Benachrichtigungen", "Все уведомления", "الساحات الخلفية", "検索と探索",
    "การแจ้งเตือน",
    "👨‍👩‍👧 Family 👍🏽", "Cafe\u{301} Cre\u{301}me", "सेटिंग्स", "A B C D E", "",
  ]

  @Test(
    "A cell of 75 points holds thirteen Latin letters and not seventeen",
    arguments: [("Notification", FittedTitle.Truncation.fits), ("Benachrichtigungen", .cut)])
  func cell(title: String, truncation: FittedTitle.Truncation) {
    // 375 points for five tabs, a point free on each side.
    #expect(TitleMetrics.fit(title, in: .stacked, room: 73).truncation == truncation)
  }

  @Test(
    "The verdict turns at the bound, at the tightening and at both",
    arguments: [("Downloads", 0.03), ("Top Podcasts", 0.03), ("सेटिंग्स", 0.06), ("ការកំណត់", 0.06), ("ቅንብሮች", 0.06)])
  func boundaries(title: String, error: Double) {
    let width = TitleMetrics.width(of: title, in: .stacked)
    let bound = width * error
    #expect(TitleMetrics.relativeError(of: title) == error)
    func verdict(_ room: Double) -> FittedTitle.Truncation {
      TitleMetrics.fit(title, in: .stacked, room: room).truncation
    }
    #expect(verdict(width + bound + 0.01) == .fits)
    #expect(verdict(width + bound - 0.01) == .tightened)
    #expect(verdict(width + bound - TitleMetrics.tightening + 0.01) == .tightened)
    #expect(verdict(width + bound - TitleMetrics.tightening - 0.01) == .mayBeCut)
    #expect(verdict(width) == .mayBeCut)
    #expect(verdict(width - bound - TitleMetrics.tightening + 0.01) == .mayBeCut)
    #expect(verdict(width - bound - TitleMetrics.tightening - 0.01) == .cut)
  }

  @Test("More room never shows less", arguments: titles)
  func monotone(title: String) {
    var before = TitleMetrics.fit(title, in: .stacked, room: 0)
    for step in 1...600 {
      let now = TitleMetrics.fit(title, in: .stacked, room: Double(step) / 4)
      #expect(now.truncation <= before.truncation)
      #expect(now.displayed.count >= before.displayed.count)
      #expect(now.width == before.width)
      before = now
    }
    #expect(before.truncation == .fits && before.displayed == title)
  }

  @Test("What is cut fits its room and is made of the title's own characters", arguments: titles)
  func cut(title: String) {
    for room in stride(from: 0.0, to: 120, by: 0.7) {
      let fitted = TitleMetrics.fit(title, in: .inline, room: room)
      guard fitted.truncation == .cut else {
        #expect(fitted.displayed == title)
        continue
      }
      #expect(fitted.displayed.last == "…")
      let kept = fitted.displayed.dropLast()
      #expect(title.starts(with: kept))
      #expect(kept.last?.isWhitespace != true)
      #expect(kept.isEmpty || TitleMetrics.width(of: fitted.displayed, in: .inline) <= room + 0.001)
    }
  }

  @Test("No room at all leaves the ellipsis", arguments: [0, -5, -Double.infinity, Double.nan])
  func noRoom(room: Double) {
    #expect(TitleMetrics.fit("Home", in: .stacked, room: room).displayed == "…")
  }

  @Test("A title without characters always fits")
  func empty() {
    #expect(TitleMetrics.fit("", in: .stacked, room: 0) == TitleMetrics.fit("", in: .stacked, room: 99))
  }

  @Test("A family stays together or goes as a whole")
  func clusters() {
    let title = String(repeating: "👨‍👩‍👧", count: 6)
    let displayed = TitleMetrics.fit(title, in: .stacked, room: 40).displayed
    #expect(displayed == "👨‍👩‍👧👨‍👩‍👧…")
  }

  @Test("A title of ten thousand characters is cut in a moment")
  func long() {
    let title = String(repeating: "Wide Титул 題 ", count: 800)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(TitleMetrics.fit(title, in: .stacked, room: 60).displayed.count < 20)
      #expect(TitleMetrics.fit(title, in: .stacked, room: 30_000).truncation == .cut)
    }
    #expect(time < .seconds(2))
  }
}
