public import TabBarCore

/// Cases of a matrix that can be named together: devices, ways to hold them, versions of their system.
public struct CaseGroup: Sendable {
  /// A way to hold a device, and a share of its screen.
  public struct Place: Hashable, Sendable {
    /// The way it is held.
    public let orientation: Orientation
    /// The share of the screen.
    public let share: WindowShare
  }

  /// The platform of the devices.
  public let platform: Platform
  /// The devices.
  public let devices: [Device]
  /// The places, the same on each device.
  public let places: [Place]
  /// The systems of the cases, each as the first and the last of some that follow each other.
  public let systems: [(oldest: System, newest: System)]
  /// The number of cases.
  public let count: Int
}

extension Matrix.Row {
  /// The cases in as few groups as they can be named in.
  ///
  /// - Parameter bySystem: Whether devices are only together where they agree on the versions, too. A version
  ///   that a device was first sold with counts as the beginning for it.
  public func groups(bySystem: Bool) -> [CaseGroup] {
    var ofDevice: [(device: Device, cases: [Matrix.Case])] = []
    var places: [String: Int] = [:]
    for entry in cases {
      if let place = places[entry.device.id] {
        ofDevice[place].cases.append(entry)
      } else {
        places[entry.device.id] = ofDevice.count
        ofDevice.append((entry.device, [entry]))
      }
    }
    var order: [GroupKey] = []
    var members: [GroupKey: [(device: Device, cases: [Matrix.Case])]] = [:]
    for (device, cases) in ofDevice {
      for (key, cases) in keyed(cases, of: device, bySystem: bySystem) {
        if members[key] == nil { order.append(key) }
        members[key, default: []].append((device, cases))
      }
    }
    return order.compactMap { key in
      guard let entries = members[key] else { return nil }
      let cases = entries.flatMap(\.cases)
      return CaseGroup(
        platform: key.platform, devices: entries.map(\.device), places: key.places,
        systems: System.runs(of: Set(cases.compactMap(\.system?.version)), on: key.platform),
        count: cases.count)
    }
  }

  /// Returns the cases of one device by the versions that they are for.
  private func keyed(
    _ cases: [Matrix.Case], of device: Device, bySystem: Bool
  ) -> [(GroupKey, [Matrix.Case])] {
    var places: [CaseGroup.Place] = []
    var versions: [CaseGroup.Place: [Int]] = [:]
    for entry in cases {
      let place = CaseGroup.Place(orientation: entry.orientation, share: entry.share)
      if versions[place] == nil { places.append(place) }
      versions[place, default: []].append(entry.system?.version ?? 0)
    }
    var order: [[Int]] = []
    var byVersions: [[Int]: [CaseGroup.Place]] = [:]
    for place in places {
      // The first and the last version of a device are no properties of the result.
      let all = bySystem ? versions[place] ?? [] : []
      if byVersions[all] == nil { order.append(all) }
      byVersions[all, default: []].append(place)
    }
    return order.map { list in
      let places = byVersions[list] ?? []
      let runs = System.runs(of: Set(list), on: device.platform)
      var edges = runs.flatMap { [$0.oldest.version, $0.newest.version] }
      if edges.first == device.firstVersion { edges.removeFirst() }
      if let last = edges.last, last == device.lastVersion { edges.removeLast() }
      let key = GroupKey(platform: device.platform, places: places, edges: edges)
      return (
        key,
        cases.filter { entry in
          places.contains(CaseGroup.Place(orientation: entry.orientation, share: entry.share))
        }
      )
    }
  }
}

extension System {
  /// Returns some versions of a platform as runs of versions that follow each other.
  fileprivate static func runs(
    of versions: Set<Int>, on platform: Platform
  ) -> [(oldest: System, newest: System)] {
    var runs: [(oldest: System, newest: System)] = []
    guard !versions.isEmpty else { return runs }
    var isOpen = false
    for system in all where system.platform == platform {
      guard versions.contains(system.version) else {
        isOpen = false
        continue
      }
      if isOpen { runs[runs.count - 1].newest = system } else { runs.append((system, system)) }
      isOpen = true
    }
    return runs
  }
}

/// What cases have in common that are named together.
private struct GroupKey: Hashable {
  let platform: Platform
  let places: [CaseGroup.Place]
  /// The first and the last version of each run, but for the one that the device was first sold with.
  let edges: [Int]
}
