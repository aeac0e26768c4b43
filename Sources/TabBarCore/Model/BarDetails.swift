/// The facts about a bar that its picture does not show, which some guidelines ask for.
///
/// A value is kept as the word that a person gave it in; one that is not set is absent, and then nothing is
/// known about it.
public struct BarDetails: Hashable, Sendable {
  private var values: [BarProperty: String] = [:]

  /// Creates details in which nothing is set.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of a property, or `nil` where it is not set.
  public subscript(property: BarProperty) -> String? {
    get { values[property] }
    set { values[property] = newValue }
  }
}

/// A property of the bar that `bar` can give a value.
public enum BarProperty: String, Hashable, Sendable, CaseIterable {
  /// The height that the app gives the bar instead of the system's, in points.
  case height
  /// The edge that the app puts the bar on instead of the system: top, bottom, leading.
  case position
  /// What the bar is made with: system (the platform's own container), custom (the app's own view).
  case container
  /// The place of the view that has the bar: root (the top of the app), detail (a view that was pushed),
  /// nested (inside another bar's tab), modal (inside a modal view).
  case level
  /// What the tabs are about: one (views of the same data, or parts of one function), several.
  case subject
  /// The background: system, opaque.
  case background
  /// What marks the selected tab: shape (more than a colour), tint (a colour alone).
  case selection
  /// The colour of titles and icons against that of the content behind them: distinct, close.
  case labelColor
  /// Whether the bar goes away when a view is pushed: yes, no.
  case hidesWhenPushed
  /// Whether the bar goes away by the app's own doing while content scrolls: yes, no.
  case hidesOnScroll
  /// Whether the app moves the bar on top of a keyboard that is up: yes, no.
  case aboveKeyboard
  /// Whether people may choose which tabs the bar has: yes, no.
  case customizable
  /// Whether an iPad's bar can turn into a sidebar: yes, no.
  case sidebar
  /// The kind of the main view under a television's bar: single, split.
  case content
  /// What the remote's Menu button does in a section: focus (goes to the bar), other.
  case menuButton
  /// What the app lets people feel: none, selection (when they change tabs), arrival (when a message comes
  /// in), both.
  case haptics
}
