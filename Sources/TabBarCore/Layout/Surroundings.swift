/// What a bar is laid out in: the window, its safe area and its size classes.
struct Surroundings {
  var window: Size
  var safeArea: Insets
  var sizeClasses: SizeClasses
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
    if device.confidence == .low { estimates.append(.device) }
    if let system, system.platform == device.platform, system.version < device.firstVersion {
      estimates.append(.system)
    }
    if device.platform == .iPadOS { shrinkToWindow(design) }
    shrinkToPane(design.pane)
    if let byHand = design.sizeClasses { sizeClasses = byHand }
  }

  private mutating func shrinkToWindow(_ design: Design) {
    let part: WindowSize
    switch design.window {
    case .full: return
    case .split(let split): part = .split(split, of: design.device, in: design.orientation)
    case .slideOver: part = .slideOver(of: design.device, in: design.orientation)
    case .width(let width): part = .free(width, of: window)
    }
    window = part.size
    sizeClasses.horizontal = part.horizontal
    if part.isEstimate { estimates.append(.window) }
  }

  private mutating func shrinkToPane(_ pane: Pane) {
    switch pane {
    case .main: return
    case .leading, .popover:
      window.width = min(window.width, Self.paneWidth)
      sizeClasses.horizontal = .compact
    case .trailing:
      window.width = max(Self.paneWidth, window.width - Self.paneWidth)
      sizeClasses.horizontal = window.width >= WindowSize.leastRegular ? .regular : .compact
    }
    // A pane inside the window does not reach to the sides that a sensor housing takes.
    safeArea.left = 0
    safeArea.right = 0
    estimates.append(.pane)
  }
}
