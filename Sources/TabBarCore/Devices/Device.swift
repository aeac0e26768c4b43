/// A device with the numbers that a bar's layout depends on. All lengths are in points.
public struct Device: Hashable, Sendable, Identifiable {
  /// The name used in commands and files, such as `iphone-14`: lower case, digits and hyphens.
  public package(set) var id: String
  /// The name that Apple sells it under, such as `iPhone 14`.
  public package(set) var name: String
  /// The platform; no device runs the systems of two.
  public let platform: Platform
  /// The year it was first sold; 0 for a size given by hand.
  package let year: Int
  /// The version of the system that it was first sold with, such as 16 for an iPhone 14.
  package let firstVersion: Int
  /// The version of the last system that the device got, or `nil` where it is not known to have ended.
  package let lastVersion: Int?
  /// The size of the whole screen held upright, in points; for Apple TV that of its one canvas.
  package let portrait: Size
  /// The number of pixels to a point: 1, 2 or 3.
  package let scale: Int
  /// The safe area in portrait, as the device was first sold.
  ///
  /// On iPhone and iPad its `bottom` is above zero exactly where there is a home indicator.
  package var portraitSafeArea: Insets
  /// The safe area in landscape, as the device was first sold.
  package var landscapeSafeArea: Insets
  /// The size classes in portrait, or `nil` where the platform has none that are known.
  package var portraitClasses: SizeClasses?
  /// The size classes in landscape, or `nil` where the platform has none that are known.
  package var landscapeClasses: SizeClasses?
  /// Where the numbers come from, in words.
  package var source: String
  package let confidence: Confidence

  /// Whether there is a home indicator at the bottom edge instead of a home button.
  ///
  /// The margin at the bottom edge of a television is none.
  package var hasHomeIndicator: Bool { platform.rotates && portraitSafeArea.bottom > 0 }

  /// Returns the size of the screen in an orientation, in points.
  ///
  /// An Apple TV has one orientation and returns the same size for both.
  package func screen(in orientation: Orientation) -> Size {
    platform.rotates && orientation == .landscape ? portrait.turned : portrait
  }

  /// Returns the distances of the safe area from the screen's edges in an orientation, in points, as the
  /// device was first sold.
  package func safeArea(in orientation: Orientation) -> Insets {
    platform.rotates && orientation == .landscape ? landscapeSafeArea : portraitSafeArea
  }

  /// Returns the size classes of a full screen window in an orientation.
  package func sizeClasses(in orientation: Orientation) -> SizeClasses? {
    platform.rotates && orientation == .landscape ? landscapeClasses : portraitClasses
  }
}

/// How far a number from outside can be trusted.
package enum Confidence: String, CaseIterable {
  /// Two or more independent sources agree, at least one of them a measurement or Apple's own table.
  case high
  /// One good source, or two weak ones.
  case medium
  /// One weak source, or derived by a rule: shown as an estimate wherever it appears.
  case low
}

extension Device {
  /// Returns whether the device and a system ever belonged together: the system is of the device's platform,
  /// not older than its first and not newer than its last one, or it is of a platform whose devices are not
  /// listed.
  package func runs(_ system: System) -> Bool {
    if system.platform.hasNoDevices { return true }
    return system.platform == platform && system.version >= firstVersion
      && system.version <= lastVersion ?? .max
  }

  /// Returns the version that an app which runs on some systems begins with on the device; `nil` where none is of its
  /// platform.
  package func oldestVersion(of systems: [System]) -> Int? {
    let own = systems.first { $0.platform == platform }
    return (own ?? systems.first { platform.rotates && $0.platform.rotates })?.version
  }

  /// Returns whether the device ever ran one of some systems or a later version of it; without systems it counts, too.
  package func runs(since systems: [System]) -> Bool {
    systems.isEmpty || oldestVersion(of: systems).map { $0 <= lastVersion ?? .max } ?? false
  }

  /// Returns the system that the device runs and that is nearest to a version of its platform: that version,
  /// else the oldest newer one, else the newest; for one beyond the device's last, that last one.
  package func nearestSystem(to version: Int) -> System? {
    System.nearest(to: min(max(version, firstVersion), lastVersion ?? .max), on: platform)
  }

  /// Returns the system that the device runs and that is nearest to another one: that one itself where the
  /// device runs it, else one of the device's platform.
  package func nearestSystem(to system: System) -> System? {
    runs(system) ? system : nearestSystem(to: system.version)
  }
}
