/// The surroundings of a bar: the window, its safe area and its size classes.
package struct Surroundings {
  /// Where reasons are noted, or `nil` where nobody asks for them.
  let trace: Trace?
  /// An estimate where the device never ran it.
  let system: Measured<System?>
  private(set) var width: Measure
  private(set) var height: Measure
  private(set) var safeArea: Insets
  private(set) var sizeClasses: Measured<SizeClasses>
  private(set) var hasHomeIndicator: Bool
  /// Whether the bar is in a pane or a popover, and not in the whole window.
  private(set) var isInPane = false
  /// The estimates of every number on a device that is hardly known, since it was measured on others.
  private(set) var device: Estimates

  /// The width assumed for a pane, which the app decides.
  static let paneWidth = Measure(320, Estimates(.pane))

  var window: Size { Size(width: width.value, height: height.value) }

  init(of design: Design, on system: System?, tracing trace: Trace?) {
    self.trace = trace
    let device = design.device
    let known = device.sizeClasses(in: design.orientation)
    let isGuess = device.confidence == .low
    self.device = isGuess ? Estimates(.device) : []
    let isTooOld = system.map { $0.platform == device.platform && $0.version < device.firstVersion }
    self.system = Measured(system, isTooOld == true ? Estimates(.system) : [])
    let screen = device.screen(in: design.orientation)
    // The sides themselves are never a guess: those of a device that is hardly known were given by hand.
    width = Measure(screen.width)
    height = Measure(screen.height)
    safeArea = device.safeArea(in: design.orientation, on: system)
    sizeClasses = Measured(
      // tvOS and visionOS have no documented classes; both give much room.
      known ?? SizeClasses(horizontal: .regular, vertical: .regular),
      // A phone held upright is compact in width, and a whole iPad regular, whatever its size.
      isGuess && device.platform == .iOS && design.orientation == .landscape ? Estimates(.windowClass) : [])
    hasHomeIndicator = device.hasHomeIndicator
    trace?.note(
      .window, window.conclusion, width, rule: "the whole screen of \(device.name)",
      grounds: [Source(device)])
    noteClasses(
      rule: known == nil
        ? "none are documented here; both give much room"
        : "those of the device in this orientation, full screen",
      grounds: [known == nil ? Source("no source", .low) : Source(device)])

    shrinkToWindow(design, version: system?.version ?? device.firstVersion)
    if device.platform.rotates, system?.platform == device.platform { shrinkToPane(design.pane) }
    if let byHand = design.sizeClasses {
      sizeClasses = Measured(byHand)
      noteClasses(rule: "set by hand", grounds: [Source("you: sizeclass", .high)])
    }
    trace?.note(Measured(safeArea, self.device), of: design, on: system)
  }

  /// The same on a display that is not the device's own: nothing of the device reaches into it.
  var onOtherDisplay: Surroundings {
    var other = self
    other.safeArea = Insets()
    other.hasHomeIndicator = false
    return other
  }

  func measure(_ fact: Fact) -> Measure { Measure(fact).resting(on: device) }

  private mutating func shrinkToWindow(_ design: Design, version: Int) {
    guard
      let part = WindowSize.of(design.window, on: design.device, in: design.orientation, version: version)
    else { return }
    width = Measure(part.size.width, part.width == .low ? Estimates(.window) : [])
    height = Measure(part.size.height, part.isHeightEstimate ? Estimates(.windowHeight) : [])
    // Nobody has measured a bar in it.
    if part.kind == .half { device = Estimates(.device) }
    sizeClasses = Measured(
      SizeClasses(horizontal: part.horizontal, vertical: sizeClasses.value.vertical),
      part.isClassEstimate ? Estimates(.windowClass) : sizeClasses.estimates)
    guard trace != nil else { return }
    trace?.note(.window, window.conclusion, width, rule: part.kind.rule, grounds: part.grounds)
    if !sizeClasses.estimates.isEmpty { return noteGuessedClass() }
    switch part.kind {
    case .slideOver: noteClasses(rule: "always compact in width", grounds: [Self.appleTable])
    case .splitView:
      noteClasses(
        rule: Self.byWidth,
        grounds: [Source("swift-snapshot-testing and openradar 34621309", .high), Self.appleTable])
    case .half: noteClasses(rule: "compact in width, as was measured", grounds: part.grounds)
    case .tile, .free:
      noteClasses(
        rule: "those of the whole screen", grounds: [Source(design.device)])
    }
  }

  /// Takes the part of the window that a pane has, from the left; a right to left layout is mirrored later.
  private mutating func shrinkToPane(_ pane: Pane) {
    // In compact width a split view shows one pane over the whole window, and a popover covers it all
    // (UIKit: a split view collapses, a popover adapts).
    guard pane != .main, sizeClasses.value.horizontal == .regular else { return }
    isInPane = true
    let narrow = min(width, Self.paneWidth)
    var horizontal = SizeClass.compact
    switch pane {
    case .main: return
    case .leading:
      width = narrow
      safeArea.right = 0
    case .trailing:
      width = width - narrow
      safeArea.left = 0
      horizontal = WindowSize.sizeClass(of: width.value)
    case .popover:
      width = narrow
      safeArea = Insets()
      hasHomeIndicator = false
    }
    sizeClasses = Measured(
      SizeClasses(horizontal: horizontal, vertical: sizeClasses.value.vertical), Estimates(.windowClass))
    trace?.note(
      .window, window.conclusion, width, rule: "the bar is in a pane, whose width the app decides",
      grounds: [Estimate.pane.source])
    if pane == .trailing { return noteGuessedClass() }
    noteClasses(
      rule: "a leading pane and a popover are compact in width", grounds: [Estimate.pane.source])
  }

  // MARK: Notes

  private func noteClasses(
    rule: @autoclosure () -> String, grounds: @autoclosure () -> [Source]
  ) {
    trace?.note(
      .sizeClasses,
      "\(sizeClasses.value.horizontal.rawValue) width, \(sizeClasses.value.vertical.rawValue) height",
      rule: rule(), grounds: grounds())
  }

  private func noteGuessedClass() {
    noteClasses(
      rule: Self.byWidth,
      grounds: [
        Estimate.windowClass.source,
        Source("swift-snapshot-testing and openradar 34621309, of other windows", .low),
      ])
  }

  private static let byWidth =
    "by the window's width: 678 pt is regular, 639 pt is compact, unknown in between"

  private static let appleTable = Source("Apple's table of size classes, second hand", .medium)
}

