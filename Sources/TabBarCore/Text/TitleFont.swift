import CTabBarTables

/// A font in which a bar draws text: the system font at one size and weight.
package struct TitleFont: Hashable {
  package enum Weight: String, CaseIterable {
    case regular, medium, semibold, bold
  }

  package let size: Double
  package let weight: Weight
  /// The length that the system adds after each character of its own font at this size, in points.
  package let tracking: Double
  /// The width of the system font's letters at this size as a share of the table's.
  let opticalWidth: Double

  /// Creates the system font at a size in points, with the tracking and the optical size that belong to it.
  package init(size: Double, weight: Weight) {
    self.size = size
    self.weight = weight
    tracking = Self.tracking(at: size)
    opticalWidth = size < Self.firstDisplaySize ? 1 : Self.displayWidth
  }

  // Source: UIKit's stacked tab title is 10 pt medium (react-native-bottom-tabs and others; high confidence)
  /// The title under an icon.
  package static var stacked: TitleFont { TitleFont(size: 10, weight: .medium) }
  // Source: Footnote, 13 pt (reverse engineered, medium confidence); no source gives the weight: a text style's is regular
  /// The title beside an icon in a bar of 49 or 50 points.
  package static var inline: TitleFont { TitleFont(size: 13, weight: .regular) }
  // Source: Caption 1, 12 pt (reverse engineered, medium confidence); weight as for ``inline``
  /// The title beside an icon in the 32 point bar of an iPhone in landscape.
  package static var compactInline: TitleFont { TitleFont(size: 12, weight: .regular) }
  // Source: 13 pt system font (reverse engineered on two systems and one document, medium confidence)
  package static var badge: TitleFont { TitleFont(size: 13, weight: .regular) }
  // Source: Body, 17 pt (reverse engineered, medium confidence)
  /// A title in the top bar of iPadOS 18 and newer.
  package static var strip: TitleFont { TitleFont(size: 17, weight: .regular) }
  // Source: reverse engineered, medium confidence: Headline, which is Body at semibold (HIG, Typography)
  /// The selected title in the top bar of iPadOS 18 and newer.
  package static var selectedStrip: TitleFont { TitleFont(size: 17, weight: .semibold) }
  // Source: a published listing of UIKit's label: bold 29 pt, or Headline by default (medium confidence); 30 pt in
  // react-native-bottom-tabs
  /// A title in the bar of tvOS.
  package static var tv: TitleFont { TitleFont(size: 29, weight: .bold) }
  // Source: a published listing of UIKit's label: Caption 2 with emphasis, which is 11 pt semibold (medium confidence)
  /// A title in the bar of CarPlay.
  static var car: TitleFont { TitleFont(size: 11, weight: .semibold) }

  // Source: HIG, Typography, before SF became variable: SF Text up to 19 pt, SF Display from 20 pt. Later systems blend.
  private static let firstDisplaySize = 20.0
  // Source: running Latin text in SF Regular at its default optical size, which is a display size, advances 853/2048 em
  // on average (capsize, systemFonts.json); Inter Regular advances 985/2048 em with English letter frequencies, one
  // character in six a space and one in twenty a capital.
  private static let displayWidth = 853.0 / 985.0

  // Source: HIG, Typography, tracking of SF.
  /// Returns the tracking at a size in points: the HIG's, linear between its sizes.
  ///
  /// Below the smallest size it is that of the smallest, above 17 points up to the display sizes that of 17; at the
  /// display sizes it is zero, because no number is known.
  private static func tracking(at size: Double) -> Double {
    func between(_ lower: (size: Double, points: Double), _ upper: (size: Double, points: Double)) -> Double {
      lower.points + (upper.points - lower.points) * (size - lower.size) / (upper.size - lower.size)
    }
    return switch size {
    case ...10: 0.12
    case ...12: between((10, 0.12), (12, 0))
    case ...13: between((12, 0), (13, -0.08))
    case ...15: between((13, -0.08), (15, -0.24))
    case ...17: between((15, -0.24), (17, -0.43))
    case ..<firstDisplaySize: -0.43
    default: 0
    }
  }

  /// The advances of the weight in Inter, which has nearly the proportions of the system font.
  var advances: UnsafePointer<UInt16> {
    switch weight {
    case .regular: tb_inter_regular()
    case .medium: tb_inter_medium()
    case .semibold: tb_inter_semibold()
    case .bold: tb_inter_bold()
    }
  }
}
