import TabBarCore
import Testing

@Suite("The bar of iPadOS 11 to 17")
struct iPadOS11To17Tests {
  static let heights: [ReferenceCase] = {
    let fifty = "hacknicity; QMUI"
    let indicator = "QMUI issue 633: 65, not 70"
    return [
      ReferenceCase("ipad-6", on: "ipados11", tabs: 4, content: 49, total: 49, source: fifty),
      ReferenceCase("ipad-6", on: "ipados12", tabs: 4, content: 50, total: 50, source: fifty),
      ReferenceCase("ipad-9", on: "ipados15", tabs: 4, content: 50, total: 50, source: fifty),
      ReferenceCase("ipad-9", .landscape, on: "ipados15", tabs: 4, content: 50, total: 50, source: fifty),
      ReferenceCase("ipad-pro-12-9-2", on: "ipados17", tabs: 4, content: 50, total: 50, source: fifty),
      ReferenceCase("ipad-pro-11-1", on: "ipados12", tabs: 4, content: 50, total: 65, source: indicator),
      ReferenceCase("ipad-10", on: "ipados16", tabs: 4, content: 50, total: 65, source: indicator),
      ReferenceCase(
        "ipad-10", .landscape, on: "ipados16", tabs: 4, content: 50, total: 65, source: indicator),
      ReferenceCase("ipad-mini-6", on: "ipados15", tabs: 4, content: 50, total: 65, source: indicator),
      ReferenceCase("ipad-air-11-m2", on: "ipados17", tabs: 4, content: 50, total: 65, source: indicator),
      ReferenceCase(
        "ipad-10", on: "ipados16", tabs: 4, classes: "cr", content: 50, total: 65, source: indicator),
    ]
  }()

  @Test("Heights are the measured ones", arguments: iPadOS11To17Tests.heights)
  func heightsHold(reference: ReferenceCase) throws { try reference.check() }

  static let capacities: [ReferenceCase] = {
    let eight = "eight in regular width: piterwilson.com 2019, published UIKit listing; SabBar issue 3"
    let narrow = "Slide Over and narrow windows are compact: artemis-ios PR 509"
    return [
      ReferenceCase("ipad-10", on: "ipados16", tabs: 5, shown: 5, behindMore: 0, source: eight),
      ReferenceCase("ipad-10", on: "ipados16", tabs: 6, shown: 6, behindMore: 0, source: eight),
      ReferenceCase("ipad-10", on: "ipados16", tabs: 8, shown: 8, behindMore: 0, source: eight),
      ReferenceCase("ipad-10", on: "ipados16", tabs: 9, shown: 7, behindMore: 2, source: eight),
      ReferenceCase("ipad-10", .landscape, on: "ipados16", tabs: 8, shown: 8, behindMore: 0, source: eight),
      ReferenceCase("ipad-10", .landscape, on: "ipados16", tabs: 9, shown: 7, behindMore: 2, source: eight),
      ReferenceCase("ipad-mini-4", on: "ipados11", tabs: 9, shown: 7, behindMore: 2, source: eight),
      ReferenceCase(
        "ipad-10", on: "ipados16", tabs: 5, classes: "cr", shown: 5, behindMore: 0, source: narrow),
      ReferenceCase(
        "ipad-10", on: "ipados16", tabs: 6, classes: "cr", shown: 4, behindMore: 2, source: narrow),
      ReferenceCase(
        "ipad-10", on: "ipados16", tabs: 7, classes: "cr", shown: 4, behindMore: 3, source: narrow),
    ]
  }()

  @Test("As many tabs are shown as the width's class allows", arguments: iPadOS11To17Tests.capacities)
  func capacitiesHold(reference: ReferenceCase) throws { try reference.check() }

  static let places: [ReferenceCase] = {
    let rule = "centred in regular width, filling in compact: UITabBar.ItemPositioning"
    let numbers = "80 wide and 30 apart: published UIKit listing"
    return [
      ReferenceCase("ipad-10", on: "ipados16", tabs: 4, .inline, .centered, source: rule),
      ReferenceCase("ipad-10", .landscape, on: "ipados16", tabs: 4, .inline, .centered, source: rule),
      ReferenceCase("ipad-10", on: "ipados16", tabs: 4, classes: "cr", .stacked, .fill, source: rule),
      // 820 over 4, and over 5; each button 2 inside of that.
      ReferenceCase(
        "ipad-10", on: "ipados16", tabs: 4, classes: "cr", edges: [2, 207, 412, 617, 818], source: rule),
      ReferenceCase(
        "ipad-10", on: "ipados16", tabs: 5, classes: "cr", edges: [2, 166, 330, 494, 658, 818], source: rule),
      // One of 80 in the middle of 820, its button of 76.
      ReferenceCase("ipad-10", on: "ipados16", tabs: 1, edges: [372, 448], source: numbers),
      // Two and a distance are 190: (820 - 190) / 2 = 315. The last number is the right edge.
      ReferenceCase("ipad-10", on: "ipados16", tabs: 2, edges: [317, 427, 503], source: numbers),
      // Four are 410: (820 - 410) / 2 = 205, then steps of 110.
      ReferenceCase("ipad-10", on: "ipados16", tabs: 4, edges: [207, 317, 427, 537, 613], source: numbers),
      // Eight are 850: more than 820, less than 1180.
      ReferenceCase("ipad-10", on: "ipados16", tabs: 8, .inline, .fill, source: numbers),
      ReferenceCase("ipad-10", .landscape, on: "ipados16", tabs: 8, .inline, .centered, source: numbers),
      ReferenceCase("ipad-10", on: "ipados16", tabs: 7, .inline, .centered, source: numbers),
    ]
  }()

  @Test("Items are centred where there is room", arguments: iPadOS11To17Tests.places)
  func placesHold(reference: ReferenceCase) throws { try reference.check() }

  @Test("A centred item grows with its title and shows it whole")
  func wideTitles() throws {
    let device = try #require(Device.named("ipad-pro-12-9-6"))
    let system = try #require(System.named("ipados16"))
    for length in 1...40 {
      for icon in [nil, "star"] {
        let tabs = [String(repeating: "m", count: length), "Two", String(repeating: "e", count: 41 - length)]
          .map { Tab($0, icon: icon) }
        let layout = BarLayout(of: Design(tabs: tabs, device: device, orientation: .landscape), on: system)
        #expect(layout.distribution == .centered)
        for item in layout.items {
          #expect(item.title.state == .whole && item.title.displayed == item.fullTitle)
          #expect(item.title.width <= item.titleRoom)
          #expect(item.share.width >= 79.5)
        }
      }
    }
  }

  @Test("Both classes set to compact leave an iPad its ordinary icons, since its bar has one height")
  func noLowBar() throws {
    let reference = ReferenceCase(
      "ipad-10", on: "ipados16", tabs: 4, classes: "cc", content: 50,
      source: "hacknicity; HIG 2022 icon table")
    try reference.check()
    #expect(try reference.layout().items.allSatisfy { $0.iconFrame?.width == 25 })
  }
}
