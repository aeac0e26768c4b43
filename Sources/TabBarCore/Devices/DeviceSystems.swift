extension Device {
  /// Returns whether the device and a system ever belonged together: the system is of the device's platform,
  /// not older than its first and not newer than its last one, or it is of a platform whose devices are not
  /// listed.
  public func runs(_ system: System) -> Bool {
    if system.platform.hasNoDevices { return true }
    return system.platform == platform && system.version >= firstVersion
      && system.version <= lastVersion ?? .max
  }

  /// Returns the system that the device runs and that is nearest to a version of its platform: that version,
  /// else the oldest newer one, else the newest; for one beyond the device's last, that last one.
  public func nearestSystem(to version: Int) -> System? {
    System.nearest(to: min(max(version, firstVersion), lastVersion ?? .max), on: platform)
  }

  /// Returns the system that the device runs and that is nearest to another one: that one itself where the
  /// device runs it, else one of the device's platform.
  public func nearestSystem(to system: System) -> System? {
    runs(system) ? system : nearestSystem(to: system.version)
  }
}
