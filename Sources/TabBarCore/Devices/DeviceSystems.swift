extension Device {
  /// Returns whether the device and a system ever belonged together: the system is of the device's platform
  /// and not older than the device, or it is of a platform whose devices are not listed.
  ///
  /// When a device got its last system is not known here, so no system is too new.
  public func runs(_ system: System) -> Bool {
    system.platform.hasNoDevices || system.platform == platform && system.version >= firstVersion
  }

  /// Returns the system that the device runs and that is nearest to a version of its platform: that version,
  /// else the oldest newer one, else the newest.
  public func nearestSystem(to version: Int) -> System? {
    System.nearest(to: max(version, firstVersion), on: platform)
  }

  /// Returns the system that the device runs and that is nearest to another one: that one itself where the
  /// device runs it, else one of the device's platform.
  public func nearestSystem(to system: System) -> System? {
    runs(system) ? system : nearestSystem(to: system.version)
  }
}
