package import TabBarGuidelines

/// A comparison as the document that scripts read: each scene in full, and what differs.
package enum ComparisonJSON {
  /// Returns the document.
  package static func document(_ comparison: Comparison) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("schema", 1),
      ("differs", .strings(Comparison.Aspect.allCases.filter(comparison.differs).map(\.rawValue))),
      (
        "columns",
        .array(
          comparison.columns.map { column in
            .members(["names": .strings(column.names), "scene": SceneJSON.document(column.scene)])
          })
      ),
    ]
    if comparison.areGuides {
      let silent = comparison.columns.filter { !$0.scene.isSpokenOf }
      members.append(("silent", .strings(silent.map(\.scene.guide.id))))
      members.append(("conflicts", .array(comparison.disagreements.map(conflict))))
    }
    return .object(members)
  }

  /// Returns a question with the different answers of the guides.
  private static func conflict(_ entry: Disagreement) -> JSONValue {
    .members([
      "id": .string(entry.conflict.id), "question": .string(entry.conflict.question),
      "positions": .array(
        entry.positions.map { position in
          .members([
            "says": .string(position.says), "guides": .strings(position.guides),
            "sources": .strings(position.sources),
          ])
        }),
      "silent": .strings(entry.silent), "advice": .string(entry.conflict.advice),
      "catalogue": .strings(entry.conflict.catalogue),
    ])
  }
}
