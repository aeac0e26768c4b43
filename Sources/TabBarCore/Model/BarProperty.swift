/// A fact about the bar that `bar` takes, in the order in which help lists them.
public enum BarProperty: String, FactProperty {
  case height, position, container, level, subject, background, selection, tint, labelColor, badgeColor,
    badgeText
  case hidesWhenPushed, hidesOnScroll, aboveKeyboard, customizable, sidebar, content, menuButton, haptics,
    carplay

  package var about: (words: FactWords, meaning: String) {
    switch self {
    case .height: (Double.words, "the height that the app gives the bar, in points from 1 to 1000")
    case .position: (BarEdge.words, "the edge that the app puts the bar on")
    case .container: (BarContainer.words, "the system's own bar, or one that the app draws")
    case .level: (BarLevel.words, "the place of the view that has the bar")
    case .subject:
      (
        BarSubject.words,
        "whether the tabs are about one subject: views of the same data, parts of one function"
      )
    case .background: (BarBackground.words, "what the bar's background is")
    case .selection:
      (SelectionMark.words, "what marks the selected tab: more than a colour, or a colour alone")
    case .tint: (Bool.words, "whether the selected tab has the tint colour")
    case .badgeColor: (BadgeColor.words, "the colour of badges")
    case .badgeText: (BadgeTextColor.words, "the colour of the text in badges")
    case .labelColor:
      (LabelColor.words, "whether titles and icons differ in colour from the content behind them")
    case .hidesWhenPushed: (Bool.words, "whether the bar goes away when a view is pushed")
    case .hidesOnScroll: (Bool.words, "whether the app hides the bar while content scrolls")
    case .aboveKeyboard: (Bool.words, "whether the app puts the bar on top of a keyboard")
    case .customizable: (Bool.words, "whether people may choose the tabs")
    case .sidebar: (Bool.words, "whether an iPad's bar can turn into a sidebar")
    case .content: (ViewContent.words, "the kind of view under a television's bar")
    case .menuButton:
      (MenuButton.words, "what the remote's Menu button does: moves the focus to the bar, or something else")
    case .haptics: (Haptics.words, "what people feel: when they change tabs, when a message arrives, both")
    case .carplay: (CarCategory.words, "the category of the app's entitlement for CarPlay")
    }
  }
}

/// The edge that an app puts its bar on instead of the system.
package enum BarEdge: String, FactChoice {
  case top, bottom, leading
}

package enum BarContainer: String, FactChoice {
  /// The platform's own container.
  case system
  /// A view of the app's own.
  case custom
}

/// The place of the view that has the bar.
package enum BarLevel: String, FactChoice {
  /// The top of the app.
  case root
  /// A view that was pushed.
  case detail
  /// Inside a tab of another bar.
  case nested
  /// Inside a modal view.
  case modal
}

/// The number of subjects that the tabs are about.
package enum BarSubject: String, FactChoice {
  /// Views of the same data, or parts of one function.
  case one
  case several
}

package enum BarBackground: String, FactChoice {
  case system, opaque
}

/// The mark of the selected tab.
package enum SelectionMark: String, FactChoice {
  /// More than a colour.
  case shape
  /// A colour alone.
  case tint
}

/// The colour of titles and icons against that of the content behind them.
package enum LabelColor: String, FactChoice {
  case distinct, close
}

package enum BadgeColor: String, FactChoice {
  case red, other
}

package enum BadgeTextColor: String, FactChoice {
  case white, other
}

/// The kind of the main view under a television's bar.
package enum ViewContent: String, FactChoice {
  case single, split
}

/// The effect of the remote's Menu button in a section.
package enum MenuButton: String, FactChoice {
  /// Moves the focus to the bar.
  case focus
  case other
}

/// The category of an app in a car, as Apple's entitlements for CarPlay have them.
package enum CarCategory: String, FactChoice {
  case audio, communication, charging, fueling, navigation, ordering, parking, voice
  case drivingTask = "driving-task"
  case publicSafety = "public-safety"
}

package enum Haptics: String, FactChoice {
  case nothing = "none"
  /// A change of tab.
  case selection
  /// A message that arrives.
  case arrival
  case both
}

extension FactKey where Name == BarProperty {
  package static var height: BarFact<Double> { BarFact(.height) }
  package static var position: BarFact<BarEdge> { BarFact(.position) }
  package static var container: BarFact<BarContainer> { BarFact(.container) }
  package static var level: BarFact<BarLevel> { BarFact(.level) }
  package static var subject: BarFact<BarSubject> { BarFact(.subject) }
  package static var background: BarFact<BarBackground> { BarFact(.background) }
  package static var selection: BarFact<SelectionMark> { BarFact(.selection) }
  package static var tint: BarFact<Bool> { BarFact(.tint) }
  package static var badgeColor: BarFact<BadgeColor> { BarFact(.badgeColor) }
  package static var badgeText: BarFact<BadgeTextColor> { BarFact(.badgeText) }
  package static var labelColor: BarFact<LabelColor> { BarFact(.labelColor) }
  package static var content: BarFact<ViewContent> { BarFact(.content) }
  package static var menuButton: BarFact<MenuButton> { BarFact(.menuButton) }
  package static var haptics: BarFact<Haptics> { BarFact(.haptics) }
  static var carplay: BarFact<CarCategory> { BarFact(.carplay) }
  package static var hidesWhenPushed: BarFact<Bool> { BarFact(.hidesWhenPushed) }
  package static var hidesOnScroll: BarFact<Bool> { BarFact(.hidesOnScroll) }
  package static var aboveKeyboard: BarFact<Bool> { BarFact(.aboveKeyboard) }
  package static var customizable: BarFact<Bool> { BarFact(.customizable) }
  package static var sidebar: BarFact<Bool> { BarFact(.sidebar) }
}
