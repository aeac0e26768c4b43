extension ReportFormat {
  /// The scenes for scripts, in one document.
  package static let json = ReportFormat(
    id: "json", summary: "layout and findings as JSON, schema 1", separator: ",\n",
    beginning: { _ in "{\n  \"schema\": 1,\n  \"results\": [\n" },
    ending: { _, _ in "\n  ]\n}\n" }
  ) { design, options in
    Part(
      "    "
        + JSONValue.members([
          "session": .string(design.places.session),
          "scene": SceneJSON.document(design.scene, at: design.places),
        ]).text(ascii: options.ascii, indentation: 4))
  }
}
