import TabBarCore
import Testing

/// What holds of every bar, on every device, in both orientations, on each system of its platform.
@Suite("Laws of the layout")
struct LayoutLaws {
  /// Titles and badges from none to very long, so that each law meets narrow and wide parts.
  private static let tabs: [Tab] = (0..<20).map { index in
    let titles = [
      "Home", "", "Einstellungen und mehr", "書籍", "A", "A very long title that fits nowhere at all",
    ]
    let badges = [nil, "3", "12", "New and important", "", "999+"]
    return Tab(
      titles[index % titles.count], icon: index % 5 == 3 ? nil : "star", badge: badges[index % badges.count])
  }

  @Test("Hold for 0 to 20 tabs in either direction", arguments: Device.all.map(\.id))
  func everyBar(id: String) throws {
    let device = try #require(Device.named(id))
    var broken: Set<String> = []
    var count = 0
    for system in System.all where system.platform == device.platform {
      for orientation in Orientation.allCases {
        for number in 0...20 {
          let selection = max(0, (number * 7 + 3) % max(1, number))
          let design = Design(
            tabs: Array(Self.tabs.prefix(number)), selection: selection, device: device,
            orientation: orientation)
          let layout = BarLayout(of: design, on: system)
          var turned = design
          turned.direction = .rightToLeft
          let mirrored = BarLayout(of: turned, on: system)
          let place = "\(system.id) \(orientation) \(number) tabs"
          for law in LayoutLaw.broken(by: layout, design) { broken.insert("\(place): \(law)") }
          for law in LayoutLaw.broken(by: mirrored, turned) { broken.insert("\(place), rtl: \(law)") }
          if !LayoutLaw.isMirror(layout, mirrored) { broken.insert("\(place): not a mirror image") }
          count += 2
        }
      }
    }
    #expect(Array(broken.sorted().prefix(20)) == [])
    #expect(count == System.all.count { $0.platform == device.platform } * 2 * 21 * 2)
  }

  @Test("Hold for size classes set by hand", arguments: ["cc", "cr", "rc", "rr"])
  func classesByHand(letters: String) throws {
    var broken: Set<String> = []
    for device in Device.all {
      guard let system = System.nearest(to: device.firstVersion, on: device.platform) else { continue }
      for orientation in Orientation.allCases {
        for number in [1, 2, 5, 6, 8, 9, 20] {
          let design = Design(
            tabs: Array(Self.tabs.prefix(number)), selection: number - 1, device: device,
            orientation: orientation, sizeClasses: SizeClasses(letters: letters))
          for law in LayoutLaw.broken(by: BarLayout(of: design, on: system), design) {
            broken.insert("\(device.id) \(orientation) \(number) tabs: \(law)")
          }
        }
      }
    }
    #expect(Array(broken.sorted().prefix(20)) == [])
  }

  @Test("More room never hides more tabs", arguments: Platform.allCases)
  func moreRoom(platform: Platform) {
    for system in System.all where system.platform == platform {
      for device in Device.all where device.platform == platform {
        for number in 0...20 {
          func hidden(_ orientation: Orientation, _ classes: SizeClasses? = nil) -> Int {
            let design = Design(
              tabs: Array(Self.tabs.prefix(number)), device: device, orientation: orientation,
              sizeClasses: classes)
            return BarLayout(of: design, on: system).hidden.count
          }
          #expect(hidden(.landscape) <= hidden(.portrait), "\(device.id) \(system.id) \(number)")
          #expect(
            hidden(.portrait, SizeClasses(letters: "rr")) <= hidden(.portrait, SizeClasses(letters: "cr")),
            "\(device.id) \(system.id) \(number)")
        }
      }
    }
  }

  @Test("A thousand tabs are laid out like any others")
  func thousand() throws {
    let tabs = (0..<1000).map { Tab("Tab \($0)", icon: "star") }
    for system in System.all {
      let device = try #require(Device.all.first { $0.platform == system.platform })
      let design = Design(tabs: tabs, selection: 999, device: device)
      #expect(LayoutLaw.broken(by: BarLayout(of: design, on: system), design) == [])
    }
  }

  @Test("The laws notice a broken bar")
  func lawsCanFail() throws {
    let design = Design(tabs: Array(Self.tabs.prefix(4)), selection: 1)
    let system = try #require(System.named("ios16"))
    let good = BarLayout(of: design, on: system)
    #expect(LayoutLaw.broken(by: good, design) == [])
    func broken(_ change: (inout BarLayout) -> Void) -> [String] {
      var layout = good
      change(&layout)
      return LayoutLaw.broken(by: layout, design)
    }
    #expect(broken { $0.items[1].frame.x += 1 }.contains("a gap or an overlap"))
    #expect(broken { $0.items[1].frame.x += 0.1 }.contains("off the pixels"))
    #expect(broken { $0.items.swapAt(0, 1) }.contains("out of order"))
    #expect(broken { $0.items[1].isSelected = false }.contains("0 items selected"))
    #expect(broken { $0.items[3].frame.width += 10 }.contains("outside the safe area"))
    #expect(broken { $0.items[3].frame.height += 10 }.contains("outside the row"))
    #expect(broken { $0.items[0].iconFrame = $0.items[1].frame }.contains("a part outside its item"))
    #expect(broken { $0.items[0].titleRoom = -1 }.contains("less than no room for a title"))
    #expect(broken { $0.hidden = [3] }.contains("tabs lost or doubled"))
    #expect(!LayoutLaw.isMirror(good, good))
  }
}

