import TabBarCore
import TabBarGuidelines

/// A setting or a fact as a person types it.
package struct Setting: Hashable, Sendable {
  /// The command or the key that sets it.
  package let key: String
  /// The value, or `nil` where it is not set.
  package let value: String?

  init(_ key: String, _ value: String?) {
    self.key = key
    self.value = value
  }

  fileprivate init(_ key: String, _ isOn: Bool) { self.init(key, isOn ? "on" : "off") }
}

/// A setting that changed.
package struct SettingDifference: Hashable, Sendable {
  package let key: String
  package let from: String?
  package let to: String?

  /// Compares two lists of settings in the same order, of which either may lack some.
  static func differences(from before: [Setting], to after: [Setting]) -> [SettingDifference] {
    let old = Dictionary(before.map { ($0.key, $0.value) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.key, $0.value) }) { first, _ in first }
    let keys = after.map(\.key) + before.map(\.key).filter { new[$0] == nil }
    return keys.compactMap { key in
      let (from, to) = (old[key] ?? nil, new[key] ?? nil)
      return from == to ? nil : SettingDifference(key: key, from: from, to: to)
    }
  }
}

extension Tab {
  /// All that is known about the tab but its title.
  var settings: [Setting] {
    var settings = [
      Setting("icon", icon), Setting("badge", badge), Setting("role", role.rawValue),
    ]
    guard let details else { return settings }
    settings += TabProperty.allCases.map { Setting($0.rawValue, details[word: $0]) }
    settings += details.titleLocales.map { Setting("title.\($0)", details[titleIn: $0]) }
    settings += details.allowances.map { Setting("allow \($0.rule)", $0.reason) }
    return settings
  }
}

extension Draft {
  /// The device and the state of the app.
  private var context: [Setting] {
    let state = design.situation
    return [
      Setting("device", design.device.id), Setting("orientation", design.orientation.rawValue),
      Setting(
        "sizeclass", design.sizeClasses.map { "\($0.horizontal.rawValue) \($0.vertical.rawValue)" } ?? "auto"),
      Setting("window", design.window.word), Setting("pane", design.pane.rawValue),
      Setting("system", design.system?.id ?? automatic(system?.id)),
      Setting("guide", chosenGuide?.id ?? automatic(guide.id)),
      Setting("locale", design.locale),
      Setting("direction", design.direction?.rawValue ?? automatic(design.readingDirection.rawValue)),
      Setting("keyboard", state.isKeyboardUp), Setting("modal", state.isModal),
      Setting("scroll", state.scroll.rawValue), Setting("textsize", state.textSize.rawValue),
      Setting("minimize", state.isMinimized), Setting("accessory", state.hasAccessory),
      Setting("focus", state.isFocused), Setting("logo", state.logo?.words ?? "off"),
    ]
  }

  /// Returns what the program takes for a setting that is left to it.
  fileprivate func automatic(_ value: String?) -> String { value.map { "auto (\($0))" } ?? "auto" }

  /// All settings that are not about one tab.
  var settings: [Setting] {
    context
      + BarProperty.allCases.map { Setting("bar \($0.rawValue)", design.barDetails?[word: $0]) }
      + design.allowances.map { Setting("allow \($0.rule)", $0.reason) }
      + design.answers.sorted { $0.key < $1.key }.map { Setting("answer \($0.key)", $0.value ? "yes" : "no") }
  }
}

extension EndState {
  /// The settings that are not what a new design for the same device has anyway; none where there is no session.
  var chosenSettings: [Setting] {
    guard isOfSession else { return [] }
    var plain = Draft()
    plain.use(draft.design.device)
    let usual = plain.settings
    return draft.settings.filter { setting in
      guard let value = setting.value else { return false }
      if setting.key == "device" { return draft.design.device != .standard }
      let known = usual.first { $0.key == setting.key }?.value
      // A file that is pinned names what the program would take anyway.
      return known != value && known != draft.automatic(value)
    }
  }
}

extension Window {
  fileprivate var word: String {
    switch self {
    case .full: "full"
    case .split(let part): part.rawValue
    case .slideOver: "slideover"
    case .width(let width): width.formatted
    }
  }
}

extension Logo {
  fileprivate var words: String {
    "\(size.width.formatted)x\(size.height.formatted) \(isLeading ? "leading" : "trailing")"
  }
}
