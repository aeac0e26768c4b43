package import TabBarGuidelines
import TabBarCore

/// What `explain` says of one rule.
package enum RulePage {
  /// Returns the lines of the page: what, why, who says so, what to do, what it looks like.
  package static func lines(_ rule: Rule, _ options: RenderOptions) -> [String] {
    var page = Page(options)
    page.heading("\(rule.id)\(options.glyphs.separator)\(rule.title)")
    page.gap()
    page.hanging("why       ", rule.rationale)
    page.hanging("instead   ", rule.remedy)
    if let misconception = rule.misconception { page.hanging("not so    ", misconception) }
    if let history = rule.history { page.hanging("changed   ", history) }
    page.hanging("rests on  ", rule.evidence.meaning)
    page.gap()
    let guides = Guide.all.filter { $0[rule: rule.id] != nil }
    let columns = guides.map { $0.id.utf8.count }.max() ?? 0
    for guide in guides {
      guard let entry = guide[rule: rule.id] else { continue }
      page.hanging(
        guide.id + String(repeating: " ", count: columns - guide.id.utf8.count + 2),
        ([entry.severity.rawValue] + limits(entry) + [entry.source]).joined(separator: "; "),
        labelStyle: .strong)
    }
    for example in rule.examples {
      page.gap()
      let sign = example.verdict == .met ? options.glyphs.met : options.glyphs.wrong
      page.hanging(
        "\(sign) \(example.verdict.rawValue): ", example.caption,
        labelStyle: example.verdict == .met ? .good : .warning)
      if options.pictures { page.append(bar(of: example, of: rule, options)) }
      if let message = message(of: example, of: rule) { page.paragraph(message, .faint) }
    }
    return page.text
  }

  /// Returns the numbers of a rule in a guide, in words.
  package static func limits(_ entry: GuideRule) -> [String] {
    Limit.allCases.compactMap { limit in
      entry.limits[limit].map { limit.meaning.replacingFirst("this many", with: String($0)) }
    }
  }

  /// Returns the bar of an example as text, without lines about it; none where it cannot be laid out.
  package static func drawing(of example: Example, of rule: Rule, _ options: RenderOptions) -> [String] {
    bar(of: example, of: rule, options).text(options)
  }

  /// Returns what the rule says of an example that breaks it, or `nil`.
  package static func message(of example: Example, of rule: Rule) -> String? {
    guide(for: example, of: rule).flatMap { guide in
      Scene(example.design, by: guide).report.findings.first { $0.rule == rule.id }?.message
    }
  }

  private static func bar(of example: Example, of rule: Rule, _ options: RenderOptions) -> [StyledText] {
    guard let guide = guide(for: example, of: rule) else { return [] }
    let scene = Scene(example.design, by: guide)
    return scene.layout.placement == .none ? [] : BarPicture.bar(scene, options)
  }

  /// Returns the guide that an example is shown with: its own, else the standard one if it has the rule.
  package static func guide(for example: Example, of rule: Rule) -> Guide? {
    if let id = example.guide { return Guide.named(id) }
    return Guide.standard[rule: rule.id] != nil
      ? Guide.standard : Guide.all.first { $0[rule: rule.id] != nil }
  }
}

extension String {
  /// Returns the text with the first occurrence of a part replaced.
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
