/// A value of a layout that is an estimate, by the name that it has in the documents that are written.
public enum Estimate: String, Hashable, Sendable, CaseIterable {
  /// The widths of the titles: Apple's font may not be shipped, so a similar font stands in for it.
  case titleWidth
  /// The room for the titles: UIKit's inner margins are published observations only.
  case titleRoom
  /// The places of icons, titles and badges within their items.
  case itemParts
  /// The widths and distances of centred items, and of items with the title beside the icon.
  case distribution
  /// The height of the bar on an iPad with a home indicator, which was measured once.
  case barHeight
  /// The numbers of the device, which are known from one weak source or by analogy.
  case device
  /// The system: the device was first sold with a newer one.
  case system

  /// Why it is an estimate, in one sentence.
  public var reason: String {
    switch self {
    case .titleWidth:
      "Title widths come from a font with nearly the same proportions; Apple's own may not be shipped."
    case .titleRoom: "The margins around a title are published observations of UIKit, not documented."
    case .itemParts: "The places of icon, title and badge within an item are not documented."
    case .distribution:
      "The widths of centred items, and of items with the title beside the icon, are not documented."
    case .barHeight: "The height on an iPad with a home indicator comes from a single measurement."
    case .device: "The numbers of this device come from one weak source or by analogy."
    case .system: "This device was first sold with a newer system than the one that it is laid out as."
    }
  }
}
