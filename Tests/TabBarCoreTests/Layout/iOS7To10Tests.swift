import TabBarCore
import Testing

@Suite("The bar of iOS 7 to 10")
struct iOS7To10Tests {
  static let table = ReferenceTable(
    """
    = the iOS guidelines of 2013: the same height in all orientations; react-navigation PR 2676
    iphone-4s p ios7 5 | row=49 height=49 y=431 arrangement=stacked
    iphone-4s l ios9 5 | row=49 height=49 y=271 arrangement=stacked
    iphone-5 p ios10 5 | row=49 height=49 y=519 arrangement=stacked
    iphone-5c l ios7 5 | row=49 height=49 y=271 arrangement=stacked
    iphone-5s p ios7 5 | row=49 height=49 y=519 arrangement=stacked
    iphone-5s l ios8 5 | row=49 height=49 y=271 arrangement=stacked
    iphone-6 p ios8 5 | row=49 height=49 y=618 arrangement=stacked
    iphone-6-plus p ios8 5 | row=49 height=49 y=687 arrangement=stacked
    ipad-2 l ipados7 5 | row=49 height=49 y=719 arrangement=stacked
    ipad-mini p ipados8 5 | row=49 height=49 y=975 arrangement=stacked
    ipad-air p ipados7 5 | row=49 height=49 y=975 arrangement=stacked
    iphone-se-1 p ios9 4 | row=49 height=49 y=519 arrangement=stacked
    iphone-se-1 l ios9 4 | row=49 height=49 y=271 arrangement=stacked
    iphone-se-1 p ios10 5 | row=49 height=49 arrangement=stacked distribution=fill
    iphone-se-1 l ios10 5 | row=49 height=49 arrangement=stacked distribution=fill
    iphone-6s p ios9 4 | row=49 height=49 y=618 arrangement=stacked
    iphone-6s l ios9 4 | row=49 height=49 y=326 arrangement=stacked
    iphone-7 p ios10 4 | row=49 height=49 arrangement=stacked
    iphone-7 l ios10 4 | row=49 height=49 arrangement=stacked
    iphone-6s-plus p ios9 4 | row=49 height=49 arrangement=stacked
    iphone-6s-plus l ios9 4 | row=49 height=49 arrangement=stacked
    iphone-7-plus l ios10 8 | row=49 height=49 arrangement=stacked shown=8 more=0
    ipad-air-2 p ipados8 5 | row=49 height=49 y=975 arrangement=stacked
    ipad-air-2 l ipados8 5 | row=49 height=49 y=719 arrangement=stacked
    ipad-air-2 p ipados10 5 | row=49 height=49 arrangement=stacked
    ipad-mini-4 p ipados9 5 | row=49 height=49 arrangement=stacked
    ipad-pro-9-7 l ipados9 5 | row=49 height=49 arrangement=stacked
    ipad-pro-12-9-1 p ipados9 5 | row=49 height=49 arrangement=stacked
    ipad-pro-12-9-1 l ipados10 5 | row=49 height=49 arrangement=stacked
    = an iPhone shows five at most, four and More (a tag wiki on the guidelines of 2013; UITabBarController)
    iphone-se-1 p ios9 5 | shown=5 more=0 capacity=5
    iphone-se-1 p ios9 6 | shown=4 more=2 overflow=more
    iphone-se-1 l ios10 7 | shown=4 more=3
    iphone-6s p ios9 9 | shown=4 more=5 lit=0
    iphone-6s p ios9 9 select=8 | shown=4 lit=more
    = eight in regular width: piterwilson.com 2019, a published UIKit listing
    iphone-6s-plus l ios9 8 | shown=8 more=0 capacity=8
    iphone-6s-plus l ios9 9 | shown=7 more=2
    ipad-air-2 p ipados9 8 | shown=8 more=0 capacity=8
    ipad-air-2 p ipados9 9 | shown=7 more=2
    ipad-air-2 l ipados9 6 split=1/3 | shown=4 more=2 width=320 class=cr
    = view dumps of docked bars: buttons 2 inside their shares, whole points
    iphone-se-1 p ios9 5 | edges=2,66,130,194,258,318
    iphone-se-1 p ios9 4 | edges=2,82,162,242,318
    iphone-6s p ios10 3 | edges=2,127,252,373
    iphone-se-1 p ios9 5 rtl | edges=258,194,130,66,2,62
    = corywiles.com (2011): iPad, four tabs, 76 x 48 at 181, 291, 401, 511; a published UIKit listing: 80 and 30
    ipad-air-2 p ipados9 4 | distribution=centered edges=181,291,401,511,587
    ipad-air-2 p ipados9 1 | distribution=centered edges=346,422
    ipad-air-2 l ipados9 4 | distribution=centered edges=309,419,529,639,715
    = no card before iOS 11 (hacknicity): Slide Over is as high as the screen
    ipad-air-2 l ipados9 4 over | window=320,768 class=cr
    ipad-air-2 p ipados10 4 over | window=320,1024 class=cr
    = no scrollEdgeAppearance before iOS 15: always translucent
    iphone-6s p ios9 4 scroll=end | material=yes
    """)

  @Test("Bars are as the sources describe them", arguments: iOS7To10Tests.table.cases)
  func hold(line: ReferenceLine) throws { try line.check() }
}
