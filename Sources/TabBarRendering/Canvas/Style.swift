/// The look of a piece of text. None carries a meaning that the characters do not carry too.
package enum Style: Hashable, Sendable {
  /// As the terminal writes.
  case plain
  /// Emphasised: names, the home indicator.
  case strong
  /// Held back: lines, units, what stays as it was.
  case faint
  /// What is not there yet.
  case ghost
  /// The selected tab.
  case accent
  /// A badge.
  case badge
  /// A new error.
  case error
  /// A new warning.
  case warning
  /// What has become right.
  case good

  /// The parameters of the ANSI sequence that begins the style, or `nil` for the plain one.
  var parameters: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .ghost: "2;3"
    case .accent: "1;36"
    case .badge, .error: "1;31"
    case .warning: "33"
    case .good: "32"
    }
  }
}
