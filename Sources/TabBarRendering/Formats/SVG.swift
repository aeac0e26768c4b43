import TabBarGuidelines

extension Format {
  /// The bar as a picture for pages and documents.
  static let svg = Format(
    id: "svg", summary: "the bar in points as an SVG picture"
  ) { scene, options in [VectorPicture.document(of: scene, .bar, options)] }
}
