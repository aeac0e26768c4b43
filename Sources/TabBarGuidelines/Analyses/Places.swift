import TabBarCore

/// The places that a design is tried in: devices, the ways to hold them, the windows there and the systems.
///
/// A layout depends on a few numbers only. Places that share them share a design, which has to be laid out once.
struct Places {
  /// The design in each place that has other numbers than those before.
  private(set) var designs: [Design] = []
  private var places: [Place] = []

  private struct Place {
    let device: Device
    let system: System?
    let orientation: Orientation
    let share: WindowShare
    var design: Int
  }

  /// The properties of a device that a layout depends on. Devices that share them have the same bar everywhere.
  private struct Shape: Hashable {
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

  /// Finds the places of a design on devices.
  ///
  /// - Parameter allSystems: Whether every system that a device runs is tried, and not only the one that goes with the
  ///   guide.
  init(of design: Design, on devices: [Device], allSystems: Bool = false, by guide: Guide) {
    var design = design
    design.sizeClasses = nil
    // The index of the first design of each shape: those for its orientations and windows come one after the other.
    var known: [Shape: Int] = [:]
    for device in devices {
      for system in device.systems(allVersions: allSystems, by: guide) {
        let shape = Shape(device, system)
        let first = known[shape] ?? designs.count
        var next = first
        for orientation in device.orientations {
          for share in device.windowShares(in: orientation, on: system) {
            places.append(
              Place(device: device, system: system, orientation: orientation, share: share, design: next))
            next += 1
            guard known[shape] == nil else { continue }
            design.device = device
            design.system = system
            design.orientation = orientation
            design.window = device.window(share, in: orientation, on: system)
            designs.append(design)
          }
        }
        known[shape] = first
      }
    }
  }

  /// Returns every place, in the order of the devices, with the index of its design.
  ///
  /// - Parameter windows: The size of the window of each design.
  func cases(in windows: [Size]) -> [(value: Matrix.Case, design: Int)] {
    places.map { place in
      let value = Matrix.Case(
        device: place.device, orientation: place.orientation, share: place.share, system: place.system,
        window: windows[place.design])
      return (value, place.design)
    }
  }
}

extension Device {
  /// The ways to hold the device.
  fileprivate var orientations: [Orientation] { platform.rotates ? Orientation.allCases : [.portrait] }

  /// The systems that the device runs, from the one that it was first sold with to its last.
  func systems(allVersions: Bool, by guide: Guide) -> [System?] {
    guard allVersions else { return [guide.system(for: self)] }
    let systems = System.all.filter { $0.platform == platform && runs($0) }
    return systems.isEmpty ? [guide.system(for: self)] : systems
  }
}
