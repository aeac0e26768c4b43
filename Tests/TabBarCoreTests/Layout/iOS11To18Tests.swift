import TabBarCore
import Testing

@Suite("The bar of iOS 11 to 18")
struct iOS11To18Tests {
  static let covers = ReferenceTable(
    """
    = HIG 2022 (hidden while a keyboard is up), HIG 2024 (the keyboard covers it): not drawn
    iphone-14 p ios16 4 keyboard | visible=no absent=keyboard shown=4
    iphone-14 l ios16 4 keyboard | visible=no absent=keyboard
    iphone-se-1 p ios12 4 keyboard | visible=no absent=keyboard
    ipad-10 p ipados16 4 keyboard | visible=no absent=keyboard
    = HIG 2022: a modal view may cover it
    iphone-14 p ios16 4 modal | visible=no absent=modal
    iphone-14 p ios16 4 modal keyboard | visible=no absent=modal
    ipad-10 p ipados16 4 modal | visible=no absent=modal
    = HIG 2022: the material is there only while content lies behind (UITabBar.scrollEdgeAppearance, iOS 15)
    iphone-14 p ios16 4 scroll=top | material=yes visible=yes
    iphone-14 p ios16 4 scroll=middle | material=yes
    iphone-14 p ios16 4 scroll=end | material=no visible=yes row=49
    iphone-8 p ios15 4 scroll=end | material=no
    iphone-8 p ios14 4 scroll=end | material=yes
    ipad-9 p ipados16 4 scroll=end | material=no
    = SAP Fiori 2023: fixed while content scrolls
    iphone-14 p ios16 4 scroll=middle | visible=yes frame=0,761,390,83
    = WWDC19 261: titles do not grow with the size of text
    iphone-14 p ios16 4 large | row=49 height=83 shown=4 edges=0,97.5,195,292.5,390
    = Supporting Right-to-Left Languages: the whole control mirrors
    iphone-8 p ios16 5 rtl | edges=300,225,150,75,0,75
    iphone-8 p ios16 6 rtl select=5 | edges=300,225,150,75,0,75 lit=more order=0,1,2,3
    iphone-8 p ios16 4 locale=ar | edges=281.25,187.5,93.75,0,93.75
    iphone-8 p ios16 5 locale=he-IL | edges=300,225,150,75,0,75
    iphone-8 p ios16 5 locale=de | edges=0,75,150,225,300,375
    iphone-8 p ios16 5 locale=pseudo | edges=0,75,150,225,300,375
    = UITabBarController: any may be selected, hidden ones too; More is lit then
    iphone-14 p ios16 8 select=3 | lit=3 hidden=4,5,6,7
    iphone-14 p ios16 8 select=4 | lit=more
    iphone-14 p ios16 8 select=7 | lit=more
    """)

  @Test("Covers, scrolling, text and direction", arguments: iOS11To18Tests.covers.cases)
  func coversHold(line: ReferenceLine) throws { try line.check() }

  static let heights: [ReferenceCase] = {
    let upright = "QMUI; openradar 36192254; flutter PR 39258"
    let low = "ESTabBarController issue 88; react-navigation PR 8728; QMUI"
    let wide = "QMUI issue 633; flutter PR 39258"
    return [
      ReferenceCase("iphone-se-1", on: "ios11", tabs: 4, content: 49, total: 49, source: upright),
      ReferenceCase("iphone-8", on: "ios11", tabs: 4, content: 49, total: 49, source: upright),
      ReferenceCase("iphone-se-3", on: "ios16", tabs: 4, content: 49, total: 49, source: upright),
      ReferenceCase("iphone-8-plus", on: "ios16", tabs: 4, content: 49, total: 49, source: upright),
      ReferenceCase("iphone-x", on: "ios11", tabs: 4, content: 49, total: 83, source: upright),
      ReferenceCase("iphone-xr", on: "ios12", tabs: 4, content: 49, total: 83, source: upright),
      ReferenceCase("iphone-12-mini", on: "ios14", tabs: 4, content: 49, total: 83, source: upright),
      ReferenceCase("iphone-14", on: "ios16", tabs: 4, content: 49, total: 83, source: upright),
      ReferenceCase("iphone-16-pro-max", on: "ios18", tabs: 4, content: 49, total: 83, source: upright),
      ReferenceCase("iphone-se-1", .landscape, on: "ios15", tabs: 4, content: 32, total: 32, source: low),
      ReferenceCase("iphone-8", .landscape, on: "ios11", tabs: 4, content: 32, total: 32, source: low),
      ReferenceCase("iphone-x", .landscape, on: "ios11", tabs: 4, content: 32, total: 53, source: low),
      ReferenceCase("iphone-13-mini", .landscape, on: "ios15", tabs: 4, content: 32, total: 53, source: low),
      ReferenceCase("iphone-14", .landscape, on: "ios16", tabs: 4, content: 32, total: 53, source: low),
      ReferenceCase("iphone-16-pro", .landscape, on: "ios18", tabs: 4, content: 32, total: 53, source: low),
      ReferenceCase("iphone-6s-plus", .landscape, on: "ios13", tabs: 4, content: 49, total: 49, source: wide),
      ReferenceCase("iphone-8-plus", .landscape, on: "ios16", tabs: 4, content: 49, total: 49, source: wide),
      ReferenceCase("iphone-xr", .landscape, on: "ios13", tabs: 4, content: 49, total: 70, source: wide),
      ReferenceCase("iphone-xs-max", .landscape, on: "ios12", tabs: 4, content: 49, total: 70, source: wide),
      ReferenceCase("iphone-14-plus", .landscape, on: "ios16", tabs: 4, content: 49, total: 70, source: wide),
      ReferenceCase(
        "iphone-16-pro-max", .landscape, on: "ios18", tabs: 4, content: 49, total: 70, source: wide),
    ]
  }()

