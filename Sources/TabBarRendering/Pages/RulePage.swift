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
    page.hanging("rests on  ", rule.evidence.meaning)
    page.gap()
    for guide in Guide.all {
      guard let entry = guide[rule: rule.id] else { continue }
      page.hanging(
        "\(guide.id)  ",
        ([entry.severity.rawValue] + limits(entry) + [entry.source]).joined(separator: "; "),
        labelStyle: .strong)
    }
    for example in rule.examples {
      page.gap()
      let sign = example.verdict == .met ? options.glyphs.met : options.glyphs.wrong
      page.hanging(
        "\(sign) \(example.verdict.rawValue): ", example.caption,
        labelStyle: example.verdict == .met ? .good : .warning)
      guard let guide = guide(for: example, of: rule) else { continue }
      let scene = Scene(example.design, by: guide)
      if options.pictures, scene.layout.placement != .none {
        page.append(BarPicture.bar(scene, options))
      }
      if let finding = scene.report.findings.first(where: { $0.rule == rule.id }) {
        page.paragraph(finding.message, .faint)
      }
    }
    return page.text
  }

  /// Returns the numbers of a rule in a guide, in words.
  static func limits(_ entry: GuideRule) -> [String] {
    Limit.allCases.compactMap { limit in
      entry.limits[limit].map { limit.meaning.replacingFirst("this many", with: String($0)) }
    }
  }

  private static func guide(for example: Example, of rule: Rule) -> Guide? {
    if let id = example.guide { return Guide.named(id) }
    return Guide.standard[rule: rule.id] != nil
      ? Guide.standard : Guide.all.first { $0[rule: rule.id] != nil }
  }
}

extension Evidence {
  /// What it is, in words.
  var meaning: String {
    switch self {
    case .guideline: "the text of a guideline"
    case .observed: "what the system has been observed to do"
    case .derived: "arithmetic on other numbers"
    case .convention: "common practice"
    }
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
