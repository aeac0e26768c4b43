/// The size and the classes of an iPad's window. All lengths are in points.
///
/// Sources: swift-snapshot-testing, macguru's and sgl0v's observations of iOS 9 to 11, hacknicity, Chromium's
/// tests; Apple's table of size classes, and openradar 34621309 where it was wrong. Since iPadOS 26 windows
/// have any size; swift-visual-testing PR 2 tiles a screen into exact halves and thirds.
struct WindowSize {
  /// How a window comes to its size.
  enum Windowing {
    /// Split View, with a divider between two windows.
    case splitView
    /// Slide Over, a narrow window over another app.
    case slideOver
    /// A tile of the screen, as since iPadOS 26.
    case tile
    /// A width that was chosen.
    case free
    /// Half of an iPhone's screen.
    case half
  }

  let size: Size
  /// The class of the width; that of the height is always regular.
  let horizontal: SizeClass
  let kind: Windowing
  /// How far the width can be trusted.
  let width: Confidence
  /// Whether the height is taken from other iPads.
  var isHeightEstimate = false
  /// Whether the class is inferred from those of measured windows.
  let isClassEstimate: Bool

  /// The divider between two windows in Split View. It reproduces every measured width.
  static let divider = 10.0
  // Measured: 678 is regular, 639 is compact. The widths between are unknown and taken to be compact.
  static let leastRegular = 678.0
  static let mostCompact = 639.0
  // Source: hacknicity, on iPads of 10.2 and 10.5 inches since iOS 11: about 20 pt off the top and the bottom.
  private static let slideOverMargin = 20.0
  private static let firstCards = 11
  // Source: Apple: Split View and Slide Over came with iOS 9 and left with iPadOS 26, in which windows have any width and
  // can be tiled (HIG, Multitasking and Windows). Every iPad that is listed has them.
  /// The versions whose windows share the screen in Split View and Slide Over.
  static let splitVersions = 9...25

  /// Returns the size of a part of an iPad's screen, or `nil` for the whole screen.
  static func of(
    _ window: Window, on device: Device, in orientation: Orientation, version: Int
  ) -> WindowSize? {
    if device.platform != .iPadOS {
      guard window == .split(.half), device.sharesScreen(in: orientation) else { return nil }
      // Source: a probe of a simulator by Flutter: 469 by 669 of 951 by 669, compact in width.
      return WindowSize(
        size: Size(width: 469, height: device.screen(in: orientation).height), horizontal: .compact,
        kind: .half, width: .medium, isClassEstimate: false)
    }
    return switch window {
    case .full: nil
    case .split(let split):
      version > splitVersions.upperBound
        ? part(
          tileWidth(split, of: device, in: orientation), of: device, in: orientation, .tile, .low)
        : self.split(split, of: device, in: orientation, version: version)
    case .slideOver: slideOver(of: device, in: orientation, version: version)
    case .width(let width): part(width, of: device, in: orientation, .free, .high)
    }
  }

  /// Returns the window of a width on an iPad: at most the screen's, in whole pixels.
  private static func part(
    _ width: Double, of device: Device, in orientation: Orientation, _ kind: Windowing,
    _ confidence: Confidence
  ) -> WindowSize {
    let screen = device.screen(in: orientation)
    let scale = Double(device.scale)
    // A width that is not a number becomes the screen's.
    let wanted = width < screen.width ? max(0, width) : screen.width
    let size = Size(width: (wanted * scale).rounded() / scale, height: screen.height)
    // The classes were measured in Split View and Slide Over, not in windows of any width.
    return WindowSize(
      size: size, horizontal: sizeClass(of: size.width), kind: kind, width: confidence,
      isClassEstimate: size.width < screen.width)
  }

  /// Returns the width of a tile of the screen since iPadOS 26: an exact share without a divider.
  static func tileWidth(_ split: Window.Split, of device: Device, in orientation: Orientation) -> Double {
    let width = device.screen(in: orientation).width
    return switch split {
    case .third: width / 3
    case .half: width / 2
    case .twoThirds: width * 2 / 3
    }
  }

  private static func split(
    _ split: Window.Split, of device: Device, in orientation: Orientation, version: Int
  ) -> WindowSize {
    let screen = device.screen(in: orientation)
    let (narrow, confidence) = narrowWidth(of: device, in: orientation)
    let width =
      switch split {
      case .third: narrow
      case .half: (screen.width - divider) / 2
      case .twoThirds: screen.width - divider - narrow
      }
    // Upright every share is compact; halves are too, on their side, but for the largest iPads.
    let horizontal: SizeClass =
      orientation == .landscape && split != .third ? sizeClass(of: width) : .compact
    // No known table has halves in portrait.
    let isUnknown = orientation == .portrait && split == .half || !splitVersions.contains(version)
    // The class is unknown between the two measured widths, and of a half that rests on analogy alone.
    let isClassUnknown =
      width > mostCompact && width < leastRegular
      || split == .half && horizontal == .regular && confidence == .low
    return WindowSize(
      size: Size(width: width, height: screen.height), horizontal: horizontal, kind: .splitView,
      width: isUnknown ? .low : confidence, isClassEstimate: isUnknown || isClassUnknown)
  }

  /// Returns the window over another app: a card since iOS 11, as high as the screen before.
  private static func slideOver(
    of device: Device, in orientation: Orientation, version: Int
  ) -> WindowSize {
    let screen = device.screen(in: orientation)
    let (narrow, confidence) = narrowWidth(of: device, in: orientation)
    let margins = version < firstCards ? 0 : 2 * slideOverMargin
    let isOfItsTime = splitVersions.contains(version)
    // Observed up to 10.5 inches and on the largest iPads, whose height is not confirmed; that of 11 inches is
    // inferred from Split View.
    let isObserved = device.portrait.width != 834 || device.portrait.height == 1112
    return WindowSize(
      size: Size(width: narrow, height: screen.height - margins), horizontal: .compact, kind: .slideOver,
      width: isOfItsTime && confidence != .low && isObserved ? .medium : .low,
      isHeightEstimate: !isOfItsTime || confidence == .low || !isObserved || device.portrait.width >= 1024,
      isClassEstimate: !isOfItsTime)
  }

  /// Returns the class of a window's width, by the widths that were measured.
  static func sizeClass(of width: Double) -> SizeClass { width >= leastRegular ? .regular : .compact }

  /// Returns the width of the narrow window on a device, and how far it can be trusted in Split View.
  private static func narrowWidth(
    of device: Device, in orientation: Orientation
  ) -> (Double, Confidence) {
    let isLandscape = orientation == .landscape
    switch (device.portrait.width, device.portrait.height) {
    case (768, 1024), (834, 1112): return (320, .high)
    // swift-snapshot-testing alone, or with hacknicity in part.
    case (810, 1080): return (320, .medium)
    case (834, 1194): return (isLandscape ? 375 : 320, .medium)
    case (1024, 1366): return (375, .high)
    case (820, 1180), (834, 1210): return (isLandscape ? 375 : 320, .low)
    case (1032, 1376): return (375, .low)
    // Never wider than a half, so that the shares keep their order on a screen of any size.
    default: return (min(320, (device.screen(in: orientation).width - divider) / 2), .low)
    }
  }
}
