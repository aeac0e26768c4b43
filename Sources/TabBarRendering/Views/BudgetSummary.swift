package import TabBarCore
package import TabBarGuidelines

extension BudgetView {
  /// Returns the titles that are too long somewhere and the narrowest place that people have today, or where a title
  /// that was asked about fits; then the room on each kind of device.
  package static func brief(
    _ budget: TitleBudget, of design: Design, rest: String, _ options: RenderOptions
  ) -> [HarmlessText] {
    var page = Page(options)
    if let title = budget.title {
      addAnswer(title, budget, to: &page, options)
    } else {
      addAnswer(budget, tabs: design.tabs.count, to: &page, options)
    }
    let entries = budget.title == nil ? breaches(budget, options) : []
    page.append(entries + kinds(budget, options)) { left, page in
      page.paragraph(
        (left > 0 ? "\(left) more: " : "") + "\(rest) names every device"
          + (budget.title == nil
            ? ", and tries titles a third longer; budget TITLE tries another title." : "."),
        .faint)
    }
    return page.text
  }

  private static func addAnswer(
    _ budget: TitleBudget, tabs: Int, to page: inout Page, _ options: RenderOptions
  ) {
    if let least = budget.least {
      page.paragraph(
        "\(tabs == 0 ? "There are no tabs yet. With one" : "With \(counted(tabs, "tab"))"), the least room for a title is \(room([least.row], options)): "
          + CaseWords.place(least.place, options), .strong)
    }
    if own(budget).isEmpty, tabs > 0 {
      let locales = budget.locales.filter { $0 != Localization.pseudo }
      page.paragraph("Every title fits everywhere in: \(locales.joined(separator: ", "))", .good)
    }
  }

  private static func addAnswer(
    _ title: String, _ budget: TitleBudget, to page: inout Page, _ options: RenderOptions
  ) {
    let all = budget.rows.flatMap(\.cases.cases)
    let states: [FittedTitle.State] = [.cut, .mayBeCut, .tightened, .whole]
    for state in states {
      let rows = budget.rows.filter { $0.state == state }
      let cases = rows.flatMap(\.cases.cases)
      guard let first = cases.first else { continue }
      let place = cases.count == 1 ? CaseWords.place(first, options) : CaseWords.kinds(of: cases, among: all)
      page.hanging(
        "  ", "\"\(title)\" \(words(state)) in \(cases.count) of \(all.count) cases: \(place)",
        state == .cut ? .warning : .strong)
    }
    if all.isEmpty { page.paragraph("No bar has room for a title.", .warning) }
  }

  /// Returns what is too long in the languages of the design, the worst first.
  private static func breaches(_ budget: TitleBudget, _ options: RenderOptions) -> [Page] {
    own(budget).sorted { ($0.cut, $0.mayBeCut, $0.tightened) > ($1.cut, $1.mayBeCut, $1.tightened) }
      .map { breach in
        let counts: [(state: FittedTitle.State, count: Int)] = [
          (.cut, breach.cut), (.mayBeCut, breach.mayBeCut), (.tightened, breach.tightened),
        ]
        let found = counts.filter { $0.count > 0 }
          .map { "\(words($0.state)) in \($0.count)" }.joined(separator: ", ")
        let language = breach.locale == Localization.standard ? "" : " (\(breach.locale))"
        let isWhole = breach.cut + breach.mayBeCut == 0
        var page = Page(options)
        page.hanging(
          isWhole ? "  " : "! ",
          "\"\(breach.title)\"\(language) \(found) of \(budget.caseCount) cases, as on "
            + CaseWords.place(breach.narrowest, options), isWhole ? .plain : .warning, labelStyle: .warning)
        return page
      }
  }

  /// Returns what is too long in any language but the made-up one, whose titles are a third longer.
  private static func own(_ budget: TitleBudget) -> [TitleBudget.Breach] {
    budget.breaches.filter { $0.locale != Localization.pseudo }
  }

  /// Returns the room on each kind of device.
  private static func kinds(_ budget: TitleBudget, _ options: RenderOptions) -> [Page] {
    let kinds = CaseWords.counts(budget.rows.flatMap(\.cases.cases)).map(\.kind)
    let width = (kinds.map(\.utf8.count).max() ?? 0) + 2
    return kinds.map { kind in
      var page = Page(options)
      let rows = budget.rows.filter { row in row.cases.cases.contains { CaseWords.kind(of: $0) == kind } }
      page.hanging(TerminalText.padded("  " + kind, to: width + 2), room(rows, options), labelStyle: .plain)
      return page
    }
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
}
