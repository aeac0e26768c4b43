import Foundation
import TabBarCore
import TabBarDrawing
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
    func lacking(_ names: String, in value: Any?) -> [Substring] {
      let object = (value as? [[String: Any]])?.first ?? value as? [String: Any] ?? [:]
      return names.split(separator: " ").filter { object[String($0)] == nil }
    }
    let names = """
      schema device orientation sizeClass window system guide locale direction bar items more findings notChecked \
      suppressed unusedAllowances tool guideChosen systemChosen screen names
      """
    #expect(lacking(names, in: document) == [])
    for (member, names) in [
      ("device", "id name width height scale"),
      ("bar", "placement visible frame contentHeight arrangement distribution overflow"),
      (
        "items",
        "kind tab title displayedTitle truncated titleWidth titleRoom frame icon badge selected tightening titleState iconFrame titleFrame badgeFrame"
      ), ("more", "tab title badge"),
      (
        "findings",
        "rule severity verdict message tabs measured evidence source catalogue line title remedy frame"
      ),
    ] {
      #expect(lacking(names, in: document[member]) == [], "\(member)")
    }
    #expect(document["names"] as? [String: String] == ["system": "iOS 16", "guide": "HIG 2022"])
    #expect(document["systemChosen"] as? Bool == false && document["guideChosen"] as? Bool == false)
    let more = try #require(document["more"] as? [[String: Any]])
    #expect(more.map { $0["tab"] as? Int } == [5, 6] && more.last?["badge"] as? String == "1")
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(finding["tabs"] as? [Int] == [6])
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
      let document = try parsed(value)
      #expect((document["device"] as? [String: Any])?["id"] as? String == device.id)
      let items = try #require(document["items"] as? [[String: Any]])
      #expect(items.map { $0["title"] as? String } == scene.layout.items.map(\.fullTitle))
    }
  }

  @Test("has the share of a tab beside the button, each estimated by itself")
  func shares() throws {
    let device = try #require(Device.named("iphone-14"))
    let scene = Scene(Design(tabs: ["A", "B", "C", "D", "E"].map { Tab($0) }, device: device), by: .hig2022)
    let document = try parsed(SceneJSON.document(scene))
    let item = try #require((document["items"] as? [[String: Any]])?.first)
    // A fifth of 390 points, of which a button leaves 2 on either side.
    #expect(((item["share"] as? [String: Any])?["width"] as? Double) == 78)
    #expect(((item["frame"] as? [String: Any])?["width"] as? Double) == 74)
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

  @Test("tells all there is to know about rules, guides and devices")
  func references() throws {
    let rules = try #require(try parsed(RulesView.document())["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
    let guides = try #require(try parsed(GuidesView.document())["guides"] as? [[String: Any]])
    #expect(guides.map { $0["id"] as? String } == Guide.all.map(\.id))
    let context = ViewContext(RenderOptions())
    let document = DevicesQuery(devices: Device.all).document(in: context)
    let devices = try #require(try parsed(document)["devices"] as? [[String: Any]])
    #expect(devices.map { $0["id"] as? String } == Device.all.map(\.id))
    for rule in Rule.all {
      let explained = try parsed(ExplainView.document(rule))["rule"] as? [String: Any]
      #expect(explained?["remedy"] as? String == rule.remedy)
    }
  }
}
