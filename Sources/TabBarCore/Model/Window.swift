/// The part of an iPad's screen that an app has.
public enum Window: Hashable, Sendable {
  /// The whole screen. All other devices have no other.
  case full
  /// A share of the screen in Split View.
  case split(Split)
  /// The narrow window over another app.
  case slideOver
  /// A width in points, as windows have it since iPadOS 26.
  case width(Double)

  /// A share of the screen in Split View.
  public enum Split: String, Hashable, Sendable, CaseIterable {
    case third = "1/3"
    case half = "1/2"
    case twoThirds = "2/3"
  }
}

/// The view inside a window that has the bar.
public enum Pane: String, Hashable, Sendable, CaseIterable {
  /// The window's own view.
  case main
  /// The leading, narrow side of a split view.
  case leading
  /// The trailing, wide side of a split view.
  case trailing
  case popover
}
