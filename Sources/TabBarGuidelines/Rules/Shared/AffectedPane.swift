import TabBarCore

extension Tab {
  /// Returns the view that selecting the tab changes, where its bar is in a view; `nil` where that is not known.
  func affectedPane(from own: Pane) -> Pane? {
    switch self[.affects] {
    case .own: own
    case .leading: .leading
    case .trailing: .trailing
    case .window: .main
    case nil: nil
    }
  }
}

extension Pane {
  var words: Prose {
    switch self {
    case .main: "the window"
    case .leading: "the leading pane"
    case .trailing: "the trailing pane"
    case .popover: "the popover"
    }
  }
}
