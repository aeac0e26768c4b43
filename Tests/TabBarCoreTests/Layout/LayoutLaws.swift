import TabBarCore
import TabBarTestSupport
import Testing

/// What holds of every bar, on every device, in both orientations, in every window, on each system that the
/// device runs.
@Suite("Laws of the layout")
struct LayoutLaws {
  /// Titles, badges, roles and places from none to very long, so that each law meets narrow and wide parts.
  private static let all: [Tab] = (0..<20).map { index in
    let titles = [
      "Home", "", "Einstellungen und mehr", "書籍", "A", "A very long title that fits nowhere at all",
    ]
    let badges = [nil, "3", "12", "New and important", "", "999+"]
    var tab = Tab(
      titles[index % titles.count], icon: index % 5 == 3 ? nil : "star", badge: badges[index % badges.count],
      role: index == 2 ? .search : index == 7 ? .prominent : .destination)
    if index % 4 == 3 {
      tab.facts[.placement] = ["fixed", "pinned", "optional", "sidebar", "unheard of"][index / 4]
    }
    return tab
  }

  static func tabs(_ count: Int) -> [Tab] { Array(all.prefix(count)) }

  private static let windows: [Window] = [
    .full, .split(.third), .split(.half), .split(.twoThirds), .slideOver, .width(0), .width(333.3),
    .width(700),
  ]

  /// The situations that are gone through in turn; all of them meet all numbers of tabs.
  private static let situations: [Situation] = {
    var result = [Situation()]
    func add(_ change: (inout Situation) -> Void) {
      var situation = Situation()
      change(&situation)
      result.append(situation)
    }
    add { $0.isMinimized = true }
    add {
      $0.isMinimized = true; $0.hasAccessory = true
    }
    add { $0.hasAccessory = true }
    add { $0.isFocused = true }
    add { $0.logo = Logo(size: Size(width: 500, height: 500), isLeading: true) }
    add { $0.logo = Logo(size: Size(width: -1, height: 68), isLeading: false) }
    return result
  }()

  /// All that a layout takes from a device.
  private struct Screen: Hashable {
    let platform: Platform, size: Size, scale: Int, safeAreas: [Insets], classes: [SizeClasses?]

    init(of device: Device) {
      platform = device.platform
      size = device.portrait
      scale = device.scale
      safeAreas = [device.portraitSafeArea, device.landscapeSafeArea]
      classes = [device.portraitClasses, device.landscapeClasses]
    }
  }

  /// The devices, those with the same screen together, each named by its first.
  private static let screens: [String: [Device]] = {
    let groups = Dictionary(grouping: Device.all, by: Screen.init(of:))
    return Dictionary(uniqueKeysWithValues: groups.values.map { ($0[0].id, $0) })
  }()

  // Every screen, every system that a device with it runs, both orientations, both directions, and 0 to 9 tabs, with
  // which bars change. More tabs, the windows of an iPad and the situations take turns, so that each meets every system
  // and about every number of tabs.
  @Test("Hold for 0 to 20 tabs in either direction", arguments: LayoutLaws.screens.keys.sorted())
  func everyBar(id: String) throws {
    let devices = try #require(Self.screens[id])
    var broken: Set<String> = []
    let platform = try #require(devices.first).platform
    let windows = platform == .iPadOS ? Self.windows : [.full]
    var turn = id.utf8.reduce(0) { $0 &+ Int($1) }
    for system in System.all where system.platform == platform {
      guard let device = devices.first(where: { $0.runs(system) }) else { continue }
      for orientation in Orientation.allCases {
        for number in Array(0...9) + [10 + turn / 11 % 11] {
          turn += 1
          var design = Design(
            tabs: Self.tabs(number), selection: max(0, (number * 7 + 3) % max(1, number)), device: device,
            orientation: orientation)
          if turn.isMultiple(of: 3) {
            design.situation = Self.situations[turn / 3 % Self.situations.count]
          }
          for window in windows.count == 1 ? windows : [.full, windows[1 + turn % (windows.count - 1)]] {
            design.window = window
            design.direction = .leftToRight
            let layout = BarLayout(of: design, on: system)
            var turned = design
            turned.direction = .rightToLeft
            let mirrored = BarLayout(of: turned, on: system)
            var laws = LayoutLaw.broken(by: layout, design)
            laws += LayoutLaw.broken(by: mirrored, turned).map { "right to left, \($0)" }
            if !LayoutLaw.isMirror(layout, mirrored) { laws.append("not a mirror image") }
            for law in laws {
              broken.insert("\(system.id) \(orientation) \(window) \(number) tabs: \(law)")
            }
          }
        }
      }
    }
    #expect(Array(broken.sorted().prefix(10)) == [])
  }

