package import TabBarCore

/// Cases that can be named together: devices, ways to hold them, versions of their system.
package struct CaseGroup: Sendable {
  /// A way to hold a device, and a share of its screen.
  package struct Place: Hashable, Sendable {
    package let orientation: Orientation
    package let share: WindowShare
  }

  /// The properties that cases share if they are named together.
  fileprivate struct Key: Hashable {
    let platform: Platform
    let places: [Place]
    /// The first and the last version of each run, but for the one that the device was first sold with.
    let edges: [Int]
  }

  package let devices: [Device]
  /// The places, the same on each device.
  package let places: [Place]
  /// The systems of the cases, each as the first and the last of some that follow each other.
  package let systems: [(oldest: System, newest: System)]
  package let count: Int
}

extension [SurveyCase] {
  /// Returns the cases in as few groups as they can be named in.
  ///
  /// - Parameter bySystem: Whether devices are only together where they agree on the versions, too. A version
  ///   that a device was first sold with counts as the beginning for it.
  package func groups(bySystem: Bool) -> [CaseGroup] {
    grouped(by: \.device.id)
      .flatMap { entry in
        entry.elements.grouped { CaseGroup.Place(orientation: $0.orientation, share: $0.share) }
          .grouped { bySystem ? $0.elements.map { $0.system?.version ?? 0 } : [] }
          .map { versions, places -> (key: CaseGroup.Key, cases: [SurveyCase]) in
            let cases = places.flatMap(\.elements)
            return (cases[0].device.key(of: places.map(\.key), versions), cases)
          }
      }
      .grouped(by: \.key)
      .map { key, entries in
        let cases = entries.flatMap(\.cases)
        return CaseGroup(
          devices: entries.map { $0.cases[0].device }, places: key.places,
          systems: System.runs(of: Set(cases.compactMap(\.system?.version)), on: key.platform),
          count: cases.count)
      }
  }
}

extension Device {
  fileprivate func key(of places: [CaseGroup.Place], _ versions: [Int]) -> CaseGroup.Key {
    // The first and the last version of a device are no properties of the result.
    var edges = System.runs(of: Set(versions), on: platform).flatMap {
      [$0.oldest.version, $0.newest.version]
    }
    if edges.first == firstVersion { edges.removeFirst() }
    if let last = edges.last, last == lastVersion { edges.removeLast() }
    return CaseGroup.Key(platform: platform, places: places, edges: edges)
  }
}

extension System {
  /// Returns some versions of a platform as runs of versions that follow each other.
  fileprivate static func runs(
    of versions: Set<Int>, on platform: Platform
  ) -> [(oldest: System, newest: System)] {
    all.filter { $0.platform == platform }.split { !versions.contains($0.version) }
      .compactMap { run in run.first.flatMap { first in run.last.map { (first, $0) } } }
  }
}
