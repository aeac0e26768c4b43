import TabBarGuidelines

extension Format {
  /// The whole screen as a picture for pages and documents.
  static let svgScreen = Format(
    id: "svg-screen", summary: "the whole screen in points as an SVG picture"
  ) { scene, options in [VectorPicture.document(of: scene, .screen, options)] }
}
