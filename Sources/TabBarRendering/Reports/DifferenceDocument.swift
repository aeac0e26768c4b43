import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

/// What changed between two end states, as the document that scripts read. Tabs are counted from one.
package enum DifferenceDocument {
  package static func document(_ difference: DesignDifference) -> JSONValue {
    .members([
      "schema": 1,
      "tabs": .array(difference.tabs.map { tab($0, difference.designs) }),
      "findings": .array(difference.findings.map(finding)),
      "context": .array(difference.context.map(setting)),
      "expectations": .array(difference.expectations.map(statement)),
      "records": .array(difference.records.map(statement)),
    ])
  }

  private static func tab(
    _ tab: TabDifference, _ designs: (before: Design, after: Design)
  ) -> JSONValue {
    let change: String
    var (from, to): (JSONValue, JSONValue) = (.null, .null)
    var key: String?
    var settings: [Setting] = []
    var design = designs.after
    switch tab.kind {
    case .removed: (change, design) = ("removed", designs.before)
    case .added(let values): (change, settings) = ("added", values)
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

  private static func finding(_ finding: FindingDifference) -> JSONValue {
    let (change, earlier, shown): (String, Finding?, Finding) =
      switch finding {
      case .added(let finding): ("added", nil, finding)
      case .removed(let finding): ("removed", nil, finding)
      case .severity(let from, let to): ("severity", from, to)
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
