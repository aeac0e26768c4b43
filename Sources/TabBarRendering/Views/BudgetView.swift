import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

extension BudgetQuery: DocumentView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let budget = budget(context.draft)
    return context.answer(budget.answer, budget.blocks(context.options), all: wholeLine)
  }

  package func document(in context: ViewContext) -> JSONValue { budget(context.draft).document }

  private func budget(_ draft: Draft) -> TitleBudget {
    TitleBudget(of: draft.design, by: draft.guide, title: title, in: places)
  }
}

/// The room for titles in many places, and the titles that are too long somewhere.
extension TitleBudget {
  private var titled: [SurveyCase] { rows.flatMap(\.cases) }

  // MARK: The answer

  /// Says where the title in question fits, or which titles are cut and where. Titles in the
  /// made-up language are as long as translations may get.
  package var answer: String {
    if rows.isEmpty { return "No bar has room for a title on \(CaseWords.scope(cases))." }
    if let title { return answer(title) }
    if design.tabs.isEmpty { return "There are no tabs yet; with one, this is the room for its title:" }
    let language = locales.count == 1 ? Localization.name(of: locales[0]) + " " : ""
    let cut = titles(inMadeUp: false).filter { !$0.cases(.cut).isEmpty }
    let perhaps = titles(inMadeUp: false).filter {
      $0.cases(.cut).isEmpty && !$0.cases(.mayBeCut).isEmpty
    }
    let start = cut.isEmpty ? "No \(language)title is cut on \(CaseWords.scope(cases))" : list(cut, .cut)
    return start + (perhaps.isEmpty ? "" : "; \(list(perhaps, .mayBeCut))") + bound + "."
  }

  private var bound: String { CaseWords.bound(design, cases) }

  private func answer(_ title: String) -> String {
    let states: [FittedTitle.State] = [.cut, .mayBeCut, .tightened, .whole]
    // Each device counts where the title is worst.
    var known: Set<String> = []
    let found = states.compactMap { state -> String? in
      let found = rows.filter { $0.room.fitted?.state == state }.flatMap(\.cases)
        .filter { !known.contains($0.device.id) }
      if found.isEmpty { return nil }
      known.formUnion(found.map(\.device.id))
      return Self.words(state) + " on " + CaseWords.devices(in: found, among: cases)
    }
    let shown = Set(titled.map(\.device.id))
    let others = cases.filter { !shown.contains($0.device.id) }
    let end =
      others.isEmpty ? "" : "; no title has room on \(CaseWords.devices(in: others, among: cases))"
    return "\"\(title)\" \(found.joined(separator: "; it "))\(bound)\(end)."
  }

  /// Returns the titles that are too long in languages that people read, or in the made-up one beside these.
  private func titles(inMadeUp isMadeUp: Bool) -> [Breach] {
    breaches.filter { isMadeUp == ($0.locale == Localization.pseudo && locales != [Localization.pseudo]) }
  }

  // More titles are counted, as the rows below name them.
  private static let mostNames = 2

  private func list(_ breaches: [Breach], _ state: FittedTitle.State) -> String {
    let named = breaches.prefix(Self.mostNames).map { "\(Self.name($0)) \(place($0, state))" }
    let others = breaches.count - named.count
    return named.joined(separator: "; ")
      + (others > 0 ? "; \(counted(others, "other title")) \(isOrAre(others)) too long somewhere" : "")
  }

  private static func name(_ breach: Breach) -> String {
    "\"\(breach.title)\"" + (breach.locale == Localization.standard ? "" : " (\(breach.locale))")
  }

  private func place(_ breach: Breach, _ state: FittedTitle.State) -> String {
    "\(Self.words(state)) on \(CaseWords.devices(in: breach.cases(state), among: cases))"
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
    let devices = rows.grouped { row in
      // Every sensible title fits in so many letters.
      [min(row.room.latin, Self.manyLetters), row.room.fitted.map { $0.state == .cut ? 1 : 2 } ?? 0]
    }
    let last = "Letters are averages: wide ones need more, narrow ones less."
    return notWhole(titles(inMadeUp: false)) + [.more(notWhole(titles(inMadeUp: true)))] + kinds(options)
      + [.more(devices.flatMap { block($0.elements, options) } + [.gap, .paragraph(last, .faint)])]
  }

