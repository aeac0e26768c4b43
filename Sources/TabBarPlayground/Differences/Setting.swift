package import TabBarCore
package import TabBarGuidelines

/// A setting or a fact as a person types it.
package struct Setting: Hashable {
  package let key: String
  package let value: String?

  init(_ key: String, _ value: String?) {
    self.key = key
    self.value = value
  }
}

package struct SettingDifference {
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
  package var settings: [Setting] {
    var settings = [
      Setting("icon", icon), Setting("badge", badge), Setting("role", role.rawValue),
    ]
    settings += TabProperty.allCases.map { Setting($0.rawValue, facts[$0]) }
    settings += titles.sorted { $0.key < $1.key }.map { Setting("title.\($0.key)", $0.value) }
    settings += allowances.map { Setting("allow \($0.rule)", $0.reason) }
    return settings
  }
}

extension Draft {
  var settings: [Setting] {
    Command.settings.map { Setting($0.name, $0.setting?.value(self)) }
      + BarProperty.allCases.map { Setting("bar \($0.rawValue)", design.facts[$0]) }
      + design.allowances.map { Setting("allow \($0.rule)", $0.reason) }
      + design.answers.sorted { $0.key < $1.key }.map { Setting("answer \($0.key)", $0.value ? "yes" : "no") }
  }
}

extension Scene {
  /// The design and the guide that was chosen for it.
  var draft: Draft { Draft(design: design, guide: isGuideChosen ? guide : nil) }

  /// The settings that are not what a new design for the same device has anyway.
  package var chosenSettings: [Setting] {
    var plain = Draft()
    plain.use(design.device)
    let usual = plain.settings
    return draft.settings.filter { setting in
      guard let value = setting.value else { return false }
      if setting.key == "device" { return design.device != .standard }
      let known = usual.first { $0.key == setting.key }?.value
      // A file that is pinned names what the program would take anyway.
      return known != value && known != draft.automatic(value)
    }
  }
}
