import TabBarCore

/// A view that selecting a tab can change.
enum AffectedView: Hashable {
  case window, leading, trailing, popover

  init(with pane: Pane) {
    self =
      switch pane {
      case .main: .window
      case .leading: .leading
      case .trailing: .trailing
      case .popover: .popover
      }
  }

  init?(of tab: Tab, in pane: Pane) {
    switch tab[.affects] {
    case .own: self.init(with: pane)
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .window: self = .window
    case nil: return nil
    }
  }

  var words: Prose {
    switch self {
    case .window: "the window"
    case .leading: "the leading pane"
    case .trailing: "the trailing pane"
    case .popover: "the popover"
    }
  }
}
