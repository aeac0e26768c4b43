extension Device {
  /// The version of the last system that the device got, or `nil` where it is not known to have ended.
  ///
  /// Source: Apple's lists of the devices that iOS 16, 17 and 26 and iPadOS 16, 17, 18 and 26 run on; a
  /// device that is missing in one of them ended with the version before.
  public var lastVersion: Int? {
    switch id {
    case "iphone-6s", "iphone-6s-plus", "iphone-7", "iphone-7-plus", "iphone-se-1": 15
    case "iphone-8", "iphone-8-plus", "iphone-x": 16
    case "iphone-xr", "iphone-xs", "iphone-xs-max": 18
    case "ipad-air-2", "ipad-mini-4": 15
    case "ipad-5", "ipad-pro-9-7", "ipad-pro-12-9-1": 16
    case "ipad-6", "ipad-pro-10-5", "ipad-pro-12-9-2": 17
    case "ipad-7": 18
    default: nil
    }
  }
}
