package import TabBarGuidelines
import TabBarCore

/// A matrix as the document that scripts read. Tabs are counted from one.
package enum MatrixJSON {
  /// Returns the document.
  package static func document(_ matrix: Matrix) -> JSONValue {
    .members([
      "schema": 1, "guide": .string(matrix.guide.id), "tabs": .number(matrix.tabs),
      "devices": .number(matrix.devices.count), "cases": .number(matrix.caseCount),
      "distinct": .number(matrix.distinctCount), "rows": .array(matrix.rows.map(row)),
      "findings": .array(matrix.findings.map(finding)),
    ])
  }

  private static func row(_ row: Matrix.Row) -> JSONValue {
    let outcome = row.outcome
    return .members([
      "visible": tabs(outcome.visible), "overflow": .string(outcome.overflow.rawValue),
      "hidden": tabs(outcome.hidden), "inSidebar": tabs(outcome.inSidebar), "cut": tabs(outcome.cut),
      "mayBeCut": tabs(outcome.mayBeCut), "absence": .optional(outcome.absence?.sentence),
      "broken": .strings(outcome.broken), "toJudge": .strings(outcome.toJudge),
      "cases": .array(row.cases.map(place)),
    ])
  }

  private static func finding(_ merged: Matrix.MergedFinding) -> JSONValue {
    .members([
      "rule": .string(merged.finding.rule), "severity": .string(merged.finding.severity.rawValue),
      "verdict": .string(merged.finding.verdict.rawValue), "message": .string(merged.finding.message),
      "devices": .number(merged.failingDevices), "failing": .number(merged.failing),
      "passing": .number(merged.passing), "smallestFailing": place(merged.smallestFailing),
      "largestPassing": merged.largestPassing.map(place) ?? .null,
    ])
  }

  /// Returns a case: device, orientation, share of the screen, system, size of the window.
  static func place(_ entry: Matrix.Case) -> JSONValue {
    .members([
      "device": .string(entry.device.id), "orientation": .string(entry.orientation.rawValue),
      "share": .string(entry.share.rawValue), "system": .optional(entry.system?.id),
      "width": .number(entry.window.width), "height": .number(entry.window.height),
    ])
  }

  private static func tabs(_ indices: [Int]) -> JSONValue { .array(indices.map { .number($0 + 1) }) }
}
