package import TabBarGuidelines
import TabBarCore

/// The room for titles as the document that scripts read.
package enum BudgetJSON {
  /// Returns the document; tabs are counted from one.
  package static func document(_ budget: TitleBudget) -> JSONValue {
    .members([
      "schema": 1, "title": .optional(budget.title), "locales": .strings(budget.locales),
      "cases": .number(budget.caseCount), "rows": .array(budget.rows.map(row)),
      "tooLong": .array(budget.breaches.map(breach)),
    ])
  }

  private static func row(_ row: TitleBudget.Row) -> JSONValue {
    .members([
      "room": .number(row.room), "latin": .number(row.latin), "cjk": .number(row.cjk),
      "items": .number(row.items), "truncation": .optional(row.truncation?.rawValue),
      "cases": .array(row.cases.cases.map(MatrixJSON.place)), "estimated": ["room", "latin", "cjk"],
    ])
  }

  private static func breach(_ breach: TitleBudget.Breach) -> JSONValue {
    .members([
      "tab": .number(breach.tab + 1), "locale": .string(breach.locale), "title": .string(breach.title),
      "cut": .number(breach.cut), "mayBeCut": .number(breach.mayBeCut),
      "largest": MatrixJSON.place(breach.largest),
    ])
  }
}
