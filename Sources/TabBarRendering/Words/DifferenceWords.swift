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
  ///
  /// - Parameter hasVerbs: Whether the words say by themselves that a tab was added or removed.
  static func entries(
    _ difference: DesignDifference, hasVerbs: Bool = true
  ) -> [(sign: Sign, text: String)] {
    designEntries(difference, hasVerbs: hasVerbs) + difference.findings.map(line)
      + difference.expectations.map { line(of: $0, verb: "expects") } + lines(ofRecords: difference.records)
  }

  /// Returns the changes of the design in words, without those of its findings.
  static func designEntries(
    _ difference: DesignDifference, hasVerbs: Bool = true
  ) -> [(sign: Sign, text: String)] {
    difference.tabs.map { line(of: $0, in: difference.designs, hasVerb: hasVerbs) }
      + difference.context.map { line(of: $0, difference) }
  }

  /// Returns the line above them.
  package static func heading(from: String, to: String, _ options: RenderOptions) -> HarmlessText {
    func name(_ path: String) -> String { path == "-" ? "standard input" : path }
    return HarmlessText(options.shown("\(name(from)) \(options.ascii ? "->" : "→") \(name(to))"))
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
    of tab: TabDifference, in designs: (before: Design, after: Design), hasVerb: Bool
  ) -> (Sign, String) {
    let design = if case .removed = tab.kind { designs.before } else { designs.after }
    let (number, name) = (tab.tab + 1, design.name(of: tab.tab))
    switch tab.kind {
    case .removed(let whole?):
      return (.removed, "\(name) folded into \"\(whole)\" (was tab \(number)): one step further away")
    case .removed: return (.removed, "\(name)\(hasVerb ? " removed" : "") (was tab \(number))")
    case .added(let settings):
      let values = settings.map { ", \($0.key) \(quoted($0.value ?? ""))" }.joined()
      return (.added, "\(name)\(hasVerb ? " added" : "") as tab \(number)\(values)")
    case .renamed(let from, let to):
      let old = from.isEmpty ? "tab \(number) without a title" : "\"\(from)\""
      return (.changed, to.isEmpty ? "\(old) has no title now" : "\(old) is now called \"\(to)\"")
    case .moved(let from): return (.changed, "\(name) moved from \(from + 1) to \(number)")
    case .changed(let setting):
      return (.changed, "\(name): \(change(of: setting, isQuoted: true))")
    }
  }

  private static func line(of setting: SettingDifference, _ difference: DesignDifference) -> (Sign, String) {
    if difference.exists.before && difference.exists.after { return (.changed, change(of: setting)) }
    let sign = difference.exists.after ? Sign.added : .removed
    return (sign, "\(setting.key) \(quoted(setting.to ?? setting.from ?? ""))")
  }

  private static func line(of statement: StatementDifference, verb: String) -> (Sign, String) {
    guard let text = statement.to else { return (.removed, "\(verb) \(statement.from ?? "")") }
    guard let earlier = statement.from else { return (.added, "\(verb) \(text)") }
    return (.changed, "\(verb) \(text), was \(earlier)")
  }

  // In a session with a record under each command, one more tab changes all that come after it.
  private static let mostRecords = 10

  /// Returns a line for each record that changed; of very many only their number.
  private static func lines(ofRecords records: [StatementDifference]) -> [(Sign, String)] {
    records.count > mostRecords
      ? [(.changed, "\(records.count) records changed")] : records.map { line(of: $0, verb: "records") }
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
