import TabBarCore

/// The fact that answers the question of a rule.
enum InterviewFact: Sendable {
  /// Facts about the bar: those of a yes, and those of a no; `nil` where a no may mean several things.
  case bar(yes: String, no: String?)
  /// One of a few words about the bar.
  case choice(BarProperty)
  /// A fact about each tab: the value of a yes, and that of a no.
  case tabs(TabProperty, yes: String, no: String)

  /// Returns the fact that answers a rule's question; `nil` where no fact does, so that a yes accepts the question.
  ///
  /// - Parameters:
  ///   - hint: The command that the question names; a rule may have two questions.
  ///   - height: The height of the bar as it is laid out, in points.
  static func of(_ rule: String, hint: Substring, height: String) -> InterviewFact? {
    switch rule {
    case "active-tint": .bar(yes: "tint=yes", no: "tint=no")
    case "always-visible-bar", "hidden-bar": .bar(yes: "hidesWhenPushed=no", no: "hidesWhenPushed=yes")
    case "arrival-haptics", "selection-haptics": .choice(.haptics)
    case "badge-text-color": .bar(yes: "badgeColor=red badgeText=white", no: nil)
    case "bar-above-keyboard": .bar(yes: "aboveKeyboard=no", no: "aboveKeyboard=yes")
    case "bar-height", "television-bar": .bar(yes: "height=\(height)", no: nil)
    case "bar-on-top", "bar-position": .choice(.position)
    case "bitmap-icon", "unknown-symbol": .tabs(.iconKind, yes: "bitmap", no: "symbol")
    case "color-only": .bar(yes: "selection=shape", no: "selection=tint")
    case "default-tabs": .bar(yes: "customizable=yes", no: "customizable=no")
    case "disabled-tab": .tabs(.enabled, yes: "yes", no: "no")
    case "filled-icon", "mixed-icons": .tabs(.iconVariant, yes: "filled", no: "outline")
    case "fixed-bar", "scrolling-bar": .bar(yes: "hidesOnScroll=no", no: "hidesOnScroll=yes")
    case "keeps-state": .tabs(.keepsState, yes: "yes", no: "no")
    case "label-contrast": .bar(yes: "labelColor=distinct", no: "labelColor=close")
    case "menu-button": .bar(yes: "menuButton=focus", no: "menuButton=other")
    case "one-subject": .bar(yes: "subject=one", no: "subject=several")
    case "affects-other-pane": .tabs(.affects, yes: "own", no: "window")
    case "one-view": .tabs(.affects, yes: "own", no: "trailing")
    case "opaque-bar": .bar(yes: "background=system", no: "background=opaque")
    case "own-bar": .bar(yes: "container=system", no: "container=custom")
    case "pinned-bar":
      hint.contains("content=")
        ? .choice(.content)
        : .bar(yes: "hidesOnScroll=no", no: "hidesOnScroll=yes")
    case "removed-tab": .tabs(.visible, yes: "yes", no: "no")
    case "scrolls-away": .bar(yes: "hidesOnScroll=yes", no: "hidesOnScroll=no")
    case "selecting-opens": .tabs(.opens, yes: "section", no: "sheet")
    default: nil
    }
  }
}
