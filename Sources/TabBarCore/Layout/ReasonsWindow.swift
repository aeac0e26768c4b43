/// The reasons for what stands around a bar: the window, its safe area and its size classes.
extension Reasons {
  var aroundBar: [Reason] {
    [window, safeArea, sizeClasses]
  }

  var deviceGround: Reason.Ground { Reason.Ground(design.device.source, design.device.confidence) }

  /// The part of an iPad's screen that the app has, or `nil` for all of it.
  private var part: WindowSize? {
    guard design.device.platform == .iPadOS else { return nil }
    return WindowSize.of(
      design.window, on: design.device, in: design.orientation,
      version: system?.version ?? design.device.firstVersion)
  }

  private var window: Reason {
    let size = surroundings.window
    let text = Self.number(size.width) + " by " + Self.number(size.height) + " pt"
    if surroundings.estimates.contains(.pane) {
      return Reason(
        .window, text, value: size.width, rule: "the bar is in a pane, whose width the app decides",
        grounds: [Reason.Ground(Estimate.pane.reason, .low)])
    }
    guard let part else {
      return Reason(
        .window, text, value: size.width, rule: "the whole screen of \(design.device.name)",
        grounds: [deviceGround])
    }
    var grounds = [part.ground]
    if part.isHeightEstimate { grounds.append(Reason.Ground(Estimate.windowHeight.reason, .low)) }
    return Reason(.window, text, value: size.width, rule: part.kind.rule, grounds: grounds)
  }

  private var safeArea: Reason {
    let area = surroundings.safeArea
    let text = [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
      .map { "\($0.0) \(Self.number($0.1))" }.joined(separator: ", ")
    let changes = design.device.safeAreaChanges(in: design.orientation, on: system)
    return Reason(
      .safeArea, text, value: area.bottom,
      rule: changes.isEmpty
        ? "as the device was first sold"
        : "as the device was first sold, changed by a later or earlier system",
      grounds: [deviceGround] + changes.map { Reason.Ground($0.source, .medium) })
  }

  private var sizeClasses: Reason {
    let classes = surroundings.sizeClasses
    let text = "\(classes.horizontal.rawValue) width, \(classes.vertical.rawValue) height"
    if design.sizeClasses != nil {
      return Reason(
        .sizeClasses, text, rule: "set by hand", grounds: [Reason.Ground("you: sizeclass", .high)])
    }
    if surroundings.estimates.contains(.pane), design.pane != .trailing {
      return Reason(
        .sizeClasses, text, rule: "a leading pane and a popover are compact in width",
        grounds: [Reason.Ground(Estimate.pane.reason, .low)])
    }
    if surroundings.estimates.contains(.windowClass), part != nil || surroundings.estimates.contains(.pane) {
      return Reason(
        .sizeClasses, text, rule: Self.byWidth,
        grounds: [
          Reason.Ground(Estimate.windowClass.reason, .low),
          Reason.Ground("swift-snapshot-testing and openradar 34621309, of other windows", .low),
        ])
    }
    if let part {
      return switch part.kind {
      case .slideOver:
        Reason(.sizeClasses, text, rule: "always compact in width", grounds: [Self.appleTable])
      case .splitView:
        Reason(
          .sizeClasses, text, rule: Self.byWidth,
          grounds: [
            Reason.Ground("swift-snapshot-testing and openradar 34621309", .high), Self.appleTable,
          ])
      case .tile, .free:
        Reason(.sizeClasses, text, rule: "those of the whole screen", grounds: [deviceGround])
      }
    }
    guard design.device.sizeClasses(in: design.orientation) != nil else {
      return Reason(
        .sizeClasses, text, rule: "none are documented here; both give much room",
        grounds: [Reason.Ground("no source", .low)])
    }
    return Reason(
      .sizeClasses, text, rule: "those of the device held so, full screen", grounds: [deviceGround])
  }

  private static let byWidth =
    "by the window's width: 678 pt is regular, 639 pt is compact, between them nobody knows"

  private static let appleTable = Reason.Ground("Apple's table of size classes, second hand", .medium)
}

extension WindowSize {
  /// Who says how wide the window is.
  fileprivate var ground: Reason.Ground {
    switch (kind, width) {
    case (.free, _): Reason.Ground("you: window", .high)
    case (.tile, _): Reason.Ground("swift-visual-testing PR 2 alone, on a screen 1194 pt wide", .low)
    case (_, .low): Reason.Ground(Estimate.window.reason, .low)
    case (.slideOver, _):
      Reason.Ground("hacknicity, Chromium's tests, and macguru's and sgl0v's observations", .medium)
    case (.splitView, .medium): Reason.Ground("swift-snapshot-testing alone or nearly so", .medium)
    case (.splitView, .high):
      Reason.Ground("swift-snapshot-testing; macguru's and sgl0v's observations", .high)
    }
  }
}

extension WindowSize.Kind {
  /// How the window comes to its size, in one sentence without a full stop.
  fileprivate var rule: String {
    switch self {
    case .splitView: "a part of the screen; a divider of 10 pt stands between two windows"
    case .slideOver: "a narrow window that lies over another app"
    case .tile: "an exact share of the screen, without a divider, as since iPadOS 26"
    case .free: "the width that was chosen, at most the screen's, and the height of the screen"
    }
  }
}
