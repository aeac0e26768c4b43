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
    "A share of 75 points holds thirteen Latin letters and not seventeen",
    arguments: [("Notification", FittedTitle.State.whole), ("Benachrichtigungen", .cut)])
  func cell(title: String, state: FittedTitle.State) {
    // 375 points for five tabs, less 6.
    #expect(TitleMetrics.fit(title, in: .stacked, room: 69).state == state)
  }

  static let bounds = [
    ("Downloads", 0.03), ("Top Podcasts", 0.03), ("सेटिंग्स", 0.06), ("ការកំណត់", 0.06), ("ቅንብሮች", 0.06),
  ]

  // A published listing of UIKit's label: up to 1.2 pt a letter.
  @Test("Tightened up to 1.2 pt a letter, then perhaps cut, then cut", arguments: bounds)
  func boundaries(title: String, error: Double) {
    let width = TitleMetrics.width(of: title, in: .stacked)
    let bound = width * error
    let least = width - 1.2 * Double(title.count)
    #expect(TitleMetrics.relativeError(of: title) == error)
    func state(_ room: Double) -> FittedTitle.State {
      TitleMetrics.fit(title, in: .stacked, room: room).state
    }
    #expect(state(width + 0.01) == .whole)
    #expect(state(width - 0.01) == .tightened)
    #expect(state(least + bound + 0.01) == .tightened)
    #expect(state(least + bound - 0.01) == .mayBeCut)
    #expect(state(least - bound + 0.01) == .mayBeCut)
    #expect(state(least - bound - 0.01) == .cut)
  }

  @Test("A bar that moves no letters closer shows a title whole, perhaps, or cut", arguments: bounds)
  func untightened(title: String, error: Double) {
    let width = TitleMetrics.width(of: title, in: .stacked)
    let bound = width * error
    func fitted(_ room: Double) -> FittedTitle {
      TitleMetrics.fit(title, in: .stacked, room: room, tightens: false)
    }
    #expect(fitted(width + bound + 0.01).state == .whole)
    #expect(fitted(width + bound - 0.01).state == .mayBeCut)
    #expect(fitted(width - bound + 0.01).state == .mayBeCut)
    #expect(fitted(width - bound - 0.01).state == .cut)
    for room in [0, width / 2, width, width * 2] { #expect(fitted(room).tightening == 0) }
  }

  // A published listing of UIKit's label: halving from 1.2 pt a letter in steps of 0.01875. By hand:
  // 14 / 16 = 0.875, the next step up is 47; 7.92 / 13 = 0.609, 33; 0.16 / 13, 1; 85.08 - 19.2 is more than 58.
  @Test(
    "The least tightening that fits, in steps of 0.01875",
    arguments: [
      (86, 16, 72, 0.88125), (65.92, 13, 58, 0.61875), (72.16, 13, 72, 0.01875), (85.08, 16, 58, nil),
      (72, 10, 72, 0), (72, 0, 71, nil),
    ] as [(Double, Int, Double, Double?)])
  func tightening(width: Double, letters: Int, room: Double, wanted: Double?) {
    let found = TitleMetrics.tightening(of: width, letters: letters, in: room)
    #expect((found == nil) == (wanted == nil))
    #expect(abs((found ?? 0) - (wanted ?? 0)) < 1e-9)
  }

  @Test("The tightening is enough, and one step less is not")
  func leastTightening() {
    for letters in 1...30 {
      for tenth in 1...400 {
        let (width, room) = (80 + Double(tenth) / 10, 80.0)
        guard let found = TitleMetrics.tightening(of: width, letters: letters, in: room) else {
          #expect(width - 1.2 * Double(letters) > room)
          continue
        }
        #expect(width - found * Double(letters) <= room)
        #expect(width - (found - 0.01875) * Double(letters) > room - 1e-9)
      }
    }
  }

  @Test("More room never shows less", arguments: titles)
  func monotone(title: String) {
    var before = TitleMetrics.fit(title, in: .stacked, room: 0)
    for step in 1...600 {
      let now = TitleMetrics.fit(title, in: .stacked, room: Double(step) / 4)
      #expect(now.state <= before.state)
      #expect(now.displayed.count >= before.displayed.count)
      #expect(now.width == before.width && now.tightening <= before.tightening)
      before = now
    }
    #expect(before.state == .whole && before.displayed == title)
  }

  @Test("What is cut fits its room and is made of the title's own characters", arguments: titles)
  func cut(title: String) {
    for room in stride(from: 0.0, to: 120, by: 0.7) {
      let fitted = TitleMetrics.fit(title, in: .inline, room: room)
      guard fitted.state == .cut else {
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

  @Test("A family stays together or goes as a whole")
  func clusters() {
    let title = String(repeating: "👨‍👩‍👧", count: 6)
    let displayed = TitleMetrics.fit(title, in: .stacked, room: 40).displayed
    #expect(displayed == "👨‍👩‍👧👨‍👩‍👧…")
  }
}
