/// A tab bar together with the device and the system that it is laid out for: all that a layout depends on.
public struct Design: Hashable, Sendable {
  /// The tabs, from the leading to the trailing end.
  public var tabs: [Tab]
  /// The index of the selected tab. It is within `tabs` unless there are none, and then zero.
  public var selection: Int
  /// The device.
  public var device: Device
  /// The way the device is held.
  public var orientation: Orientation
  /// The size classes set by hand, or `nil` where the device decides.
  public var sizeClasses: SizeClasses?
  /// The system chosen by hand, or `nil` where guide and device decide.
  public var system: System?
  /// The identifier of the language that the titles are read in.
  public var locale: String
  /// The reading direction.
  public var direction: LayoutDirection

  /// Creates a design; without a device it is laid out for an iPhone 14.
  public init(
    tabs: [Tab] = [], selection: Int = 0, device: Device = .standard, orientation: Orientation = .portrait,
    sizeClasses: SizeClasses? = nil, system: System? = nil, locale: String = "en",
    direction: LayoutDirection = .leftToRight
  ) {
    self.tabs = tabs
    self.selection = selection
    self.device = device
    self.orientation = orientation
    self.sizeClasses = sizeClasses
    self.system = system
    self.locale = locale
    self.direction = direction
  }

  /// The selected tab, or `nil` where there are no tabs.
  public var selectedTab: Tab? { tabs.indices.contains(selection) ? tabs[selection] : nil }
}
