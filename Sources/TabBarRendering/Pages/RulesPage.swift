package import TabBarGuidelines

/// The list of rules, by the question that they answer.
package enum RulesPage {
  /// Returns the lines of the list; with a guide, how grave each rule is in it.
  package static func lines(by guide: Guide? = nil, _ options: RenderOptions) -> [String] {
    var page = Page(options)
    for question in Rule.Question.allCases {
      let rules = Rule.all.filter { $0.question == question }
      guard !rules.isEmpty else { continue }
      if !page.lines.isEmpty { page.gap() }
      page.heading(question.rawValue)
      let widest = Rule.all.map { $0.id.utf8.count }.max() ?? 0
      for rule in rules {
        let label = "  " + rule.id + String(repeating: " ", count: widest - rule.id.utf8.count + 2)
        var text = rule.title
        if let guide {
          text += " (\(guide[rule: rule.id]?.severity.rawValue ?? "not in \(guide.name)"))"
        }
        page.hanging(label, text, labelStyle: .plain)
      }
    }
    page.gap()
    page.paragraph("explain RULE tells why, who says so and what it looks like.", .faint)
    return page.text
  }
}
