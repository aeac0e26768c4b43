public struct TitleFont: Hashable, Sendable {
  public static let stacked = TitleFont(size: 10), inline = TitleFont(size: 13),
    compactInline = TitleFont(size: 12), badge = TitleFont(size: 13)
  public let size: Double
}
public enum Truncation: String, Hashable, Sendable { case fits, mayBeCut, cut }
public struct FittedTitle: Hashable, Sendable {
  public let displayed: String; public let width: Double; public let truncation: Truncation
}
public enum TitleMetrics {
  public static func width(of title: String, in font: TitleFont) -> Double {
    Double(title.count) * font.size * 0.55
  }
  public static func fit(_ title: String, in font: TitleFont, room: Double) -> FittedTitle {
    let w = width(of: title, in: font)
    if w <= room { return FittedTitle(displayed: title, width: w, truncation: .fits) }
    return FittedTitle(
      displayed: String(title.prefix(max(0, Int(room / (font.size * 0.55)) - 1))) + "…", width: w,
      truncation: .cut)
  }
}
