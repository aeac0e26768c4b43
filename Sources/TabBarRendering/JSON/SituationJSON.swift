import TabBarCore
import TabBarGuidelines

/// Window, situation and hidden tabs as members of a document.
enum SituationJSON {
  /// Returns the window with the name of its share of the screen.
  static func window(_ design: Design, _ layout: BarLayout) -> JSONValue {
    let name =
      switch design.window {
      case .full: "full"
      case .split(let split): split.rawValue
      case .slideOver: "slideover"
      case .width: "width"
      }
    var members: [(name: String, value: JSONValue)] = [
      ("width", .number(layout.window.width)), ("height", .number(layout.window.height)),
      ("name", .string(design.device.platform == .iPadOS ? name : "full")),
    ]
    var estimated: [String] = []
    if layout.isEstimate(.windowWidth) { estimated.append("width") }
    if layout.isEstimate(.windowHeight) { estimated.append("height") }
    if !estimated.isEmpty { members.append(("estimated", .strings(estimated))) }
    return .object(members)
  }

  /// Returns what is going on in the app.
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

  /// Returns the tabs that the bar does not show, each with the reason.
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
