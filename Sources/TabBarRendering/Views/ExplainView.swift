import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension ExplainQuery: View {
  package var isLong: Bool { all }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    var context = context
    if let language { context.options.language = language }
    guard let rule else {
      return all ? RulesView.lines(by: context.guide, context.options) : ExplainView.findings(in: context)
    }
    guard !all else { return ExplainView.lines(rule, context.options) }
    return ExplainView.brief(
      rule, by: context.guide ?? .standard, rest: context.rest("explain \(rule.id) all"), context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? {
    rule.map { ExplainView.document($0, in: language ?? context.options.language) } ?? RulesView.document()
  }
}

/// The page of `explain` for one rule.
package enum ExplainView {
  /// Returns what is found at present, which can each be explained.
  static func findings(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    var page = Page(options)
    let last = "explain RULE says why, and what to do; rules lists all \(Rule.all.count) rules."
    guard context.guide != nil else {
      page.paragraph(last)
      return page.text
    }
    let scene = context.scene
    let found = scene.report.findings
    if found.isEmpty {
      page.paragraph(Silence.verdict(scene, countsQuestions: false))
    } else {
      page.heading("\(counted(found.count, "finding")) to explain", scene.guide.name)
    }
    page.append(FindingsBlock.rows(found, options).map { Page($0, options) }) { left, page in
      page.paragraph((left > 0 ? "\(left) more: check all. " : "") + last, .faint)
    }
    return page.text
  }

  /// Returns why, what to do instead, and a bar that just breaks the rule.
  package static func brief(
    _ rule: Rule, by guide: Guide, rest: String, _ options: RenderOptions
  ) -> [HarmlessText] {
    func entry(_ fill: (inout Page) -> Void) -> Page {
      var page = Page(options)
      fill(&page)
      return page
    }
    var page = Page(options)
    let read = rule.page(in: options.language)
    page.heading(rule.id, read.title)
    var entries = [
      entry { $0.hanging(label("why", 9, options), read.prose(.why) ?? "") },
      entry { $0.hanging(label("instead", 9, options), read.prose(.instead) ?? "") },
      entry { page in
        let known = guide[rule: rule.id].map {
          ([severity($0)] + limits($0) + [$0.source]).joined(separator: "; ")
        }
        page.hanging(TerminalText.padded(guide.id, to: 8) + " ", known ?? "does not have this rule")
      },
    ]
    if let belief = read.prose(.belief), let truth = read.prose(.truth) {
      entries.append(
        entry { page in
          page.hanging(label("belief", 9, options), "“\(belief)”", .faint)
          page.hanging(label("truth", 9, options), truth)
        })
    }
    if let index = boundary(of: rule) {
      let example = rule.examples[index]
      entries.append(
        entry { page in
          page.hanging("\(options.glyphs.wrong) broken: ", example.caption, labelStyle: .warning)
          if options.pictures { page.append(bar(of: example, of: rule, options)) }
          addUndrawn(of: rule, to: &page)
        })
    }
    page.append(entries) { _, page in
      addLanguages(of: read, to: &page, options)
      page.paragraph("\(rest) has its history, its sources in every guide, and more examples.", .faint)
    }
    return page.text
  }

  private static func boundary(of rule: Rule) -> Int? {
    rule.boundary?.broken ?? rule.examples.firstIndex { $0.verdict == .broken }
  }

  /// Returns a page: what, why, history, sources, remedy, examples.
  package static func lines(_ rule: Rule, _ options: RenderOptions) -> [HarmlessText] {
    var page = Page(options)
    let read = rule.page(in: options.language)
    page.heading(rule.id, read.title)
    page.paragraph(Phrase(rule.question.rawValue).text(in: options.language), .faint)
    page.gap()
    page.hanging(label("why", 10, options), read.prose(.why) ?? "")
    page.hanging(label("instead", 10, options), read.prose(.instead) ?? "")
    if let belief = read.prose(.belief), let truth = read.prose(.truth) {
      page.hanging(label("belief", 10, options), "“\(belief)”", .faint)
      page.hanging(label("truth", 10, options), truth)
    }
    page.hanging(
      label("changed", 10, options),
      read.prose(.changed) ?? Phrase(RuleWords.unchanged).text(in: options.language))
    page.hanging("rests on  ", rule.evidence.meaning)
    page.hanging("needs     ", RuleWords.needs(rule))
    addGuides(of: rule, to: &page)
    addExamples(of: rule, to: &page, options)
    addFixes(of: rule, to: &page, options)
    addLanguages(of: read, to: &page, options)
    return page.text
  }

  /// Returns the label of a row in the language of the page.
  private static func label(_ word: String, _ columns: Int, _ options: RenderOptions) -> String {
    TerminalText.padded(Phrase(word).text(in: options.language), to: columns - 1) + " "
  }

  /// Says so where a page is not in the language that was asked for, and which ones are.
  private static func addLanguages(of read: RulePage, to page: inout Page, _ options: RenderOptions) {
    guard !options.language.hasPrefix(read.language) else { return }
    let ids = Rule.all.map(\.id).filter { RulePage(of: $0, in: options.language).language != read.language }
    let others = RulePage.languages.filter { $0 != RulePage.standardLanguage }.joined(separator: ", ")
    page.paragraph(
      "There is no page of \(read.rule) in \(options.language) yet, so this is the English one. "
        + (ids.isEmpty
          ? "There are pages in \(others)."
          : "In \(options.language) there are: \(ids.joined(separator: ", "))."),
      .faint)
  }

  private static func addGuides(of rule: Rule, to page: inout Page) {
    page.gap()
    let columns = Guide.all.map { $0.id.utf8.count }.max() ?? 0
    for guide in Guide.all {
      guard let entry = guide[rule: rule.id] else { continue }
      page.hanging(
        TerminalText.padded(guide.id, to: columns + 2),
        ([severity(entry)] + limits(entry) + [entry.source]).joined(separator: "; "),
        labelStyle: .strong)
      if entry.evidence != rule.evidence, entry.advice == nil {
        page.paragraph("rests on \(entry.evidence.meaning) here", indentation: columns + 2)
      }
      if let note = entry.note { page.paragraph(note, .faint, indentation: columns + 2) }
    }
    let silent = Guide.all.filter { $0[rule: rule.id] == nil }.map(\.id)
    if !silent.isEmpty { page.hanging("not in    ", silent.joined(separator: ", "), .faint) }
  }

  private static func addExamples(of rule: Rule, to page: inout Page, _ options: RenderOptions) {
    let boundary = rule.boundary
    for (index, example) in rule.examples.enumerated() {
      page.gap()
      let sign = example.verdict == .met ? options.glyphs.met : options.glyphs.wrong
      let mark = index == boundary?.met ? "just met" : index == boundary?.broken ? "just broken" : nil
      page.hanging(
        "\(sign) \(mark ?? example.verdict.rawValue): ", example.caption,
        labelStyle: example.verdict == .met ? .good : .warning)
      if options.pictures { page.append(bar(of: example, of: rule, options)) }
      let facts = facts(of: example)
      if !facts.isEmpty { page.hanging("facts: ", facts.joined(separator: "; "), .faint) }
      if index == boundary?.broken { addUndrawn(of: rule, to: &page) }
      if let message = message(of: example, of: rule, in: options.language) {
        page.paragraph(message, .faint)
      }
    }
  }

  /// Adds how the example that just breaks a rule differs from the one that just meets it, where both look the same.
  private static func addUndrawn(of rule: Rule, to page: inout Page) {
    let words = UndrawnDifference.words(of: rule)
    if !words.isEmpty { page.hanging("not in the picture: ", words.joined(separator: "; ")) }
  }

  private static func addFixes(of rule: Rule, to page: inout Page, _ options: RenderOptions) {
    let fixes = RuleWords.fixes(of: rule)
    guard !fixes.isEmpty else { return }
    page.gap()
    page.paragraph("Fixes for the examples:")
    for fix in fixes {
      page.hanging(
        options.glyphs.leadsTo + " ",
        "\(fix.grade == .safe ? "by itself" : "if you choose it"): \(fix.summary)",
        indentation: 2)
    }
  }

  /// Returns how severe a breach is, or that the rule only asks a person.
  package static func severity(_ entry: GuideRule) -> String {
    entry.asks ? "\(entry.severity.rawValue), needs a person" : entry.severity.rawValue
  }

  package static func limits(_ entry: GuideRule) -> [String] {
    Limit.allCases.compactMap { limit in
      entry.limits[limit].map { limit.meaning.replacingFirst("this many", with: String($0)) }
    }
  }

  /// Returns the bar of an example as text; none if the example has no bar.
  package static func drawing(of example: Example, of rule: Rule, _ options: RenderOptions) -> [HarmlessText]
  {
    bar(of: example, of: rule, options).text(options)
  }

  /// Returns what is known of an example that its picture does not show, as the commands that record it would.
  package static func facts(of example: Example) -> [String] {
    let design = example.design
    var facts = BarProperty.allCases.compactMap { property in
      design.barDetails?[word: property].map { "bar \(property.rawValue)=\(word($0))" }
    }
    if design.pane != .main { facts.append("pane \(design.pane.rawValue)") }
    for (index, tab) in design.tabs.enumerated() {
      let number = index + 1
      if tab.role != .destination { facts.append("tab \(number) role=\(tab.role.rawValue)") }
      for property in TabProperty.allCases {
        guard let value = tab.details?[word: property] else { continue }
        facts.append("tab \(number) \(property.rawValue)=\(word(value))")
      }
      for locale in tab.details?.titleLocales ?? [] {
        facts.append("tab \(number) title.\(locale)=\(word(tab.details?[titleIn: locale] ?? ""))")
      }
    }
    return facts
  }

  private static func word(_ value: String) -> String {
    value.isEmpty || value.contains(" ") ? "\"\(value)\"" : value
  }

  package static func message(
    of example: Example, of rule: Rule, in language: String = RulePage.standardLanguage
  ) -> String? {
    rule.guide(for: example).flatMap { guide in
      Scene(example.design, by: guide).report.findings.first { $0.rule == rule.id }?.message(in: language)
    }
  }

  private static func bar(of example: Example, of rule: Rule, _ options: RenderOptions) -> [StyledText] {
    guard let guide = rule.guide(for: example) else { return [] }
    let scene = Scene(example.design, by: guide)
    return scene.layout.placement == .none ? [] : BarPicture.bar(scene, options)
  }

  package static func document(_ rule: Rule, in language: String = RulePage.standardLanguage) -> JSONValue {
    .members(["schema": 1, "rule": RulesView.json(rule, in: language)])
  }
}

extension String {
  func replacingFirst(_ part: String, with replacement: String) -> String {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        let end = index(start, offsetBy: part.count)
        return self[..<start] + replacement + self[end...]
      }
      start = index(after: start)
    }
    return self
  }
}
