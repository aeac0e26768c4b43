import TabBarCore
import Testing

@Suite("Windows of iPads")
struct PadWindowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  static let rows = PadWindows.rows.split(separator: "\n").map { line in
    Row(words: line.split(separator: " ").map(String.init))
  }

  @Test("Every window has the size and the class of the tables", arguments: PadWindowTests.rows)
  func windows(row: Row) throws {
    let words = row.words
    try #require(words.count == 7)
    let sides = words[0].split(separator: "x").compactMap { Double($0) }
    try #require(sides.count == 2)
    let screen = Size(width: sides[0], height: sides[1])
    let devices = Device.all.filter { $0.platform == .iPadOS && $0.portrait == screen }
    #expect(!devices.isEmpty)
    for device in devices {
      for version in [11, 17, 18] {
        let system = try #require(device.nearestSystem(to: version))
        // The table is of iOS 11 to 18; an iPad that ended before has no row in it.
        guard (11...18).contains(system.version) else { continue }
        var design = Design(device: device, orientation: words[1] == "l" ? .landscape : .portrait)
        switch words[2] {
        case "full": design.window = .full
        case "over": design.window = .slideOver
        default: design.window = try .split(#require(Window.Split(rawValue: words[2])))
        }
        let layout = BarLayout(of: design, on: system)
        if let width = Double(words[3]) { #expect(layout.window.width == width) }
        if let height = Double(words[4]) { #expect(layout.window.height == height) }
        #expect(layout.sizeClasses.letters == "\(words[5])r")
        #expect(layout.estimates.contains(.window) == (words[6] == "low" || words[3] == "-"))
        #expect(layout.estimates.contains(.windowHeight) == (words[4] == "-"))
        // The class of every part but two is in Apple's table: half of a 13-inch screen is regular by analogy with the
        // 12.9-inch one, and no class is known between 639 and 678.
        let isGuess = screen.width == 1032 && (words[2] == "1/2" || words[3] == "647")
        #expect(layout.estimates.contains(.windowClass) == isGuess)
      }
    }
  }

  @Test("Both windows of Split View and the divider of 10 pt fill the screen")
  func pairs() throws {
    for device in Device.all where device.platform == .iPadOS {
      for orientation in Orientation.allCases {
        func width(_ split: Window.Split) -> Double {
          var design = Design(device: device, orientation: orientation)
          design.window = .split(split)
          return BarLayout(of: design, on: System.named("ipados17")).window.width
        }
        let screen = device.screen(in: orientation).width
        #expect(width(.third) + 10 + width(.twoThirds) == screen)
        #expect(2 * width(.half) + 10 == screen)
      }
    }
  }

  static let table = ReferenceTable(
    """
    = swift-visual-testing PR 2: exact halves and thirds of 1194 since iPadOS 26, without a divider
    ipad-pro-11-4 l ipados26 4 split=1/2 | width=597 class=cr estimate=window
    ipad-pro-11-4 l ipados26 4 split=1/3 | width=398 class=cr estimate=window
    ipad-pro-11-4 l ipados26 4 split=2/3 | width=796 class=rr estimate=window
    = a free width is of the class of the measured ones: 678 is regular, 639 compact; between unknown
    ipad-pro-13-m5 l ipados26 4 wide=678 | class=rr width=678 estimate=windowClass sure=window
    ipad-10 p ipados26 4 wide=660 | class=cr width=660 estimate=windowClass sure=window sure=windowHeight
    ipad-pro-13-m5 l ipados26 4 wide=639 | class=cr width=639
    ipad-pro-13-m5 l ipados26 4 wide=320 | class=cr width=320
    ipad-pro-13-m5 l ipados26 4 wide=5000 | class=rr width=1376 sure=window sure=windowClass
    ipad-pro-13-m5 l ipados26 4 wide=0 | class=cr width=0
    ipad-pro-13-m5 l ipados26 4 wide=-5 | class=cr width=0
    ipad-pro-13-m5 l ipados26 4 wide=nan | class=rr width=1376
    = phones have no other windows
    iphone-14 p ios17 4 split=1/3 | width=390 sure=window
    iphone-14 p ios17 4 wide=200 | width=390
    = the app decides how wide a pane is: a leading pane and a popover are compact, always an estimate
    ipad-10 l ipados17 6 pane=leading | width=320 class=cr shown=4 more=2 estimate=pane
    ipad-10 l ipados17 6 pane=popover | width=320 class=cr shown=4 more=2 height=50 safe=0,0,0,0
    ipad-10 l ipados17 6 pane=trailing | width=860 class=rr shown=6 more=0 estimate=pane
    ipad-10 p ipados17 6 pane=trailing | width=500 class=cr shown=4 more=2
    iphone-14-plus l ios17 4 pane=leading | width=320 class=cc safe=0,47,21,0 row=32
    iphone-14-plus l ios17 4 pane=leading rtl | safe=0,0,21,47
    iphone-14-plus l ios17 4 pane=trailing | width=606 safe=0,0,21,47 class=cc
    = a split view collapses to one pane in compact width, a popover covers the window (UIKit)
    iphone-14 p ios17 4 pane=trailing | width=390 sure=pane
    iphone-14 p ios17 4 pane=popover | width=390 height=83
    ipad-10 l ipados17 4 split=1/3 pane=leading | width=375
    """)

  @Test("Later windows and panes are as the sources describe them", arguments: PadWindowTests.table.cases)
  func hold(line: ReferenceLine) throws { try line.check() }
}
