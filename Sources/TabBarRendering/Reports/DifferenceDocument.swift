import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

/// What changed between two end states, as the document that scripts read. Tabs are counted from one.
package enum DifferenceDocument {
  package static func document(_ difference: DesignDifference) -> JSONValue {
    let marks = difference.ideas.map { name, isNew, change in
      JSONValue.members([
        "mark": .string(name), "change": .string(change != nil ? "changed" : isNew ? "added" : "removed"),
        "difference": change.map(document) ?? .null,
      ])
    }
    return .members([
      "schema": 1, "marks": .array(marks),
      "tabs": .array(difference.tabs.map { tab($0, difference) }),
      "findings": .array(difference.findings.compactMap { finding($0, difference) }),
      "context": .array(difference.context.map(setting)),
      "expectations": .array(difference.expectations.map(statement)),
      "records": .array(difference.records.map(statement)),
    ])
  }

  private static func tab(_ tab: TabDifference, _ difference: DesignDifference) -> JSONValue {
    let change: String
    var (from, to): (JSONValue, JSONValue) = (.null, .null)
    var key: String?
    var settings: [Setting] = []
    var design = difference.after.design
    switch tab.kind {
    case .removed: (change, design) = ("removed", difference.before.design)
    case .added(let values, _): (change, settings) = ("added", values)
    case .renamed(let old, let new): (change, from, to) = ("renamed", .string(old), .string(new))
    case .moved(let old): (change, from, to) = ("moved", .number(old + 1), .number(tab.tab + 1))
    case .changed(let setting):
      (change, key) = ("changed", setting.key)
      (from, to) = (.optional(setting.from), .optional(setting.to))
    }
    return .members([
      "change": .string(change), "tab": .number(tab.tab + 1), "from": from, "to": to, "key": .optional(key),
      "title": .string(design.tabs[tab.tab].title),
      "settings": .object(settings.map { ($0.key, .optional($0.value)) }),
    ])
  }

  private static func finding(_ finding: FindingDifference, _ difference: DesignDifference) -> JSONValue? {
    let (change, earlier, shown): (String, Finding?, Finding) =
      switch finding {
      case .added(let finding): ("added", nil, finding)
      case .removed(let finding): ("removed", nil, finding)
      // It is no longer among the findings that are open, if it was.
      case .accepted(let entry): ("removed", nil, entry.finding)
      case .severity(let from, let to): ("severity", from, to)
      }
    if case .accepted = finding, !difference.before.report.findings.contains(where: { $0.rule == shown.rule })
    {
      return nil
    }
    return .members([
      "change": .string(change), "rule": .string(shown.rule), "severity": .string(shown.severity.rawValue),
      "verdict": .string(shown.verdict.rawValue), "from": .optional(earlier?.severity.rawValue),
      "message": .string(shown.message),
    ])
  }

  private static func statement(_ statement: StatementDifference) -> JSONValue {
    let change = statement.from == nil ? "added" : statement.to == nil ? "removed" : "changed"
    return .members([
      "change": .string(change), "text": .optional(statement.to ?? statement.from),
      "from": .optional(statement.to == nil ? nil : statement.from),
    ])
  }

  private static func setting(_ setting: SettingDifference) -> JSONValue {
    .members([
      "key": .string(setting.key), "from": .optional(setting.from), "to": .optional(setting.to),
    ])
  }
}
