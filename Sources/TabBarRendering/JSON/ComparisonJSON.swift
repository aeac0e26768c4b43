package import TabBarGuidelines

/// A comparison as the document that scripts read: each scene in full, and what differs.
package enum ComparisonJSON {
  /// Returns the document.
  package static func document(_ comparison: Comparison) -> JSONValue {
    .members([
      "schema": 1,
      "differs": .strings(Comparison.Aspect.allCases.filter(comparison.differs).map(\.rawValue)),
      "columns": .array(
        comparison.columns.map { column in
          .members(["names": .strings(column.names), "scene": SceneJSON.document(column.scene)])
        }),
    ])
  }
}
