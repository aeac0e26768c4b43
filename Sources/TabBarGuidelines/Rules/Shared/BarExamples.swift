import TabBarCore

extension Design {
  /// Returns a design on the device that a new design has or on another; without tabs, it has three.
  static func bar(
    _ tabs: Tab..., on device: Device = .standard, held orientation: Orientation = .portrait,
    as system: System? = nil
  ) -> Design {
    Design(
      tabs: tabs.isEmpty ? [Tab("Today"), Tab("Games"), Tab("Apps")] : tabs, device: device,
      orientation: orientation, system: system)
  }

  static func bar<Value>(
    _ fact: BarFact<Value>, _ value: Value, _ tabs: Tab..., on device: Device = .standard,
    held orientation: Orientation = .portrait, as system: System? = nil
  ) -> Design {
    var design = bar(on: device, held: orientation, as: system).with(fact, value)
    if !tabs.isEmpty { design.tabs = tabs }
    return design
  }

  func with<Value>(_ fact: BarFact<Value>, _ value: Value) -> Design {
    var design = self
    var details = barDetails ?? BarDetails()
    details[fact] = value
    design.barDetails = details
    return design
  }

  func during(_ change: (inout Situation) -> Void) -> Design {
    var design = self
    change(&design.situation)
    return design
  }
}

extension Tab {
  func with<Value>(_ fact: TabFact<Value>, _ value: Value) -> Tab {
    var tab = self
    var details = tab.details ?? TabDetails()
    details[fact] = value
    tab.details = details
    return tab
  }
}

extension Device {
  static var television: Device { example("apple-tv-4k-1") }
  static var vision: Device { example("vision-pro") }
}
