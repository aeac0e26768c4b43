/// What a bar is laid out in: the window, its safe area and its size classes.
struct Surroundings {
  var window: Size
  var safeArea: Insets
  var sizeClasses: SizeClasses
  var hasHomeIndicator: Bool
  var estimates: [Estimate] = []

  /// The width that stands in for a pane's, which the app decides.
  static let paneWidth = 320.0

  /// Finds the surroundings of a design on a system.
  init(of design: Design, on system: System?) {
    let device = design.device
    window = device.screen(in: design.orientation)
    safeArea = device.safeArea(in: design.orientation, on: system)
    sizeClasses =
      device.sizeClasses(in: design.orientation)
      // tvOS and visionOS have no documented classes; both give much room.
      ?? SizeClasses(horizontal: .regular, vertical: .regular)
    if device.confidence == .low { estimates += [.device, .windowClass] }
    if let system, system.platform == device.platform, system.version < device.firstVersion {
      estimates.append(.system)
    }
    hasHomeIndicator = device.hasHomeIndicator
    if device.platform == .iPadOS { shrinkToWindow(design, version: system?.version ?? device.firstVersion) }
    if device.platform.rotates, system?.platform == device.platform { shrinkToPane(design.pane) }
    if let byHand = design.sizeClasses {
      sizeClasses = byHand
      estimates.removeAll { $0 == .windowClass }
    }
  }

  private mutating func shrinkToWindow(_ design: Design, version: Int) {
    guard
      let part = WindowSize.of(
        design.window, on: design.device, in: design.orientation, version: version)
    else { return }
    window = part.size
    sizeClasses.horizontal = part.horizontal
    for estimate in part.estimates where !estimates.contains(estimate) { estimates.append(estimate) }
  }

  /// Takes the part of the window that a pane has, from the left; a right to left layout is mirrored later.
  private mutating func shrinkToPane(_ pane: Pane) {
    // In compact width a split view shows one pane over the whole window, and a popover covers it all
    // (UIKit: a split view collapses, a popover adapts).
    guard pane != .main, sizeClasses.horizontal == .regular else { return }
    let narrow = min(window.width, Self.paneWidth)
    switch pane {
    case .main: return
    case .leading:
      window.width = narrow
      safeArea.right = 0
      sizeClasses.horizontal = .compact
    case .trailing:
      window.width -= narrow
      safeArea.left = 0
      sizeClasses.horizontal = WindowSize.sizeClass(of: window.width)
    case .popover:
      window.width = narrow
      safeArea = Insets()
      hasHomeIndicator = false
      sizeClasses.horizontal = .compact
    }
    estimates.append(.pane)
    if !estimates.contains(.windowClass) { estimates.append(.windowClass) }
  }
}
