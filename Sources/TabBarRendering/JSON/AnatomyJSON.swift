package import TabBarGuidelines

/// The parts of a bar as a document.
package enum AnatomyJSON {
  /// Returns the document: each part with what it is, or why it is not there.
  package static func document(_ scene: Scene) -> JSONValue {
    let anatomy = Anatomy(scene)
    return .members([
      "schema": 1,
      "parts": .array(
        anatomy.present.map { .members(["part": .string($0.part.rawValue), "text": .string($0.text)]) }),
      "missing": .array(
        anatomy.missing.map { .members(["part": .string($0.part.rawValue), "why": .string($0.why)]) }),
    ])
  }
}
