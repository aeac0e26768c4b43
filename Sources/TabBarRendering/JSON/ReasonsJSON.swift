package import TabBarGuidelines
import TabBarCore

/// The reasons for a layout as the document that scripts read.
package enum ReasonsJSON {
  /// Returns the document; a tab is counted from one.
  package static func document(_ scene: Scene, tab: Int?) -> JSONValue {
    .members([
      "schema": 1, "device": .string(scene.design.device.id), "system": .optional(scene.layout.system?.id),
      "tab": tab.map { .number($0 + 1) } ?? .null,
      "reasons": .array((tab.map { scene.reasons(tab: $0) } ?? scene.reasons).map(reason)),
    ])
  }

  private static func reason(_ reason: Reason) -> JSONValue {
    .members([
      "subject": .string(reason.subject.rawValue), "conclusion": .string(reason.conclusion),
      "value": reason.value.map { .number($0) } ?? .null, "rule": .string(reason.rule),
      "grounds": .array(
        reason.grounds.map { ground in
          .members([
            "source": .string(ground.source), "confidence": .string(ground.confidence.rawValue),
          ])
        }),
    ])
  }
}
