import TabBarCore
import Testing

/// What is expected of the devices that share a screen, typed from the sources and not from the device list.
///
/// iPhones: Apple's HIG layout tables (2020, January 2026), dimmmensions and flutter_device_preview
/// (measured), QMUI's tables; until iPhone 6 Apple's technical specifications. iPads: the same, swift-snapshot-testing, hacknicity. Apple TV: HIG (July 2025).
struct ScreenClass: Sendable, CustomTestStringConvertible {
  /// The ids of the devices.
  let models: [String]
  let width: Double
  let height: Double
  let scale: Int
  /// The safe area upright.
  let top: Double
  let bottom: Double
  /// The safe area on its side.
  let sides: Double
  let landscapeBottom: Double
  /// The classes of width and height as `wh`, upright and on its side: `c` compact, `r` regular.
  let classes: (portrait: String, landscape: String)
  let hasHomeIndicator: Bool

  var testDescription: String { models.joined(separator: ", ") }

  init(
    _ models: String, _ width: Double, _ height: Double, _ scale: Int, _ top: Double, _ bottom: Double,
    _ sides: Double, _ landscapeBottom: Double, _ portrait: String, _ landscape: String, home: Bool
  ) {
    self.models = models.split(separator: " ").map(String.init)
    self.width = width
    self.height = height
    self.scale = scale
    self.top = top
    self.bottom = bottom
    self.sides = sides
    self.landscapeBottom = landscapeBottom
    classes = (portrait, landscape)
    hasHomeIndicator = home
  }

  static let phones = [
    ScreenClass("iphone-3gs", 320, 480, 1, 20, 0, 0, 0, "cr", "cc", home: false),
    ScreenClass("iphone-4 iphone-4s ipod-touch-4", 320, 480, 2, 20, 0, 0, 0, "cr", "cc", home: false),
    ScreenClass(
      "iphone-5 iphone-5c iphone-5s iphone-se-1 ipod-touch-5 ipod-touch-6 ipod-touch-7", 320, 568, 2, 20, 0,
      0, 0, "cr", "cc", home: false),
    ScreenClass(
      "iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2 iphone-se-3", 375, 667, 2, 20, 0, 0, 0, "cr", "cc",
      home: false),
    ScreenClass(
      "iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus", 414, 736, 3, 20, 0, 0, 0, "cr", "rc",
      home: false),
    ScreenClass("iphone-x iphone-xs iphone-11-pro", 375, 812, 3, 44, 34, 44, 21, "cr", "cc", home: true),
    ScreenClass("iphone-xr iphone-11", 414, 896, 2, 48, 34, 48, 21, "cr", "rc", home: true),
    ScreenClass("iphone-xs-max iphone-11-pro-max", 414, 896, 3, 44, 34, 44, 21, "cr", "rc", home: true),
    ScreenClass("iphone-12-mini iphone-13-mini", 375, 812, 3, 50, 34, 50, 21, "cr", "cc", home: true),
    ScreenClass(
      "iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e", 390, 844, 3, 47, 34, 47, 21,
      "cr", "cc", home: true),
    ScreenClass("iphone-17e", 390, 844, 3, 47, 34, 47, 20, "cr", "cc", home: true),
    ScreenClass(
      "iphone-12-pro-max iphone-13-pro-max iphone-14-plus", 428, 926, 3, 47, 34, 47, 21, "cr", "rc",
      home: true),
    ScreenClass(
      "iphone-14-pro iphone-15 iphone-15-pro iphone-16", 393, 852, 3, 59, 34, 59, 21, "cr", "cc", home: true),
    ScreenClass(
      "iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus", 430, 932, 3, 59, 34, 59, 21, "cr",
      "rc", home: true),
    ScreenClass("iphone-16-pro", 402, 874, 3, 62, 34, 62, 21, "cr", "cc", home: true),
    ScreenClass("iphone-16-pro-max", 440, 956, 3, 62, 34, 62, 21, "cr", "rc", home: true),
    ScreenClass("iphone-17 iphone-17-pro iphone-18-pro", 402, 874, 3, 62, 34, 62, 20, "cr", "cc", home: true),
    ScreenClass("iphone-17-pro-max iphone-18-pro-max", 440, 956, 3, 62, 34, 62, 20, "cr", "rc", home: true),
    ScreenClass("iphone-air", 420, 912, 3, 68, 34, 68, 20, "cr", "rc", home: true),
  ]

  static let pads = [
    pad("ipad-mini-6", 744, 1133, top: 24, bottom: 20),
    pad("ipad-mini-a17-pro", 744, 1133, top: 24, bottom: 25),
    pad("ipad-2 ipad-mini", 768, 1024, scale: 1, top: 20, bottom: 0),
    pad("ipad-3 ipad-4 ipad-air ipad-mini-2 ipad-mini-3", 768, 1024, top: 20, bottom: 0),
    pad("ipad-air-2 ipad-mini-4 ipad-mini-5 ipad-5 ipad-6 ipad-pro-9-7", 768, 1024, top: 20, bottom: 0),
    pad("ipad-7 ipad-8 ipad-9", 810, 1080, top: 20, bottom: 0),
    pad("ipad-air-4 ipad-air-5 ipad-10", 820, 1180, top: 24, bottom: 20),
    pad("ipad-air-11-m2 ipad-air-11-m3 ipad-a16", 820, 1180, top: 24, bottom: 25),
    pad("ipad-air-11-m4", 820, 1180, top: 32, bottom: 25),
    pad("ipad-pro-10-5 ipad-air-3", 834, 1112, top: 20, bottom: 0),
    pad("ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4", 834, 1194, top: 24, bottom: 20),
    pad("ipad-pro-11-m4", 834, 1210, top: 24, bottom: 25),
    pad("ipad-pro-11-m5", 834, 1210, top: 32, bottom: 25),
    pad("ipad-pro-12-9-1 ipad-pro-12-9-2", 1024, 1366, top: 20, bottom: 0),
    pad(
      "ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6", 1024, 1366, top: 24, bottom: 20),
    pad("ipad-air-13-m2 ipad-air-13-m3", 1024, 1366, top: 24, bottom: 25),
    pad("ipad-air-13-m4", 1024, 1366, top: 32, bottom: 25),
    pad("ipad-pro-13-m4", 1032, 1376, top: 24, bottom: 25),
    pad("ipad-pro-13-m5", 1032, 1376, top: 32, bottom: 25),
  ]

  /// On iPads the insets and classes are the same in both orientations, and the sides are free.
  private static func pad(
    _ models: String, _ width: Double, _ height: Double, scale: Int = 2, top: Double, bottom: Double
  ) -> ScreenClass {
    ScreenClass(models, width, height, scale, top, bottom, 0, bottom, "rr", "rr", home: bottom > 0)
  }

  /// Devices that have no screen as others have: one that folds, and windows in the air.
  static let ofTheirOwn = ["iphone-duo-outer", "iphone-duo-inner", "vision-pro"]
}

extension SizeClasses {
  /// The classes as two letters, width first: `cr` is compact in width, regular in height.
  var letters: String { "\(horizontal.rawValue.prefix(1))\(vertical.rawValue.prefix(1))" }
}
