package import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension BudgetQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let view = view(context.draft)
    return context.answer(view.answer, view.blocks(context.options), all: wholeLine)
  }

  package func document(in context: ViewContext) -> JSONValue? { view(context.draft).document }

  private func view(_ draft: Draft) -> BudgetView {
    BudgetView(
      TitleBudget(of: draft.design, by: draft.guide, title: title, in: places), of: draft.design)
  }
}

/// The room for titles in many places, and the titles that are too long somewhere.
package struct BudgetView {
  private let budget: TitleBudget
  private let design: Design
  /// The cases where a bar has room for a title.
  private let titled: [SurveyCase]

  package init(_ budget: TitleBudget, of design: Design) {
    (self.budget, self.design) = (budget, design)
    titled = budget.rows.flatMap(\.cases)
  }

  /// The broken rules about titles, without those in the made-up language, which stands for translations to come.
  private var breaches: [TitleBudget.Breach] {
    budget.breaches.filter { $0.locale != Localization.pseudo || budget.locales == [Localization.pseudo] }
  }

  // MARK: The answer

  /// Where the title that was asked about fits, or which titles are cut where.
  package var answer: String {
    if titled.isEmpty { return "No bar has room for a title on \(CaseWords.scope(budget.cases))." }
    if let title = budget.title { return answer(title) }
    if design.tabs.isEmpty { return "There are no tabs yet; with one, this is the room for its title:" }
    let language = budget.locales.count == 1 ? Localization.name(of: budget.locales[0]) + " " : ""
    let cut = breaches.filter { !$0.cases(.cut).isEmpty }
    let perhaps = breaches.filter { $0.cases(.cut).isEmpty && !$0.cases(.mayBeCut).isEmpty }
    let start =
      cut.isEmpty ? "No \(language)title is cut on \(CaseWords.scope(budget.cases))" : list(cut, .cut)
    return start + (perhaps.isEmpty ? "" : "; \(list(perhaps, .mayBeCut))") + "."
  }

  private func answer(_ title: String) -> String {
    let states: [FittedTitle.State] = [.cut, .mayBeCut, .tightened, .whole]
    let found = states.compactMap { state -> String? in
      let cases = budget.rows.filter { $0.room.fitted?.state == state }.flatMap(\.cases)
      if cases.isEmpty { return nil }
      return Self.words(state) + " on " + CaseWords.devices(in: cases, among: titled)
    }
    return "\"\(title)\" \(found.joined(separator: "; it "))."
  }

  // More titles are counted, as the rows below name them.
  private static let mostNames = 2

  private func list(_ breaches: [TitleBudget.Breach], _ state: FittedTitle.State) -> String {
    let named = breaches.prefix(Self.mostNames).map { breach in
      name(breach) + " \(Self.words(state)) on \(place(breach, state))"
    }
    let others = breaches.count - named.count
    return named.joined(separator: "; ")
      + (others > 0 ? "; \(counted(others, "other title")) \(isOrAre(others)) too long somewhere" : "")
  }

  private func name(_ breach: TitleBudget.Breach) -> String {
    "\"\(breach.title)\"" + (breach.locale == Localization.standard ? "" : " (\(breach.locale))")
  }

  private func place(_ breach: TitleBudget.Breach, _ state: FittedTitle.State) -> String {
    CaseWords.devices(in: breach.cases(state), among: budget.cases)
  }

  private static func words(_ state: FittedTitle.State) -> String {
    switch state {
    case .whole: "fits"
    case .tightened: "is tightened"
    case .mayBeCut: "may be cut"
    case .cut: "is cut"
    }
  }

  // MARK: The rest

  /// Returns the titles that are not whole, and the room on each kind of device; then the room on each device.
  package func blocks(_ options: RenderOptions) -> [Block] {
    let devices = budget.rows.grouped { row in
      // Every sensible title fits in so many letters.
      [min(row.room.latin, Self.manyLetters), row.room.fitted.map { $0.state == .cut ? 1 : 2 } ?? 0]
    }
    let last = "Letters are averages: wide ones need more, narrow ones less."
    return notWhole(breaches)
      + [.more(notWhole(budget.breaches.filter { $0.locale == Localization.pseudo }))]
      + kinds(options) + [
        .more(devices.flatMap { block($0.elements, options) } + [.gap, .paragraph(last, .faint)])
      ]
  }

  private static let manyLetters = 20

  /// Returns titles that are not whole, the worst first.
  private func notWhole(_ breaches: [TitleBudget.Breach]) -> [Block] {
    let states: [FittedTitle.State] = [.cut, .mayBeCut, .tightened]
    func counts(_ breach: TitleBudget.Breach) -> [Int] { states.map { breach.cases($0).count } }
    return breaches.sorted { counts($1).lexicographicallyPrecedes(counts($0)) }.map { breach in
      let found = states.filter { !breach.cases($0).isEmpty }.map { state in
        "\(Self.words(state)) on \(place(breach, state))"
      }
      let isWhole = breach.cases(.cut).isEmpty && breach.cases(.mayBeCut).isEmpty
      return .entry(
        isWhole ? "  " : "! ", "\(name(breach)) \(found.joined(separator: "; "))",
        isWhole ? .plain : .warning, labelStyle: .warning,
        below: [.more(breach.largest.map { [.paragraph("last on \(CaseWords.place($0))", .faint)] } ?? [])])
    }
  }

  /// Returns the room on each kind of device, with the place that has the least.
  private func kinds(_ options: RenderOptions) -> [Block] {
    let kinds = budget.rows.flatMap { row in row.cases.map { (room: row.room, entry: $0) } }
      .grouped { CaseWords.kind(of: $0.entry) }
    return [
      .rows(
        kinds.map { kind, rooms in
          .entry(
            "  \(kind)", room(rooms.map(\.room), options) + ", least on \(rooms[0].entry.device.name)",
            labelStyle: .plain)
        })
    ]
  }

  /// Returns the room of some rows with their devices.
  private func block(_ rows: [(room: TitleBudget.Room, cases: [SurveyCase])], _ options: RenderOptions)
    -> [Block]
  {
    let state = rows[0].room.fitted.map { Self.words($0.state) + options.glyphs.separator } ?? ""
    return [.gap, .paragraph(state + room(rows.map(\.room), options), .strong)]
      + rows.flatMap(\.cases).groups(bySystem: false).map {
        .entry("  \(options.glyphs.leadsTo) ", CaseWords.group($0, options.glyphs), .faint)
      }
  }

  /// The room of some rows in points and in letters.
  private func room(_ rooms: [TitleBudget.Room], _ options: RenderOptions) -> String {
    func range(_ value: (TitleBudget.Room) -> Double) -> String {
      let values = rooms.map(value)
      let (least, greatest) = (Points.text(values.min() ?? 0), Points.text(values.max() ?? 0))
      return options.glyphs.about + (least == greatest ? least : least + options.glyphs.dash + greatest)
    }
    let (letters, tightened) = (range { Double($0.latin) }, range { Double($0.tightenedLatin) })
    return "\(range(\.points)) pt, \(letters) letters"
      + (tightened == letters ? "" : ", \(tightened) tightened")
  }

  // MARK: The document

  /// The document; tab numbers start at 1.
  package var document: JSONValue {
    JSONValue([
      "schema": 1, "answer": answer, "title": budget.title, "locales": budget.locales,
      "cases": budget.cases.count,
      "rows": budget.rows.map { room, cases in
        JSONValue([
          "room": room.points, "latin": room.latin, "cjk": room.cjk, "items": room.items,
          // The oldest of the four words is kept; `titleState` has today's.
          "truncation": room.fitted.map { $0.state == .whole ? "fits" : $0.state.rawValue },
          "titleState": room.fitted?.state.rawValue, "tightening": room.fitted?.tightening,
          "tightenedRoom": room.tightenedPoints, "tightenedLatin": room.tightenedLatin,
          "tightenedCJK": room.tightenedCJK, "cases": cases.map(CaseWords.document),
          "estimated": ["room", "latin", "cjk", "tightenedRoom", "tightenedLatin", "tightenedCJK"],
        ])
      },
      "tooLong": budget.breaches.map { breach in
        JSONValue([
          "tab": breach.tab + 1, "locale": breach.locale, "title": breach.title,
          "cut": breach.cases(.cut).count, "mayBeCut": breach.cases(.mayBeCut).count,
          "tightened": breach.cases(.tightened).count, "largest": breach.largest.map(CaseWords.document),
        ])
      },
    ])
  }
}
