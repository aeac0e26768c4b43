import TabBarCore
import TabBarGuidelines

extension Samples {
  /// Returns a scene of the first few of six tabs on a system, with a badge on the third, changed as a test
  /// needs it.
  static func scene(
    _ count: Int, on device: String, _ system: String, _ change: (inout Design) -> Void = { _ in }
  ) -> Scene {
    var design = design(count, badges: [2: "3"], on: device)
    design.system = System.named(system)
    change(&design)
    return Scene(design, by: .hig2022)
  }

  /// Returns what may go on in an app, each thing once and all of them together.
  static let situations: [Situation] = {
    var result: [Situation] = []
    func add(_ change: (inout Situation) -> Void) {
      var situation = Situation()
      change(&situation)
      result.append(situation)
    }
    add { _ in }
    add { $0.isKeyboardUp = true }
    add { $0.isModal = true }
    add { $0.scroll = .end }
    add { $0.isMinimized = true }
    add { $0.hasAccessory = true }
    add {
      $0.isMinimized = true
      $0.hasAccessory = true
    }
    add { $0.isFocused = true }
    add { $0.textSize = .accessibility }
    add { $0.logo = Logo(size: Size(width: 200, height: 68), isLeading: true) }
    add {
      $0.logo = Logo(size: Size(width: 20, height: 60), isLeading: false)
      $0.isFocused = true
      $0.isKeyboardUp = true
      $0.isModal = true
    }
    return result
  }()

  /// Returns the systems that no two of draw the same bar.
  static let differentSystems: [System] = {
    var seen: Set<String> = []
    return System.all.filter { seen.insert("\($0.bar)").inserted }
  }()

  /// Returns the device that a system is usually drawn on.
  static func device(for system: System) -> Device {
    switch system.platform {
    case .iPadOS: Device.named("ipad-pro-11-m4") ?? .standard
    case .tvOS, .visionOS: Device.all.first { $0.platform == system.platform } ?? .standard
    case .iOS, .macOS, .watchOS, .carPlay: .standard
    }
  }
}
