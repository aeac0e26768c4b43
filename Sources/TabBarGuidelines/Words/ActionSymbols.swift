/// The symbols that stand for doing something, and hardly ever for a place.
///
/// Sources: the middle items of the bars of Mastodon (`square.and.pencil`) and Proton Pass (a plus sign), which
/// both open a form over the section that people are in; Apple, Human Interface Guidelines, Icons, for the
/// others, which it lists under common actions.
enum ActionSymbols {
  private static let names: [String] = [
    "plus", "plus.circle", "plus.circle.fill", "plus.square", "plus.square.fill", "plus.app",
    "plus.app.fill", "square.and.pencil", "square.and.arrow.up", "arrow.clockwise", "trash", "trash.fill",
    "rectangle.portrait.and.arrow.right", "arrow.uturn.backward", "arrow.uturn.forward",
  ]

  /// Returns whether a symbol stands for an action.
  static func contains(_ symbol: String) -> Bool { names.contains(symbol) }
}
