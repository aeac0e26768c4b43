package import TabBarCore

/// The places that a question is about: devices, the ways to hold them, the windows there and the systems, with the
/// language of titles.
package struct Places: Hashable, CustomStringConvertible {
  package enum Systems: Hashable {
    /// The one that goes with a device and the guide.
    case automatic
    /// Every one that a device runs.
    case all
    /// Those of some that a device runs.
    case some([System])
  }

  package var devices: [Device]
  /// The way that devices are held, or `nil` for both.
  package var orientation: Orientation?
  /// The share of the screen that a window has, or `nil` for every one that there is.
  package var share: WindowShare?
  package var systems = Systems.automatic
  /// The language of the titles, or `nil` for every one that they are given in.
  package var locale: String?

  package init(_ devices: [Device] = Device.all) { self.devices = devices }

  package var description: String {
    let systems: String? =
      switch systems {
      case .automatic: nil
      case .all: "all systems"
      case .some(let systems): listed(systems.map(\.id))
      }
    return [
      counted(devices.count, "device"), orientation?.rawValue, share?.rawValue, systems,
      locale.map { "in \($0)" },
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the systems that a design is tried with on a device; `nil` is one that cannot be laid out.
  func systems(of device: Device, for design: Design, by guide: Guide) -> [System?] {
    switch systems {
    case .automatic: [guide.system(for: device, of: design)]
    case .all: design.systems(of: device, by: guide)
    case .some(let systems): systems.filter { design.mayRun($0, on: device) }
    }
  }

  fileprivate func windows(
    of device: Device, on system: System?
  ) -> [(orientation: Orientation, share: WindowShare)] {
    let orientations = device.platform.rotates ? Orientation.allCases : [.portrait]
    return orientations.filter { orientation == nil || $0 == orientation }.flatMap { orientation in
      device.windowShares(in: orientation, on: system).filter { share == nil || $0 == share }
        .map { (orientation, $0) }
    }
  }
}

/// A design in many places, and what is found in each.
///
/// A layout depends on a few numbers only. Places that share them are worked out once.
package struct Survey<Value: Sendable> {
  /// Every place, in the order of the devices.
  let cases: [SurveyCase]
  /// What was found, by the numbers of the cases.
  let values: [Value]

  /// Works a design out everywhere, by what `value` finds in a place. What was set by hand for its own device does not
  /// count.
  init(
    of design: Design, in places: Places, by guide: Guide, _ value: (Design) -> (value: Value, window: Size)
  ) {
    let asked = design
    var design = design
    design.sizeClasses = nil
    if let locale = places.locale {
      design.locale = locale
      design.isJudgedAsShown = true
    }
    var cases: [SurveyCase] = []
    var found: [(value: Value, window: Size)] = []
    // The number of the first place of each shape: those for its orientations and windows come one after the other.
    var known: [DeviceShape: Int] = [:]
    for device in places.devices {
      for system in places.systems(of: device, for: asked, by: guide) {
        let shape = DeviceShape(device, system)
        var number = known[shape] ?? found.count
        known[shape] = number
        for (orientation, share) in places.windows(of: device, on: system) {
          if number == found.count {
            design.device = device
            design.system = system
            design.orientation = orientation
            design.window = device.window(share, in: orientation, on: system)
            found.append(value(design))
          }
          cases.append(
            SurveyCase(
              device: device, orientation: orientation, share: share, system: system,
              window: found[number].window, number: number))
          number += 1
        }
      }
    }
    self.cases = cases
    values = found.map(\.value)
  }

  /// Returns the cases by what was found there, in the order in which it first occurs.
  func groups<Key: Hashable>(by key: (Value) -> Key) -> [(key: Key, cases: [SurveyCase])] {
    let keys = values.map(key)
    return cases.grouped { keys[$0.number] }.map { ($0.key, $0.elements) }
  }
}

/// What becomes of a title in many places.
package struct TitlePlaces {
  /// The cases of each state. Where the title is not shown, it has none.
  private var states: [FittedTitle.State: [SurveyCase]] = [:]

  package init() {}

  package mutating func append(_ cases: [SurveyCase], _ state: FittedTitle.State) {
    states[state, default: []] += cases
  }

  package func cases(_ state: FittedTitle.State) -> [SurveyCase] { states[state] ?? [] }

  /// The cases of each state, the worst first, without the devices that have a worse one: each device counts once.
  package var byDevice: [(state: FittedTitle.State, cases: [SurveyCase])] {
    var known: Set<String> = []
    return FittedTitle.State.allCases.reversed().compactMap { state in
      let cases = cases(state).filter { !known.contains($0.device.id) }
      known.formUnion(cases.map(\.device.id))
      return cases.isEmpty ? nil : (state, cases)
    }
  }

  /// The worst of the states; `nil` where the title is shown nowhere.
  package var worst: FittedTitle.State? { states.keys.max() }

  /// The largest window in which the worst is the case.
  package var largest: SurveyCase? { worst.flatMap { cases($0).max(by: SurveyCase.isSmaller) } }
}

package struct SurveyCase {
  package let device: Device
  package let orientation: Orientation
  package let share: WindowShare
  package let system: System?
  package let window: Size
  let number: Int

  /// Returns whether the window is narrower than another's, or as wide and lower.
  static func isSmaller(_ left: SurveyCase, _ right: SurveyCase) -> Bool {
    (left.window.width, left.window.height) < (right.window.width, right.window.height)
  }
}

/// The properties of a device that a layout depends on. Devices that share them have the same bar everywhere.
private struct DeviceShape: Hashable {
  let platform: Platform
  let screen: Size
  let scale: Int
  let hasHomeIndicator: Bool
  let classes: [SizeClasses?]
  let safeAreas: [Insets]
  let isWeak: Bool
  let version: Int?

  init(_ device: Device, _ system: System?) {
    platform = device.platform
    screen = device.portrait
    scale = device.scale
    hasHomeIndicator = device.hasHomeIndicator
    classes = [device.portraitClasses, device.landscapeClasses]
    safeAreas = Orientation.allCases.map { device.safeArea(in: $0, on: system) }
    isWeak = device.confidence == .low
    version = system?.version
  }
}

extension Design {
  /// The systems that a device runs, from the one that it was first sold with to its last, without those that are older
  /// than what the app runs on.
  func systems(of device: Device, by guide: Guide) -> [System?] {
    let systems = System.all.filter { $0.platform == device.platform && mayRun($0, on: device) }
    return systems.isEmpty ? [guide.system(for: device, of: self)] : systems
  }
}

extension Design {
  /// Returns whether a device runs a system that the app runs on.
  fileprivate func mayRun(_ system: System, on device: Device) -> Bool {
    device.runs(system) && system.version >= device.oldestVersion(of: since) ?? 0
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