  @Test("Hold for systems whose devices are not listed", arguments: [Platform.macOS, .watchOS, .carPlay])
  func otherPlatforms(platform: Platform) {
    var broken: Set<String> = []
    for system in System.all where system.platform == platform {
      for device in [Device.standard, Device.all[Device.all.count - 1]] {
        for number in 0...20 {
          let design = Design(tabs: Self.tabs(number), selection: max(0, number - 1), device: device)
          for law in LayoutLaw.broken(by: BarLayout(of: design, on: system), design) {
            broken.insert("\(system.id) \(device.id) \(number): \(law)")
          }
        }
      }
    }
    #expect(Array(broken.sorted().prefix(10)) == [])
  }

  @Test("Hold for size classes set by hand, and in panes", arguments: ["cc", "cr", "rc", "rr", nil])
  func classesByHand(letters: String?) throws {
    var broken: Set<String> = []
    // Of devices with the same screen the last one runs the newest systems, and the first one the oldest.
    for devices in Self.screens.values {
      for (version, device) in [
        (0, devices[0]), (18, devices[devices.count / 2]), (27, devices[devices.count - 1]),
      ] {
        let system = device.nearestSystem(to: version)
        for (turn, orientation) in Orientation.allCases.enumerated() {
          // The numbers at which a bar overflows, and the others by turns.
          for number in [5, 6, 8, 9] + [[1, 20], [2]][(turn + version) % 2] {
            var design = Design(
              tabs: Self.tabs(number), selection: number - 1, device: device, orientation: orientation)
            design.sizeClasses = letters.map(SizeClasses.init(letters:))
            design.pane = Pane.allCases[number % 4]
            for law in LayoutLaw.broken(by: BarLayout(of: design, on: system), design) {
              broken.insert("\(device.id) \(system?.id ?? "") \(orientation) \(number) tabs: \(law)")
            }
          }
        }
      }
    }
    #expect(Array(broken.sorted().prefix(10)) == [])
  }

  @Test("More room never shows fewer tabs", arguments: Platform.allCases)
  func moreRoom(platform: Platform) {
    var fewer: [String] = []
    for system in System.all where system.platform == platform {
      // Of devices with the same screen one is enough.
      for device in Self.screens.values.compactMap({ $0.first { $0.runs(system) } })
      where device.platform == platform {
        for number in [1, 4, 5, 6, 7, 8, 9, 12, 20] {
          func shown(_ orientation: Orientation, _ classes: SizeClasses? = nil, _ window: Window = .full)
            -> Int
          {
            var design = Design(
              tabs: (0..<number).map { Tab("Title \($0)", icon: "star") }, device: device,
              orientation: orientation)
            design.sizeClasses = classes
            design.window = window
            return BarLayout(of: design, on: system).visible.count
          }
          var place: String { "\(device.id) \(system.id) \(number)" }
          if shown(.landscape) < shown(.portrait) { fewer.append(place) }
          if shown(.portrait, SizeClasses(letters: "rr")) < shown(.portrait, SizeClasses(letters: "cr")) {
            fewer.append("\(place) classes")
          }
          guard platform == .iPadOS, number.isMultiple(of: 4) else { continue }
          var last = 0
          for width in stride(from: 0.0, through: 1400, by: 93) {
            let now = shown(.landscape, nil, .width(width))
            if now < last { fewer.append("\(place) \(width)") }
            last = now
          }
        }
      }
    }
    #expect(fewer.prefix(10) == [])
  }

  @Test("A thousand tabs, and ten thousand, are laid out like any others", arguments: [1000, 10000])
  func thousands(count: Int) throws {
    let tabs = (0..<count).map { Tab("Tab \($0)", icon: "star") }
    for system in System.all {
      let device = Device.all.first { $0.runs(system) } ?? .standard
      // All systems at a thousand; each kind of bar once at ten thousand.
      guard count == 1000 || [9, 18, 26, 1].contains(system.version) else { continue }
      for selection in count == 1000 ? [0, 500, 999] : [count - 1] {
        let design = Design(tabs: tabs, selection: selection, device: device)
        #expect(LayoutLaw.broken(by: BarLayout(of: design, on: system), design) == [], "\(system.id)")
      }
    }
  }

  @Test("A selection out of bounds lights nothing, and breaks nothing")
  func selectionOutOfBounds() throws {
    for system in System.all {
      let device = Device.all.first { $0.runs(system) } ?? .standard
      for selection in [-1, 99, Int.max, Int.min] {
        let design = Design(tabs: Self.tabs(7), selection: selection, device: device)
        #expect(BarLayout(of: design, on: system).items.allSatisfy { !$0.isSelected })
      }
    }
  }
}

