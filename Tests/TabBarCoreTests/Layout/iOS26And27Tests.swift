import TabBarCore
import Testing

@Suite("The floating bar of iOS 26 and 27")
struct iOS26And27Tests {
  static let table = ReferenceTable(
    """
    = a simulator of iOS 26.5, FabBar's constants, screenshots: 360 × 62 on a phone 402 wide, 21 from the edges
    iphone-17-pro p ios26 5 | capsule=21,791,360,62 row=49 frame=0,791,402,83 sure=capsule distribution=capsule
    iphone-17 p ios26 4 | capsule=21,791,360,62 sure=capsule
    iphone-16-pro p ios26 5 | capsule=21,791,360,62 sure=capsule
    iphone-17-pro p ios27 5 | capsule=21,791,360,62 sure=capsule
    iphone-17-pro p ios26 5 rtl | capsule=21,791,360,62
    = the same: items 54 high, 4 from the capsule's edge
    iphone-17-pro p ios26 5 | heights=54 arrangement=stacked
    iphone-17-pro p ios26 3 | heights=54
    = the same: five items 77 wide, about 68.75 apart, 4 from the capsule's ends: centres 42.5 + 68.75 n from 21
    iphone-17-pro p ios26 5 | centres=63.5,132.25,201,269.75,338.5
    iphone-17-pro p ios26 5 rtl | centres=338.5,269.75,201,132.25,63.5
    = the same: three items 94 wide, 86 apart; the capsule hugs them: 94 + 172 + 8 = 274
    iphone-17-pro p ios26 3 | capsule=64,791,274,62 centres=115,201,287
    iphone-16-pro p ios26 3 | capsule=64,791,274,62
    = the rule that follows for fewer: 94 + 86 + 8 = 188, 94 + 8 = 102
    iphone-17-pro p ios26 2 | capsule=107,791,188,62 centres=158,244
    iphone-17-pro p ios26 1 | capsule=150,791,102,62 centres=201
    = the capsule keeps 21 from the sides on other widths (an estimate): W - 42
    iphone-se-3 p ios26 5 | capsule=21,584,333,62 height=83 estimate=capsule
    iphone-14 p ios26 5 | capsule=21,761,348,62 estimate=capsule
    iphone-16-pro-max p ios26 5 | capsule=21,873,398,62 estimate=capsule
    iphone-air p ios26 5 | capsule=21,829,378,62 estimate=capsule
    iphone-17-pro l ios26 5 | estimate=capsule safe=0,62,20,62
    = five in compact width, eight in regular width, as before: the first four and More (UITabBarController)
    iphone-17-pro p ios26 5 | shown=5 more=0 capacity=5 overflow=none
    iphone-17-pro p ios26 6 | shown=4 more=2 capacity=5 overflow=more lit=0
    iphone-17-pro p ios26 6 select=5 | lit=more hidden=4,5
    iphone-17-pro p ios26 11 | shown=4 more=7
    iphone-17-pro l ios26 6 | shown=4 more=2
    iphone-17-pro-max p ios26 6 | shown=4 more=2
    iphone-17-pro-max l ios26 6 | shown=6 more=0 capacity=8
    iphone-17-pro-max l ios26 9 | shown=7 more=2 capacity=8
    iphone-17-pro p ios27 6 | shown=4 more=2
    = TabRole.search: at the trailing end, apart from the others (Apple)
    iphone-17-pro p ios26 4 search=3 | apart=3 order=0,1,2,3 estimate=searchCounts
    iphone-17-pro p ios26 4 search=0 | apart=0 order=1,2,3,0
    iphone-17-pro p ios26 5 search=2 | apart=2 order=0,1,3,4,2
    iphone-17-pro p ios26 5 search=4 | apart=4 last=319,791,62,62
    iphone-17-pro p ios26 5 search=4 rtl | apart=4 last=21,791,62,62
    iphone-17-pro p ios26 1 search=0 | apart=0 order=0
    = a gap of 8 to 12 (a published UIKit listing), 10 between: 360 - 62 - 10 = 288
    iphone-17-pro p ios26 5 search=4 | capsule=21,791,288,62
    iphone-17-pro p ios26 5 search=4 rtl | capsule=93,791,288,62
    iphone-17-pro p ios26 4 search=3 | capsule=21,791,274,62
    = six pages and a search were cut to four and More (a developer's note on iPadOS 27): it is taken to count
    iphone-17-pro p ios26 7 search=6 | shown=4 more=3 apart=none estimate=searchCounts
    iphone-17-pro p ios26 6 search=5 | shown=4 more=2 estimate=searchCounts
    iphone-17-pro p ios26 5 search=4 | shown=5 more=0
    iphone-17-pro p ios26 6 search=1 | shown=4 more=2 apart=1
    = react-native-screens PR 4671: since iOS 27 apart only where selecting it starts a search
    iphone-17-pro p ios27 4 search=3 | apart=none capsule=21,791,360,62 sure=searchCounts
    iphone-17-pro p ios27 4 searching=3 | apart=3
    iphone-17-pro p ios27 5 searching=0 | apart=0 order=1,2,3,4,0
    iphone-17-pro p ios26 4 searching=3 | apart=3
    = Apple, TabRole.prominent (iOS 27): one tab; the search tab takes its place where there is none
    iphone-17-pro p ios27 5 prominent=1 | apart=1 order=0,2,3,4,1
    iphone-17-pro p ios27 5 prominent=1 searching=4 | apart=1 order=0,2,3,4,1
    iphone-17-pro p ios27 5 prominent=1 search=4 | apart=1
    iphone-17-pro p ios26 5 prominent=1 | apart=none order=0,1,2,3,4
    iphone-17-pro p ios26 5 prominent=1 search=4 | apart=4
    = boardsesh PR 3973: an accessory adds 56, 139 in all on an iPhone 17 Pro
    iphone-17-pro p ios26 5 accessory | height=139 y=735 row=49 capsule=21,791,360,62
    iphone-17-pro p ios27 4 accessory | height=139 y=735
    iphone-17-pro p ios26 5 accessory keyboard | visible=no
    = Apple, bottom accessories: iPhone only, iOS 26 and later
    iphone-17-pro p ios18 5 accessory | height=83 accessory=
    ipad-10 l ipados26 5 accessory wide=400 | height=83 accessory=
    = HIG 2025: minimised, the current tab leads, then the accessory, search trails; iPhone only
    iphone-17-pro p ios26 4 minimized | order=0 collapsed=1,2,3 lit=0 shown=1
    iphone-17-pro p ios26 4 minimized select=2 | order=2 collapsed=0,1,3 lit=2
    iphone-17-pro p ios26 4 minimized search=3 select=1 | order=1,3 apart=3 collapsed=0,2 lit=1
    iphone-17-pro p ios26 4 minimized search=3 select=3 | order=3 apart=3 collapsed=0,1,2 lit=3
    iphone-17-pro p ios26 6 minimized select=5 | lit=more collapsed=0,1,2,3 hidden=4,5
    iphone-17-pro p ios27 4 minimized search=3 | order=0 apart=none collapsed=1,2,3
    iphone-17-pro p ios18 4 minimized | shown=4 collapsed=
    ipad-10 l ipados26 4 minimized wide=400 | shown=4 collapsed=
    = 44 is a guess that notes share: always an estimate
    iphone-17-pro p ios26 4 minimized search=3 | first=21,809,44,44 last=337,809,44,44 estimate=itemSizes
    iphone-17-pro p ios26 4 minimized search=3 rtl | first=337,809,44,44 last=21,809,44,44
    iphone-17-pro p ios26 4 minimized accessory search=3 | accessory=75,809,252,44 estimate=capsule
    = the keyboard covers it (HIG 2024), a modal view may
    iphone-17-pro p ios26 4 keyboard | visible=no absent=keyboard
    iphone-17-pro p ios26 4 modal | visible=no absent=modal
    = glass stays while content shows through (HIG 2025)
    iphone-17-pro p ios26 4 scroll=end | material=yes
    iphone-17-pro p ios26 4 scroll=top | material=yes
    = no tabs
    iphone-17-pro p ios26 0 | shown=0 more=0 lit=none capsule=21,791,360,62
    """)

  @Test("Bars are as the sources describe them", arguments: iOS26And27Tests.table.cases)
  func hold(line: ReferenceLine) throws { try line.check() }
}
