extension Format {
  /// The scene for scripts.
  static let json = Format(
    id: "json", summary: "layout and findings as JSON, schema 1",
    placedLines: { scene, places, options in
      [SceneJSON.document(scene, at: places).text(ascii: options.ascii)]
    })
}
