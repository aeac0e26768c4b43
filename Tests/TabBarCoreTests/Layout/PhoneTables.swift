/// Every phone that was measured, with the numbers of its screen.
enum PhoneTables {
  /// Until iOS 18: HIG layout tables, dimmmensions.
  static let docked = ReferenceTable(
    """
    = QMUI, openradar 36192254, flutter PR 39258 (49 upright); ESTabBarController 88, QMUI 633 (32 or 49 on its side)
    iphone-se-1 p ios11 5 | row=49 height=49 y=519 capacity=5 arrangement=stacked shown=5 more=0
    iphone-se-1 l ios11 6 | row=32 height=32 y=288 capacity=5 arrangement=inline shown=4 more=2
    iphone-6s p ios11 5 | row=49 height=49 y=618 capacity=5 arrangement=stacked shown=5 more=0
    iphone-6s l ios11 6 | row=32 height=32 y=343 capacity=5 arrangement=inline shown=4 more=2
    iphone-7 p ios11 5 | row=49 height=49 y=618 capacity=5 arrangement=stacked shown=5 more=0
    iphone-7 l ios11 6 | row=32 height=32 y=343 capacity=5 arrangement=inline shown=4 more=2
    iphone-8 p ios11 5 | row=49 height=49 y=618 capacity=5 arrangement=stacked shown=5 more=0
    iphone-8 l ios11 6 | row=32 height=32 y=343 capacity=5 arrangement=inline shown=4 more=2
    iphone-se-2 p ios14 5 | row=49 height=49 y=618 capacity=5 arrangement=stacked shown=5 more=0
    iphone-se-2 l ios14 6 | row=32 height=32 y=343 capacity=5 arrangement=inline shown=4 more=2
    iphone-se-3 p ios16 5 | row=49 height=49 y=618 capacity=5 arrangement=stacked shown=5 more=0
    iphone-se-3 l ios16 6 | row=32 height=32 y=343 capacity=5 arrangement=inline shown=4 more=2
    iphone-6s-plus p ios11 5 | row=49 height=49 y=687 capacity=5 arrangement=stacked shown=5 more=0
    iphone-6s-plus l ios11 6 | row=49 height=49 y=365 capacity=8 arrangement=inline shown=6 more=0
    iphone-7-plus p ios11 5 | row=49 height=49 y=687 capacity=5 arrangement=stacked shown=5 more=0
    iphone-7-plus l ios11 6 | row=49 height=49 y=365 capacity=8 arrangement=inline shown=6 more=0
    iphone-8-plus p ios11 5 | row=49 height=49 y=687 capacity=5 arrangement=stacked shown=5 more=0
    iphone-8-plus l ios11 6 | row=49 height=49 y=365 capacity=8 arrangement=inline shown=6 more=0
    iphone-x p ios11 5 | row=49 height=83 y=729 capacity=5 arrangement=stacked shown=5 more=0
    iphone-x l ios11 6 | row=32 height=53 y=322 capacity=5 arrangement=inline shown=4 more=2
    iphone-xs p ios12 5 | row=49 height=83 y=729 capacity=5 arrangement=stacked shown=5 more=0
    iphone-xs l ios12 6 | row=32 height=53 y=322 capacity=5 arrangement=inline shown=4 more=2
    iphone-11-pro p ios13 5 | row=49 height=83 y=729 capacity=5 arrangement=stacked shown=5 more=0
    iphone-11-pro l ios13 6 | row=32 height=53 y=322 capacity=5 arrangement=inline shown=4 more=2
    iphone-xr p ios12 5 | row=49 height=83 y=813 capacity=5 arrangement=stacked shown=5 more=0
    iphone-xr l ios12 6 | row=49 height=70 y=344 capacity=8 arrangement=inline shown=6 more=0
    iphone-11 p ios13 5 | row=49 height=83 y=813 capacity=5 arrangement=stacked shown=5 more=0
    iphone-11 l ios13 6 | row=49 height=70 y=344 capacity=8 arrangement=inline shown=6 more=0
    iphone-xs-max p ios12 5 | row=49 height=83 y=813 capacity=5 arrangement=stacked shown=5 more=0
    iphone-xs-max l ios12 6 | row=49 height=70 y=344 capacity=8 arrangement=inline shown=6 more=0
    iphone-11-pro-max p ios13 5 | row=49 height=83 y=813 capacity=5 arrangement=stacked shown=5 more=0
    iphone-11-pro-max l ios13 6 | row=49 height=70 y=344 capacity=8 arrangement=inline shown=6 more=0
    iphone-12-mini p ios14 5 | row=49 height=83 y=729 capacity=5 arrangement=stacked shown=5 more=0
    iphone-12-mini l ios14 6 | row=32 height=53 y=322 capacity=5 arrangement=inline shown=4 more=2
    iphone-13-mini p ios15 5 | row=49 height=83 y=729 capacity=5 arrangement=stacked shown=5 more=0
    iphone-13-mini l ios15 6 | row=32 height=53 y=322 capacity=5 arrangement=inline shown=4 more=2
    iphone-12 p ios14 5 | row=49 height=83 y=761 capacity=5 arrangement=stacked shown=5 more=0
    iphone-12 l ios14 6 | row=32 height=53 y=337 capacity=5 arrangement=inline shown=4 more=2
    iphone-12-pro p ios14 5 | row=49 height=83 y=761 capacity=5 arrangement=stacked shown=5 more=0
    iphone-12-pro l ios14 6 | row=32 height=53 y=337 capacity=5 arrangement=inline shown=4 more=2
    iphone-13 p ios15 5 | row=49 height=83 y=761 capacity=5 arrangement=stacked shown=5 more=0
    iphone-13 l ios15 6 | row=32 height=53 y=337 capacity=5 arrangement=inline shown=4 more=2
    iphone-13-pro p ios15 5 | row=49 height=83 y=761 capacity=5 arrangement=stacked shown=5 more=0
    iphone-13-pro l ios15 6 | row=32 height=53 y=337 capacity=5 arrangement=inline shown=4 more=2
    iphone-14 p ios16 5 | row=49 height=83 y=761 capacity=5 arrangement=stacked shown=5 more=0
    iphone-14 l ios16 6 | row=32 height=53 y=337 capacity=5 arrangement=inline shown=4 more=2
    iphone-12-pro-max p ios14 5 | row=49 height=83 y=843 capacity=5 arrangement=stacked shown=5 more=0
    iphone-12-pro-max l ios14 6 | row=49 height=70 y=358 capacity=8 arrangement=inline shown=6 more=0
    iphone-13-pro-max p ios15 5 | row=49 height=83 y=843 capacity=5 arrangement=stacked shown=5 more=0
    iphone-13-pro-max l ios15 6 | row=49 height=70 y=358 capacity=8 arrangement=inline shown=6 more=0
    iphone-14-plus p ios16 5 | row=49 height=83 y=843 capacity=5 arrangement=stacked shown=5 more=0
    iphone-14-plus l ios16 6 | row=49 height=70 y=358 capacity=8 arrangement=inline shown=6 more=0
    iphone-14-pro p ios16 5 | row=49 height=83 y=769 capacity=5 arrangement=stacked shown=5 more=0
    iphone-14-pro l ios16 6 | row=32 height=53 y=340 capacity=5 arrangement=inline shown=4 more=2
    iphone-15 p ios17 5 | row=49 height=83 y=769 capacity=5 arrangement=stacked shown=5 more=0
    iphone-15 l ios17 6 | row=32 height=53 y=340 capacity=5 arrangement=inline shown=4 more=2
    iphone-15-pro p ios17 5 | row=49 height=83 y=769 capacity=5 arrangement=stacked shown=5 more=0
    iphone-15-pro l ios17 6 | row=32 height=53 y=340 capacity=5 arrangement=inline shown=4 more=2
    iphone-16 p ios18 5 | row=49 height=83 y=769 capacity=5 arrangement=stacked shown=5 more=0
    iphone-16 l ios18 6 | row=32 height=53 y=340 capacity=5 arrangement=inline shown=4 more=2
    iphone-14-pro-max p ios16 5 | row=49 height=83 y=849 capacity=5 arrangement=stacked shown=5 more=0
    iphone-14-pro-max l ios16 6 | row=49 height=70 y=360 capacity=8 arrangement=inline shown=6 more=0
    iphone-15-plus p ios17 5 | row=49 height=83 y=849 capacity=5 arrangement=stacked shown=5 more=0
    iphone-15-plus l ios17 6 | row=49 height=70 y=360 capacity=8 arrangement=inline shown=6 more=0
    iphone-15-pro-max p ios17 5 | row=49 height=83 y=849 capacity=5 arrangement=stacked shown=5 more=0
    iphone-15-pro-max l ios17 6 | row=49 height=70 y=360 capacity=8 arrangement=inline shown=6 more=0
    iphone-16-plus p ios18 5 | row=49 height=83 y=849 capacity=5 arrangement=stacked shown=5 more=0
    iphone-16-plus l ios18 6 | row=49 height=70 y=360 capacity=8 arrangement=inline shown=6 more=0
    iphone-16-pro p ios18 5 | row=49 height=83 y=791 capacity=5 arrangement=stacked shown=5 more=0
    iphone-16-pro l ios18 6 | row=32 height=53 y=349 capacity=5 arrangement=inline shown=4 more=2
    iphone-16-pro-max p ios18 5 | row=49 height=83 y=873 capacity=5 arrangement=stacked shown=5 more=0
    iphone-16-pro-max l ios18 6 | row=49 height=70 y=370 capacity=8 arrangement=inline shown=6 more=0
    iphone-16e p ios18 5 | row=49 height=83 y=761 capacity=5 arrangement=stacked shown=5 more=0
    iphone-16e l ios18 6 | row=32 height=53 y=337 capacity=5 arrangement=inline shown=4 more=2
    """)

