/// Why a number of a layout is an estimate; `reason` says it in words.
public enum Estimate: UInt8, Hashable, Sendable, CaseIterable {
  case titleWidth, titleRoom, itemParts
  /// The frames of centred items, of items with the title beside the icon, and in rows that are not 49 points high.
  case distribution
  /// On an iPad with a home indicator.
  case barHeight
  case device, system, window, windowHeight, windowClass, pane
  /// The floating bar on any but one size of phone, held upright, and its minimized form.
  case capsule, minimized
  case searchCounts, strip
  /// The sizes of titles and items of a bar that nobody has measured.
  case itemSizes
  case capacity
  /// The system's word for More in a language for which no source prints it.
  case moreTitle
  /// Whether More is lit while the selected tab is in its list.
  case moreSelection
  /// What a title that is too wide becomes in a bar that nobody has seen cut one.
  case tightening
  /// The order of a search tab that is one of the others.
  case searchOrder
  /// The number of tabs in a car, of an app whose category is not known.
  case entitlement

  /// Why it is an estimate, in one sentence.
  public var reason: String {
    switch self {
    case .titleWidth:
      "Title widths come from a font with nearly the same proportions; Apple's own may not be shipped."
    case .titleRoom: "The margins around a title are published observations of UIKit, not documented."
    case .itemParts: "The places of icon, title and badge within an item are not documented."
    case .distribution:
      "The frames of centred items, of items beside their titles, and in rows of 32 or 50 pt were not measured."
    case .barHeight: "The height on an iPad with a home indicator comes from a single measurement."
    case .window: "The width of this window was not measured; it follows a rule."
    case .windowHeight:
      "The height of this window was not measured; it is taken from other iPads' windows."
    case .windowClass:
      "The size class was not measured here; it is taken from other windows of this width."
    case .pane: "The app decides how wide a pane is; it is taken to be 320 pt."
    case .capsule:
      "The floating bar was measured on a phone 402 pt wide, held upright; elsewhere it is taken to be the same."
    case .minimized: "The round buttons that a bar shrinks to are a guess; nobody has measured them."
    case .searchCounts:
      "No source says whether a detached search tab counts among the five that fit; it is counted."
    case .strip: "The height of the strip is derived, and no source gives the width of its buttons."
    case .itemSizes: "No source gives the sizes of titles and items of this bar."
    case .capacity: "How many tabs fit is not published for this display."
    case .moreTitle:
      "No source prints the system's word for More in this language; it is taken from a dictionary."
    case .searchOrder:
      "No source says where a search tab or a prominent tab is among the others on this system; it is drawn where the list has it."
    case .entitlement: "The app's entitlement decides how many tabs CarPlay takes, and it is not known."
    case .moreSelection: "No text says that More is lit while the selected tab is in its list."
    case .tightening: "No source says whether this bar moves letters closer before it cuts a title."
    case .device: "The numbers of this device come from one weak source or by analogy."
    case .system: "This device was first sold with a newer system than the one that it is laid out as."
    }
  }

  /// How far it can be trusted: somewhat where it rests on something published.
  private var confidence: Confidence {
    switch self {
    case .titleWidth, .titleRoom, .itemParts: .medium
    default: .low
    }
  }

  var source: Source { Source(reason, confidence) }

  fileprivate var isWeak: Bool { confidence == .low }

  /// Whether it is about the device or the window, and so about all that is in it.
  fileprivate var isOfSurroundings: Bool {
    switch self {
    case .device, .window, .windowHeight, .windowClass, .pane: true
    default: false
    }
  }
}

/// A set of estimates, small enough to go with every number.
package struct Estimates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ estimate: Estimate) { rawValue = 1 << UInt32(estimate.rawValue) }

  var list: [Estimate] { Estimate.allCases.filter { contains(Estimates($0)) } }

  /// The one that is trusted least, what surrounds the bar before the bar itself; `nil` where all are published.
  package var weakest: Estimate? {
    let weak = list.filter(\.isWeak)
    return weak.first(where: \.isOfSurroundings) ?? weak.first
  }
}
