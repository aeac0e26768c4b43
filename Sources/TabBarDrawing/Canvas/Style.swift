/// How a piece of text looks. No style says anything that the characters do not say, too.
package enum Style: Hashable, Sendable {
  /// As the terminal writes.
  case plain
  /// Emphasised: names, the home indicator.
  case strong
  /// Lines, units, unchanged parts.
  case faint
  /// A tab that does not exist yet.
  case ghost
  case accent
  /// What a reader may type.
  case command
  case badge
  case error
  case warning
  case good
  /// The part of a line that was searched for.
  case match
  case selectedMatch

  /// The parameters of the ANSI sequence that begins the style, or `nil` for the plain one.
  var parameters: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .ghost: "2;3"
    case .accent: "1;36"
    case .command: "36"
    case .badge, .error: "1;31"
    case .warning: "33"
    case .good: "32"
    case .match: "4;36"
    case .selectedMatch: "1;4;36"
    }
  }
}
