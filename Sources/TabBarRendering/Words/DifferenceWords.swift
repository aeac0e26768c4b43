import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

/// What changed between two end states, one line for each change.
///
/// No line depends on another one, nor on the columns of a terminal, so that a difference of two differences is about
/// what they say.
package enum DifferenceWords {
  /// Returns the lines below the names of the sides; none where nothing changed.
  package static func lines(_ difference: DesignDifference, _ options: RenderOptions) -> [HarmlessText] {
    entries(difference).map { sign, text in
      let color = options.color && sign != .changed
      return StyledText("  \(sign.rawValue) \(options.shown(text))", sign.style).text(color: color)
    }
  }

  /// Returns the changes in words, each with its sign.
  static func entries(_ difference: DesignDifference) -> [(sign: Sign, text: String)] {
    designEntries(difference) + difference.findings.map(line)
  }

  /// Returns the changes of the design in words, without those of its findings.
  static func designEntries(_ difference: DesignDifference) -> [(sign: Sign, text: String)] {
    difference.tabs.map { line(of: $0, in: difference.designs) }
      + difference.context.map { (.changed, change(of: $0)) }
  }

  /// Returns the line above them.
  package static func heading(from: String, to: String, _ options: RenderOptions) -> HarmlessText {
    HarmlessText(options.shown("\(from) \(options.ascii ? "->" : "→") \(to)"))
  }

  /// The sign of a line: in ASCII, because scripts look for it.
  enum Sign: String {
    case added = "+"
    case removed = "-"
    case changed = "~"

    var style: Style {
      switch self {
      case .added: .good
      case .removed: .error
      case .changed: .plain
      }
    }
  }

  private static func line(
    of tab: TabDifference, in designs: (before: Design, after: Design)
  ) -> (Sign, String) {
    let design = if case .removed = tab.kind { designs.before } else { designs.after }
    let (number, name) = (tab.tab + 1, design.name(of: tab.tab))
    switch tab.kind {
    case .removed: return (.removed, "\(name) removed (was tab \(number))")
    case .added(let settings):
      let values = settings.map { ", \($0.key) \(quoted($0.value ?? ""))" }.joined()
      return (.added, "\(name) added as tab \(number)\(values)")
    case .renamed(let from, let to):
      let old = from.isEmpty ? "tab \(number) without a title" : "\"\(from)\""
      return (.changed, to.isEmpty ? "\(old) has no title now" : "\(old) is now called \"\(to)\"")
    case .moved(let from): return (.changed, "\(name) moved from \(from + 1) to \(number)")
    case .changed(let setting):
      return (.changed, "\(name): \(change(of: setting, isQuoted: true))")
    }
  }

  private static func line(of finding: FindingDifference) -> (Sign, String) {
    func line(_ finding: Finding, _ severity: String) -> String {
      "finding \(finding.rule) (\(severity)): \(finding.message)"
    }
    switch finding {
    case .removed(let finding): return (.removed, line(finding, FindingsBlock.word(for: finding)))
    case .added(let finding): return (.added, line(finding, FindingsBlock.word(for: finding)))
    case .severity(let from, let to):
      return (.changed, line(to, "\(FindingsBlock.word(for: to)), was \(FindingsBlock.word(for: from))"))
    }
  }

  private static func change(of setting: SettingDifference, isQuoted: Bool = false) -> String {
    let isQuoted = isQuoted || setting.key.hasPrefix("allow ")
    func word(_ value: String?) -> String {
      guard let value else { return ["icon", "badge"].contains(setting.key) ? "none" : "not set" }
      return isQuoted ? quoted(value) : value
    }
    guard setting.from != setting.to else { return "\(setting.key) \(word(setting.to)) has other numbers" }
    return "\(setting.key) is now \(word(setting.to)), was \(word(setting.from))"
  }

  /// Returns a value as a command has it, with quotes where it could be taken for the lack of one.
  private static func quoted(_ value: String) -> String {
    Quoting.quoted(value, always: ["none", "not set"].contains(value))
  }
}