/// The laws as functions of a layout, each named where it is broken.
enum LayoutLaw {
  private static let little = 1e-6

  static func broken(by layout: BarLayout, _ design: Design) -> [String] {
    guard layout.placement != .none else { return layout.items.isEmpty ? [] : ["items without a bar"] }
    var broken: [String] = []
    func hold(_ condition: Bool, _ name: @autoclosure () -> String) {
      if !condition { broken.append(name()) }
    }
    let items = layout.items
    checkTabs(layout, design, hold: { hold($0, $1()) })
    checkRow(layout, design, hold: { hold($0, $1()) })
    for item in items {
      for part in [item.iconFrame, item.titleFrame, item.badgeFrame].compactMap(\.self) {
        hold(isInside(part, item.frame), "a part outside its item")
      }
      hold(item.titleRoom >= 0, "less than no room for a title")
      hold((item.titleFrame?.width ?? 0) < item.titleRoom + 1, "a title wider than its room")
      hold((item.badge == nil) == (item.badgeFrame == nil), "a badge without a place, or a place without one")
    }
    let all = frames(layout)
    let scale = Double(design.device.scale)
    hold(all.allSatisfy { isOnPixels($0, scale: scale) }, "off the pixels")
    hold(all.allSatisfy { $0.width > -little && $0.height > -little }, "a negative extent")
    let window = Rect(x: 0, y: 0, width: layout.window.width, height: layout.window.height)
    // A screen too low for a capsule with an accessory is none that exists.
    if window.height > 140 { hold(isInside(layout.frame, window), "the bar outside the window") }
    hold(layout.contentHeight <= layout.frame.height + little, "the row higher than the bar")
    return broken
  }

  /// Every tab is somewhere, once, and the lit item is the right one.
  private static func checkTabs(
    _ layout: BarLayout, _ design: Design, hold: (Bool, @autoclosure () -> String) -> Void
  ) {
    let items = layout.items
    var seen = [Bool](repeating: false, count: design.tabs.count)
    var isOnce = true
    for index in layout.visible + layout.hidden + layout.inSidebar + layout.collapsed {
      isOnce = isOnce && seen.indices.contains(index) && !seen[index]
      if seen.indices.contains(index) { seen[index] = true }
    }
    hold(Set(layout.estimates).count == layout.estimates.count, "an estimate named twice")
    hold(isOnce && seen.allSatisfy(\.self), "tabs lost or doubled")
    hold(layout.hidden == layout.hidden.sorted(), "hidden tabs out of order")
    hold(items.count <= layout.capacity ?? .max, "more items than fit")
    let mores = items.filter { $0.kind == .more }
    hold(mores.count <= 1, "More twice")
    let isMinimized = !layout.collapsed.isEmpty
    if layout.overflow == .more {
      hold(
        !layout.hidden.isEmpty && (isMinimized || mores.count == 1),
        "More without hidden tabs, or they without it")
      hold(isMinimized || items.last { !$0.isSeparated }?.kind == .more, "More is not the last")
    } else {
      hold(mores.isEmpty, "More without tabs in its list")
    }
    hold((layout.overflow == .none) == layout.hidden.isEmpty, "hidden tabs that no overflow tells of")

    if layout.overflow == .pages {
      hold(layout.pages.joined().sorted() == (layout.visible + layout.hidden).sorted(), "tabs lost on pages")
      hold(layout.pages.contains(layout.visible), "no page is the one that shows")
    }

    let lit = items.filter(\.isSelected)
    let isGone =
      design.tabs.isEmpty || layout.inSidebar.contains(design.selection)
      || layout.overflow != .more && layout.hidden.contains(design.selection)
    hold(lit.count == (isGone ? 0 : 1), "\(lit.count) items selected")
    if let lit = lit.first {
      let isBehind = layout.overflow == .more && layout.hidden.contains(design.selection)
      hold(lit.kind == (isBehind ? .more : .tab(design.selection)), "the wrong item lit")
    }
  }

