public import TabBarCore

/// A design laid out and judged: what a format turns into text.
public struct Scene: Sendable {
  /// The design.
  public let design: Design
  /// The guide.
  public let guide: Guide
  /// The design laid out.
  public let layout: BarLayout
  /// What the guide says of it.
  public let report: Report

  /// Lays out a design and judges it by a guide.
  public init(_ design: Design, by guide: Guide) {
    self.design = design
    self.guide = guide
    layout = BarLayout(of: design, on: design.system ?? guide.system(for: design.device))
    report = Report(on: design, layout: layout, by: guide)
  }
}
