/// The state of the app while its bar is on the screen.
public struct Situation: Hashable, Sendable {
  /// How far the content behind the bar is scrolled.
  public enum Scroll: String, Sendable, CaseIterable {
    /// The start of the content shows.
    case top
    /// There is more above and below.
    case middle
    /// The end of the content shows, so none of it is behind a bar at the bottom.
    case end
  }

  /// A size that a person has chosen for text.
  public enum TextSize: String, Sendable, CaseIterable {
    /// The size that systems start with.
    case standard
    /// One of the five accessibility sizes. Titles of a bar do not grow with it.
    case accessibility
  }

  /// Whether a keyboard is up.
  public var isKeyboardUp = false
  /// Whether a modal view covers the window.
  public var isModal = false
  /// How far the content is scrolled.
  public var scroll = Scroll.top
  /// Whether the bar has shrunk to its selected tab, which iPhones do on request since iOS 26.
  public var isMinimized = false
  /// Whether the app shows an accessory with its bar, such as a player (iPhone, iOS 26 and later).
  public var hasAccessory = false
  /// Whether the bar has the focus of a remote (tvOS) or is being looked at (visionOS).
  public var isFocused = false
  /// The size of text.
  public var textSize = TextSize.standard
  /// The logo beside the bar (tvOS), or `nil`.
  package var logo: Logo?

  /// Creates the situation of an app that has just come up: nothing is scrolled, nothing covers the bar.
  public init() {}
}

/// A logo beside the bar of an Apple TV.
package struct Logo: Hashable {
  package var size: Size
  /// Whether it is at the leading end, and not the trailing one.
  package var isLeading: Bool

  package init(size: Size, isLeading: Bool) {
    self.size = size
    self.isLeading = isLeading
  }
}
