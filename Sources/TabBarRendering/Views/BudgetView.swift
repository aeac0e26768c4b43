package import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension BudgetQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let rest = context.rest(title.map { "budget \(Quoting.quoted($0, always: true)) all" } ?? "budget all")
    return BudgetView.lines(
      budget(context.draft), of: context.draft.design, rest: all ? nil : rest, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? { BudgetView.document(budget(context.draft)) }

  private func budget(_ draft: Draft) -> TitleBudget {
    TitleBudget(of: draft.design, by: draft.guide, title: title)
  }
}

/// The room for titles on each device, and the titles that are too long somewhere.
package enum BudgetView {
  /// Returns the titles that are too long somewhere and the narrowest place that people have today, or where a title
  /// that was asked about fits; then the room on each kind of device, and on each device.
  ///
  /// - Parameter rest: The way to have all of it, if only what a screen has room for is shown.
  package static func lines(
    _ budget: TitleBudget, of design: Design, rest: String? = nil, _ options: RenderOptions
  ) -> [HarmlessText] {
    let answer =
      budget.title.map { self.answer($0, budget, options) }
      ?? self.answer(budget, tabs: design.tabs.count, options) + breaches(budget, options)
    let devices: [Block] = bands(budget).flatMap { [.gap] + block($0, $1, options) }
    return (answer + kinds(budget, options) + [.more(devices + [.gap])]).lines(options, isWhole: rest == nil)
    { left in
      guard let rest else {
        return [.paragraph("Letters are averages: wide ones need more, narrow ones less.", .faint)]
      }
      let more =
        budget.title == nil ? ", and tries titles a third longer; budget TITLE tries another title." : "."
      return [.paragraph((left > 0 ? "\(left) more: " : "") + "\(rest) names every device" + more, .faint)]
    }
  }

  private static func answer(_ budget: TitleBudget, tabs: Int, _ options: RenderOptions) -> [Block] {
    var blocks: [Block] = []
    if let least = budget.least {
      let start = tabs == 0 ? "There are no tabs yet. With one" : "With \(counted(tabs, "tab"))"
      blocks.append(
        .paragraph(
          "\(start), the least room for a title is \(room([least.row], options)): "
            + CaseWords.place(least.place, options), .strong))
    }
    // The design does not have the pseudo-language, which represents future translations.
    let locales = budget.locales.filter { $0 != Localization.pseudo }
    if tabs > 0, budget.breaches.allSatisfy({ $0.locale == Localization.pseudo }) {
      blocks.append(.paragraph("Every title fits everywhere in: \(locales.joined(separator: ", "))", .good))
      if budget.breaches.isEmpty {
        blocks.append(.more([.paragraph("So it does a third longer (pseudo).", .good)]))
      }
    }
    return blocks
  }

  private static func answer(_ title: String, _ budget: TitleBudget, _ options: RenderOptions) -> [Block] {
    let all = budget.rows.flatMap(\.cases.cases)
    if all.isEmpty { return [.paragraph("No bar has room for a title.", .warning)] }
    let states: [FittedTitle.State] = [.cut, .mayBeCut, .tightened, .whole]
    return states.compactMap { state in
      let cases = budget.rows.filter { $0.state == state }.flatMap(\.cases.cases)
      guard let first = cases.first else { return nil }
      let place = cases.count == 1 ? CaseWords.place(first, options) : CaseWords.kinds(of: cases, among: all)
      return .entry(
        "  ", "\"\(title)\" \(words(state)) in \(cases.count) of \(all.count) cases: \(place)",
        state == .cut ? .warning : .strong)
    }
  }

  /// Returns what is too long, the worst first; titles that are a third longer are only tried in the whole answer.
  private static func breaches(_ budget: TitleBudget, _ options: RenderOptions) -> [Block] {
    budget.breaches.sorted { ($0.cut, $0.mayBeCut, $0.tightened) > ($1.cut, $1.mayBeCut, $1.tightened) }
      .map { breach in
        let counts: [(state: FittedTitle.State, count: Int)] = [
          (.cut, breach.cut), (.mayBeCut, breach.mayBeCut), (.tightened, breach.tightened),
        ]
        let found = counts.filter { $0.count > 0 }.map { "\(words($0.state)) in \($0.count)" }
        let language = breach.locale == Localization.standard ? "" : " (\(breach.locale))"
        let isWhole = breach.cut + breach.mayBeCut == 0
        let block = Block.entry(
          isWhole ? "  " : "! ",
          "\"\(breach.title)\"\(language) \(found.joined(separator: ", ")) of \(budget.caseCount) cases, as on "
            + CaseWords.place(breach.narrowest, options), isWhole ? .plain : .warning, labelStyle: .warning,
          below: [.more([.paragraph("last on \(CaseWords.place(breach.largest, options))", .faint)])])
        return breach.locale == Localization.pseudo ? .more([block]) : block
      }
  }

  /// Returns the room on each kind of device.
  private static func kinds(_ budget: TitleBudget, _ options: RenderOptions) -> [Block] {
    let rows = CaseWords.counts(budget.rows.flatMap(\.cases.cases)).map { kind, _ in
      let rows = budget.rows.filter { row in row.cases.cases.contains { CaseWords.kind(of: $0) == kind } }
      return Block.entry("  " + kind, room(rows, options), labelStyle: .plain)
    }
    return [.rows(rows)]
  }

  /// The room of some rows in points and in letters.
  private static func room(_ rows: [TitleBudget.Row], _ options: RenderOptions) -> String {
    let glyphs = options.glyphs
    let letters = range(rows.map { Double($0.latin) }, glyphs)
    let tightened = range(rows.map { Double($0.tightenedLatin) }, glyphs)
    return "\(glyphs.about)\(range(rows.map(\.room), glyphs)) pt, \(glyphs.about)\(letters) letters"
      + (tightened == letters ? "" : ", \(glyphs.about)\(tightened) tightened")
  }

  private static func words(_ state: FittedTitle.State) -> String {
    switch state {
    case .whole: "fits"
    case .tightened: "is tightened"
    case .mayBeCut: "may be cut"
    case .cut: "is cut"
    }
  }

  /// Returns the room of some rows with their devices.
  private static func block(
    _ band: Band, _ rows: [TitleBudget.Row], _ options: RenderOptions
  ) -> [Block] {
    let glyphs = options.glyphs
    func count(_ number: (TitleBudget.Row) -> Int) -> String {
      range(rows.map { Double(number($0)) }, glyphs)
    }
    var text =
      "\(glyphs.about)\(range(rows.map(\.room), glyphs)) pt, "
      + "\(glyphs.about)\(count(\.latin)) letters or \(count(\.cjk)) ideographs"
    if band.tightens {
      text +=
        "; tightened, up to \(glyphs.about)\(count(\.tightenedLatin)) letters or \(count(\.tightenedCJK))"
    }
    if let state = band.state {
      let tightening = range(rows.compactMap(\.fitted?.tightening), glyphs)
      let words = words(state) + (state == .tightened ? " by \(tightening) pt a letter" : "")
      text = words + glyphs.separator + text
    }
    let cases = Matrix.Row(outcome: rows[0].cases.outcome, cases: rows.flatMap(\.cases.cases))
    return [.paragraph(text, band.state == .cut ? .warning : .strong)]
      + cases.groups(bySystem: false).map {
        .entry("  \(glyphs.leadsTo) ", CaseWords.group($0, glyphs), .faint)
      }
  }

  /// What rows that are shown together have in common.
  private struct Band: Hashable {
    /// The letters that fit; 0 where a title is tried.
    let letters: Int
    /// Whether all rows are of bars that tighten titles, and the letters that then fit are worth knowing.
    let tightens: Bool
    let state: FittedTitle.State?
  }

  // Every sensible title fits in this many letters.
  private static let manyLetters = 20

  private static func bands(_ budget: TitleBudget) -> [(key: Band, elements: [TitleBudget.Row])] {
    budget.rows.grouped { row in
      let letters = budget.title == nil ? min(row.latin, manyLetters) : 0
      let tightens = budget.title == nil && letters < manyLetters && row.tightenedRoom > row.room
      return Band(letters: letters, tightens: tightens, state: row.state)
    }.enumerated().sorted { ($0.element.key.letters, $0.offset) < ($1.element.key.letters, $1.offset) }
      .map(\.element)
  }

  private static func range(_ values: [Double], _ glyphs: Glyphs) -> String {
    guard let least = values.min(), let greatest = values.max() else { return "" }
    let (first, last) = (Points.text(least), Points.text(greatest))
    return first == last ? first : first + glyphs.dash + last
  }

  /// Returns the document; tab numbers start at 1.
  package static func document(_ budget: TitleBudget) -> JSONValue {
    JSONValue([
      "schema": 1, "title": budget.title, "locales": budget.locales,
      "cases": budget.caseCount, "rows": budget.rows.map(row), "tooLong": budget.breaches.map(breach),
    ])
  }

  private static func row(_ row: TitleBudget.Row) -> JSONValue {
    JSONValue([
      "room": row.room, "latin": row.latin, "cjk": row.cjk, "items": row.items,
      // The oldest of the four words is kept; `titleState` has today's.
      "truncation": row.state.map { $0 == .whole ? "fits" : $0.rawValue }, "titleState": row.state?.rawValue,
      "tightening": row.fitted.map { $0.tightening },
      "tightenedRoom": row.tightenedRoom, "tightenedLatin": row.tightenedLatin,
      "tightenedCJK": row.tightenedCJK, "cases": row.cases.cases.map(MatrixView.place),
      "estimated": ["room", "latin", "cjk", "tightenedRoom", "tightenedLatin", "tightenedCJK"],
    ])
  }

  private static func breach(_ breach: TitleBudget.Breach) -> JSONValue {
    JSONValue([
      "tab": breach.tab + 1, "locale": breach.locale, "title": breach.title,
      "cut": breach.cut, "mayBeCut": breach.mayBeCut, "tightened": breach.tightened,
      "largest": MatrixView.place(breach.largest),
    ])
  }
}
