/// A share of the screen that a system gives to a window.
package enum WindowShare: String, CaseIterable {
  case full
  case third = "1/3"
  case half = "1/2"
  case twoThirds = "2/3"
  case slideOver = "slide over"
}

extension Device {
  // No smaller window was ever measured on an iPad, and Apple publishes no least size.
  private static let leastTile = 320.0

  /// Returns the shares of the screen that windows have on a version of the device's system.
  ///
  /// No table has halves for an iPad held upright before iPadOS 26.
  package func windowShares(in orientation: Orientation, on system: System?) -> [WindowShare] {
    guard platform == .iPadOS, let system, system.platform == .iPadOS else { return [.full] }
    if system.version < WindowSize.splitVersions.lowerBound { return [.full] }
    if system.version > WindowSize.splitVersions.upperBound {
      let width = screen(in: orientation).width
      return width / 3 < Self.leastTile
        ? [.full, .half, .twoThirds] : [.full, .third, .half, .twoThirds]
    }
    return orientation == .landscape
      ? [.full, .third, .half, .twoThirds, .slideOver] : [.full, .third, .twoThirds, .slideOver]
  }

  /// Returns the window that has a share of the screen on a version of the device's system.
  ///
  /// Tiles of iPadOS 26 are exact shares of the width, which one source says and nobody has measured.
  package func window(_ share: WindowShare, in orientation: Orientation, on system: System?) -> Window {
    if share == .slideOver { return .slideOver }
    guard let split = Window.Split(rawValue: share.rawValue) else { return .full }
    let isTiled = (system?.version ?? 0) > WindowSize.splitVersions.upperBound
    return isTiled ? .width(WindowSize.tileWidth(split, of: self, in: orientation)) : .split(split)
  }
}
