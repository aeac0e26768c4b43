import TabBarCore
import Testing

@Suite("Reasons")
struct ReasonsTests {
  private static let tabs = ["Today", "Games", "Apps", "Benachrichtigungen", "Search", "Account", "Offers"]
    .enumerated().map {
      Tab($0.element, icon: "star", badge: ["1", nil, "99+", "a long badge"][$0.offset % 4])
    }

  /// The devices of which no two have the same screen and safe area.
  private static let devices: [Device] = {
    var seen: Set<[Double]> = []
    return Device.all.filter { device in
      seen.insert([
        device.portrait.width, device.portrait.height, device.portraitSafeArea.bottom,
        device.portraitSafeArea.top, Double(device.firstVersion),
      ]).inserted
    }
  }()

  /// The versions with which something changed on one platform or another.
  private static let versions: Set<Int> = [1, 9, 10, 11, 12, 16, 18, 26, 27]

  /// Returns designs with some tabs on every second device, held both ways, on some systems: on one half of the devices
  /// with an odd number of tabs, on the other with an even one.
  private static func situations(_ count: Int) -> [(design: Design, system: System)] {
    devices.enumerated().filter { ($0.offset + count).isMultiple(of: 2) }.map(\.element).flatMap { device in
      Orientation.allCases.flatMap { orientation in
        System.all.filter {
          $0.platform == device.platform && $0.version >= device.firstVersion && versions.contains($0.version)
        }.map {
          system in
          (
            Design(
              tabs: Array(tabs.prefix(count)), selection: count / 2, device: device, orientation: orientation),
            system
          )
        }
      }
    }
  }

  @Test("The numbers in the reasons are those of the layout", arguments: [1, 3, 4, 5, 6, 7])
  func numbers(count: Int) {
    for (design, system) in Self.situations(count) {
      let layout = BarLayout(of: design, on: system)
      let pixel = 1 / Double(design.device.scale)
      var place: String { "\(design.device.id) \(design.orientation) \(system.id)" }
      for reason in BarLayout.reasons(for: design, on: system) {
        guard let value = reason.value else { continue }
        switch reason.subject {
        case .height: #expect(value == layout.frame.height, "\(place)")
        case .overflow: #expect(value == Double(layout.visible.count), "\(place)")
        case .safeArea: #expect(value == layout.safeArea.bottom, "\(place)")
        case .window: #expect(value == layout.window.width, "\(place)")
        default: break
        }
      }
      for item in layout.items {
        guard let tab = item.kind.tab else { continue }
        for reason in BarLayout.reasons(for: design, on: system, tab: tab) {
          guard let value = reason.value else { continue }
          let expected: Double?
          switch reason.subject {
          case .itemWidth: expected = item.frame.width
          case .titleRoom: expected = item.titleRoom
          case .titleWidth: expected = item.title.width
          case .badgeWidth: expected = item.badgeFrame?.width
          case .badgeHeight: expected = item.badgeFrame?.height
          default: expected = nil
          }
          guard let expected else { continue }
          #expect(abs(value - expected) <= pixel + 1e-9, "\(place) tab \(tab): \(reason)")
        }
      }
    }
  }

