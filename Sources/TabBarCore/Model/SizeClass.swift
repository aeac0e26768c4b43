/// The room that a window has in one direction, as UIKit classifies it.
package enum SizeClass: String, CaseIterable {
  /// Little room: most iPhones in width, every iPhone in landscape in height.
  case compact
  /// Much room: iPad windows, large iPhones in landscape in width.
  case regular
}

/// The size classes of a window in both directions.
package struct SizeClasses: Hashable {
  /// The class of the width. It decides how many tabs fit.
  package var horizontal: SizeClass
  package var vertical: SizeClass

  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The way a device is held.
public enum Orientation: String, Sendable, CaseIterable {
  /// Upright, or on its side.
  case portrait, landscape

  package var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

/// The direction in which the interface reads.
public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
