import TabBarCore
package import TabBarGuidelines

/// The scene as the document that scripts read. Names and their order are fixed; more may be added.
package struct SceneJSON {
  private let scene: Scene
  private var design: Design { scene.design }
  private var layout: BarLayout { scene.layout }

  /// Returns the document of one scene; `places` adds the line of each finding.
  package static func document(_ scene: Scene, at places: FindingPlaces? = nil) -> JSONValue {
    SceneJSON(scene: scene).document(at: places)
  }

  private func document(at places: FindingPlaces?) -> JSONValue {
    let report = scene.report
    return JSONValue(naming: [
      "schema": 1, "device": device,
      "orientation": design.orientation, "sizeClass": layout.$sizeClasses,
      "window": window, "system": layout.$system.with(layout.system?.id),
      "guide": scene.guide.id,
      "locale": design.locale, "direction": design.readingDirection, "pane": design.pane,
      "situation": situation, "bar": bar,
      "items": layout.items.map(item),
      "more": layout.overflow == .more ? layout.hidden.map(behindMore) : [],
      "hidden": hidden, "selection": design.tabs.isEmpty ? nil : design.selection + 1,
      "findings": report.findings.map { finding($0, line: places?.lines[$0.rule]) + advice($0) },
      "met": report.met,
      "notChecked": report.notChecked.map { entry in
        JSONValue(["rule": entry.rule, "verdict": entry.verdict, "why": entry.why])
      },
      "suppressed": report.suppressed.map { entry in
        finding(entry.finding, line: places?.acceptedLines[entry.finding.rule])
          + JSONValue(["tab": entry.tab.map { $0 + 1 }, "reason": entry.reason])
      },
      "unusedAllowances": report.unusedAllowances.map { entry in
        JSONValue(["rule": entry.rule, "tab": entry.tab.map { $0 + 1 }, "why": entry.why])
      },
      // No source here has the radius of a screen's corners or the shape of a cutout.
      "screen": JSONValue([
        "cornerRadius": JSONValue.null, "cutout": JSONValue.null, "safeArea": layout.safeArea,
      ]),
      "names": JSONValue(["system": layout.system?.name, "guide": scene.guide.name]),
      "systemChosen": design.system != nil, "guideChosen": scene.isGuideChosen,
      "sdk": design.sdk,
      "since": design.since.isEmpty ? nil : design.since.map(\.id).joined(separator: " "),
      "app": scene.app,
      "tool": JSONValue([
        "version": ProgramVersion.text, "rules": Rule.all.count, "devices": Device.all.count,
      ]),
    ])
  }

  private var device: JSONValue {
    let device = design.device
    let screen = device.screen(in: design.orientation)
    return JSONValue([
      "id": device.id, "name": device.name, "width": screen.width, "height": screen.height,
      "scale": device.scale,
    ])
      + (layout.estimates.contains(.device) ? JSONValue(["estimated": ["width", "height", "scale"]]) : nil)
  }

  private var window: JSONValue {
    let window = design.device.platform == .iPadOS ? design.window : .full
    let name = if case .width = window { "width" } else { window.word }
    return JSONValue(naming: ["width": layout.$windowWidth, "height": layout.$windowHeight, "name": name])
  }

  private var situation: JSONValue {
    let situation = design.situation
    return JSONValue([
      "keyboard": situation.isKeyboardUp, "modal": situation.isModal, "scroll": situation.scroll,
      "minimized": situation.isMinimized, "accessory": situation.hasAccessory,
      "focused": situation.isFocused, "textSize": situation.textSize,
      "logo": situation.logo.map { logo in
        JSONValue([
          "width": logo.size.width, "height": logo.size.height,
          "side": logo.isLeading ? "leading" : "trailing",
        ])
      },
    ])
  }

  // MARK: Tabs

  private func behindMore(_ index: Int) -> JSONValue {
    let tab = design.tabs[index]
    return JSONValue([
      "tab": index + 1, "title": design.title(of: tab), "badge": tab.badge, "icon": tab.icon,
      "selected": index == design.selection,
    ])
  }

  private var hidden: [JSONValue] {
    layout.hiddenPlaces(count: design.tabs.count).enumerated().compactMap { index, place in
      place.map {
        JSONValue([
          "tab": index + 1, "title": design.title(of: design.tabs[index]), "reason": $0,
          "page": layout.page(of: index),
        ])
      }
    }
  }

  // MARK: The bar

  private var bar: JSONValue {
    JSONValue(
      naming: [
        "placement": layout.placement, "visible": layout.isVisible, "frame": layout.$frame,
        "contentHeight": layout.$contentHeight, "arrangement": layout.arrangement,
        "distribution": layout.distribution, "overflow": layout.overflow,
        "capacity": layout.$capacity,
        "absence": layout.absence.map { JSONValue(["reason": $0.name, "sentence": $0.sentence]) },
        "background": layout.isVisible && layout.hasMaterial, "capsule": layout.$capsule,
        "accessory": layout.$accessory, "logo": layout.logo, "pageButtons": layout.$pageButtons,
        "fades": JSONValue(["leading": layout.fadesLeading, "trailing": layout.fadesTrailing]),
        "inSidebar": layout.inSidebar.map { $0 + 1 },
      ], and: layout.$searchPlace.isEstimate ? ["items"] : [])
  }

  private func item(_ item: BarItem) -> JSONValue {
    let tab = item.kind.tab
    let isSearch = item.isSeparated && tab.map { design.tabs[$0].role == .search } ?? false
    let state = layout.damage(to: item) ?? (item.title.tightening > 0 ? .tightened : .whole)
    return JSONValue(
      naming: [
        "kind": tab == nil ? "more" : isSearch ? "search" : "tab", "tab": tab.map { $0 + 1 },
        "title": item.$fullTitle, "displayedTitle": item.$fullTitle.with(item.title.displayed),
        "truncated": state == .cut, "titleWidth": item.$title.with(item.title.width),
        "titleRoom": item.$titleRoom, "frame": item.$frame, "icon": item.icon, "badge": item.badge,
        "selected": item.isSelected,
        "mayBeCut": state == .mayBeCut, "iconFrame": item.$iconFrame,
        "titleFrame": item.$titleFrame, "badgeFrame": item.$badgeFrame, "separated": item.isSeparated,
        "tightening": item.$title.with(item.title.tightening), "titleState": item.$title.with(state),
        "share": item.$slot,
      ], and: [])
  }

  // MARK: Findings

  private func finding(_ finding: Finding, line: Int?) -> JSONValue {
    JSONValue([
      "rule": finding.rule, "severity": finding.severity, "verdict": finding.verdict,
      "message": finding.message, "tabs": finding.tabs.map { $0 + 1 },
      "measured": JSONValue.object(finding.measured.map { ($0.name, $0.value.json) }),
      "evidence": finding.evidence, "source": finding.source, "url": finding.url,
      "catalogue": finding.catalogue,
      "line": line,
    ]) + (finding.locales.isEmpty ? nil : JSONValue(["locales": finding.locales]))
  }

  /// Returns what goes with a finding in a scene: its rule in words, and the place of its tabs in the bar.
  private func advice(_ finding: Finding) -> JSONValue {
    let rule = scene.guide[rule: finding.rule]?.rule
    let frames = layout.items.filter { $0.kind.tab.map(finding.tabs.contains) ?? false }.map(\.frame)
    return JSONValue(naming: ["title": rule?.title, "remedy": rule?.remedy, "frame": frames.union])
  }
}
