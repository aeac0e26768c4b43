/// What an edit costs the people who know the app, as `fit` weighs it, with the reason.
///
/// Nobody has measured these prices. They put edits into an order: words before places, places before sections.
public enum FittingPrice: String, Hashable, Sendable, CaseIterable {
  /// A number above 99 becomes 99+.
  case capBadge
  /// A title becomes the first of its alternatives.
  case retitle
  /// Each further alternative, on top of the first.
  case laterTitle
  /// A tab moves to the end, behind More.
  case moveBehindMore
  /// A tab goes into the sidebar of an iPad.
  case toSidebar
  /// A tab goes into the one of its group.
  case fold
  /// The last tab is taken out.
  case remove

  /// The price.
  public var price: Int {
    switch self {
    case .capBadge: 1
    case .retitle: 2
    case .laterTitle: 1
    case .moveBehindMore: 5
    case .toSidebar: 6
    case .fold: 10
    case .remove: 25
    }
  }

  /// What is done, in a few words.
  public var summary: String {
    switch self {
    case .capBadge: "cap a badge at 99+"
    case .retitle: "take an alternative title"
    case .laterTitle: "for each alternative further down, on top"
    case .moveBehindMore: "move a tab behind More"
    case .toSidebar: "put a tab into the sidebar"
    case .fold: "fold a tab into the one of its group"
    case .remove: "take the last tab out"
    }
  }

  /// Why it costs that much, as a clause without a full stop.
  public var reason: String {
    switch self {
    case .capBadge: "nobody acts differently above 99"
    case .retitle: "you said that it does as well, but people know the old one"
    case .laterTitle: "you like those less"
    case .moveBehindMore: "people lose a place that they know, and a tap"
    case .toSidebar: "it is a tap further away, and on iPhone nothing changes"
    case .fold: "a section becomes a part of another one, which has to make room"
    case .remove: "a section needs another way in; those at the end are wanted least, as far as one can see"
    }
  }
}
