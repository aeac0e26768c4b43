package import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension BudgetQuery: View {
  package var isLong: Bool { all }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (draft, options) = (context.draft, context.options)
    guard !all else { return BudgetView.lines(budget(draft), of: draft.design, options) }
    let line = title.map { "budget \(Quoting.quoted($0, always: true)) all" } ?? "budget all"
    return BudgetView.brief(budget(draft), of: draft.design, rest: context.rest(line), options)
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
  ) -> [HarmlessText] {
    let glyphs = options.glyphs
    var page = Page(options)
    let tabs = counted(max(1, design.tabs.count), "tab")
    page.heading(budget.title.map { "\"\($0)\" among \(tabs)" } ?? "Room for a title with \(tabs)")
    for band in bands(budget) {
      page.gap()
      func count(_ number: (TitleBudget.Row) -> Int) -> String {
        range(band.rows.map { Double(number($0)) }, glyphs)
      }
      var words =
        "\(glyphs.about)\(range(band.rows.map(\.room), glyphs)) pt, "
        + "\(glyphs.about)\(count(\.latin)) letters or \(count(\.cjk)) ideographs"
      if band.tightens {
        words +=
          "; tightened, up to \(glyphs.about)\(count(\.tightenedLatin)) letters or \(count(\.tightenedCJK))"
      }
      var style = Style.strong
      if let state = band.state {
        words = Self.words(state, of: band.rows, glyphs) + glyphs.separator + words
        style = state == .cut ? .warning : .strong
      }
      page.paragraph(words, style)
      let cases = Matrix.Row(outcome: band.rows[0].cases.outcome, cases: band.rows.flatMap(\.cases.cases))
      for group in cases.groups(bySystem: false) {
        page.hanging(glyphs.leadsTo + " ", CaseWords.group(group, glyphs), .faint, indentation: 2)
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
    // The design does not have the pseudo-language, which represents future translations.
    let locales =
      budget.locales.filter { $0 != Localization.pseudo }.joined(separator: ", ")
      + (budget.locales.contains(Localization.pseudo) ? ", and a third longer (pseudo)" : "")
    guard !budget.breaches.isEmpty else {
      return page.paragraph("Every title fits everywhere in: \(locales)", .good)
    }
    page.paragraph("Too long somewhere, of the titles in \(locales):")
    for breach in budget.breaches {
      let counts = [
        ("cut in", breach.cut), ("may be cut in", breach.mayBeCut), ("tightened in", breach.tightened),
      ].filter { $0.1 > 0 }
        .map { "\($0.0) \($0.1) of \(budget.caseCount) cases" }.joined(separator: ", ")
      let isWhole = breach.cut + breach.mayBeCut == 0
      page.hanging(
        isWhole ? "  " : "! ",
        "\(breach.locale) \"\(breach.title)\" \(counts); last on "
          + CaseWords.place(breach.largest, options), isWhole ? .plain : .warning,
        labelStyle: .warning, indentation: 2)
    }
  }

  /// Rows that are shown together.
  private struct Band {
    let key: Int
    /// Whether all rows are of bars that tighten titles, and the letters that then fit are worth knowing.
    let tightens: Bool
    let state: FittedTitle.State?
    var rows: [TitleBudget.Row]
  }

  // Every sensible title fits in this many letters.
  private static let manyLetters = 20

  private static func bands(_ budget: TitleBudget) -> [Band] {
    var bands: [Band] = []
    for row in budget.rows {
      let key = budget.title == nil ? min(row.latin, manyLetters) : 0
      let tightens = budget.title == nil && key < manyLetters && row.tightenedRoom > row.room
      let same = bands.firstIndex { $0.key == key && $0.state == row.state && $0.tightens == tightens }
      if let index = same {
        bands[index].rows.append(row)
      } else {
        bands.append(Band(key: key, tightens: tightens, state: row.state, rows: [row]))
      }
    }
    return bands.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(
      \.element)
  }

  static func range(_ values: [Double], _ glyphs: Glyphs) -> String {
    guard let least = values.min(), let greatest = values.max() else { return "" }
    let (first, last) = (Points.text(least), Points.text(greatest))
    return first == last ? first : first + glyphs.dash + last
  }

  private static func words(
    _ state: FittedTitle.State, of rows: [TitleBudget.Row], _ glyphs: Glyphs
  ) -> String {
    switch state {
    case .whole: "fits"
    case .tightened:
      "fits, tightened by \(range(rows.compactMap(\.fitted?.tightening), glyphs)) pt a letter"
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
      "items": .number(row.items),
      // The oldest of the four words is kept; `titleState` has today's.
      "truncation": .optional(row.state.map { $0 == .whole ? "fits" : $0.rawValue }),
      "titleState": .optional(row.state?.rawValue),
      "tightening": row.fitted.map { .number($0.tightening) } ?? .null,
      "tightenedRoom": .number(row.tightenedRoom), "tightenedLatin": .number(row.tightenedLatin),
      "tightenedCJK": .number(row.tightenedCJK),
      "cases": .array(row.cases.cases.map(MatrixView.place)),
      "estimated": ["room", "latin", "cjk", "tightenedRoom", "tightenedLatin", "tightenedCJK"],
    ])
  }

  private static func breach(_ breach: TitleBudget.Breach) -> JSONValue {
    .members([
      "tab": .number(breach.tab + 1), "locale": .string(breach.locale), "title": .string(breach.title),
      "cut": .number(breach.cut), "mayBeCut": .number(breach.mayBeCut),
      "tightened": .number(breach.tightened),
      "largest": MatrixView.place(breach.largest),
    ])
  }
}
