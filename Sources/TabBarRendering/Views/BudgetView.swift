package import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension BudgetQuery: View {
  package func lines(in context: ViewContext) -> [String] {
    BudgetView.lines(budget(context.draft), of: context.draft.design, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? { BudgetView.document(budget(context.draft)) }

  private func budget(_ draft: Draft) -> TitleBudget {
    TitleBudget(of: draft.design, by: draft.guide, title: title)
  }
}

/// The room for titles on each device, and the titles that are too long somewhere.
package enum BudgetView {
  package static func lines(
    _ budget: TitleBudget, of design: Design, _ options: RenderOptions
  ) -> [String] {
    let glyphs = options.glyphs
    var page = Page(options)
    let tabs = counted(max(1, design.tabs.count), "tab")
    if let title = budget.title {
      page.heading("\"\(title)\" among \(tabs)")
    } else {
      page.heading("Room for a title with \(tabs)")
    }
    for band in bands(budget) {
      page.gap()
      var words =
        "\(glyphs.about)\(range(band.rows.map(\.room), glyphs)) pt, "
        + "\(glyphs.about)\(range(band.rows.map { Double($0.latin) }, glyphs)) letters or "
        + "\(range(band.rows.map { Double($0.cjk) }, glyphs)) ideographs"
      var style = Style.strong
      if let truncation = band.truncation {
        words = Self.words(truncation) + glyphs.separator + words
        style = truncation == .cut ? .warning : .strong
      }
      page.paragraph(words, style)
      let cases = Matrix.Row(outcome: band.rows[0].cases.outcome, cases: band.rows.flatMap(\.cases.cases))
      for group in cases.groups(bySystem: false) {
        let parts = [
          CaseWords.devices(group.devices), CaseWords.places(group.places, on: group.platform),
          CaseWords.systems(group.systems, glyphs),
        ]
        page.hanging(
          glyphs.leadsTo + " ", parts.filter { !$0.isEmpty }.joined(separator: glyphs.separator), .faint,
          indentation: 2)
      }
    }
    page.gap()
    if budget.title == nil { addBreaches(budget, to: &page, options) }
    page.paragraph("Letters are averages: wide ones need more, narrow ones less.", .faint)
    return page.text
  }

  private static func addBreaches(
    _ budget: TitleBudget, to page: inout Page, _ options: RenderOptions
  ) {
    // The pseudo-language is none of the design: it represents future translations.
    let locales =
      budget.locales.filter { $0 != Localization.pseudo }.joined(separator: ", ")
      + (budget.locales.contains(Localization.pseudo) ? ", and a third longer (pseudo)" : "")
    guard !budget.breaches.isEmpty else {
      return page.paragraph("Every title fits everywhere in: \(locales)", .good)
    }
    page.paragraph("Too long somewhere, of the titles in \(locales):")
    for breach in budget.breaches {
      let counts = [("cut in", breach.cut), ("may be cut in", breach.mayBeCut)].filter { $0.1 > 0 }
        .map { "\($0.0) \($0.1) of \(budget.caseCount) cases" }.joined(separator: ", ")
      page.hanging(
        "! ",
        "\(breach.locale) \"\(breach.title)\" \(counts); last on "
          + CaseWords.place(breach.largest, options), .warning, labelStyle: .warning, indentation: 2)
    }
  }

  /// Rows that are shown together.
  private struct Band {
    let key: Int
    let truncation: FittedTitle.Truncation?
    var rows: [TitleBudget.Row]
  }

  // Every sensible title fits in this many letters.
  private static let manyLetters = 20

  private static func bands(_ budget: TitleBudget) -> [Band] {
    var bands: [Band] = []
    for row in budget.rows {
      let key = budget.title == nil ? min(row.latin, manyLetters) : 0
      if let index = bands.firstIndex(where: { $0.key == key && $0.truncation == row.truncation }) {
        bands[index].rows.append(row)
      } else {
        bands.append(Band(key: key, truncation: row.truncation, rows: [row]))
      }
    }
    return bands.sorted { $0.key < $1.key }
  }

  private static func range(_ values: [Double], _ glyphs: Glyphs) -> String {
    guard let least = values.min(), let greatest = values.max() else { return "" }
    let (first, last) = (Points.text(least), Points.text(greatest))
    return first == last ? first : first + glyphs.dash + last
  }

  private static func words(_ truncation: FittedTitle.Truncation) -> String {
    switch truncation {
    case .fits: "fits"
    case .tightened: "fits, letters moved closer"
    case .mayBeCut: "may be cut"
    case .cut: "cut"
    }
  }

  /// Returns the document; tab numbers start at 1.
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
      "cases": .array(row.cases.cases.map(MatrixView.place)), "estimated": ["room", "latin", "cjk"],
    ])
  }

  private static func breach(_ breach: TitleBudget.Breach) -> JSONValue {
    .members([
      "tab": .number(breach.tab + 1), "locale": .string(breach.locale), "title": .string(breach.title),
      "cut": .number(breach.cut), "mayBeCut": .number(breach.mayBeCut),
      "largest": MatrixView.place(breach.largest),
    ])
  }
}
