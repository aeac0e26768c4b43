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
        device.portraitSafeArea.top,
      ]).inserted
    }
  }()

  /// The versions with which something changed on one platform or another.
  private static let versions: Set<Int> = [1, 9, 10, 11, 12, 16, 18, 26, 27]

  /// Returns designs with some tabs on every device, held both ways, on some systems.
  private static func situations(_ count: Int) -> [(design: Design, system: System)] {
    devices.flatMap { device in
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
      let place = "\(design.device.id) \(design.orientation) \(system.id)"
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

  @Test("What a reason says of a title is what becomes of it", arguments: [3, 5, 7])
  func truncation(count: Int) {
    for (design, system) in Self.situations(count) {
      let layout = BarLayout(of: design, on: system)
      for item in layout.items {
        guard let tab = item.kind.tab, item.titleFrame != nil,
          let reason = BarLayout.reasons(for: design, on: system, tab: tab)
            .first(where: { $0.subject == .truncation })
        else { continue }
        let word =
          switch item.title.truncation {
          case .fits, .tightened: "whole"
          case .mayBeCut: "may be cut"
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
      ("iphone-se-3", "ios16", 5, .itemWidth, "375 / 5 = 75 pt"),
      ("iphone-14", "ios16", 6, .itemWidth, "390 / 5 = 78 pt"),
      ("iphone-se-1", "ios11", 5, .titleRoom, "64 - 2 x 1 = 62 pt"),
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

  @Test("A tab behind More says so, and so does one that there is not")
  func elsewhere() {
    let design = Design(tabs: Array(Self.tabs.prefix(6)))
    let reasons = BarLayout.reasons(for: design, on: System.named("ios16"), tab: 5)
    #expect(reasons.map(\.conclusion) == ["4 and More: 6 is more than 5", "behind More"])
    #expect(BarLayout.reasons(for: design, on: System.named("ios16"), tab: 6).isEmpty)
  }
}
