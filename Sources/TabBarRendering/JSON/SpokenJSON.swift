package import TabBarGuidelines

/// A bar in words as the document that scripts read.
package enum SpokenJSON {
  /// Returns the document.
  package static func document(_ bar: SpokenBar) -> JSONValue {
    .members([
      "schema": 1, "opening": .string(bar.opening), "items": .strings(bar.items),
      "behindMore": .strings(bar.behindMore), "notes": .strings(bar.notes), "approximate": true,
    ])
  }
}
