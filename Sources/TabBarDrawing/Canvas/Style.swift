/// How a piece of text looks. No style says anything that the characters do not say, too.
package enum Style: Hashable, CaseIterable {
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
  /// Words of a line while it is typed.
  case name, key, wrong

  /// The parameters of the ANSI sequence that begins the style, or `nil` for the plain one.
  ///
  /// On a background that is known, colours of xterm's palette have a contrast of at least 4.5 to 1.
  package func parameters(on background: Background?) -> String? {
    let cyan = background == .light ? "34" : "36"
    let red = background == .dark ? "91" : "31"
    return switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .ghost: "2;3"
    case .accent: "1;" + cyan
    case .command, .name: cyan
    case .badge, .error: "1;" + red
    case .warning: background == .light ? "35" : "33"
    case .good: background == .light ? "34" : "32"
    case .match: "4;" + cyan
    case .selectedMatch: "1;4;" + cyan
    case .key: background == nil ? "34" : background == .light ? "35" : "95"
    case .wrong: "4;" + red
    }
  }
}
