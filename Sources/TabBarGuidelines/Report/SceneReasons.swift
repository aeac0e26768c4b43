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
    let name = layout.system?.name ?? "none"
    if design.system != nil {
      return Reason(.system, name, rule: "chosen by hand", grounds: [Source("you: system", .high)])
    }
    let device = design.device
    let first = Source("Apple's technical specifications of the \(device.name)", .high)
    guard let version = guide.versions[device.platform] else {
      return Reason(
        .system, name,
        rule: "\(guide.name) says nothing about \(device.platform.rawValue): the device's first",
        grounds: [first])
    }
    if version < device.firstVersion {
      return Reason(
        .system, name,
        rule:
          "\(guide.name) was written for version \(version); the device began with \(device.firstVersion)",
        grounds: [Source(guide.source, .high), first])
    }
    if let last = device.lastVersion, version > last {
      return Reason(
        .system, name,
        rule: "\(guide.name) was written for version \(version); the device ended with \(last)",
        grounds: [
          Source(guide.source, .high),
          Source("Apple's lists of the devices that each system runs on", .high),
        ])
    }
    return Reason(
      .system, name, rule: "the one that was current when \(guide.name) was written",
      grounds: [Source(guide.source, .high)])
  }
}
