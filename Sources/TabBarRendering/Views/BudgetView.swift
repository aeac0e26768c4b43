import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

extension BudgetQuery: SurveyView {
  package func survey(_ draft: Draft) -> TitleBudget {
    TitleBudget(of: draft.design, by: draft.chosenGuide ?? .standard, title: title, in: places)
  }
}

/// The room for titles in many places, and the titles that are too long somewhere.
extension TitleBudget: Surveyed {
  private var titled: [SurveyCase] { rows.flatMap(\.cases) }

  // MARK: The answer

  /// Says where the title in question fits, or which titles are cut and where. Titles in the
  /// made-up language are as long as translations may get.
  package var answer: String {
    if rows.isEmpty { return "No bar has room for a title on \(cases.scope)." }
    if let title { return answer(title) }
    if design.tabs.isEmpty { return "There are no tabs yet; with one, this is the room for its title:" }
    let language = locales.count == 1 ? Localization.name(of: locales[0]) + " " : ""
    let cut = titles(inMadeUp: false).filter { $0.places.worst == .cut }
    let perhaps = titles(inMadeUp: false).filter { $0.places.worst == .mayBeCut }
    let start = cut.isEmpty ? "No \(language)title is cut on \(cases.scope)" : list(cut)
    return start + (perhaps.isEmpty ? "" : "; \(list(perhaps))") + bound(!cut.isEmpty || !perhaps.isEmpty)
      + "."
  }

  private func bound(_ isApart: Bool = true) -> String {
    cases.bound(design, isApart: isApart)
  }

  private func answer(_ title: String) -> String {
    var places = TitlePlaces()
    for (room, cases) in rows { room.state.map { places.append(cases, $0) } }
    let shown = Set(titled.map(\.device.id))
    let others = cases.filter { !shown.contains($0.device.id) }
    let end =
      others.isEmpty ? "" : "; no title has room on \(others.devices(among: cases))"
    return "\"\(title)\" \(words(places, "; it "))\(end)\(bound())."
  }

  /// Returns the titles that are too long in languages that people read, or in the made-up one beside these.
  private func titles(inMadeUp isMadeUp: Bool) -> [Breach] {
    breaches.filter { isMadeUp == ($0.locale == Localization.pseudo && locales != [Localization.pseudo]) }
  }

  // More titles are counted, as the rows below name them.
  private static let mostNames = 2

  private func list(_ breaches: [Breach]) -> String {
    let named = breaches.prefix(Self.mostNames).map {
      "\(Self.name($0)) \(words($0.places, downTo: .mayBeCut))"
    }
    let others = breaches.count - named.count
    return named.joined(separator: "; ")
      + (others > 0 ? "; \(counted(others, "other title")) \(isOrAre(others)) too long somewhere" : "")
  }

  private static func name(_ breach: Breach) -> String {
    "\"\(breach.title)\"" + (breach.locale == Localization.standard ? "" : " (\(breach.locale))")
  }

  /// Returns what becomes of a title, from the worst on, each device where it is worst.
  private func words(
    _ places: TitlePlaces, _ separator: String = "; ", downTo least: FittedTitle.State = .whole
  ) -> String {
    places.byDevice.filter { $0.state >= least }.map { state, found in
      "is \(state.word) on \(found.devices(among: cases))"
    }.joined(separator: separator)
  }

  // MARK: The rest

  /// Returns the titles that are not whole, and the room on each kind of device; then the room on each device.
  package func blocks(_ options: RenderOptions) -> [Block] {
    let devices = rows.grouped { row in
      // Every sensible title fits in so many letters.
      [
        min(row.room.latin, Self.manyLetters),
        row.room.state.flatMap(FittedTitle.State.allCases.firstIndex) ?? -1,
      ]
    }
    let last = "Letters are averages: wide ones need more, narrow ones less."
    return notWhole(titles(inMadeUp: false)) + [.more(notWhole(titles(inMadeUp: true)))] + kinds(options)
      + [.more(devices.flatMap { block($0.elements, options) } + [.gap, .paragraph(.english(last), .faint)])]
  }

  private static let manyLetters = 20

  /// Returns titles that are not whole, the worst first.
  private func notWhole(_ breaches: [Breach]) -> [Block] {
    func counts(_ breach: Breach) -> [Int] {
      FittedTitle.State.allCases.reversed().map { breach.places.cases($0).count }
    }
    return breaches.sorted { counts($1).lexicographicallyPrecedes(counts($0)) }.map { breach in
      let isWhole = breach.places.worst == .tightened
      return .entry(
        isWhole ? "  " : "! ", .english("\(Self.name(breach)) \(words(breach.places))"),
        isWhole ? .plain : .warning, labelStyle: .warning,
        below: [
          .more(breach.places.largest.map { [.paragraph("last on \($0.place)", .faint)] } ?? [])
        ])
    }
  }

  /// Returns the room on each kind of device, with the place that has the least.
  private func kinds(_ options: RenderOptions) -> [Block] {
    let kinds = rows.flatMap { row in row.cases.map { (room: row.room, entry: $0) } }
      .grouped(by: \.entry.kind)
    return [
      .rows(
        kinds.map { kind, rooms in
          .entry(
            "  \(kind)",
            .english(Self.room(rooms.map(\.room), options) + ", least on \(rooms[0].entry.device.name)"),
            labelStyle: .plain)
        })
    ]
  }

  private func block(_ rows: [(room: Room, cases: [SurveyCase])], _ options: RenderOptions) -> [Block] {
    let state = rows[0].room.state.map { "\($0.word)\(options.glyphs[.separator])" } ?? ""
    return [.gap, .paragraph(.english(state + Self.room(rows.map(\.room), options)), .strong)]
      + rows.flatMap(\.cases).blocks(among: cases, indentation: "  ", options)
  }

  /// The room of some rows in points and in letters.
  private static func room(_ rooms: [Room], _ options: RenderOptions) -> String {
    func range(_ value: (Room) -> Double) -> String {
      let values = rooms.map(value)
      let (least, greatest) = (Points.text(values.min() ?? 0), Points.text(values.max() ?? 0))
      return options.glyphs[.about] + (least == greatest ? least : least + options.glyphs[.dash] + greatest)
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
          "truncation": room.state.map { $0 == .whole ? "fits" : $0.rawValue },
          "titleState": room.state, "tightening": room.tightening,
          "tightenedRoom": room.tightenedPoints, "tightenedLatin": room.tightenedLatin,
          "tightenedCJK": room.tightenedCJK, "cases": cases,
          "estimated": ["room", "latin", "cjk", "tightenedRoom", "tightenedLatin", "tightenedCJK"],
        ])
      },
      "tooLong": breaches.map { breach in
        JSONValue([
          "tab": breach.tab + 1, "locale": breach.locale, "title": breach.title,
          "cut": breach.places.cases(.cut).count, "mayBeCut": breach.places.cases(.mayBeCut).count,
          "tightened": breach.places.cases(.tightened).count,
          "largest": breach.places.largest,
        ])
      },
    ])
  }
}
