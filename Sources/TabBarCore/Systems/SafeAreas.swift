import CTabBarTables

extension Device {
  /// Returns the safe area on a system, in full screen. Later and earlier systems than the one that the device was first
  /// sold with move some of its edges; `note` gets the source of each change.
  package func safeArea(
    in orientation: Orientation, on system: System?, noting note: (UnsafePointer<CChar>) -> Void = { _ in }
  ) -> Insets {
    var insets = safeArea(in: orientation)
    // Another platform's version says nothing about this device, such as a car's that shows an iPhone's app.
    guard platform.rotates, let system, system.platform == platform else { return insets }
    for row in 0..<tb_safe_area_count() {
      tb_safe_area(
        row, id, platform == .iPadOS, hasHomeIndicator, firstVersion, system.version,
        orientation == .landscape, &insets.top, &insets.left, &insets.bottom, &insets.right
      ).map(note)
    }
    return insets
  }
}