  /// Since iOS 26; 402 wide was measured, the others follow.
  static let floating = ReferenceTable(
    """
    = AccessibilitySnapshot 272 (83), a simulator of iOS 26.5 and FabBar (62 high, 21 from sides and bottom)
    iphone-se-2 p ios26 5 | row=49 height=83 y=584 capsule=21,584,333,62 heights=54 estimate=capsule
    iphone-se-3 p ios26 5 | row=49 height=83 y=584 capsule=21,584,333,62 heights=54 estimate=capsule
    iphone-11-pro p ios26 5 | row=49 height=83 y=729 capsule=21,729,333,62 heights=54 estimate=capsule
    iphone-11 p ios26 5 | row=49 height=83 y=813 capsule=21,813,372,62 heights=54 estimate=capsule
    iphone-11-pro-max p ios26 5 | row=49 height=83 y=813 capsule=21,813,372,62 heights=54 estimate=capsule
    iphone-12-mini p ios26 5 | row=49 height=83 y=729 capsule=21,729,333,62 heights=54 estimate=capsule
    iphone-13-mini p ios26 5 | row=49 height=83 y=729 capsule=21,729,333,62 heights=54 estimate=capsule
    iphone-12 p ios26 5 | row=49 height=83 y=761 capsule=21,761,348,62 heights=54 estimate=capsule
    iphone-12-pro p ios26 5 | row=49 height=83 y=761 capsule=21,761,348,62 heights=54 estimate=capsule
    iphone-13 p ios26 5 | row=49 height=83 y=761 capsule=21,761,348,62 heights=54 estimate=capsule
    iphone-13-pro p ios26 5 | row=49 height=83 y=761 capsule=21,761,348,62 heights=54 estimate=capsule
    iphone-14 p ios26 5 | row=49 height=83 y=761 capsule=21,761,348,62 heights=54 estimate=capsule
    iphone-12-pro-max p ios26 5 | row=49 height=83 y=843 capsule=21,843,386,62 heights=54 estimate=capsule
    iphone-13-pro-max p ios26 5 | row=49 height=83 y=843 capsule=21,843,386,62 heights=54 estimate=capsule
    iphone-14-plus p ios26 5 | row=49 height=83 y=843 capsule=21,843,386,62 heights=54 estimate=capsule
    iphone-14-pro p ios26 5 | row=49 height=83 y=769 capsule=21,769,351,62 heights=54 estimate=capsule
    iphone-15 p ios26 5 | row=49 height=83 y=769 capsule=21,769,351,62 heights=54 estimate=capsule
    iphone-15-pro p ios26 5 | row=49 height=83 y=769 capsule=21,769,351,62 heights=54 estimate=capsule
    iphone-16 p ios26 5 | row=49 height=83 y=769 capsule=21,769,351,62 heights=54 estimate=capsule
    iphone-14-pro-max p ios26 5 | row=49 height=83 y=849 capsule=21,849,388,62 heights=54 estimate=capsule
    iphone-15-plus p ios26 5 | row=49 height=83 y=849 capsule=21,849,388,62 heights=54 estimate=capsule
    iphone-15-pro-max p ios26 5 | row=49 height=83 y=849 capsule=21,849,388,62 heights=54 estimate=capsule
    iphone-16-plus p ios26 5 | row=49 height=83 y=849 capsule=21,849,388,62 heights=54 estimate=capsule
    iphone-16-pro p ios26 5 | row=49 height=83 y=791 capsule=21,791,360,62 heights=54 sure=capsule
    iphone-16-pro-max p ios26 5 | row=49 height=83 y=873 capsule=21,873,398,62 heights=54 estimate=capsule
    iphone-16e p ios26 5 | row=49 height=83 y=761 capsule=21,761,348,62 heights=54 estimate=capsule
    iphone-17 p ios26 5 | row=49 height=83 y=791 capsule=21,791,360,62 heights=54 sure=capsule
    iphone-17-pro p ios26 5 | row=49 height=83 y=791 capsule=21,791,360,62 heights=54 sure=capsule
    iphone-17-pro-max p ios26 5 | row=49 height=83 y=873 capsule=21,873,398,62 heights=54 estimate=capsule
    iphone-air p ios26 5 | row=49 height=83 y=829 capsule=21,829,378,62 heights=54 estimate=capsule
    iphone-17e p ios27 5 | row=49 height=83 y=761 capsule=21,761,348,62 heights=54 estimate=capsule
    """)

