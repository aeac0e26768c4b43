import TabBarCore

extension Design {
  /// Returns a design of which some facts about the bar are known, on the device that a new design has or
  /// on another; without tabs, it has three.
  static func bar(
    _ facts: KeyValuePairs<BarProperty, String>, _ tabs: Tab..., on device: Device = .standard,
    held orientation: Orientation = .portrait, as system: System? = nil
  ) -> Design {
    var design = Design(
      tabs: tabs.isEmpty ? [Tab("Today"), Tab("Games"), Tab("Apps")] : tabs, device: device,
      orientation: orientation, system: system)
    var details = BarDetails()
    for (property, value) in facts { details[property] = value }
    design.barDetails = details.isEmpty ? nil : details
    return design
  }

  /// Returns the design in a situation.
  func during(_ change: (inout Situation) -> Void) -> Design {
    var design = self
    change(&design.situation)
    return design
  }
}

extension Tab {
  /// Returns the tab with a fact about it.
  func with(_ property: TabProperty, _ value: String) -> Tab {
    var tab = self
    var details = tab.details ?? TabDetails()
    details[property] = value
    tab.details = details
    return tab
  }
}

extension Device {
  /// The Apple TV that examples are shown on.
  static var television: Device { example("apple-tv-4k") }
  /// The Apple Vision Pro that examples are shown on.
  static var vision: Device { example("vision-pro") }
}
