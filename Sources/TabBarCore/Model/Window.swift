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
  public enum Split: String, Sendable, CaseIterable {
    case half = "1/2"
    case third = "1/3"
    case twoThirds = "2/3"
  }
}

extension Window {
  /// All but the widths, with the words for them.
  private static let named: [(word: String, window: Window)] =
    [("full", .full)] + Split.allCases.map { ($0.rawValue, .split($0)) } + [("slideover", .slideOver)]

  package static var words: [String] { named.map(\.word) }

  /// Reads a word; `nil` for one that is none of them.
  package init?(word: String) {
    guard let window = Self.named.first(where: { $0.word == word })?.window else { return nil }
    self = window
  }

  /// The window as a person types it.
  package var word: String {
    if case .width(let width) = self {
      width.word
    } else {
      Self.named.first { $0.window == self }?.word ?? ""
    }
  }
}

/// The view inside a window that has the bar.
public enum Pane: String, Sendable, CaseIterable {
  /// The window's own view.
  case main
  /// The leading, narrow side of a split view.
  case leading
  /// The trailing, wide side of a split view.
  case trailing
  case popover
}
