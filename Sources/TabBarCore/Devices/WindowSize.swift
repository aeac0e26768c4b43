/// The size and the classes of an iPad's window, as measured until iPadOS 18. All lengths are in points.
///
/// Sources: swift-snapshot-testing, macguru's and sgl0v's observations of iOS 9 to 11, Chromium's tests;
/// Apple's table of size classes, and openradar 34621309 where it was wrong.
struct WindowSize {
  /// The size.
  let size: Size
  /// The class of the width; that of the height is always regular.
  let horizontal: SizeClass
  /// Whether a number or the class is derived by a rule and was not measured.
  let isEstimate: Bool

  /// The divider between two windows in Split View. It reproduces every measured width.
  static let divider = 10.0
  // Measured: 678 is regular, 639 is compact. What lies between is unknown and taken to be compact.
  static let leastRegular = 678.0
  static let mostCompact = 639.0

  /// Returns the window of a width on an iPad.
  static func free(_ width: Double, of screen: Size) -> WindowSize {
    WindowSize(
      size: Size(width: min(width, screen.width), height: screen.height),
      horizontal: width >= leastRegular ? .regular : .compact, isEstimate: true)
  }

  /// Returns a window in Split View.
  static func split(_ split: Window.Split, of device: Device, in orientation: Orientation) -> WindowSize {
    let screen = device.screen(in: orientation)
    let (narrow, isMeasured) = narrowWidth(of: device, in: orientation)
    let width =
      switch split {
      case .third: narrow
      case .half: (screen.width - divider) / 2
      case .twoThirds: screen.width - divider - narrow
      }
    // Upright every share is compact; halves are too, on their side, but for the largest iPads.
    let horizontal: SizeClass =
      orientation == .landscape && split != .third && width >= leastRegular ? .regular : .compact
    // No halves upright in the tables that are known, and no class between the two measured widths.
    let isUnknown =
      orientation == .portrait && split == .half || width > mostCompact && width < leastRegular
    return WindowSize(
      size: Size(width: width, height: screen.height), horizontal: horizontal,
      isEstimate: !isMeasured || isUnknown)
  }

  /// Returns the window that lies over another app.
  static func slideOver(of device: Device, in orientation: Orientation) -> WindowSize {
    let screen = device.screen(in: orientation)
    let (narrow, isMeasured) = narrowWidth(of: device, in: orientation)
    return WindowSize(
      size: Size(width: narrow, height: screen.height), horizontal: .compact,
      // 320 and 375 are measured on the iPads with home buttons only (hacknicity, Chromium).
      isEstimate: !isMeasured || device.hasHomeIndicator)
  }

  /// Returns the width of the narrow window on a device, and whether it was measured.
  private static func narrowWidth(of device: Device, in orientation: Orientation) -> (Double, Bool) {
    let isLandscape = orientation == .landscape
    switch (device.portrait.width, device.portrait.height) {
    case (768, 1024), (810, 1080), (834, 1112): return (320, true)
    case (834, 1194): return (isLandscape ? 375 : 320, true)
    case (1024, 1366): return (375, true)
    case (820, 1180), (834, 1210): return (isLandscape ? 375 : 320, false)
    case (1032, 1376): return (375, false)
    default: return (320, false)
    }
  }
}
