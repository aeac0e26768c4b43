import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@testable import TabBarPlayground

@Suite("The JSON document")
struct SceneJSONTests {
  private func parsed(_ value: JSONValue) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(value.text.text.utf8)) as? [String: Any])
  }

  @Test("has every name of the contract")
  func names() throws {
    let document = try parsed(SceneJSON.document(Samples.scene(6, badges: [5: "1"])))
    let names: Set = [
      "schema", "device", "orientation", "sizeClass", "window", "system", "guide", "locale", "direction",
      "bar",
      "items", "more", "findings", "notChecked", "suppressed", "unusedAllowances",
    ]
    #expect(names.isSubset(of: Set(document.keys)))
    let device = try #require(document["device"] as? [String: Any])
    #expect(Set(["id", "name", "width", "height", "scale"]).isSubset(of: Set(device.keys)))
    let bar = try #require(document["bar"] as? [String: Any])
    #expect(
      Set([
        "placement", "visible", "frame", "contentHeight", "arrangement", "distribution", "overflow",
      ]).isSubset(of: Set(bar.keys)))
    let items = try #require(document["items"] as? [[String: Any]])
    #expect(items.count == 5)
    for item in items {
      let names: Set = [
        "kind", "tab", "title", "displayedTitle", "truncated", "titleWidth", "titleRoom", "frame", "icon",
        "badge", "selected",
      ]
      #expect(names.isSubset(of: Set(item.keys)))
    }
    #expect(
      Set(["tool", "guideChosen", "systemChosen", "screen", "names"]).isSubset(of: Set(document.keys)))
    #expect(document["names"] as? [String: String] == ["system": "iOS 16", "guide": "HIG 2022"])
    #expect(document["systemChosen"] as? Bool == false && document["guideChosen"] as? Bool == false)
    let first = try #require(items.first)
    #expect(first["titleState"] as? String == "whole" && first["tightening"] as? Double == 0)
    #expect(first["iconFrame"] != nil && first["titleFrame"] != nil && first["badgeFrame"] != nil)
    let more = try #require(document["more"] as? [[String: Any]])
    #expect(more.map { $0["tab"] as? Int } == [5, 6])
    let last = try #require(more.last)
    #expect(last["badge"] as? String == "1")
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(
      Set([
        "rule", "severity", "verdict", "message", "tabs", "measured", "evidence", "source", "catalogue",
        "line",
      ]).isSubset(of: Set(finding.keys)))
    #expect(finding["tabs"] as? [Int] == [6])
    #expect(finding["title"] is String && finding["remedy"] is String && finding["frame"] is NSNull)
    #expect((finding["measured"] as? [String: Double])?["tabs"] == 6)
  }

  // 390 / 5 = 78 pt a tab; its button is 2 inside of that and 48 of 49 high; 49 + 34 = 83 pt,
  // and 844 − 83 = 761; a title may take 78 − 6 = 72 pt.
  @Test("has the numbers of an iPhone 14 with five tabs")
  func numbers() {
    let text = SceneJSON.document(Samples.scene(5)).text.text
    #expect(
      text.hasPrefix(
        """
        {
          "schema": 1,
          "device": {"id": "iphone-14", "name": "iPhone 14", "width": 390, "height": 844, "scale": 3},
          "orientation": "portrait",
          "sizeClass": {"horizontal": "compact", "vertical": "regular"},
          "window": {"width": 390, "height": 844, "name": "full"},
          "system": "ios16",
          "guide": "hig-2022",
          "locale": "en",
          "direction": "ltr",
          "pane": "main",
          "situation": {
            "keyboard": false,
            "modal": false,
            "scroll": "top",
            "minimized": false,
            "accessory": false,
            "focused": false,
            "textSize": "standard",
            "logo": null
          },
          "bar": {
            "placement": "bottom",
            "visible": true,
            "frame": {"x": 0, "y": 761, "width": 390, "height": 83},
            "contentHeight": 49,
            "arrangement": "stacked",
            "distribution": "fill",
            "overflow": "none",
            "capacity": 5,
            "absence": null,
            "background": true,
            "capsule": null,
            "accessory": null,
            "logo": null,
            "pageButtons": [],
            "fades": {"leading": false, "trailing": false},
            "inSidebar": [],
            "estimated": []
          },
          "items": [
            {
              "kind": "tab",
              "tab": 1,
              "title": "Listen Now",
              "displayedTitle": "Listen Now",
              "truncated": false,
              "titleWidth":
        """), "\(text)")
    #expect(
      text.contains(
        """
              "titleRoom": 72,
              "frame": {"x": 80, "y": 762, "width": 74, "height": 48},
              "icon": "square.grid.2x2.fill",
              "badge": null,
              "selected": false,
        """))
  }

  // Each device meets two kinds of titles, and each kind two of seven devices.
  @Test("is valid for every device and every title", arguments: Samples.hardTitles.indices)
  func valid(kind: Int) throws {
    let titles = Samples.hardTitles[kind].titles
    for (number, device) in Samples.differentDevices.enumerated()
    where [0, 3].contains((number + kind) % Samples.hardTitles.count) {
      let scene = Samples.titled(titles, on: device)
      let value = SceneJSON.document(scene)
      #expect(!value.text.text.unicodeScalars.contains { $0.isDangerous && $0 != "\n" })
      let (document, layout) = (try parsed(value), scene.layout)
      let screen = document["device"] as? [String: Any]
      #expect(screen?["id"] as? String == device.id && screen?["name"] as? String == device.name)
      #expect(isSize(screen, device.portrait) && screen?["scale"] as? Int == device.scale)
      #expect(isSize(document["window"] as? [String: Any], layout.window))
      #expect(document["system"] as? String == layout.system?.id)
      #expect(document["orientation"] as? String == "portrait" && document["selection"] as? Int == 1)
      #expect(document["guide"] as? String == scene.guide.id)
      let classes = document["sizeClass"] as? [String: String]
      #expect(classes?["horizontal"] == layout.sizeClasses.horizontal.rawValue, "\(device.id)")
      #expect(classes?["vertical"] == layout.sizeClasses.vertical.rawValue, "\(device.id)")
      let bar = try #require(document["bar"] as? [String: Any])
      let words = [
        ("placement", layout.placement.rawValue), ("arrangement", layout.arrangement.rawValue),
        ("distribution", layout.distribution.rawValue), ("overflow", layout.overflow.rawValue),
      ]
      for (name, word) in words { #expect(bar[name] as? String == word, "\(name) on \(device.id)") }
      #expect(isRect(bar["frame"], layout.frame) && isRect(bar["capsule"], layout.capsule), "\(device.id)")
      #expect(isNear(bar["contentHeight"], layout.contentHeight), "\(device.id)")
      #expect(bar["capacity"] as? Int == layout.capacity && bar["visible"] as? Bool == layout.isVisible)
      let findings = document["findings"] as? [[String: Any]]
      #expect(findings?.map { $0["rule"] as? String } == scene.report.findings.map(\.rule))
      let items = try #require(document["items"] as? [[String: Any]])
      #expect(items.count == layout.items.count)
      for (item, expected) in zip(items, layout.items) {
        #expect(item["tab"] as? Int == expected.kind.tab.map { $0 + 1 })
        #expect(item["kind"] as? String == (expected.kind == .more ? "more" : "tab"))
        #expect(item["icon"] as? String == expected.icon)
        #expect(item["title"] as? String == expected.fullTitle)
        #expect(item["displayedTitle"] as? String == expected.title.displayed)
        #expect(item["truncated"] as? Bool == (expected.title.state == .cut))
        #expect(item["titleState"] as? String == expected.title.state.rawValue)
        #expect(item["selected"] as? Bool == expected.isSelected)
        #expect(isNear(item["titleWidth"], expected.title.width), "\(device.id)")
        #expect(isNear(item["titleRoom"], expected.titleRoom), "\(device.id)")
        let frames = [
          ("frame", expected.frame), ("iconFrame", expected.iconFrame), ("titleFrame", expected.titleFrame),
          ("badgeFrame", expected.badgeFrame),
        ]
        for (name, frame) in frames { #expect(isRect(item[name], frame), "\(name) on \(device.id)") }
      }
    }
  }

  // A document has two decimals.
  private func isNear(_ member: Any?, _ number: Double) -> Bool {
    abs((member as? Double ?? .infinity) - number) <= 0.005 + 1e-9
  }

  private func isSize(_ members: [String: Any]?, _ size: Size) -> Bool {
    isNear(members?["width"], size.width) && isNear(members?["height"], size.height)
  }

  private func isRect(_ member: Any?, _ rect: Rect?) -> Bool {
    guard let rect else { return member is NSNull }
    let members = member as? [String: Any]
    return isNear(members?["x"], rect.x) && isNear(members?["y"], rect.y)
      && isSize(members, Size(width: rect.width, height: rect.height))
  }

  @Test("names estimates beside the values")
  func estimates() throws {
    let item = try #require(
      (try parsed(SceneJSON.document(Samples.scene(3)))["items"] as? [[String: Any]])?.first)
    #expect((item["estimated"] as? [String])?.contains("titleWidth") == true)
    let ipad = try parsed(SceneJSON.document(Samples.scene(3, on: "ipad-pro-11-1")))
    #expect((ipad["bar"] as? [String: Any])?["estimated"] as? [String] == ["frame"])
  }

  /// Returns the lists `estimated` of the window, the bar and the document.
  private func estimated(_ scene: Scene) throws -> (window: [String]?, bar: [String]?, document: [String]?) {
    let document = try parsed(SceneJSON.document(scene))
    func list(_ name: String) -> [String]? {
      (document[name] as? [String: Any])?["estimated"] as? [String]
    }
    return (list("window"), list("bar"), document["estimated"] as? [String])
  }

  // No source has the height of Slide Over on an 11-inch iPad, and 320 is inferred; on 10.2 inches both were observed.
  @Test("names the height of a window that nobody measured")
  func windowHeight() throws {
    let large = Samples.scene(3, on: "ipad-pro-11-3", "ipados15") { $0.window = .slideOver }
    #expect(try estimated(large).window == ["width", "height"])
    let small = Samples.scene(3, on: "ipad-9", "ipados15") { $0.window = .slideOver }
    #expect(try estimated(small).window == nil)
  }

  // 660 is between 639, which is compact, and 678, which is regular: the width is given, the class is not known.
  @Test("names the class of a width that was chosen, and not the width")
  func windowClass() throws {
    let names = try estimated(Samples.scene(3, on: "ipad-10", "ipados26") { $0.window = .width(660) })
    #expect(names.window == nil)
    #expect(names.document == ["sizeClass"])
  }

  // 44 by 44 is a guess that public notes share; no measurement of a minimized bar is known.
  @Test("names the frame of a minimized bar")
  func minimized() throws {
    let whole = try estimated(Samples.scene(5, on: "iphone-17", "ios26"))
    #expect(whole.bar == [])
    let small = try estimated(Samples.scene(5, on: "iphone-17", "ios26") { $0.situation.isMinimized = true })
    #expect(small.bar == ["frame", "contentHeight"])
  }

  @Test("tells all there is to know about rules, guides and devices")
  func references() throws {
    let rules = try #require(try parsed(RulesView.document())["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
    let guides = try #require(try parsed(GuidesView.document())["guides"] as? [[String: Any]])
    #expect(guides.map { $0["id"] as? String } == Guide.all.map(\.id))
    let context = ViewContext(RenderOptions())
    let document = try #require(DevicesQuery(devices: Device.all).document(in: context))
    let devices = try #require(try parsed(document)["devices"] as? [[String: Any]])
    #expect(devices.map { $0["id"] as? String } == Device.all.map(\.id))
    for rule in Rule.all {
      let explained = try parsed(ExplainView.document(rule))["rule"] as? [String: Any]
      #expect(explained?["remedy"] as? String == rule.remedy)
    }
  }
}