  private static let manyLetters = 20

  /// Returns titles that are not whole, the worst first.
  private func notWhole(_ breaches: [Breach]) -> [Block] {
    let states: [FittedTitle.State] = [.cut, .mayBeCut, .tightened]
    func counts(_ breach: Breach) -> [Int] { states.map { breach.cases($0).count } }
    return breaches.sorted { counts($1).lexicographicallyPrecedes(counts($0)) }.map { breach in
      let found = states.filter { !breach.cases($0).isEmpty }.map { place(breach, $0) }
      let isWhole = breach.cases(.cut).isEmpty && breach.cases(.mayBeCut).isEmpty
      return .entry(
        isWhole ? "  " : "! ", "\(Self.name(breach)) \(found.joined(separator: "; "))",
        isWhole ? .plain : .warning, labelStyle: .warning,
        below: [.more(breach.largest.map { [.paragraph("last on \(CaseWords.place($0))", .faint)] } ?? [])])
    }
  }

  /// Returns the room on each kind of device, with the place that has the least.
  private func kinds(_ options: RenderOptions) -> [Block] {
    let kinds = rows.flatMap { row in row.cases.map { (room: row.room, entry: $0) } }
      .grouped { CaseWords.kind(of: $0.entry) }
    return [
      .rows(
        kinds.map { kind, rooms in
          .entry(
            "  \(kind)", Self.room(rooms.map(\.room), options) + ", least on \(rooms[0].entry.device.name)",
            labelStyle: .plain)
        })
    ]
  }

  private func block(_ rows: [(room: Room, cases: [SurveyCase])], _ options: RenderOptions) -> [Block] {
    let state = rows[0].room.fitted.map { Self.words($0.state) + options.glyphs.separator } ?? ""
    return [.gap, .paragraph(state + Self.room(rows.map(\.room), options), .strong)]
      + CaseWords.blocks(rows.flatMap(\.cases), among: titled, indentation: "  ", options)
  }

  /// The room of some rows in points and in letters.
  private static func room(_ rooms: [Room], _ options: RenderOptions) -> String {
    func range(_ value: (Room) -> Double) -> String {
      let values = rooms.map(value)
      let (least, greatest) = (Points.text(values.min() ?? 0), Points.text(values.max() ?? 0))
      return options.glyphs.about + (least == greatest ? least : least + options.glyphs.dash + greatest)
    }
    let (letters, tightened) = (range { Double($0.latin) }, range { Double($0.tightenedLatin) })
    return "\(range(\.points)) pt, \(letters) letters"
      + (tightened == letters ? "" : ", \(tightened) tightened")
  }

  // MARK: The document

  package var document: JSONValue {
    JSONValue([
      "schema": 1, "answer": answer, "title": title, "locales": locales, "cases": cases.count,
      "rows": rows.map { room, cases in
        JSONValue([
          "room": room.points, "latin": room.latin, "cjk": room.cjk, "items": room.items,
          // The oldest of the four words is kept; `titleState` has today's.
          "truncation": room.fitted.map { $0.state == .whole ? "fits" : $0.state.rawValue },
          "titleState": room.fitted?.state, "tightening": room.fitted?.tightening,
          "tightenedRoom": room.tightenedPoints, "tightenedLatin": room.tightenedLatin,
          "tightenedCJK": room.tightenedCJK, "cases": cases.map(CaseWords.document),
          "estimated": ["room", "latin", "cjk", "tightenedRoom", "tightenedLatin", "tightenedCJK"],
        ])
      },
      "tooLong": breaches.map { breach in
        JSONValue([
          "tab": breach.tab + 1, "locale": breach.locale, "title": breach.title,
          "cut": breach.cases(.cut).count, "mayBeCut": breach.cases(.mayBeCut).count,
          "tightened": breach.cases(.tightened).count, "largest": breach.largest.map(CaseWords.document),
        ])
      },
    ])
  }
}
