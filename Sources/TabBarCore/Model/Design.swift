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
  /// The reading direction set by hand, or `nil` where the language decides.
  public var direction: LayoutDirection?
  /// The part of the screen that the app has.
  public var window = Window.full
  /// The view that has the bar.
  public var pane = Pane.main
  /// What is going on in the app.
  public var situation = Situation()
  /// What is known about the bar beyond what is drawn, or `nil` where nothing is.
  public var barDetails: BarDetails?
  /// The findings about the whole bar that are accepted. Those about one tab are with the tab.
  public var allowances: [Allowance] = []

  /// Creates a design; without a device it is laid out for an iPhone 14.
  public init(
    tabs: [Tab] = [], selection: Int = 0, device: Device = .standard, orientation: Orientation = .portrait,
    sizeClasses: SizeClasses? = nil, system: System? = nil, locale: String = "en",
    direction: LayoutDirection? = nil
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

  /// The direction that the interface reads in: the one set by hand, else that of the language.
  public var readingDirection: LayoutDirection {
    direction ?? (Localization.readsRightToLeft(locale) ? .rightToLeft : .leftToRight)
  }

  /// Returns the title of a tab in the language of the design, or its own where it has none in that.
  public func title(of tab: Tab) -> String { Localization.title(of: tab, in: locale) }

  /// The same design with each title in its language.
  public var localized: Design {
    guard locale != Localization.standard else { return self }
    var design = self
    for index in tabs.indices { design.tabs[index].title = title(of: tabs[index]) }
    design.localizeGroups(of: tabs)
    return design
  }

  /// Names the tabs that others are a part of by their titles in the language, so that they are still found.
  private mutating func localizeGroups(of original: [Tab]) {
    guard original.contains(where: { $0.details?[.group] != nil }) else { return }
    var titles: [String: String] = [:]
    for (index, tab) in original.enumerated() { titles[tab.title.lowercased()] = tabs[index].title }
    for index in tabs.indices {
      guard let group = tabs[index].details?[.group], let title = titles[group.lowercased()] else { continue }
      tabs[index].details?[.group] = title
    }
  }

  /// The value of a fact about the bar, or `nil` where it is not known.
  public subscript<Value>(fact: BarFact<Value>) -> Value? { barDetails?[fact] }

  /// The selected tab, or `nil` where there are no tabs.
  public var selectedTab: Tab? { tabs.indices.contains(selection) ? tabs[selection] : nil }
}
