public import TabBarCore

/// The cheapest sets of edits that make a design fit on some devices.
///
/// The same design always gives the same plans: the search limits the number of designs it tries, not the time.
public struct FitPlans: Sendable {
  /// A device and a way to hold it.
  public struct Place: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// The way it is held.
    public let orientation: Orientation
  }

  /// An edit with what it costs.
  public struct Step: Hashable, Sendable {
    /// The edit, for the design that the steps before it leave.
    public let edit: Edit
    /// The kind of edit, which has the price.
    public let kind: FitPrice
    /// The price.
    public let price: Int
  }

  /// A set of edits.
  public struct Plan: Sendable {
    /// The edits, in the order in which they are applied.
    public let steps: [Step]
    /// The findings that are left at any place, one for each rule.
    public let remaining: [Finding]
    /// The sum of the prices.
    public var price: Int { steps.reduce(0) { $0 + $1.price } }
    /// The edits alone.
    public var edits: [Edit] { steps.map(\.edit) }
  }

  /// The rules whose findings edits of this kind can clear.
  static let rules: Set<String> = [
    "too-many-tabs", "more-tab", "title-cut", "long-title", "long-badge", "faded-tabs",
    "same-tabs-everywhere",
  ]

  /// Where the design is laid out.
  public let places: [Place]
  /// The findings before any edit that edits could clear, one for each rule.
  public let sought: [Finding]
  /// The plans, the cheapest first; if none clears everything, those that leave least.
  ///
  /// There are three at most. None costs more than 1.5 times the cheapest one and the price of a title.
  public let plans: [Plan]
  /// Whether the search ended before everything was tried.
  public let gaveUp: Bool
  /// The number of designs that were tried.
  public let tried: Int
  /// The tabs whose titles are cut somewhere and that have no alternatives to try.
  public let withoutAlternatives: [Int]

  /// The greatest number of plans.
  static let mostPlans = 3
  // Laying out and judging a bar takes some microseconds, so this many take well under 50 ms.
  static let mostLayouts = 1_500

  /// Searches plans for a design.
  ///
  /// - Parameter devices: The devices that it has to fit; none for its own. Those that turn are held both ways.
  public init(of design: Design, by guide: Guide, on devices: [Device] = []) {
    let devices = devices.isEmpty ? [design.device] : devices
    places = devices.flatMap { device in
      (device.platform.rotates ? Orientation.allCases : [.portrait]).map {
        Place(device: device, orientation: $0)
      }
    }
    var search = FitSearch(design, guide, places)
    search.run()
    sought = search.sought
    plans = search.plans
    gaveUp = search.gaveUp
    tried = search.tried
    withoutAlternatives = search.withoutAlternatives
  }
}

/// The price of an edit for people who know the app, as `fit` weighs it, with the reason.
///
/// Nobody has measured these prices. They put edits into an order: words before places, places before sections.
public enum FitPrice: String, Hashable, Sendable, CaseIterable {
  case capBadge, retitle
  /// Each further alternative, on top of the first.
  case laterTitle
  case moveToMore, toSidebar, fold, remove

  /// The price.
  public var price: Int {
    switch self {
    case .capBadge: 1
    case .retitle: 2
    case .laterTitle: 1
    case .moveToMore: 5
    case .toSidebar: 6
    case .fold: 10
    case .remove: 25
    }
  }

  /// The edit, in a few words.
  public var summary: String {
    switch self {
    case .capBadge: "cap a badge at 99+"
    case .retitle: "take an alternative title"
    case .laterTitle: "for each alternative further down, on top"
    case .moveToMore: "move a tab to the More list"
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
    case .moveToMore: "people lose a place that they know, and a tap"
    case .toSidebar: "it is a tap further away, and on iPhone nothing changes"
    case .fold: "a section becomes a part of another one, which has to make room"
    case .remove: "a section needs another way in; the last ones are probably wanted least"
    }
  }
}