/// The laws as functions of a layout, each named where it is broken.
enum LayoutLaw {
  private static let little = 1e-6

  static func broken(by layout: BarLayout, _ design: Design) -> [String] {
    guard layout.placement == .bottom else { return layout.items.isEmpty ? [] : ["items without a bar"] }
    var broken: [String] = []
    func hold(_ condition: Bool, _ name: @autoclosure () -> String) {
      if !condition { broken.append(name()) }
    }
    let items = layout.items
    hold(layout.visible + layout.hidden == Array(design.tabs.indices), "tabs lost or doubled")
    hold(items.count <= layout.capacity ?? .max, "more items than fit")
    hold(items.dropLast().allSatisfy { $0.kind != .more }, "More is not the last")
    hold(
      (items.last?.kind == .more) == !layout.hidden.isEmpty, "More without hidden tabs, or they without it")

    // From left to right, whatever the direction.
    let ordered = design.direction == .leftToRight ? items : items.reversed()
    for (left, right) in zip(ordered, ordered.dropFirst()) {
      hold(left.frame.minX < right.frame.minX, "out of order")
      let gap = right.frame.minX - left.frame.maxX
      if layout.distribution == .fill {
        hold(abs(gap) < little, "a gap or an overlap")
      } else {
        hold(gap > -little, "a gap or an overlap")
      }
    }
    let (start, end) = (layout.safeArea.left, layout.window.width - layout.safeArea.right)
    if layout.distribution == .fill, let first = ordered.first, let last = ordered.last {
      hold(abs(first.frame.minX - start) < little && abs(last.frame.maxX - end) < little, "ends not filled")
    }
    let row = Rect(
      x: start, y: layout.frame.minY, width: end - start, height: layout.contentHeight)
    hold(layout.frame.maxY <= layout.window.height + little, "the bar outside the window")
    hold(layout.contentHeight <= layout.frame.height + little, "the row higher than the bar")
    for item in items {
      hold(
        item.frame.minX > row.minX - little && item.frame.maxX < row.maxX + little, "outside the safe area")
      hold(item.frame.minY > row.minY - little && item.frame.maxY < row.maxY + little, "outside the row")
      for part in [item.iconFrame, item.titleFrame, item.badgeFrame].compactMap(\.self) {
        hold(isInside(part, item.frame), "a part outside its item")
      }
      hold(item.titleRoom >= 0, "less than no room for a title")
      hold((item.titleFrame?.width ?? 0) < item.titleRoom + 0.5, "a title wider than its room")
      hold((item.badge == nil) == (item.badgeFrame == nil), "a badge without a place, or a place without one")
    }
    let frames =
      [layout.frame]
      + items.flatMap { [$0.frame] + [$0.iconFrame, $0.titleFrame, $0.badgeFrame].compactMap(\.self) }
    hold(frames.allSatisfy { isOnPixels($0, scale: Double(design.device.scale)) }, "off the pixels")
    hold(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "a negative extent")

    let lit = items.count { $0.isSelected }
    hold(lit == (design.tabs.isEmpty ? 0 : 1), "\(lit) items selected")
    let isMoreLit = items.last?.kind == .more && items.last?.isSelected == true
    hold(isMoreLit == layout.hidden.contains(design.selection), "More lit wrongly")
    return broken
  }

  /// Returns whether two bars are mirror images of each other.
  static func isMirror(_ first: BarLayout, _ second: BarLayout) -> Bool {
    func frames(_ layout: BarLayout) -> [Rect] {
      [layout.frame]
        + layout.items.flatMap {
          [$0.frame] + [$0.iconFrame, $0.titleFrame, $0.badgeFrame].compactMap(\.self)
        }
    }
    let (one, other) = (frames(first), frames(second))
    return one.count == other.count && first.items.map(\.kind) == second.items.map(\.kind)
      && zip(one, other).allSatisfy { one, other in
        let image = one.mirrored(in: first.window.width)
        return abs(image.minX - other.minX) < little && abs(image.maxX - other.maxX) < little
          && image.minY == other.minY && abs(image.maxY - other.maxY) < little
      }
  }

  private static func isInside(_ part: Rect, _ whole: Rect) -> Bool {
    part.minX > whole.minX - little && part.maxX < whole.maxX + little && part.minY > whole.minY - little
      && part.maxY < whole.maxY + little
  }

  private static func isOnPixels(_ rect: Rect, scale: Double) -> Bool {
    [rect.minX, rect.maxX, rect.minY, rect.maxY].allSatisfy {
      abs(($0 * scale).rounded() - $0 * scale) < little
    }
  }
}
