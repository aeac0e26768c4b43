import TabBarCore
import Testing

/// A bar as a source describes it. Only what the source says is set.
struct ReferenceCase: Sendable, CustomTestStringConvertible {
  let device: String
  let orientation: Orientation
  let system: String
  let tabs: Int
  /// Classes set by hand, such as `cr`, or `nil` for those of the device.
  var classes: String?
  var content: Double?
  var total: Double?
  /// The tabs that are drawn besides More.
  var shown: Int?
  /// The tabs in the More list.
  var behindMore: Int?
  /// The left edges of the items and the right edge of the last one.
  var edges: [Double]?
  var arrangement: Arrangement?
  var distribution: Distribution?
  let source: String

  var testDescription: String {
    "\(device) \(orientation) \(system) \(classes ?? "") \(tabs) tabs: \(source)"
  }

  init(
    _ device: String, _ orientation: Orientation = .portrait, on system: String, tabs: Int,
    classes: String? = nil, content: Double? = nil, total: Double? = nil, shown: Int? = nil,
    behindMore: Int? = nil, edges: [Double]? = nil, _ arrangement: Arrangement? = nil,
    _ distribution: Distribution? = nil, source: String
  ) {
    self.device = device
    self.orientation = orientation
    self.system = system
    self.tabs = tabs
    self.classes = classes
    self.content = content
    self.total = total
    self.shown = shown
    self.behindMore = behindMore
    self.edges = edges
    self.arrangement = arrangement
    self.distribution = distribution
    self.source = source
  }

  func layout() throws -> BarLayout {
    let device = try #require(Device.named(device))
    let system = try #require(System.named(system))
    let tabs = (0..<tabs).map { Tab("T\($0)", icon: "star") }
    return BarLayout(
      of: Design(
        tabs: tabs, device: device, orientation: orientation,
        sizeClasses: classes.map(SizeClasses.init(letters:))),
      on: system)
  }

  /// Holds a layout against what the source says.
  func check() throws {
    let layout = try layout()
    if let content { #expect(layout.contentHeight == content) }
    if let total { #expect(abs(layout.frame.height - total) < 1e-9) }
    if content != nil || total != nil {
      #expect(abs(layout.frame.maxY - layout.window.height) < 1e-9, "the bar reaches the bottom edge")
      #expect(layout.frame.x == 0 && layout.frame.width == layout.window.width)
    }
    if let shown { #expect(layout.visible == Array(0..<shown)) }
    if let behindMore {
      #expect(layout.hidden == Array((tabs - behindMore)..<tabs))
      #expect((layout.items.last?.kind == .more) == (behindMore > 0))
      #expect(layout.overflow == (behindMore > 0 ? .more : .none))
    }
    if let edges {
      let found = layout.items.map(\.frame.minX) + [layout.items.last?.frame.maxX ?? 0]
      #expect(found.count == edges.count)
      for (found, wanted) in zip(found, edges) { #expect(abs(found - wanted) < 1e-9) }
    }
    if let arrangement { #expect(layout.arrangement == arrangement) }
    if let distribution { #expect(layout.distribution == distribution) }
  }
}

extension SizeClasses {
  /// Creates classes from two letters, width first: `cr` is compact in width, regular in height.
  init(letters: String) {
    self.init(
      horizontal: letters.first == "c" ? .compact : .regular,
      vertical: letters.last == "c" ? .compact : .regular)
  }
}
