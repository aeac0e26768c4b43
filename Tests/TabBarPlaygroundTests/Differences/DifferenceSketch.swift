import TabBarCore
import TabBarGuidelines
import TabBarPlayground

extension DesignDifference {
  /// Compares the designs that two lists of commands end with.
  init(_ before: [String], _ after: [String]) throws {
    func state(_ lines: [String]) throws -> EndState {
      try EndState(SessionFile(SessionFile.text(of: lines), name: "x.tabs"))
    }
    self.init(from: try state(before), to: try state(after))
  }

  /// The changes of tabs, each as a few words: `+ Search`, `- Files`, `Files called Docs`, `Docs from 4 to 2`,
  /// `Inbox badge: nothing, 3`.
  var sketch: [String] {
    tabs.map { change in
      let design = if case .removed = change.kind { before.design } else { after.design }
      let title = design.tabs[change.tab].title
      return switch change.kind {
      case .added: "+ \(title)"
      case .removed: "- \(title)"
      case .renamed(let from, let to): "\(from) called \(to)"
      case .moved(let from): "\(title) from \(from + 1) to \(change.tab + 1)"
      case .changed(let setting): "\(title) \(setting.sketch)"
      }
    }
  }
}

extension SettingDifference {
  /// The change in a few words.
  var sketch: String { "\(key): \(from ?? "nothing"), \(to ?? "nothing")" }
}

extension StatementDifference {
  /// A sign and what a session says afterwards, with what it said before.
  var sketch: String {
    switch (from, to) {
    case (let from?, let to?): "~ \(to) < \(from)"
    case (nil, let to): "+ \(to ?? "")"
    case (let from, nil): "- \(from ?? "")"
    }
  }
}