  /// The safe area on its side since iOS 26.
  static let safeAreas = ReferenceTable(
    """
    = flutter_device_preview, ten models on iOS 26.5 (20 on its side); HIG layout tables
    iphone-se-2 l ios26 3 | safe=0,0,0,0 window=667,375 capacity=5
    iphone-se-3 l ios26 3 | safe=0,0,0,0 window=667,375 capacity=5
    iphone-11-pro l ios26 3 | safe=0,44,20,44 window=812,375 capacity=5
    iphone-11 l ios26 3 | safe=0,48,20,48 window=896,414 capacity=8
    iphone-11-pro-max l ios26 3 | safe=0,44,20,44 window=896,414 capacity=8
    iphone-12-mini l ios26 3 | safe=0,50,20,50 window=812,375 capacity=5
    iphone-13-mini l ios26 3 | safe=0,50,20,50 window=812,375 capacity=5
    iphone-12 l ios26 3 | safe=0,47,20,47 window=844,390 capacity=5
    iphone-12-pro l ios26 3 | safe=0,47,20,47 window=844,390 capacity=5
    iphone-13 l ios26 3 | safe=0,47,20,47 window=844,390 capacity=5
    iphone-13-pro l ios26 3 | safe=0,47,20,47 window=844,390 capacity=5
    iphone-14 l ios26 3 | safe=0,47,20,47 window=844,390 capacity=5
    iphone-12-pro-max l ios26 3 | safe=0,47,20,47 window=926,428 capacity=8
    iphone-13-pro-max l ios26 3 | safe=0,47,20,47 window=926,428 capacity=8
    iphone-14-plus l ios26 3 | safe=0,47,20,47 window=926,428 capacity=8
    iphone-14-pro l ios26 3 | safe=0,59,20,59 window=852,393 capacity=5
    iphone-15 l ios26 3 | safe=0,59,20,59 window=852,393 capacity=5
    iphone-15-pro l ios26 3 | safe=0,59,20,59 window=852,393 capacity=5
    iphone-16 l ios26 3 | safe=0,59,20,59 window=852,393 capacity=5
    iphone-14-pro-max l ios26 3 | safe=0,59,20,59 window=932,430 capacity=8
    iphone-15-plus l ios26 3 | safe=0,59,20,59 window=932,430 capacity=8
    iphone-15-pro-max l ios26 3 | safe=0,59,20,59 window=932,430 capacity=8
    iphone-16-plus l ios26 3 | safe=0,59,20,59 window=932,430 capacity=8
    iphone-16-pro l ios26 3 | safe=0,62,20,62 window=874,402 capacity=5
    iphone-16-pro-max l ios26 3 | safe=0,62,20,62 window=956,440 capacity=8
    iphone-16e l ios26 3 | safe=0,47,20,47 window=844,390 capacity=5
    iphone-17 l ios26 3 | safe=0,62,20,62 window=874,402 capacity=5
    iphone-17-pro l ios26 3 | safe=0,62,20,62 window=874,402 capacity=5
    iphone-17-pro-max l ios26 3 | safe=0,62,20,62 window=956,440 capacity=8
    iphone-air l ios26 3 | safe=0,68,20,68 window=912,420 capacity=8
    iphone-17e l ios27 3 | safe=0,47,20,47 window=844,390 capacity=5
    """)
}
