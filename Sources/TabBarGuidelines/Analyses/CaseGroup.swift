package import TabBarCore

/// Cases of a matrix that can be named together: devices, ways to hold them, versions of their system.
package struct CaseGroup: Sendable {
  /// A way to hold a device, and a share of its screen.
  package struct Place: Hashable, Sendable {
    /// The way it is held.
    package let orientation: Orientation
    package let share: WindowShare
  }

  package let platform: Platform
  package let devices: [Device]
  /// The places, the same on each device.
  package let places: [Place]
  /// The systems of the cases, each as the first and the last of some that follow each other.
  package let systems: [(oldest: System, newest: System)]
  /// The number of cases.
  package let count: Int
}

extension Matrix.Row {
  /// The cases in as few groups as they can be named in.
  ///
  /// - Parameter bySystem: Whether devices are only together where they agree on the versions, too. A version
  ///   that a device was first sold with counts as the beginning for it.
  package func groups(bySystem: Bool) -> [CaseGroup] {
    cases.grouped { $0.device.id }
      .flatMap { keyed($0.elements, of: $0.elements[0].device, bySystem: bySystem) }
      .grouped { $0.key }
      .map { key, entries in
        let cases = entries.flatMap(\.cases)
        return CaseGroup(
          platform: key.platform, devices: entries.map { $0.cases[0].device }, places: key.places,
          systems: System.runs(of: Set(cases.compactMap(\.system?.version)), on: key.platform),
          count: cases.count)
      }
  }

  /// Returns the cases of one device by the versions that they are for.
  private func keyed(
    _ cases: [Matrix.Case], of device: Device, bySystem: Bool
  ) -> [(key: GroupKey, cases: [Matrix.Case])] {
    func place(_ entry: Matrix.Case) -> CaseGroup.Place {
      CaseGroup.Place(orientation: entry.orientation, share: entry.share)
    }
    return cases.grouped(by: place)
      .grouped { bySystem ? $0.elements.map { $0.system?.version ?? 0 } : [] }
      .map { versions, groups in
        let places = groups.map(\.key)
        let runs = System.runs(of: Set(versions), on: device.platform)
        // The first and the last version of a device are no properties of the result.
        var edges = runs.flatMap { [$0.oldest.version, $0.newest.version] }
        if edges.first == device.firstVersion { edges.removeFirst() }
        if let last = edges.last, last == device.lastVersion { edges.removeLast() }
        let key = GroupKey(platform: device.platform, places: places, edges: edges)
        return (key, cases.filter { places.contains(place($0)) })
      }
  }
}

extension Sequence {
  /// Returns the elements by a key, the groups in the order in which their keys first occur.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
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

/// The properties that cases share if they are named together.
private struct GroupKey: Hashable {
  let platform: Platform
  let places: [CaseGroup.Place]
  /// The first and the last version of each run, but for the one that the device was first sold with.
  let edges: [Int]
}
