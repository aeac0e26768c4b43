public import TabBarCore

extension Scene {
  /// Lays out a design and judges it by the guide that a person chose, or else by the edition of Apple's guidelines for
  /// the system that it is laid out for.
  public init(_ design: Design, chosen guide: Guide? = nil) {
    let system = design.system ?? Guide.standard.system(for: design.device, of: design)
    self.init(design, by: guide ?? .edition(for: system))
    isGuideChosen = guide != nil
  }
}