  @Test("Heights are the measured ones", arguments: iOS11To18Tests.heights)
  func heightsHold(reference: ReferenceCase) throws { try reference.check() }

  static let capacities: [ReferenceCase] = {
    let five = "UITabBarController: six or more give four and More"
    let eight = "capacity by the width's class: piterwilson.com 2019, published UIKit listing"
    return [
      ReferenceCase("iphone-14", on: "ios16", tabs: 0, shown: 0, behindMore: 0, source: five),
      ReferenceCase("iphone-14", on: "ios16", tabs: 1, shown: 1, behindMore: 0, source: five),
      ReferenceCase("iphone-14", on: "ios16", tabs: 4, shown: 4, behindMore: 0, source: five),
      ReferenceCase("iphone-14", on: "ios16", tabs: 5, shown: 5, behindMore: 0, source: five),
      ReferenceCase("iphone-14", on: "ios16", tabs: 6, shown: 4, behindMore: 2, source: five),
      ReferenceCase("iphone-14", on: "ios16", tabs: 7, shown: 4, behindMore: 3, source: five),
      ReferenceCase("iphone-14", on: "ios16", tabs: 1000, shown: 4, behindMore: 996, source: five),
      ReferenceCase("iphone-se-1", on: "ios11", tabs: 6, shown: 4, behindMore: 2, source: five),
      ReferenceCase("iphone-14", .landscape, on: "ios16", tabs: 5, shown: 5, behindMore: 0, source: five),
      ReferenceCase("iphone-14", .landscape, on: "ios16", tabs: 6, shown: 4, behindMore: 2, source: five),
      ReferenceCase("iphone-14-plus", on: "ios16", tabs: 6, shown: 4, behindMore: 2, source: five),
      ReferenceCase("iphone-14-plus", on: "ios16", tabs: 8, shown: 4, behindMore: 4, source: five),
      ReferenceCase(
        "iphone-14-plus", .landscape, on: "ios16", tabs: 6, shown: 6, behindMore: 0, source: eight),
      ReferenceCase(
        "iphone-14-plus", .landscape, on: "ios16", tabs: 7, shown: 7, behindMore: 0, source: eight),
      ReferenceCase(
        "iphone-14-plus", .landscape, on: "ios16", tabs: 8, shown: 8, behindMore: 0, source: eight),
      ReferenceCase(
        "iphone-14-plus", .landscape, on: "ios16", tabs: 9, shown: 7, behindMore: 2, source: eight),
      ReferenceCase(
        "iphone-8-plus", .landscape, on: "ios13", tabs: 8, shown: 8, behindMore: 0, source: eight),
      ReferenceCase("iphone-xr", .landscape, on: "ios13", tabs: 9, shown: 7, behindMore: 2, source: eight),
      ReferenceCase("iphone-14", on: "ios16", tabs: 8, classes: "rr", shown: 8, behindMore: 0, source: eight),
      ReferenceCase(
        "iphone-14-plus", .landscape, on: "ios16", tabs: 6, classes: "cc", shown: 4, behindMore: 2,
        source: five),
    ]
  }()

  @Test("As many tabs are shown as the width's class allows", arguments: iOS11To18Tests.capacities)
  func capacitiesHold(reference: ReferenceCase) throws { try reference.check() }