  @Test("What a reason says of a title is what becomes of it", arguments: [4, 5, 7])
  func truncation(count: Int) {
    for (design, system) in Self.situations(count) {
      let layout = BarLayout(of: design, on: system)
      for item in layout.items {
        guard let tab = item.kind.tab, item.titleFrame != nil,
          let reason = BarLayout.reasons(for: design, on: system, tab: tab)
            .first(where: { $0.subject == .titleState })
        else { continue }
        let word =
          switch item.title.state {
          case .whole: "whole"
          case .tightened: "tightened"
          case .mayBeCut: "perhaps cut"
          case .cut: "cut"
          }
        #expect(
          reason.conclusion.hasPrefix(word),
          "\(design.device.id) \(system.id) tab \(tab): \(reason.conclusion)")
      }
    }
  }

  @Test(
    "The arithmetic is the one of the sources",
    arguments: [
      ("iphone-14", "ios16", 6, Reason.Subject.height, "49 + 34 = 83 pt"),
      ("iphone-14", "ios16", 6, .overflow, "4 and More: 6 is more than 5"),
      ("iphone-14", "ios16", 5, .overflow, "all 5: 5 is at most 5"),
      ("iphone-se-3", "ios16", 5, .itemWidth, "375 / 5 = 75, its edges in whole points, less 2 x 2: 71 pt"),
      ("iphone-14", "ios16", 6, .itemWidth, "390 / 5 = 78, its edges in whole points, less 2 x 2: 74 pt"),
      ("iphone-se-1", "ios11", 5, .titleRoom, "64 - 2 x 2 - 2 x 1 = 58 pt"),
      ("ipad-10", "ipados16", 5, .height, "50 + 15 = 65 pt"),
      ("ipad-9", "ipados16", 7, .overflow, "all 7: 7 is at most 8"),
      ("iphone-14", "ios16", 5, .arrangement, "titles under icons"),
    ])
  func arithmetic(
    device: String, system: String, count: Int, subject: Reason.Subject, conclusion: String
  ) throws {
    let design = Design(tabs: Array(Self.tabs.prefix(count)), device: try #require(Device.named(device)))
    let system = System.named(system)
    let reasons =
      BarLayout.reasons(for: design, on: system) + BarLayout.reasons(for: design, on: system, tab: 0)
    #expect(reasons.first { $0.subject == subject }?.conclusion == conclusion)
    #expect(reasons.allSatisfy { !$0.grounds.isEmpty && !$0.rule.isEmpty && !$0.rule.hasSuffix(".") })
  }

  @Test("No reason trusts a number more than the layout does, which marks it as an estimate")
  func confidence() {
    for (design, system) in Self.everything() {
      let layout = BarLayout(of: design, on: system)
      let reasons =
        BarLayout.reasons(for: design, on: system)
        + layout.visible.prefix(1).flatMap { BarLayout.reasons(for: design, on: system, tab: $0) }
      for reason in reasons {
        let item = layout.items.first { $0.kind.tab == layout.visible.first }
        let estimates: Estimates? =
          switch reason.subject {
          case .window: layout.$windowWidth.estimates
          case .safeArea: layout.$safeArea.estimates
          case .sizeClasses: layout.$sizeClasses.estimates
          case .overflow: layout.$capacity.estimates
          case .height: layout.$frame.estimates
          case .itemWidth: item?.$slot.estimates
          case .titleRoom: item?.$titleRoom.estimates
          case .titleWidth: item?.$title.estimates
          case .badgeWidth, .badgeHeight: item?.$badgeFrame.estimates
          default: nil
          }
        guard let estimates, !estimates.isEmpty else { continue }
        #expect(
          reason.confidence != .high, "\(design.device.id) \(design.orientation) \(system.id): \(reason)")
        // What is known from one weak source gets no better by what is built on it.
        if estimates.weakest == .device { #expect(reason.confidence == .low, "\(reason)") }
      }
    }
  }

  /// Returns designs on every different device with every one of its systems, held both ways, in what changes the bar.
  private static func everything() -> [(design: Design, system: System)] {
    devices.flatMap { device in
      System.all.filter(device.runs).flatMap { system in
        Orientation.allCases.flatMap { orientation in
          var designs = [
            Design(tabs: Array(tabs.prefix(4)), device: device, orientation: orientation),
            Design(tabs: tabs, selection: 3, device: device, orientation: orientation),
          ]
          if system.bar is FloatingBar {
            designs[0].tabs[3].role = .search
            designs[1].situation.isMinimized = true
          }
          if device.platform == .iPadOS {
            let windows: [Window] = [.slideOver, .split(.half), .split(.twoThirds), .width(660)]
            for window in windows {
              designs.append(designs[0])
              designs[designs.count - 1].window = window
            }
          }
          return designs.map { ($0, system) }
        }
      }
    }
  }

  // Upright on a phone with a home indicator is all that was seen of the capsule: no landscape, no home button.
  // Sources: AccessibilitySnapshot issue 272, a simulator of iOS 26.5 at 402 pt.
  @Test(
    "The height of a capsule is low where nobody measured it",
    arguments: [
      ("iphone-se-3", Orientation.portrait, Confidence.low), ("iphone-14", .landscape, .low),
      ("iphone-18-pro", .portrait, .high), ("iphone-17", .portrait, .high),
    ])
  func capsule(device: String, orientation: Orientation, confidence: Confidence) throws {
    let device = try #require(Device.named(device))
    let design = Design(tabs: Array(Self.tabs.prefix(2)), device: device, orientation: orientation)
    let system = device.nearestSystem(to: 26)
    let reason = try #require(
      BarLayout.reasons(for: design, on: system).first { $0.subject == .height })
    #expect(reason.confidence == confidence)
    #expect(reason.confidence == .high || reason.grounds.allSatisfy { $0.confidence == .low })
  }

  // flutter_device_preview: iOS 26 moved the bottom from 21 to 20 on its side, and nothing upright; the M5 iPads
  // were first sold with the 32 and 25 of iPadOS 26.
  @Test(
    "The safe area is changed by a system only where an edge has moved",
    arguments: [
      ("iphone-14", Orientation.portrait, "ios26", false), ("iphone-14", .landscape, "ios26", true),
      ("iphone-17", .landscape, "ios26", false), ("iphone-xr", .portrait, "ios13", true),
      ("ipad-10", .portrait, "ipados26", true), ("ipad-pro-11-m5", .portrait, "ipados26", false),
    ])
  func safeArea(device: String, orientation: Orientation, system: String, isMoved: Bool) throws {
    let design = Design(device: try #require(Device.named(device)), orientation: orientation)
    let reason = try #require(
      BarLayout.reasons(for: design, on: System.named(system)).first { $0.subject == .safeArea })
    #expect(reason.rule.contains("changed by") == isMoved)
    #expect((reason.grounds.count > 1) == isMoved)
  }

  // Split View alone has a divider: Slide Over is over another app, and since iPadOS 26 windows are free.
  @Test(
    "A divider is between windows in Split View only",
    arguments: [
      ("ipad-10", Window.width(660), "ipados26", Confidence.high),
      ("ipad-pro-11-4", .split(.half), "ipados26", .low),
      ("ipad-pro-11-3", .slideOver, "ipados15", .low), ("ipad-9", .slideOver, "ipados15", .medium),
      ("ipad-pro-11-3", .split(.third), "ipados15", .medium), ("ipad-9", .split(.third), "ipados15", .medium),
      ("ipad-6", .split(.third), "ipados15", .high), ("ipad-10", .split(.third), "ipados16", .low),
    ])
  func windows(device: String, window: Window, system: String, confidence: Confidence) throws {
    var design = Design(device: try #require(Device.named(device)))
    design.window = window
    let reasons = BarLayout.reasons(for: design, on: System.named(system))
    let reason = try #require(reasons.first { $0.subject == .window })
    let isSplit = if case .split = window { system != "ipados26" } else { false }
    #expect(reason.rule.contains("divider of 10 pt") == isSplit)
    #expect(reason.confidence == confidence)
  }

  @Test("A tab in the More list says so, and so does one that there is not")
  func elsewhere() {
    let design = Design(tabs: Array(Self.tabs.prefix(6)))
    let reasons = BarLayout.reasons(for: design, on: System.named("ios16"), tab: 5)
    #expect(reasons.map(\.conclusion) == ["4 and More: 6 is more than 5", "in the More list"])
    #expect(BarLayout.reasons(for: design, on: System.named("ios16"), tab: 6).isEmpty)
  }
}
