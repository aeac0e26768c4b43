import TabBarCore
package import TabBarGuidelines

extension Format {
  static let json = Format(
    id: "json", summary: "layout and findings as JSON, schema 1",
    placedLines: { scene, places, options in
      [SceneJSON.document(scene, at: places).text(ascii: options.ascii)]
    })
}

/// The scene as the document that scripts read. Names and their order are fixed; more may be added.
package enum SceneJSON {
  /// Returns the document of one scene; `places` adds the line of each finding.
  package static func document(_ scene: Scene, at places: FindingPlaces? = nil) -> JSONValue {
    let report = scene.report
    let design = scene.design
    let layout = scene.layout
    let findings = report.findings.map {
      JSONValue.object(
        ReportJSON.members($0, line: places?.lines[$0.rule]) + ReportJSON.advice($0, in: scene))
    }
    return .members(
      [
        "schema": 1, "device": device(design.device, in: design.orientation, layout),
        "orientation": .string(design.orientation.rawValue),
        "sizeClass": .members([
          "horizontal": .string(layout.sizeClasses.horizontal.rawValue),
          "vertical": .string(layout.sizeClasses.vertical.rawValue),
        ]),
        "window": SituationJSON.window(design, layout), "system": .optional(layout.system?.id),
        "guide": .string(scene.guide.id), "locale": .string(design.locale),
        "direction": .string(design.readingDirection.rawValue), "pane": .string(design.pane.rawValue),
        "situation": SituationJSON.situation(design.situation), "bar": BarJSON.bar(layout),
        "items": .array(layout.items.map { BarJSON.item($0, layout, design) }),
        "more": .array(layout.overflow == .more ? layout.hidden.map { hidden($0, design) } : []),
        "hidden": SituationJSON.hidden(scene),
        "selection": design.tabs.isEmpty ? .null : .number(design.selection + 1),
        "findings": .array(findings), "met": .strings(report.met),
        "notChecked": .array(report.notChecked.map(ReportJSON.notChecked)),
        "suppressed": .array(
          report.suppressed.map {
            ReportJSON.suppressed($0, line: places?.acceptedLines[$0.finding.rule])
          }),
        "unusedAllowances": .array(report.unusedAllowances.map(ReportJSON.unused)),
        "screen": SituationJSON.screen(layout),
        "names": .members([
          "system": .optional(layout.system?.name), "guide": .string(scene.guide.name),
        ]),
        "systemChosen": .bool(design.system != nil), "guideChosen": .bool(scene.isGuideChosen),
        "tool": .members([
          "version": .string(ProgramVersion.text), "rules": .number(Rule.all.count),
          "devices": .number(Device.all.count),
        ]),
      ],
      and: estimated([
        ("sizeClass", layout.isEstimate(.sizeClass)), ("system", layout.isEstimate(.system)),
      ]))
  }

  /// Returns the member that names the estimates among others; none where nothing is one.
  fileprivate static func estimated(
    _ members: [(name: String, isEstimate: Bool)]
  ) -> [(name: String, value: JSONValue)] {
    let names = members.filter(\.isEstimate).map(\.name)
    return names.isEmpty ? [] : [("estimated", .strings(names))]
  }

  private static func device(
    _ device: Device, in orientation: Orientation, _ layout: BarLayout
  ) -> JSONValue {
    let screen = device.screen(in: orientation)
    let isEstimate = layout.estimates.contains(.device)
    return .members(
      [
        "id": .string(device.id), "name": .string(device.name), "width": .number(screen.width),
        "height": .number(screen.height), "scale": .number(device.scale),
      ], and: estimated(["width", "height", "scale"].map { ($0, isEstimate) }))
  }

  private static func hidden(_ index: Int, _ design: Design) -> JSONValue {
    let tab = design.tabs[index]
    return .members([
      "tab": .number(index + 1), "title": .string(design.title(of: tab)), "badge": .optional(tab.badge),
      "icon": .optional(tab.icon), "selected": .bool(index == design.selection),
    ])
  }
}

