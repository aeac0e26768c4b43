package import TabBarCore
package import TabBarGuidelines

/// Rules, guides, devices and systems as documents.
package enum ReferenceJSON {
  /// Returns the document of all rules.
  package static func rules() -> JSONValue {
    .members(["schema": 1, "rules": .array(Rule.all.map(rule))])
  }

  /// Returns the document of one rule.
  package static func explanation(_ rule: Rule) -> JSONValue {
    .members(["schema": 1, "rule": self.rule(rule)])
  }

  /// Returns the document of all guides.
  package static func guides() -> JSONValue {
    .members(["schema": 1, "guides": .array(Guide.all.map(guide))])
  }

  /// Returns the document of some devices.
  package static func devices(_ devices: [Device] = Device.all) -> JSONValue {
    .members(["schema": 1, "devices": .array(devices.map(device))])
  }

  /// Returns the document of all systems.
  package static func systems() -> JSONValue {
    .members([
      "schema": 1,
      "systems": .array(
        System.all.map { system in
          .members([
            "id": .string(system.id), "name": .string(system.name),
            "platform": .string(system.platform.rawValue), "version": .number(system.version),
            "bar": .string(system.bar.meaning),
          ])
        }),
    ])
  }

  private static func rule(_ rule: Rule) -> JSONValue {
    let guides: [JSONValue] = Guide.all.compactMap { guide in
      guard let entry = guide[rule: rule.id] else { return nil }
      return self.entry(entry, under: "guide", guide.id)
    }
    return .members([
      "id": .string(rule.id), "title": .string(rule.title), "question": .string(rule.question.rawValue),
      "rationale": .string(rule.rationale), "remedy": .string(rule.remedy),
      "misconception": .optional(rule.misconception), "history": .optional(rule.history),
      "evidence": .string(rule.evidence.rawValue),
      "catalogue": .strings(rule.catalogue), "guides": .array(guides),
      "examples": .array(
        rule.examples.map { example in
          .members([
            "caption": .string(example.caption), "verdict": .string(example.verdict.rawValue),
            "guide": .optional(example.guide), "device": .string(example.design.device.id),
            "orientation": .string(example.design.orientation.rawValue),
            "tabs": .array(
              example.design.tabs.map { tab in
                .members([
                  "title": .string(tab.title), "icon": .optional(tab.icon), "badge": .optional(tab.badge),
                  "role": .string(tab.role.rawValue),
                ])
              }),
          ])
        }),
    ])
  }

  /// What a guide says about a rule, under the name of the one that is not told by where it stands.
  private static func entry(_ entry: GuideRule, under key: String, _ id: String) -> JSONValue {
    .object([
      (key, .string(id)), ("severity", .string(entry.severity.rawValue)), ("source", .string(entry.source)),
      ("limits", limits(entry)), ("evidence", .string(entry.evidence.rawValue)),
      ("note", .optional(entry.note)),
    ])
  }

  private static func limits(_ entry: GuideRule) -> JSONValue {
    .object(
      Limit.allCases.compactMap { limit in entry.limits[limit].map { (limit.rawValue, .number($0)) } })
  }

  private static func guide(_ guide: Guide) -> JSONValue {
    .members([
      "id": .string(guide.id), "name": .string(guide.name), "source": .string(guide.source),
      "summary": .string(guide.summary),
      "systems": .object(
        Platform.allCases.compactMap { platform in
          guide.versions[platform].map { (platform.rawValue, .number($0)) }
        }),
      "rules": .array(
        guide.rules.map { self.entry($0, under: "rule", $0.id) }),
    ])
  }

  private static func device(_ device: Device) -> JSONValue {
    .members([
      "id": .string(device.id), "name": .string(device.name), "platform": .string(device.platform.rawValue),
      "year": .number(device.year), "width": .number(device.portrait.width),
      "height": .number(device.portrait.height), "scale": .number(device.scale),
      "safeArea": .members([
        "portrait": insets(device.portraitSafeArea), "landscape": insets(device.landscapeSafeArea),
      ]),
      "sizeClass": .members([
        "portrait": classes(device.portraitClasses), "landscape": classes(device.landscapeClasses),
      ]),
      "source": .string(device.source), "confidence": .string(device.confidence.rawValue),
    ])
  }

  private static func insets(_ insets: Insets) -> JSONValue {
    .members([
      "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
      "right": .number(insets.right),
    ])
  }

  private static func classes(_ classes: SizeClasses?) -> JSONValue {
    guard let classes else { return .null }
    return .members([
      "horizontal": .string(classes.horizontal.rawValue), "vertical": .string(classes.vertical.rawValue),
    ])
  }
}
