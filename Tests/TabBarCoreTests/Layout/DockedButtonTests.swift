import TabBarCore
import Testing

@Suite("The buttons of docked bars")
struct DockedButtonTests {
  static let table = ReferenceTable(
    """
    = view dumps of real apps, docked bars of iOS 9 to 16: x = share + 2, width = share - 4, whole points, 48 high
    iphone-5s p ios9 4 | edges=2,82,162,242,318 widths=76,76,76,76 heights=48
    iphone-se-1 p ios9 4 | edges=2,82,162,242,318 widths=76,76,76,76 heights=48
    iphone-6s p ios10 4 | edges=2,96,190,283,373 widths=90,90,89,90 heights=48
    iphone-14 p ios16 4 | edges=2,100,197,295,388 widths=94,93,94,93 heights=48 first=2,762,94,48
    iphone-15 p ios17 5 | edges=2,81,159,238,316,391 widths=75,74,75,74,75 heights=48
    iphone-11 p ios13 4 | edges=2,106,209,313,412 widths=100,99,100,99 heights=48
    iphone-8-plus p ios13 5 | edges=2,85,168,250,333,412 widths=79,79,78,79,79 heights=48
    = a view dump of iOS 12: one tab on 375 has a button of 371
    iphone-8 p ios12 1 | edges=2,373 widths=371
    = corywiles.com (2011): iPad, four tabs, 76 x 48 at 181, 291, 401, 511
    ipad-air-2 p ipados8 4 | distribution=centered edges=181,291,401,511,587 widths=76,76,76,76 heights=48
    = dumps and a listing as above say so upright, in a row of 49; elsewhere it is an estimate
    iphone-14 p ios16 4 | sure=distribution
    iphone-14 l ios16 4 | estimate=distribution heights=31
    ipad-9 p ipados16 4 over | estimate=distribution heights=49
    = a published listing of UIKit's label and an answer on Stack Overflow: the title's room is width / count - 6
    iphone-se-1 p ios9 5 | room=58
    iphone-8 p ios16 5 | room=69
    iphone-14 p ios16 5 | room=72
    iphone-15 p ios17 5 | room=72.6
    iphone-11 p ios13 4 | room=97.5
    = the same listing: beside an icon its width and 6 less, 5 on four-inch phones
    iphone-14 l ios16 5 | room=120
    iphone-se-1 l ios15 4 | room=113
    """)

  @Test("Buttons and rooms are as the sources have them", arguments: DockedButtonTests.table.cases)
  func hold(line: ReferenceLine) throws { try line.check() }

  @Test("The share is the whole part of the bar, whatever the button is")
  func shares() {
    let design = Design(tabs: (0..<5).map { Tab("T\($0)") }, device: Device.named("iphone-15") ?? .standard)
    let items = BarLayout(of: design, on: .named("ios17")).items
    #expect(items.allSatisfy { abs($0.share.width - 78.6) < 1e-9 && $0.share.height == 49 })
  }
}
