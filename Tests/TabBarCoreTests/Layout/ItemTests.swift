import TabBarCore
import TabBarTestSupport
import Testing

@Suite("Items of a docked bar")
struct ItemTests {
  private func layout(
    _ tabs: [Tab], selection: Int = 0, device id: String = "iphone-14",
    orientation: Orientation = .portrait, system: String = "ios16", classes: String? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> BarLayout {
    let device = try #require(Device.named(id))
    let system = try #require(System.named(system))
    var design = Design(
      tabs: tabs, selection: selection, device: device, orientation: orientation, direction: direction)
    design.sizeClasses = classes.map(SizeClasses.init(letters:))
    return BarLayout(of: design, on: system)
  }

  @Test("The title is under the icon when stacked, after it when inline")
  func titlePlaces() throws {
    let tab = Tab("Home", icon: "house")
    let stacked = try #require(try layout([tab]).items.first)
    let (icon, title) = (try #require(stacked.iconFrame), try #require(stacked.titleFrame))
    // A line is a little higher than its letters: that of iOS 13 begins at 31.3, and the icon ends at 31.5.
    #expect(title.minY >= icon.maxY - 0.5)
    #expect(abs(title.midX - icon.midX) <= 0.5)
    let inline = try #require(try layout([tab], orientation: .landscape).items.first)
    let (left, right) = (try #require(inline.iconFrame), try #require(inline.titleFrame))
    // 6 pt between them: published UIKit listing. Two edges, each moved by half a pixel at most.
    #expect(abs(right.minX - left.maxX - 6) < 0.34)
    #expect(abs(left.midY - right.midY) <= 0.5)
    // 5 on phones of four inches, in pixels of half a point.
    let little = try #require(
      try layout([tab], device: "iphone-se-1", orientation: .landscape, system: "ios15").items.first)
    let (before, after) = (try #require(little.iconFrame), try #require(little.titleFrame))
    #expect(abs(after.minX - before.maxX - 5) <= 0.5)
  }

  // View dumps: 25 x 25 at 5.5 + 1 and titles from 36 to 48 in iOS 9; 24 x 24 at 7 in iOS 16; titles around 37.3
  // since iOS 13.
  @Test(
    "Icon and title are where dumps have them, below the top of the bar",
    arguments: [("iphone-6s", "ios9", 42.0), ("iphone-8", "ios12", 42), ("iphone-14", "ios16", 37.3)])
  func centres(device: String, system: String, title: Double) throws {
    let bar = try layout([Tab("Home", icon: "house")], device: device, system: system)
    let item = try #require(bar.items.first)
    let (icon, line) = (try #require(item.iconFrame), try #require(item.titleFrame))
    #expect(abs(icon.midY - bar.frame.minY - 19) <= 0.5)
    #expect(abs(line.midY - bar.frame.minY - title) <= 0.5)
  }

  // No source has the badge of the glass bar; what it must not do is to hide the icon.
  @Test(
    "On iOS 26 no badge covers more than a quarter of its icon", arguments: ["3", "New", "999+ and more"])
  func badgeOnGlass(text: String) throws {
    for count in 1...5 {
      let tabs = (0..<count).map {
        Tab("T\($0)", icon: "star", badge: text, role: $0 == 3 ? .search : .destination)
      }
      for item in try layout(tabs, device: "iphone-17", system: "ios26").items {
        let (icon, badge) = (try #require(item.iconFrame), try #require(item.badgeFrame))
        let width = min(icon.maxX, badge.maxX) - max(icon.minX, badge.minX)
        let height = min(icon.maxY, badge.maxY) - max(icon.minY, badge.minY)
        #expect(max(0, width) * max(0, height) <= icon.width * icon.height * 0.29, "\(count)")
      }
    }
  }

  @Test("Without a title there is no line for it, without an icon no place for one")
  func missingParts() throws {
    for orientation in Orientation.allCases {
      let items = try layout([Tab(""), Tab("", icon: "star"), Tab("A")], orientation: orientation).items
      #expect(items.map { $0.titleFrame == nil } == [true, true, false])
      #expect(items.map { $0.iconFrame == nil } == [true, false, true])
      #expect(items.map(\.badgeFrame) == [nil, nil, nil])
      #expect(items.allSatisfy { $0.title.state == .whole })
      let item = try #require(items.dropFirst().first)
      let middle = try #require(item.iconFrame)
      #expect(abs(middle.midX - item.frame.midX) <= 0.5 && abs(middle.midY - item.frame.midY) <= 0.5)
    }
  }

  @Test("A bitmap has the place of any icon in every bar, with a name or without; what has no icon has none")
  func bitmaps() throws {
    for system in System.all {
      let device = Device.all.first { $0.runs(system) } ?? .standard
      for (orientation, title) in [(Orientation.portrait, "News"), (.landscape, "News"), (.portrait, "")] {
        func parts(_ tab: Tab) -> [[Rect?]] {
          let tabs = (0..<9).map { _ in tab }
          let design = Design(tabs: tabs, device: device, orientation: orientation)
          return BarLayout(of: design, on: system).items.map { [$0.frame, $0.iconFrame, $0.titleFrame] }
        }
        let usual = parts(Tab(title, icon: "star"))
        #expect(parts(Tab(title, facts: [.iconKind: "bitmap"])) == usual, "\(system.id)")
        #expect(parts(Tab(title, icon: "Logo", facts: [.iconKind: "bitmap"])) == usual, "\(system.id)")
        let none = Tab(title, icon: "star", facts: [.iconKind: "none"])
        #expect(parts(none) == parts(Tab(title)), "\(system.id)")
      }
    }
  }

  @Test(
    "A badge is 18 pt high; 18 wide for one character, else 24 to 64 (published UIKit listing)",
    arguments: [
      ("3", 18...18), ("!", 18...18), ("", 18...18), ("12", 24...40), ("999+", 24...64),
      ("New Alerts and many more", 64...64),
    ] as [(String, ClosedRange<Double>)])
  func badges(text: String, width: ClosedRange<Double>) throws {
    let item = try #require(try layout([Tab("A", icon: "star", badge: text)]).items.first)
    let badge = try #require(item.badgeFrame)
    #expect(abs(badge.height - 18) < 0.34)
    #expect(badge.width > width.lowerBound - 0.34 && badge.width < width.upperBound + 0.34)
    #expect(item.badge == text)
  }

  @Test("A badge is at the upper trailing corner of its icon, in either direction")
  func badgePlace() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let tabs = (0..<4).map { Tab("T\($0)", icon: "star", badge: "3") }
      for item in try layout(tabs, direction: direction).items {
        let (icon, badge) = (try #require(item.iconFrame), try #require(item.badgeFrame))
        #expect(badge.midY < icon.midY)
        #expect(direction == .leftToRight ? badge.midX > icon.midX : badge.midX < icon.midX)
      }
    }
  }

  // A published UIKit listing: the badge hangs on the icon's trailing top. How far it reaches above is unknown, but a
  // badge that is mostly above its icon would seem to be the neighbour's or the content's.
  @Test("Most of a badge's height is beside its icon, and none of it outside the item")
  func badgeBesideIcon() throws {
    for (device, system, orientation) in [
      ("iphone-17", "ios26", Orientation.portrait), ("iphone-14", "ios16", .portrait),
      ("iphone-14", "ios16", .landscape), ("ipad-9", "ipados16", .portrait),
    ] {
      let device = try #require(Device.named(device))
      let tabs = (0..<4).map { Tab("T\($0)", icon: "star", badge: "3") }
      let design = Design(tabs: tabs, device: device, orientation: orientation)
      for item in BarLayout(of: design, on: System.named(system)).items {
        let (icon, badge) = (try #require(item.iconFrame), try #require(item.badgeFrame))
        #expect(badge.maxY - icon.minY > badge.height / 2 + 1 / Double(device.scale))
        #expect(badge.minY <= icon.minY && badge.minX < icon.maxX && badge.maxX > icon.maxX)
        #expect(badge.minY >= item.frame.minY && badge.maxX <= item.frame.maxX)
      }
    }
  }

  @Test("A badge is 6 pt at least from the end of the bar (published UIKit listing)")
  func badgeMargin() throws {
    let tabs = (0..<5).map { Tab("T\($0)", icon: "star", badge: "A long badge") }
    let right = try #require(try layout(tabs, device: "iphone-se-1").items.last?.badgeFrame)
    #expect(right.maxX <= 314.5)
    let left = try #require(
      try layout(tabs, device: "iphone-se-1", direction: .rightToLeft).items.last?.badgeFrame)
    #expect(left.minX >= 5.5)
  }

  @Test(
    "More is named More, has the ellipsis, and is highlighted exactly while the selected tab is in its list")
  func more() throws {
    let tabs = (0..<7).map { Tab("T\($0)", icon: "star", badge: "1") }
    for selection in tabs.indices {
      let items = try layout(tabs, selection: selection).items
      let more = try #require(items.last)
      #expect(more.kind == .more && more.fullTitle == "More" && more.icon == "ellipsis")
      #expect(more.badge == nil && more.badgeFrame == nil)
      #expect(items.map(\.isSelected) == (0..<5).map { $0 == min(selection, 4) })
    }
  }

  @Test("Estimates are named exactly where a number is not from a good source")
  func estimates() throws {
    let tabs = [Tab("A", icon: "star")]
    let phone = try layout(tabs).estimates
    #expect(!phone.contains(.barHeight) && !phone.contains(.distribution) && phone.contains(.titleWidth))
    #expect(try layout(tabs, orientation: .landscape).estimates.contains(.distribution))
    let pad = try layout(tabs, device: "ipad-10", system: "ipados16").estimates
    #expect(pad.contains(.barHeight) && pad.contains(.distribution))
    #expect(try !layout(tabs, device: "ipad-9", system: "ipados15").estimates.contains(.barHeight))
    for estimate in Estimate.allCases { #expect(estimate.reason.hasSuffix(".")) }
  }

  @Test("Without a system no bar is drawn")
  func noSystem() throws {
    for device in Device.all {
      let bar = BarLayout(of: Design(tabs: [Tab("A")], device: device), on: nil)
      #expect(bar.placement == .none && !bar.isVisible && bar.items == [] && bar.frame.height == 0)
      #expect(bar.hasHomeIndicator == device.hasHomeIndicator)
    }
  }
}