extension Size {
  fileprivate var conclusion: String { points(width) + " by " + points(height) + " pt" }
}

extension Trace {
  fileprivate func note(_ safeArea: Measured<Insets>, of design: Design, on system: System?) {
    let area = safeArea.value
    let text = [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
      .map { "\($0.0) \(points($0.1))" }.joined(separator: ", ")
    var changes: [Source] = []
    _ = design.device.safeArea(in: design.orientation, on: system) {
      changes.append(Source(String(cString: $0), .medium))
    }
    note(
      .safeArea, text, Measure(area.bottom, safeArea.estimates),
      rule: changes.isEmpty
        ? "as the device was first sold"
        : "as the device was first sold, changed by a later or earlier system",
      grounds: [Source(design.device)] + changes)
  }
}

extension WindowSize {
  fileprivate var grounds: [Source] {
    [groundOfWidth] + (isHeightEstimate ? [Estimate.windowHeight.source] : [])
  }

  private var groundOfWidth: Source {
    switch (kind, width) {
    case (.free, _): Source("you: window", .high)
    case (.half, _): Source("a probe of a simulator of iOS 27.1, by Flutter", .medium)
    case (.tile, _): Source("swift-visual-testing PR 2 alone, on a screen 1194 pt wide", .low)
    case (_, .low): Estimate.window.source
    case (.slideOver, _):
      Source("hacknicity, Chromium's tests, and macguru's and sgl0v's observations", .medium)
    case (.splitView, .medium): Source("swift-snapshot-testing alone or nearly so", .medium)
    case (.splitView, .high):
      Source("swift-snapshot-testing; macguru's and sgl0v's observations", .high)
    }
  }
}

extension WindowSize.Windowing {
  /// How the window comes to its size, in one sentence without a full stop.
  fileprivate var rule: String {
    switch self {
    case .splitView: "a part of the screen; a divider of 10 pt is between two windows"
    case .slideOver: "a narrow window over another app"
    case .tile: "an exact share of the screen, without a divider, as since iPadOS 26"
    case .half: "half of the inner display, beside another app"
    case .free: "the width that was chosen, at most the screen's, and the height of the screen"
    }
  }
}
