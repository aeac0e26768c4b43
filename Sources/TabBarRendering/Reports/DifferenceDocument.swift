import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// What changed between two end states, as the document that scripts read. Tabs are counted from one.
package enum DifferenceDocument {
  package static func document(_ difference: DesignDifference) -> JSONValue {
    let marks = difference.ideas.map { name, isNew, change in
      JSONValue([
        "mark": name, "change": change != nil ? "changed" : isNew ? "added" : "removed",
        "difference": change.map(document),
      ])
    }
    return JSONValue([
      "schema": 1, "marks": marks, "tabs": difference.tabs.map { tab($0, difference) },
      "findings": difference.findings.compactMap { finding($0, difference) },
      "context": difference.context.map(setting), "expectations": difference.expectations.map(statement),
      "records": difference.records.map(statement),
    ])
  }

  private static func tab(_ tab: TabDifference, _ difference: DesignDifference) -> JSONValue {
    let change: String
    var (from, to) = (JSONValue.null, JSONValue.null)
    var key: String?
    var settings: [Setting] = []
    var design = difference.after.design
    switch tab.kind {
    case .removed: (change, design) = ("removed", difference.before.design)
    case .added(let values, _): (change, settings) = ("added", values)
    case .renamed(let old, let new): (change, from, to) = ("renamed", old.json, new.json)
    case .moved(let old): (change, from, to) = ("moved", (old + 1).json, (tab.tab + 1).json)
    case .changed(let setting):
      (change, key, from, to) = ("changed", setting.key, setting.from.json, setting.to.json)
    }
    return JSONValue([
      "change": change, "tab": tab.tab + 1, "from": from, "to": to, "key": key,
      "title": design.tabs[tab.tab].title,
      "settings": JSONValue.object(settings.map { ($0.key, $0.value.json) }),
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
    return JSONValue([
      "change": change, "rule": shown.rule, "severity": shown.severity,
      "verdict": shown.verdict, "from": earlier?.severity, "message": shown.message,
    ])
  }

  private static func statement(_ statement: StatementDifference) -> JSONValue {
    let change = statement.from == nil ? "added" : statement.to == nil ? "removed" : "changed"
    return JSONValue([
      "change": change, "text": statement.to ?? statement.from,
      "from": statement.to == nil ? nil : statement.from,
    ])
  }

  private static func setting(_ setting: SettingDifference) -> JSONValue {
    JSONValue([
      "key": setting.key, "from": setting.from, "to": setting.to,
    ])
  }
}
