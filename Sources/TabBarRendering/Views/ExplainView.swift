import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

extension ExplainQuery: DocumentView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    var context = context
    if let language { context.options.language = language }
    guard let rule else {
      return all ? RulesView.lines(by: context.guide, context.options) : ExplainView.findings(in: context)
    }
    let rest = context.rest("explain \(rule.id) all")
    let asked = context.options.language
    // A page is in one language, with all that stands around it.
    context.options.language = rule.page(in: asked).language
    let more: Prose = "`\(rest)` has its history, its sources in every guide, and more examples."
    return ExplainView.page(of: rule, by: context.guide ?? .standard, context.options)
      .lines(context.options, isWhole: all) { [context] _ in
        context.cure(of: rule.id) + ExplainView.languages(of: rule, asked)
          + (all ? [] : [.paragraph(more, .faint)])
      }
  }

  package func document(in context: ViewContext) -> JSONValue {
    rule.map { ExplainView.document($0, in: language ?? context.options.language) } ?? RulesView.document()
  }
}

package enum ExplainView {
  static func findings(in context: ViewContext) -> [HarmlessText] {
    let last: Prose = "`explain RULE` says why, and what to do; `rules` lists all \(Rule.all.count) rules."
    guard context.guide != nil else { return [.paragraph(last)].lines(context.options) }
    let scene = context.scene
    let found = scene.report.findings
    let head: Block =
      found.isEmpty
      ? .paragraph(Silence.verdict(scene, countsQuestions: false))
      : .heading(["\(counted: found.count, "finding") to explain", "\(scene.guide.name)"])
    return ([head] + FindingsBlock.blocks(found, context.options)).lines(context.options, isWhole: false) {
      left in
      [.paragraph(left > 0 ? "\(left) more: `check all`. \(last)" : last, .faint)]
    }
  }

  /// Returns why, what to do instead, and a bar that just breaks the rule; the whole page has the history, the sources
  /// in every guide, and all examples, too.
  static func page(of rule: Rule, by guide: Guide?, _ options: RenderOptions) -> [Block] {
    let read = rule.page(in: options.language)
    return [
      .heading(["\(rule.id)", "\(read.title)"]),
      .more([.paragraph(Prose(rule.question), .faint), .gap]),
      .rows(prose(of: read) + stale(of: read) + [.more(facts(of: rule, read))]), .more([.gap]),
      .rows(guides(with: rule, by: guide, in: read.language)),
    ] + examples(of: rule, options)
  }

  /// Returns what the page of a rule says to people, but for its history.
  static func prose(of read: RulePage) -> [Block] {
    var rows: [Block] = [
      .entry("why", "\(read.prose(.why) ?? "")"), .entry("instead", "\(read.prose(.instead) ?? "")"),
    ]
    if let belief = read.prose(.belief), let truth = read.prose(.truth) {
      rows += [
        .entry("belief", "“\(belief)”", .faint), .entry("truth", "\(truth)"),
      ]
    }
    return rows
  }

  /// Returns what is in English as the translation is of an earlier text.
  private static func stale(of read: RulePage) -> [Block] {
    let parts = read.stale.map { Prose(listed: $0.rawValue.lowercased()) }
    return parts.isEmpty
      ? [] : [.paragraph("In English, as the translation is of an earlier text: \(list: parts)", .faint)]
  }

  /// Returns the parts of a rule's page that need no picture.
  static func help(of rule: Rule) -> [Block] {
    let read = rule.page()
    return [.rows(prose(of: read) + facts(of: rule, read)), .gap, .rows(guides(with: rule, by: nil))]
  }

  private static let unchanged: Prose =
    "The guidelines show no change: each that has the rule asks for the same."

  private static func facts(of rule: Rule, _ read: RulePage) -> [Block] {
    [
      .entry("changed", read.prose(.changed).map { "\($0)" } ?? unchanged),
      .entry("rests on", Prose(listed: rule.evidence.meaning)), .entry("needs", Prose(rule.needs)),
    ]
  }

  /// Returns a line if a page is not in the language that was asked for, and which ones are.
  static func languages(of rule: Rule, _ language: String) -> [Block] {
    guard !language.hasPrefix(rule.page(in: language).language) else { return [] }
    return [
      .paragraph("There is no page of \(rule.id) in \(language) yet, so this is the English one.", .faint)
    ]
  }

  /// Returns what each guide says of a rule; a short answer has the guide in force alone.
  static func guides(
    with rule: Rule, by current: Guide?, in language: String = RulePage.standardLanguage
  ) -> [Block] {
    let rows = Guide.all.compactMap { guide -> Block? in
      guard let entry = guide[rule: rule.id] else { return nil }
      var below: [Block] = []
      if entry.evidence != rule.evidence, entry.advice == nil {
        below.append(.more([.paragraph("rests on \(Prose(listed: entry.evidence.meaning)) here")]))
      }
      // In another language the notes are those that its table has.
      if let note = entry.note.map({ Prose(listed: $0) }), note.isSaid(in: language) {
        below.append(.more([.paragraph(note, .faint)]))
      }
      below.append(.more([.paragraph(entry.url.map { "\($0)" } ?? "no address is known", .faint)]))
      let row = Block.entry(
        // A source is called what it is called.
        "\(guide.id)", "\(facts(of: entry)); \(entry.citation.text(in: language))", labelStyle: .strong,
        below: below)
      return guide.id == current?.id ? row : .more([row])
    }
    let silent = Guide.all.filter { $0[rule: rule.id] == nil }.map(\.id)
    guard !silent.isEmpty else { return rows }
    let last = Block.entry("not in", "\(silent.joined(separator: ", "))", .faint)
    return rows + [current.map { silent.contains($0.id) } == true ? last : .more([last])]
  }

  private static func examples(of rule: Rule, _ options: RenderOptions) -> [Block] {
    let boundary = rule.boundary
    let nearest = boundary?.broken ?? rule.examples.firstIndex { $0.verdict == .broken }
    return rule.examples.enumerated().flatMap { index, example -> [Block] in
      let isMet = example.verdict == .met
      let mark: Prose =
        index == boundary?.met
        ? "just met" : index == boundary?.broken ? "just broken" : Prose(example.verdict)
      let label: Prose = "\(isMet ? options.glyphs[.met] : options.glyphs[.wrong]) \(mark): "
      let facts = facts(of: example)
      let blocks: [Block] =
        [
          .entry(
            label, "\(Prose(listed: example.caption).text(in: options.language))",
            labelStyle: isMet ? .good : .warning),
          .drawn { $0.pictures ? bar(of: example, of: rule, $0) : [] },
        ]
        + (facts.isEmpty ? [] : [.entry("\("facts:" as Prose) ", "\(facts.joined(separator: "; "))", .faint)])
        + (finding(of: example, of: rule).map {
          [.more([.paragraph("\($0.message(in: options.language))", .faint)])]
        } ?? [])
      return [.more([.gap]), index == nearest ? .together(blocks) : .more(blocks)]
    }
  }

  /// Returns how severe a breach is, or that the rule only asks a person, and the numbers that hold.
  static func facts(of entry: GuideRule) -> Prose {
    let severity: Prose = entry.asks ? "\(Prose(entry.severity)), needs a person" : Prose(entry.severity)
    return .joined([severity] + entry.limitsInWords, by: "; ")
  }

  /// Returns what is known of an example that its picture does not show, as the commands that record it would.
  static func facts(of example: Example) -> [String] {
    let design = example.design
    func fact(_ key: String, _ value: String) -> String {
      key + "=" + (value.isEmpty || value.contains(" ") ? "\"\(value)\"" : value)
    }
    let ofBar = BarProperty.allCases.compactMap { property in
      design.facts[property].map { "bar " + fact(property.rawValue, $0) }
    }
    let ofTabs = design.tabs.enumerated().flatMap { index, tab in
      tab.settings.filter {
        !["icon", "badge"].contains($0.key) && !$0.key.hasPrefix("allow ") && $0.value != "destination"
      }.compactMap { setting in setting.value.map { "tab \(index + 1) " + fact(setting.key, $0) } }
    }
    return ofBar + (design.pane == .main ? [] : ["pane \(design.pane.rawValue)"]) + ofTabs
  }

  private static func finding(of example: Example, of rule: Rule) -> Finding? {
    rule.guide(for: example).flatMap { guide in
      Scene(example.design, by: guide).report.findings.first { $0.rule == rule.id }
    }
  }

  private static func bar(of example: Example, of rule: Rule, _ options: RenderOptions) -> [StyledText] {
    guard let guide = rule.guide(for: example) else { return [] }
    let scene = Scene(example.design, by: guide)
    return scene.layout.placement == .none ? [] : BarPicture.bar(scene, options)
  }

  package static func document(_ rule: Rule, in language: String = RulePage.standardLanguage) -> JSONValue {
    JSONValue(["schema": 1, "rule": RulesView.json(rule, in: language)])
  }
}