  /// Items are side by side, inside their container.
  private static func checkRow(
    _ layout: BarLayout, _ design: Design, hold: (Bool, @autoclosure () -> String) -> Void
  ) {
    let items = layout.items
    let isColumn = layout.isColumn
    // Simulators of iOS 26.5: four cells side by side overlap by 40 in all.
    let overlap = !isColumn && items.filter { !$0.isSeparated }.count == 4 ? 40.0 / 3 : 8
    let pixel = 1 / Double(design.device.scale) + little
    // From left to right whatever the direction, or from top to bottom.
    let ordered = isColumn || design.readingDirection == .leftToRight ? items : items.reversed()
    for (one, next) in zip(ordered, ordered.dropFirst()) {
      let (start, nextStart) =
        isColumn ? (one.frame.minY, next.frame.minY) : (one.frame.minX, next.frame.minX)
      let gap = nextStart - (isColumn ? one.frame.maxY : one.frame.maxX)
      // In a window without width, and in a column of thousands, items have no extent either.
      let hasRoom = layout.window.width > 100 && items.count <= 20
      hold(hasRoom ? start < nextStart : start <= nextStart + little, "out of order")
      let isPart = !one.isSeparated && !next.isSeparated && layout.collapsed.isEmpty
      let isFilled = layout.distribution == .fill || isColumn && isPart
      // View dumps: docked buttons are 2 inside their shares at both ends; the cells of a capsule overlap by 8.
      let isDocked = layout.kind == .docked
      let isCells = isPart && layout.distribution == .capsule
      let wanted = isCells ? -overlap : isDocked && isFilled ? 4 : 0
      hold(gap > min(wanted, 0) - pixel, "a gap or an overlap")
      if isFilled || isPart && layout.distribution != .centered || isPart && layout.placement == .top {
        let error = abs(gap - wanted)
        hold(error < (isCells ? pixel : little) || wanted != 0 && !hasRoom, "a gap or an overlap")
      }
    }
    // The bar at the side is in the strip that the safe area keeps free for it.
    let safe = layout.placement == .side ? Insets() : layout.safeArea
    let (left, right) = (safe.left, layout.window.width - safe.right)
    if layout.distribution == .fill, let first = ordered.first, let last = ordered.last {
      let margin = layout.kind == .docked ? min(2, first.slot.width / 2) : 0
      hold(
        abs(first.frame.minX - left - margin) < little && abs(last.frame.maxX - right + margin) < little
          || layout.window.width < 100, "ends not filled")
    }
    let isInCapsule = layout.capsule != nil
    // The capsule reaches deeper than the row that counts; a column has its own width.
    let row =
      layout.distribution == .capsule || isColumn
      ? layout.frame
      : Rect(x: layout.frame.x, y: layout.frame.minY, width: layout.frame.width, height: layout.contentHeight)
    for item in items {
      hold(
        item.frame.minX > left - little && item.frame.maxX < right + little || layout.window.width < 100,
        "outside the safe area")
      hold(item.frame.minY > row.minY - little && item.frame.maxY < row.maxY + little, "outside the row")
      hold(item.frame.minX > row.minX - little && item.frame.maxX < row.maxX + little, "outside the row")
      if isInCapsule, !item.isSeparated, let capsule = layout.capsule {
        hold(isInside(item.frame, capsule), "outside the capsule")
      }
      for button in layout.pageButtons {
        hold(
          item.frame.maxX < button.minX + little || item.frame.minX > button.maxX - little,
          "under a page button")
      }
    }
    // Frames on pixels may be half of one wider than what it was measured in.
    for part in [layout.capsule, layout.accessory, layout.logo].compactMap(\.self) {
      hold(part.minX >= left - pixel && part.maxX <= right + pixel, "outside the safe area")
    }
    if let capsule = layout.capsule, let apart = items.first(where: \.isSeparated)?.frame,
      layout.window.width > 200
    {
      let isBeside = apart.minX > capsule.maxX - little || apart.maxX < capsule.minX + little
      hold(isBeside || apart.minY > capsule.maxY - little, "on the capsule")
    }
    if let accessory = layout.accessory, layout.window.width > 200 {
      for item in items {
        let isBeside =
          item.frame.minX >= accessory.maxX - little || item.frame.maxX <= accessory.minX + little
        hold(isBeside || item.frame.minY >= accessory.maxY - little, "under the accessory")
      }
    }
  }

  private static func frames(_ layout: BarLayout) -> [Rect] {
    let rest = [layout.capsule, layout.accessory, layout.logo].compactMap(\.self)
    return [layout.frame] + rest + layout.pageButtons
      + layout.items.flatMap {
        [$0.frame] + [$0.iconFrame, $0.titleFrame, $0.badgeFrame].compactMap(\.self)
      }
  }

  /// Returns whether two bars are mirror images of each other, or the same at a side that direction does not change.
  static func isMirror(_ first: BarLayout, _ second: BarLayout) -> Bool {
    let (one, other) = (frames(first), frames(second))
    return one.count == other.count && first.items.map(\.kind) == second.items.map(\.kind)
      && first.hidden == second.hidden && first.fadesLeading == second.fadesLeading
      && zip(one, other).allSatisfy { one, other in
        let image = first.placement == .side ? one : one.mirrored(in: first.window.width)
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
