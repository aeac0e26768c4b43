public import TabBarCore

/// The cheapest sets of edits that make a design fit on some devices.
///
/// It is a search over edits by price. The same design always gives the same plans: what is limited is the
/// number of designs that are tried, not the time.
public struct Fitting: Sendable {
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
    /// What kind of edit it is.
    public let kind: FittingPrice
    /// What it costs.
    public let price: Int
  }

  /// A set of edits.
  public struct Plan: Sendable {
    /// The edits, in the order in which they are applied.
    public let steps: [Step]
    /// What is still found somewhere, one for each rule.
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
  /// What was found at first that edits could clear, one for each rule.
  public let sought: [Finding]
  /// The plans, the cheapest first; where none clears everything that was sought, those that leave least.
  ///
  /// There are three at most. None costs more than half as much again as the cheapest one, give or take a title:
  /// nobody has a reason to pay that much more for the same.
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
