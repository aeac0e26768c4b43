extension Format {
  /// The scene for scripts.
  static let json = Format(
    id: "json", summary: "layout and findings as JSON, schema 1"
  ) { scene, options in [SceneJSON.document(scene).text(ascii: options.ascii)] }
}
