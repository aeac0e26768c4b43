import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

extension MatrixQuery: SurveyView {
  package func survey(_ draft: Draft) -> Matrix {
    Matrix(of: draft.design, by: draft.chosenGuide, in: places)
  }
}

/// A design in many places: the different results with the places of each, and the findings over all.
extension Matrix: Surveyed {
  /// The platforms of the places that the guide says nothing about. Of every platform one of Apple's editions speaks.
  private var silent: [Platform] {
    guard let guide else { return [] }
    return cases.grouped(by: \.device.platform).map(\.key).filter { guide.versions[$0] == nil }
  }

  /// The rules that are broken, with the kinds of devices; where nothing is checked, none is said to be kept.
  package var answer: String {
    if design.tabs.isEmpty { return Silence.noTabs.text }
    let (name, silent) = (guide?.name ?? "", silent)
    if !silent.isEmpty, silent.count == Set(cases.map(\.device.platform)).count {
      return "\(name) says nothing about \(listed(silent.map(\.rawValue))), so nothing was checked."
    }
    let broken = Set(rows.flatMap(\.outcome.broken))
    let aside = silent.isEmpty ? "" : "; \(name) is silent about \(listed(silent.map(\.rawValue)))"
    guard !broken.isEmpty else {
      return "No rule is broken on \(cases.scope)\(cases.bound(design))\(aside)."
    }
    let bound = cases.bound(design, isApart: true)
    if broken.count > Self.mostNames {
      let places = rows.filter { !$0.outcome.broken.isEmpty }.flatMap(\.cases)
      return
        "\(broken.count) rules are broken on \(places.devices(among: cases))\(bound)\(aside)."
    }
    let places = findings.filter { !$0.broken.isEmpty }.grouped {
      $0.broken.devices(among: cases)
    }.map { place, findings in
      "\(listed(findings.map(\.finding.rule))) \(isOrAre(findings.count)) broken on \(place)"
    }
    return places.joined(separator: "; ") + bound + aside + "."
  }

  // More rules are counted, as the rows below name them.
  private static let mostNames = 3
  // Where people find more kinds of bars than this, the devices of each are worth a list.
  private static let mostBars = 5

  /// Returns what is found, and the different bars with their kinds of devices; then each result with its devices.
  package func blocks(_ options: RenderOptions) -> [Block] {
    let languages = design.languages
    let language =
      languages == [Localization.standard]
      ? "" : " in \(shortlisted(languages))"
    let head = [
      counted(design.tabs.count, "tab") + language,
      guide?.name ?? "each judged by the edition for its system",
      counted(cases.count, "case"), counted(rows.count, "different result"),
    ].joined(separator: options.glyphs[.separator])
    let accepted = design.acceptedRules
    let last: [Block] =
      accepted.isEmpty
      ? []
      : [
        .entry(
          "\(options.glyphs[.accepted]) ", "accepted, and so not counted: \(abridged(accepted, most: 5))",
          .faint)
      ]
    return [.paragraph(.english(head), .faint)] + findings.map { block($0, options) } + bars(options) + titles
      + last
      + [.more(rows.enumerated().flatMap { [.gap, block($1, $0 + 1, options)] })]
  }

  private func block(_ row: Row, _ number: Int, _ options: RenderOptions) -> Block {
    let glyphs = options.glyphs
    let words = OutcomeWords.lines(row.outcome, of: design)
    var below = words.dropFirst().map { Block.paragraph(.english($0)) }
    for (rules, sign, style) in [
      (row.outcome.broken, options.pictures ? "! " : "broken: ", Style.warning),
      (row.outcome.toJudge, options.pictures ? "? " : "needs a person: ", .accent),
    ]
    where !rules.isEmpty {
      below.append(.entry("\(sign)", "\(rules.joined(separator: ", "))", style, labelStyle: style))
    }
    below += row.cases.blocks(among: cases, bySystem: places.systems != .automatic, options)
    return .entry(
      "\(number)  ", .english(words[0] + glyphs[.separator] + counted(row.cases.count, "case")), .strong,
      below: below)
  }

