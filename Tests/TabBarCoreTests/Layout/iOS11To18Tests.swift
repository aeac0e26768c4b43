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
    = HIG 2022: the material is there only while content is behind it (UITabBar.scrollEdgeAppearance, iOS 15)
    iphone-14 p ios16 4 scroll=top | material=yes visible=yes
    iphone-14 p ios16 4 scroll=middle | material=yes
    iphone-14 p ios16 4 scroll=end | material=no visible=yes row=49
    iphone-8 p ios15 4 scroll=end | material=no
    iphone-8 p ios14 4 scroll=end | material=yes
    ipad-9 p ipados16 4 scroll=end | material=no
    = SAP Fiori 2023: fixed while content scrolls
    iphone-14 p ios16 4 scroll=middle | visible=yes frame=0,761,390,83
    = WWDC19 261: titles do not grow with the size of text
    iphone-14 p ios16 4 large | row=49 height=83 shown=4 edges=2,100,197,295,388
    = Supporting Right-to-Left Languages: the whole control mirrors
    iphone-8 p ios16 5 rtl | edges=302,227,152,77,2,73
    iphone-8 p ios16 6 rtl select=5 | edges=302,227,152,77,2,73 lit=more order=0,1,2,3
    iphone-8 p ios16 4 locale=ar | edges=283,189,96,2,92
    iphone-8 p ios16 5 locale=he-IL | edges=302,227,152,77,2,73
    iphone-8 p ios16 5 locale=de | edges=2,77,152,227,302,373
    iphone-8 p ios16 5 locale=pseudo | edges=2,77,152,227,302,373
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

  /// Shared edges in whole points, each button 2 inside of them, by hand; where a dump has them, measured.
  static let edges: [ReferenceCase] = {
    let dump = "view dumps of docked bars: buttons 2 inside their shares, whole points"
    func edges(
      _ device: String, _ system: String, _ tabs: Int, _ edges: [Double],
      held orientation: Orientation = .portrait
    ) -> ReferenceCase {
      ReferenceCase(device, orientation, on: system, tabs: tabs, edges: edges, source: dump)
    }
    return [
      edges("iphone-se-1", "ios15", 5, [2, 66, 130, 194, 258, 318]),
      edges("iphone-8", "ios16", 5, [2, 77, 152, 227, 302, 373]),
      edges("iphone-x", "ios16", 4, [2, 96, 190, 283, 373]),
      edges("iphone-14", "ios16", 5, [2, 80, 158, 236, 314, 388]),
      edges("iphone-14", "ios16", 4, [2, 100, 197, 295, 388]),
      edges("iphone-14", "ios16", 3, [2, 132, 262, 388]),
      edges("iphone-14", "ios16", 1, [2, 388]),
      edges("iphone-15", "ios17", 5, [2, 81, 159, 238, 316, 391]),
      edges("iphone-15-plus", "ios17", 5, [2, 88, 174, 260, 346, 428]),
      edges("iphone-14-plus", "ios16", 5, [2, 88, 173, 259, 344, 426]),
      edges("iphone-11", "ios14", 5, [2, 85, 168, 250, 333, 412]),
      edges("iphone-16-pro-max", "ios18", 5, [2, 90, 178, 266, 354, 438]),
      // Six tabs: five cells, the last one More.
      edges("iphone-8", "ios16", 6, [2, 77, 152, 227, 302, 373]),
      // 844 less 47 at each side: 750 over 5.
      edges("iphone-14", "ios16", 5, [49, 199, 349, 499, 649, 795], held: .landscape),
      // 568 has no insets: 142 each.
      edges("iphone-se-1", "ios15", 4, [2, 144, 286, 428, 566], held: .landscape),
      // 896 less 48 at each side from iOS 14, less 44 before.
      edges("iphone-xr", "ios14", 4, [50, 250, 450, 650, 846], held: .landscape),
      edges("iphone-xr", "ios13", 4, [46, 248, 450, 652, 850], held: .landscape),
      // 832 over 8.
      edges("iphone-14-plus", "ios16", 8, [49, 153, 257, 361, 465, 569, 673, 777, 877], held: .landscape),
    ]
  }()

  @Test("Buttons are inside of equal shares, their edges in whole points", arguments: iOS11To18Tests.edges)
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
