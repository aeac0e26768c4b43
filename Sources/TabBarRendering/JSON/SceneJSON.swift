package import TabBarGuidelines
import TabBarCore

/// The scene as the document that scripts read. Names and their order are fixed; more may be added.
package enum SceneJSON {
  /// Returns the document of one scene, its findings with the lines of the session that they come from.
  package static func document(_ scene: Scene, at places: FindingPlaces? = nil) -> JSONValue {
    let report = scene.report
    let design = scene.design
    let layout = scene.layout
    var members: [(name: String, value: JSONValue)] = [
      ("schema", 1),
      ("device", device(design.device, in: design.orientation, layout)),
      ("orientation", .string(design.orientation.rawValue)),
      (
        "sizeClass",
        .members([
          "horizontal": .string(layout.sizeClasses.horizontal.rawValue),
          "vertical": .string(layout.sizeClasses.vertical.rawValue),
        ])
      ),
      ("window", SituationJSON.window(design, layout)),
      ("system", .optional(layout.system?.id)),
      ("guide", .string(scene.guide.id)),
      ("locale", .string(design.locale)),
      ("direction", .string(design.readingDirection.rawValue)),
      ("pane", .string(design.pane.rawValue)),
      ("situation", SituationJSON.situation(design.situation)),
      ("bar", BarJSON.bar(layout)),
      ("items", .array(layout.items.map { BarJSON.item($0, layout, design) })),
      ("more", .array(layout.overflow == .more ? layout.hidden.map { hidden($0, design) } : [])),
      ("hidden", SituationJSON.hidden(scene)),
      ("selection", design.tabs.isEmpty ? .null : .number(design.selection + 1)),
      ("findings", .array(report.findings.map { ReportJSON.finding($0, line: places?.lines[$0.rule]) })),
      ("met", .strings(report.met)),
      ("notChecked", .array(report.notChecked.map(ReportJSON.notChecked))),
      (
        "suppressed",
        .array(
          report.suppressed.map {
            ReportJSON.suppressed($0, line: places?.acceptedLines[$0.finding.rule])
          })
      ),
      ("unusedAllowances", .array(report.unusedAllowances.map(ReportJSON.unused))),
    ]
    var estimated: [String] = []
    if layout.isEstimate(.sizeClass) { estimated.append("sizeClass") }
    if layout.isEstimate(.system) { estimated.append("system") }
    if !estimated.isEmpty { members.append(("estimated", .strings(estimated))) }
    return .object(members)
  }

  private static func device(
    _ device: Device, in orientation: Orientation, _ layout: BarLayout
  ) -> JSONValue {
    let screen = device.screen(in: orientation)
    var members: [(name: String, value: JSONValue)] = [
      ("id", .string(device.id)), ("name", .string(device.name)),
      ("width", .number(screen.width)), ("height", .number(screen.height)),
      ("scale", .number(device.scale)),
    ]
    if layout.estimates.contains(.device) { members.append(("estimated", ["width", "height", "scale"])) }
    return .object(members)
  }

  private static func hidden(_ index: Int, _ design: Design) -> JSONValue {
    let tab = design.tabs[index]
    return .members([
      "tab": .number(index + 1), "title": .string(design.title(of: tab)), "badge": .optional(tab.badge),
      "icon": .optional(tab.icon), "selected": .bool(index == design.selection),
    ])
  }
}