  /// Widths over counts, each edge moved to the nearest pixel by hand.
  static let edges: [ReferenceCase] = {
    let fill = "equal shares in compact width: UITabBar.ItemPositioning"
    return [
      ReferenceCase("iphone-se-1", on: "ios15", tabs: 5, edges: [0, 64, 128, 192, 256, 320], source: fill),
      ReferenceCase("iphone-8", on: "ios16", tabs: 5, edges: [0, 75, 150, 225, 300, 375], source: fill),
      ReferenceCase(
        "iphone-x", on: "ios16", tabs: 4,
        edges: [0, 93.0 + 2.0 / 3, 187 + 1.0 / 3 + 1.0 / 3, 281 + 1.0 / 3, 375], source: fill),
      ReferenceCase("iphone-14", on: "ios16", tabs: 5, edges: [0, 78, 156, 234, 312, 390], source: fill),
      ReferenceCase(
        "iphone-14", on: "ios16", tabs: 4, edges: [0, 97 + 2.0 / 3, 195, 292 + 2.0 / 3, 390], source: fill),
      ReferenceCase("iphone-14", on: "ios16", tabs: 3, edges: [0, 130, 260, 390], source: fill),
      ReferenceCase("iphone-14", on: "ios16", tabs: 1, edges: [0, 390], source: fill),
      // 78.6, 157.2, 235.8, 314.4 in thirds: 235.8, 471.6, 707.4, 943.2 pixels.
      ReferenceCase(
        "iphone-15", on: "ios17", tabs: 5, edges: [0, 236.0 / 3, 472.0 / 3, 707.0 / 3, 943.0 / 3, 393],
        source: fill),
      ReferenceCase(
        "iphone-15-plus", on: "ios17", tabs: 5, edges: [0, 86, 172, 258, 344, 430], source: fill),
      // 85.6, 171.2, 256.8, 342.4 in thirds: 256.8, 513.6, 770.4, 1027.2 pixels.
      ReferenceCase(
        "iphone-14-plus", on: "ios16", tabs: 5,
        edges: [0, 257.0 / 3, 514.0 / 3, 770.0 / 3, 1027.0 / 3, 428], source: fill),
      // 82.8, 165.6, 248.4, 331.2 in halves: 165.6, 331.2, 496.8, 662.4 pixels.
      ReferenceCase(
        "iphone-11", on: "ios14", tabs: 5, edges: [0, 83, 165.5, 248.5, 331, 414], source: fill),
      ReferenceCase(
        "iphone-16-pro-max", on: "ios18", tabs: 5, edges: [0, 88, 176, 264, 352, 440], source: fill),
      // Six tabs: five cells, the last one More.
      ReferenceCase("iphone-8", on: "ios16", tabs: 6, edges: [0, 75, 150, 225, 300, 375], source: fill),
      // 844 less 47 at each side: 750 over 5.
      ReferenceCase(
        "iphone-14", .landscape, on: "ios16", tabs: 5, edges: [47, 197, 347, 497, 647, 797], source: fill),
      // 568 has no insets: 142 each.
      ReferenceCase(
        "iphone-se-1", .landscape, on: "ios15", tabs: 4, edges: [0, 142, 284, 426, 568], source: fill),
      // 896 less 48 at each side from iOS 14, less 44 before.
      ReferenceCase(
        "iphone-xr", .landscape, on: "ios14", tabs: 4, edges: [48, 248, 448, 648, 848], source: fill),
      ReferenceCase(
        "iphone-xr", .landscape, on: "ios13", tabs: 4, edges: [44, 246, 448, 650, 852], source: fill),
      ReferenceCase(
        "iphone-14-plus", .landscape, on: "ios16", tabs: 8,
        edges: [47, 151, 255, 359, 463, 567, 671, 775, 879], source: "832 over 8"),
    ]
  }()

  @Test("Items have equal shares, their edges on pixels", arguments: iOS11To18Tests.edges)
  func edgesHold(reference: ReferenceCase) throws { try reference.check() }

  static let arrangements: [ReferenceCase] = {
    let rule = "stacked only where compact in width and regular in height: WordPress-iOS PR 7858"
    return [
      ReferenceCase("iphone-14", on: "ios16", tabs: 4, .stacked, .fill, source: rule),
      ReferenceCase("iphone-14", .landscape, on: "ios16", tabs: 4, .inline, .fill, source: rule),
      ReferenceCase("iphone-14-plus", on: "ios16", tabs: 4, .stacked, .fill, source: rule),
      ReferenceCase("iphone-14-plus", .landscape, on: "ios16", tabs: 4, .inline, .fill, source: rule),
      ReferenceCase("iphone-14", on: "ios16", tabs: 4, classes: "cr", .stacked, source: rule),
      ReferenceCase("iphone-14", on: "ios16", tabs: 4, classes: "cc", .inline, source: rule),
      ReferenceCase("iphone-14", on: "ios16", tabs: 4, classes: "rc", .inline, source: rule),
      ReferenceCase("iphone-14", on: "ios16", tabs: 4, classes: "rr", .inline, source: rule),
    ]
  }()

  @Test("The size classes place the titles", arguments: iOS11To18Tests.arrangements)
  func arrangementsHold(reference: ReferenceCase) throws { try reference.check() }
}
