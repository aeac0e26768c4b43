package import TabBarCore

extension Scene {
  /// Why the bar is as it is, from the system inwards to the width of the first item.
  package var reasons: [Reason] {
    let first = layout.visible.first.map { index in
      BarLayout.reasons(for: design, on: layout.system, tab: index).filter { $0.subject == .itemWidth }
    }
    return [systemReason] + BarLayout.reasons(for: design, on: layout.system) + (first ?? [])
  }

  package func reasons(tab: Int) -> [Reason] {
    BarLayout.reasons(for: design, on: layout.system, tab: tab)
  }

  private var systemReason: Reason {
    let device = design.device
    let first = Source("Apple's technical specifications of the \(device.name)", .high)
    let own = Source(guide.source, .high)
    let (rule, grounds): (String, [Source]) =
      if design.system != nil {
        ("chosen by hand", [Source("you: system", .high)])
      } else if let version = guide.versions[device.platform] {
        if version < device.firstVersion {
          (
            "\(guide.name) was written for version \(version); the device began with \(device.firstVersion)",
            [own, first]
          )
        } else if let last = device.lastVersion, version > last {
          (
            "\(guide.name) was written for version \(version); the device ended with \(last)",
            [own, Source("Apple's lists of the devices that each system runs on", .high)]
          )
        } else {
          ("the one that was current when \(guide.name) was written", [own])
        }
      } else {
        ("\(guide.name) says nothing about \(device.platform.rawValue): the device's first", [first])
      }
    return Reason(.system, layout.system?.name ?? "none", rule: rule, grounds: grounds)
  }
}