/// Window, situation and hidden tabs as members of a document.
enum SituationJSON {
  static func window(_ design: Design, _ layout: BarLayout) -> JSONValue {
    let name =
      switch design.window {
      case .full: "full"
      case .split(let split): split.rawValue
      case .slideOver: "slideover"
      case .width: "width"
      }
    return .members(
      [
        "width": .number(layout.window.width), "height": .number(layout.window.height),
        "name": .string(design.device.platform == .iPadOS ? name : "full"),
      ],
      and: SceneJSON.estimated([
        ("width", layout.isEstimate(.windowWidth)), ("height", layout.isEstimate(.windowHeight)),
      ]))
  }

  /// Returns the screen around the window. No source here has the radius of its corners or the shape of a cutout.
  static func screen(_ layout: BarLayout) -> JSONValue {
    let area = layout.safeArea
    return .members([
      "cornerRadius": .null, "cutout": .null,
      "safeArea": .members([
        "top": .number(area.top), "left": .number(area.left), "bottom": .number(area.bottom),
        "right": .number(area.right),
      ]),
    ])
  }

  static func situation(_ situation: Situation) -> JSONValue {
    .members([
      "keyboard": .bool(situation.isKeyboardUp), "modal": .bool(situation.isModal),
      "scroll": .string(situation.scroll.rawValue), "minimized": .bool(situation.isMinimized),
      "accessory": .bool(situation.hasAccessory), "focused": .bool(situation.isFocused),
      "textSize": .string(situation.textSize.rawValue),
      "logo": situation.logo.map { logo in
        .members([
          "width": .number(logo.size.width), "height": .number(logo.size.height),
          "side": .string(logo.isLeading ? "leading" : "trailing"),
        ])
      } ?? .null,
    ])
  }

  static func hidden(_ scene: Scene) -> JSONValue {
    let places = scene.layout.hiddenPlaces(count: scene.design.tabs.count)
    let pages = StripPages.numbers(of: scene)
    return .array(
      places.indices.compactMap { index in
        guard let place = places[index] else { return nil }
        return .members([
          "tab": .number(index + 1), "title": .string(scene.design.title(of: scene.design.tabs[index])),
          "reason": .string(place.rawValue), "page": pages[index].map { .number($0) } ?? .null,
        ])
      })
  }
}

/// The bar and its items as members of a document.
enum BarJSON {
  static func bar(_ layout: BarLayout) -> JSONValue {
    .members([
      "placement": .string(layout.placement.rawValue), "visible": .bool(layout.isVisible),
      "frame": frame(layout.frame), "contentHeight": .number(layout.contentHeight),
      "arrangement": .string(layout.arrangement.rawValue),
      "distribution": .string(layout.distribution.rawValue),
      "overflow": .string(layout.overflow.rawValue),
      "capacity": layout.capacity.map { .number($0) } ?? .null,
      "absence": layout.absence.map(absence) ?? .null,
      "background": .bool(layout.isVisible && layout.hasMaterial), "capsule": optional(layout.capsule),
      "accessory": optional(layout.accessory), "logo": optional(layout.logo),
      "pageButtons": .array(layout.pageButtons.map(frame)),
      "fades": .members(["leading": .bool(layout.fadesLeading), "trailing": .bool(layout.fadesTrailing)]),
      "inSidebar": .array(layout.inSidebar.map { .number($0 + 1) }),
      "estimated": estimated(membersOfBar, layout),
    ])
  }

  private static func absence(_ absence: Absence) -> JSONValue {
    .members(["reason": .string(absence.name), "sentence": .string(absence.sentence)])
  }

  /// The members of the bar that rest on each number.
  private static let membersOfBar: [(number: BarLayout.Number, names: [String])] = [
    (.height, ["frame"]), (.contentHeight, ["contentHeight"]), (.capacity, ["capacity"]),
    (.capsule, ["capsule"]), (.accessory, ["accessory"]), (.pageButtons, ["pageButtons"]),
  ]

  /// The members of an item that rest on each number.
  private static let membersOfItem: [(number: BarLayout.Number, names: [String])] = [
    (.titleWidth, ["titleWidth", "tightening", "titleState"]), (.titleRoom, ["titleRoom"]),
    (.itemFrame, ["frame"]),
    (.itemParts, ["iconFrame", "titleFrame", "badgeFrame"]),
  ]

