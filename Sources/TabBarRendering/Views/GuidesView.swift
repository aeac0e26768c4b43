import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

extension GuidesQuery: DocumentView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    guard let guide else { return GuidesView.lines(context.options, isWhole: context.isCall) }
    return all || context.isCall
      ? GuidesView.lines(of: guide, context.options) : GuidesView.questions(of: guide, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue {
    GuidesView.document(of: guide.map { [$0] } ?? Guide.all)
  }
}

package enum GuidesView {
  /// Returns what each guide is about; the whole also has its source, and how many rules it has.
  package static func lines(_ options: RenderOptions, isWhole: Bool) -> [HarmlessText] {
    let guides: [Block] =
      isWhole
      ? Guide.all.flatMap { head(of: $0, options) + [.gap] }
      : [.rows(Guide.all.map { .entry("\($0.id)", .english($0.summary), labelStyle: .strong) })]
    let last: Prose = "`guides ID` lists the rules of one; `compare guides` judges by all of them."
    return (guides + [.paragraph(last, .faint)]).lines(options)
  }

  /// Returns a guide's source, and the names of its rules for each question.
  static func questions(of guide: Guide, _ options: RenderOptions) -> [HarmlessText] {
    let last: Prose = "`guides \(guide.id) all` lists each; `guide \(guide.id)` judges by it."
    return (head(of: guide, options) + RulesView.questions(of: guide, options) + [.paragraph(last, .faint)])
      .lines(options)
  }

  /// Returns a guide's source, and its rules by the question that they answer.
  package static func lines(of guide: Guide, _ options: RenderOptions) -> [HarmlessText] {
    var blocks = head(of: guide, options)
    let silent = Platform.allCases.filter { guide.versions[$0] == nil }.map(\.rawValue)
    if !silent.isEmpty {
      blocks.append(.entry("  ", "silent about \(silent.joined(separator: ", "))", .faint))
    }
    blocks.append(.gap)
    blocks += RulesView.byQuestion(guide.rules.map(\.rule)) { rule in
      guide[rule: rule.id].map { ExplainView.facts(of: $0) } ?? ""
    }
    let last: Prose =
      "`explain RULE` tells why, with the section of each guide; `guide \(guide.id)` judges by it."
    return (blocks + [.paragraph(last, .faint)]).lines(options)
  }

  private static func head(of guide: Guide, _ options: RenderOptions) -> [Block] {
    let systems = Platform.allCases.compactMap { platform in
      guide.versions[platform].map { "\(platform.rawValue) \($0)" }
    }
    let facts = ([counted(guide.rules.count, "rule")] + systems).joined(separator: options.glyphs[.separator])
    let address: Prose =
      guide.address.map { "address: \($0.url), read on \($0.read)" } ?? "no address is known"
    return [
      .heading(["\(guide.id)", "\(guide.name)"]), .entry("  ", .english(guide.summary)),
      .entry("  ", "source: \(guide.source)", .faint), .entry("  ", address, .faint),
      .entry("  ", "read in: \(guide.copies)", .faint), .entry("  ", .english(facts), .faint),
    ]
  }

  package static func document(of guides: [Guide] = Guide.all) -> JSONValue {
    JSONValue(["schema": 1, "guides": guides.map(guide)])
  }

  private static func guide(_ guide: Guide) -> JSONValue {
    JSONValue([
      "id": guide.id, "name": guide.name, "source": guide.source, "url": guide.address?.url,
      "read": guide.address?.read, "summary": guide.summary,
      "systems": JSONValue.object(
        Platform.allCases.compactMap { platform in
          guide.versions[platform].map { (platform.rawValue, $0.json) }
        }),
      "rules": guide.rules.map { self.entry($0, under: "rule", $0.id) },
    ])
  }

  /// A guide's entry for a rule; `key` says whether `id` is the rule's or the guide's.
  static func entry(_ entry: GuideRule, under key: String, _ id: String) -> JSONValue {
    let limits = Limit.allCases.compactMap { limit in entry.limits[limit].map { (limit.rawValue, $0.json) } }
    return JSONValue([
      key: id, "severity": entry.severity, "source": entry.source, "url": entry.url,
      "limits": JSONValue.object(limits), "evidence": entry.evidence, "note": entry.note,
    ])
  }
}
