import TabBarCore
package import TabBarGuidelines

extension Design {
  /// The way the device is held, or `nil` for one that does not rotate.
  package var orientationName: Prose? { device.platform.rotates ? Prose(orientation) : nil }

  /// The app's part of the screen, or `nil` for all of it.
  var windowName: Prose? {
    guard device.platform == .iPadOS else { return nil }
    switch window {
    case .full: return nil
    case .split(let split): return "Split View \(split.rawValue)"
    case .slideOver: return "Slide Over"
    case .width: return "window"
    }
  }

  /// The reading direction, or `nil` for the usual one.
  var directionName: Prose? {
    if readingDirection == .rightToLeft { return "right to left" }
    return Localization.readsRightToLeft(locale) ? "left to right" : nil
  }

  /// The language, or `nil` for the standard one.
  var localeName: Prose? {
    switch locale {
    case Localization.standard: nil
    case Localization.pseudo: "pseudo-language"
    default: "\(locale)"
    }
  }
}

extension Pane {
  /// The pane, or `nil` for the window's own view.
  var name: Prose? {
    switch self {
    case .main: nil
    case .leading: "leading pane"
    case .trailing: "trailing pane"
    case .popover: "popover"
    }
  }
}

extension Absence {
  package var prose: Prose { Prose(listed: sentence) }
}