  /// The same of More, whose title is the system's.
  private static let membersOfMore =
    [(BarLayout.Number.moreTitle, ["title", "displayedTitle"])] + membersOfItem

  private static func estimated(
    _ members: [(number: BarLayout.Number, names: [String])], _ layout: BarLayout
  ) -> JSONValue {
    .strings(members.filter { layout.isEstimate($0.number) }.flatMap(\.names))
  }

  static func item(_ item: BarItem, _ layout: BarLayout, _ design: Design) -> JSONValue {
    let tab = item.kind.tab
    let isSearch = item.isSeparated && tab.map { design.tabs[$0].role == .search } ?? false
    return .members([
      "kind": .string(tab == nil ? "more" : isSearch ? "search" : "tab"),
      "tab": tab.map { .number($0 + 1) } ?? .null, "title": .string(item.fullTitle),
      "displayedTitle": .string(item.title.displayed), "truncated": .bool(item.title.state == .cut),
      "titleWidth": .number(item.title.width), "titleRoom": .number(item.titleRoom),
      "frame": frame(item.frame), "icon": .optional(item.icon), "badge": .optional(item.badge),
      "selected": .bool(item.isSelected), "mayBeCut": .bool(item.title.state == .mayBeCut),
      "iconFrame": optional(item.iconFrame), "titleFrame": optional(item.titleFrame),
      "badgeFrame": optional(item.badgeFrame), "separated": .bool(item.isSeparated),
      "tightening": .number(item.title.tightening), "titleState": .string(item.title.state.rawValue),
      "estimated": estimated(item.kind == .more ? membersOfMore : membersOfItem, layout),
    ])
  }

  private static func optional(_ rect: Rect?) -> JSONValue { rect.map(frame) ?? .null }

  static func frame(_ rect: Rect) -> JSONValue {
    .members([
      "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
      "height": .number(rect.height),
    ])
  }
}

/// The parts of a report as members of a document.
enum ReportJSON {
  /// Returns what goes with a finding in a scene: its rule in words, and the place of its tabs in the bar.
  static func advice(_ finding: Finding, in scene: Scene) -> [(name: String, value: JSONValue)] {
    let rule = scene.guide[rule: finding.rule]?.rule
    let frames = scene.layout.items.filter { $0.kind.tab.map(finding.tabs.contains) ?? false }.map(\.frame)
    let left = frames.map(\.minX).min() ?? 0
    let top = frames.map(\.minY).min() ?? 0
    let frame = Rect(
      x: left, y: top, width: (frames.map(\.maxX).max() ?? 0) - left,
      height: (frames.map(\.maxY).max() ?? 0) - top)
    return [
      ("title", .optional(rule?.title)), ("remedy", .optional(rule?.remedy)),
      ("frame", frames.isEmpty ? .null : BarJSON.frame(frame)),
    ]
  }

  static func suppressed(_ entry: SuppressedFinding, line: Int?) -> JSONValue {
    .object(
      members(entry.finding, line: line) + [("tab", number(entry.tab)), ("reason", .string(entry.reason))])
  }

  static func notChecked(_ entry: NotChecked) -> JSONValue {
    .members([
      "rule": .string(entry.rule), "verdict": .string(entry.verdict.rawValue),
      "why": .string(entry.why),
    ])
  }

  static func unused(_ entry: UnusedAllowance) -> JSONValue {
    .members(["rule": .string(entry.rule), "tab": number(entry.tab), "why": .string(entry.why)])
  }

  static func members(_ finding: Finding, line: Int?) -> [(name: String, value: JSONValue)] {
    [
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("verdict", .string(finding.verdict.rawValue)), ("message", .string(finding.message)),
      ("tabs", .array(finding.tabs.map { .number($0 + 1) })),
      ("measured", .object(finding.measured.map { ($0.name, .number($0.value)) })),
      ("evidence", .string(finding.evidence.rawValue)), ("source", .string(finding.source)),
      ("catalogue", .strings(finding.catalogue)), ("line", line.map { .number($0) } ?? .null),
    ] + (finding.locales.isEmpty ? [] : [("locales", .strings(finding.locales))])
  }

  private static func number(_ tab: Int?) -> JSONValue { tab.map { .number($0 + 1) } ?? .null }
}
