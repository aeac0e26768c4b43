/// A tab bar with its device and system: everything that a layout depends on.
public struct Design: Hashable, Sendable {
  /// The tabs, from the leading to the trailing end.
  public var tabs: [Tab]
  /// The index of the selected tab. It is within `tabs` unless there are none, and then zero.
  public var selection: Int
  /// The device.
  public var device: Device {
    get { sharedDevice.value }
    set { sharedDevice.value = newValue }
  }
  private var sharedDevice: Shared<Device>
  /// The way the device is held.
  public var orientation: Orientation
  /// The size classes set by hand, or `nil` where the device decides.
  package var sizeClasses: SizeClasses?
  /// The system chosen by hand, or `nil` where guide and device decide.
  public var system: System?
  /// The oldest systems that the app runs on, at most one of a platform, as deployment targets name them; none where that is
  /// not known. That of iOS is also that of iPadOS, unless that has its own, and the other way round.
  public var since: [System] = []
  /// The SDK that the app was built with, or `nil` for the system's own.
  package var sdk: SDK?
  /// The identifier of the language that the titles are read in.
  public var locale: String
  /// Whether only that language is judged, and not each one that titles are given in.
  package var isJudgedAsShown = false
  /// The reading direction set by hand, or `nil` where the language decides.
  public var direction: LayoutDirection?
  /// The part of the screen that the app has.
  public var window = Window.full
  /// The view that has the bar.
  public var pane = Pane.main
  /// The state of the app: scrolled, covered, focused.
  public var situation = Situation()
  /// Facts about the bar that the picture does not show, each as the word that a person typed. One that is not known is
  /// absent.
  package var facts: [BarProperty: String] = [:]
  /// The findings about the whole bar that are accepted. Those about one tab are with the tab.
  public var allowances: [Allowance] = []
  /// A person's answers to the questions that rules ask whatever the design, by the rule's identifier: yes is `true`.
  public var answers: [String: Bool] = [:]
  /// The origin of the tab that was added last, whether or not it is still there.
  package private(set) var lastOrigin = Origin()

  /// Creates a design; without a device it is laid out for an iPhone 14.
  public init(
    tabs: [Tab] = [], selection: Int = 0, device: Device = .standard, orientation: Orientation = .portrait,
    system: System? = nil, locale: String = "en", direction: LayoutDirection? = nil
  ) {
    self.tabs = tabs
    self.selection = selection
    sharedDevice = Shared(device)
    self.orientation = orientation
    self.system = system
    self.locale = locale
    self.direction = direction
  }

  /// The direction that the interface reads in: the one set by hand, else that of the language.
  package var readingDirection: LayoutDirection {
    direction ?? (Localization.readsRightToLeft(locale) ? .rightToLeft : .leftToRight)
  }

  /// The oldest systems that count in a list of devices: those that the app runs on, or where these are not known the
  /// design's own.
  package var oldestSystems: [System] {
    since.isEmpty ? [system].compactMap(\.self).filter { !$0.platform.hasNoDevices } : since
  }

  /// The languages that the design is judged in, the shown one first.
  package var languages: [String] {
    guard !isJudgedAsShown, case var others = titleLocales, !others.isEmpty else { return [locale] }
    others.insert(Localization.standard)
    others.remove(locale)
    return [locale] + others.sorted()
  }

  /// The languages other than their own that titles are given in.
  package var titleLocales: Set<String> { tabs.reduce(into: []) { $0.formUnion($1.titles.keys) } }

  /// Puts new tabs into the bar, each with an origin of its own.
  package mutating func insert(_ newTabs: [Tab], at index: Int) {
    var newTabs = newTabs
    for tab in newTabs.indices {
      lastOrigin.id = Origin.ID(number: lastOrigin.id.number + 1, content: newTabs[tab].hashValue)
      newTabs[tab].origin = lastOrigin
    }
    tabs.insert(contentsOf: newTabs, at: index)
  }

  /// Returns the title of a tab in the language of the design, or the tab's own if it has none in that language.
  package func title(of tab: Tab) -> String { Localization.title(of: tab, in: locale) }

  /// The same design with each title in its language.
  package var localized: Design {
    guard locale != Localization.standard else { return self }
    var design = self
    for index in tabs.indices { design.tabs[index].title = title(of: tabs[index]) }
    design.localizeGroups(of: tabs)
    return design
  }

  /// Translates the titles that `group` refers to, so that the tabs are still found.
  private mutating func localizeGroups(of original: [Tab]) {
    guard original.contains(where: { $0[.group] != nil }) else { return }
    var titles: [String: String] = [:]
    for (index, tab) in original.enumerated() { titles[tab.title.lowercased()] = tabs[index].title }
    for index in tabs.indices {
      guard let group = tabs[index][.group], let title = titles[group.lowercased()] else { continue }
      tabs[index][.group] = title
    }
  }

  package subscript<Value>(fact: BarFact<Value>) -> Value? {
    get {
      guard let word = facts[fact.property] else { return nil }
      return Value(word: word)
    }
    set { facts[fact.property] = newValue?.word }
  }

  package var selectedTab: Tab? { tabs.indices.contains(selection) ? tabs[selection] : nil }
}

/// A finding that a team accepts, with the reason.
public struct Allowance: Hashable, Sendable {
  /// The identifier of the rule whose finding is accepted.
  public let rule: String
  /// The team's reason; never empty.
  public let reason: String

  /// Creates an allowance.
  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