  /// Returns the bars that differ in the number of tabs, the most frequent first.
  private func bars(_ options: RenderOptions) -> [Block] {
    let bars = rows.grouped { OutcomeWords.summary($0.outcome, tabs: design.tabs.count) }
      .map { (summary: $0.key, cases: $0.elements.flatMap(\.cases)) }
      .sorted { $0.cases.count > $1.cases.count }
    let label: Prose = "\(options.glyphs[.leadsTo]) "
    let blocks = bars.prefix(Self.mostBars).map { bar in
      Block.entry(
        label, .english("\(bar.summary): \(bar.cases.kinds(among: cases))"), labelStyle: .plain
      )
    }
    let others = bars.dropFirst(Self.mostBars)
    guard !others.isEmpty else { return blocks }
    let count = counted(others.reduce(0) { $0 + $1.cases.count }, "case")
    return blocks + [.entry(label, .english("\(counted(others.count, "other bar")) in \(count)"), .faint)]
  }

  private func block(_ merged: MergedFinding, _ options: RenderOptions) -> Block {
    let finding = merged.finding
    let sure = merged.broken.isEmpty ? merged.asked : merged.broken
    let scope =
      sure.count == cases.count
      ? "everywhere"
      : "on \(sure.devices(among: cases)), such as "
        + merged.smallestFailing.place
    // Each device counts once, as with titles.
    let sureDevices = Set(sure.map(\.device.id))
    let others = merged.asked.filter { !sureDevices.contains($0.device.id) }
    let asked: [Block] =
      others.isEmpty
      ? [] : [.paragraph("a person has to tell on \(others.devices(among: cases))")]
    let passing = merged.largestPassing.map(\.place) ?? "none"
    return .entry(
      "\(finding.sign(options)) ", .english("\(finding.named) \(scope)"), finding.style,
      labelStyle: finding.style, below: [.more([.entry("largest that passes  ", "\(passing)")])] + asked)
  }

  /// The tabs whose titles are not whole somewhere.
  private var titles: [Block] {
    let places = design.tabs.indices.flatMap { tab in
      var places = TitlePlaces()
      for (outcome, cases) in rows { outcome.state(of: tab).map { places.append(cases, $0) } }
      return places.byDevice.filter { $0.state != .whole }.map { state, cases in
        (state, "\(design.plainName(of: tab)) on \(cases.devices(among: self.cases))")
      }
    }
    return places.grouped { $0.0 }.sorted { $1.key < $0.key }.map { state, places in
      let names = abridged(places.map(\.1), most: 3)
      return .entry("~ ", "\(state.word): \(names) (budget says more)", labelStyle: .plain)
    }
  }

  package var document: JSONValue {
    JSONValue([
      "schema": 1, "answer": answer, "guide": guide?.id ?? "auto", "tabs": design.tabs.count,
      "devices": Set(cases.map(\.device.id)).count, "cases": cases.count,
      "distinct": distinctCount, "rows": rows.map(Self.document), "findings": findings.map(Self.document),
    ])
  }

  private static func document(_ row: Row) -> JSONValue {
    let outcome = row.outcome
    func tabs(_ indices: [Int]) -> [Int] { indices.map { $0 + 1 } }
    return JSONValue([
      "visible": tabs(outcome.visible), "overflow": outcome.overflow,
      "hidden": tabs(outcome.hidden), "inSidebar": tabs(outcome.inSidebar), "titled": tabs(outcome.titled),
      "cut": tabs(outcome.tabs(.cut)), "tightened": tabs(outcome.tabs(.tightened)),
      "mayBeCut": tabs(outcome.tabs(.mayBeCut)), "absence": outcome.absence?.sentence,
      "broken": outcome.broken, "toJudge": outcome.toJudge, "cases": row.cases,
    ])
  }

  private static func document(_ merged: MergedFinding) -> JSONValue {
    JSONValue([
      "rule": merged.finding.rule, "severity": merged.finding.severity,
      "verdict": merged.finding.verdict, "message": merged.finding.message,
      "devices": Set(merged.failing.map(\.device.id)).count, "failing": merged.failing.count,
      "broken": merged.broken.count,
      "asked": merged.asked.count, "passing": merged.passing,
      "smallestFailing": merged.smallestFailing,
      "largestPassing": merged.largestPassing,
    ])
  }
}

extension Design {
  var acceptedRules: [String] {
    (allowances + tabs.flatMap(\.allowances)).grouped(by: \.rule).map(\.key)
  }
}
