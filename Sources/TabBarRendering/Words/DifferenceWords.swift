import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// What changed between two end states, one line for each change.
///
/// No line depends on another one, nor on the columns of a terminal, so that a difference of two differences is about
/// what they say.
package enum DifferenceWords {
  typealias Entry = (sign: Sign, text: String)

  /// Returns the lines below the names of the sides; none where nothing changed.
  package static func lines(_ difference: DesignDifference, _ options: RenderOptions) -> [HarmlessText] {
    entries(difference).map { line($0, options) }
  }

  static func lines(_ records: [StatementDifference], _ options: RenderOptions) -> [HarmlessText] {
    records.map { line(line(of: $0), options) }
  }

  private static func line(_ entry: Entry, _ options: RenderOptions) -> HarmlessText {
    let style = entry.sign == .changed ? .plain : entry.sign.style
    return StyledText("  \(entry.sign.rawValue) \(options.shown(entry.text))", style).text(options)
  }

  /// Returns the changes in words, each with its sign; with `hasVerbs` the words say what was added or removed.
  static func entries(_ difference: DesignDifference, hasVerbs: Bool = true) -> [Entry] {
    let own =
      designEntries(difference, hasVerbs: hasVerbs) + difference.findings.map { line(of: $0, difference) }
    return own + ideaEntries(difference, besides: own, hasVerbs: hasVerbs)
      + together(difference.expectations.map { line(of: $0, verb: "expects") })
      + lines(ofRecords: difference.records)
  }

  /// Returns what changed in ideas; what changed in the design itself, too, is said there.
  private static func ideaEntries(
    _ difference: DesignDifference, besides own: [Entry], hasVerbs: Bool
  ) -> [Entry] {
    let said = Set(own.map(\.text))
    return difference.ideas.flatMap { name, isNew, change -> [Entry] in
      guard let change else { return [(isNew ? .added : .removed, "idea \(name)")] }
      return entries(change, hasVerbs: hasVerbs).filter { !said.contains($0.text) }
        .map { ($0.sign, "idea \(name): \($0.text)") }
    }
  }

  /// Returns some lines, equal ones as one with their number.
  private static func together(_ lines: [Entry]) -> [Entry] {
    lines.grouped { $0.sign.rawValue + $0.text }.map { _, same in
      same.count == 1 ? same[0] : (same[0].sign, "\(same[0].text) (\(same.count) times)")
    }
  }

  /// Returns the changes of the design in words, without those of its findings.
  static func designEntries(_ difference: DesignDifference, hasVerbs: Bool = true) -> [Entry] {
    difference.tabs.map { line(of: $0, difference, hasVerb: hasVerbs) }
      + difference.context.map { line(of: $0, difference) }
  }

  package static func heading(from: String, to: String, _ options: RenderOptions) -> HarmlessText {
    HarmlessText(
      options.shown("\(name(of: from)) \(options.ascii ? "->" : "→") \(name(of: to))"))
  }

  package static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The sign of a line: in ASCII, because scripts look for it.
  enum Sign: String {
    case added = "+"
    case removed = "-"
    case changed = "~"

    var word: String {
      switch self {
      case .added: "added"
      case .removed: "removed"
      case .changed: "changed"
      }
    }

    var style: Style {
      switch self {
      case .added: .good
      case .removed: .error
      case .changed: .plain
      }
    }
  }

  private static func line(of tab: TabDifference, _ difference: DesignDifference, hasVerb: Bool) -> Entry {
    let design = if case .removed = tab.kind { difference.before.design } else { difference.after.design }
    let (number, name) = (tab.tab + 1, design.name(of: tab.tab))
    switch tab.kind {
    case .removed(let whole?):
      return (.removed, "\(name) folded into \"\(whole)\" (was tab \(number)): one step further away")
    case .removed: return (.removed, "\(name)\(hasVerb ? " removed" : "") (was tab \(number))")
    case .added(let settings, let whole):
      let values = settings.map { ", \($0.key) \(quoted($0.value ?? ""))" }.joined()
      let folded = whole.map { "; it was folded into \"\($0)\"" } ?? ""
      return (.added, "\(name)\(hasVerb ? " added" : "") as tab \(number)\(values)\(folded)")
    case .renamed(let from, let to):
      let old = from.isEmpty ? "tab \(number) without a title" : "\"\(from)\""
      return (.changed, to.isEmpty ? "\(old) has no title now" : "\(old) is now called \"\(to)\"")
    case .moved(let from): return (.changed, "\(name) moved from \(from + 1) to \(number)")
    case .changed(let setting): return (.changed, "\(name): \(change(of: setting, isQuoted: true))")
    }
  }

  private static func line(of setting: SettingDifference, _ difference: DesignDifference) -> Entry {
    if difference.exists.before && difference.exists.after { return (.changed, change(of: setting)) }
    let sign = difference.exists.after ? Sign.added : .removed
    return (sign, "\(setting.key) \(quoted(setting.to ?? setting.from ?? ""))")
  }

  private static func line(of statement: StatementDifference, verb: String? = nil) -> Entry {
    func words(_ text: String) -> String { verb.map { "\($0) \(text)" } ?? text }
    guard let text = statement.to else { return (.removed, words(statement.from ?? "")) }
    guard let earlier = statement.from else { return (.added, words(text)) }
    return (.changed, "\(words(text)), was \(earlier)")
  }

  // In a session with a record under each command, one more tab changes all that come after it.
  private static let mostRecords = 10

  /// Returns a line for each record that changed; of very many only their numbers.
  private static func lines(ofRecords records: [StatementDifference]) -> [Entry] {
    let lines = records.map { line(of: $0, verb: "records") }
    guard lines.count > mostRecords else { return lines }
    return [Sign.removed, .added, .changed].compactMap { sign in
      let count = lines.count { $0.0 == sign }
      return count == 0 ? nil : (sign, "\(counted(count, "record")) \(sign.word)")
    }
  }

  private static func line(of finding: FindingDifference, _ difference: DesignDifference) -> Entry {
    let found = Found(finding, isElsewhere: difference.isElsewhere)
    return (found.sign, "finding \(found.finding.rule) (\(found.word)): \(found.message)")
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

extension DifferenceWords {
  /// Returns what is different from an earlier record, below the name of each design.
  package static func lines(_ difference: BaselineDifference, _ options: RenderOptions) -> [HarmlessText] {
    let count = counted(difference.compared, "design")
    let summary = difference.changed.isEmpty ? "the same" : "\(difference.changed.count) different"
    var lines = [HarmlessText("\(count): \(summary)")]
    for (name, records) in difference.changed {
      lines += [HarmlessText(options.shown(name))] + self.lines(records, options)
    }
    let others =
      difference.added.map { "\($0) is not in the record" }
      + difference.missing.map { "\($0) is only in the record" }
    return lines + others.map { HarmlessText(options.shown($0)) }
  }
}
