import TabBarCore
import TabBarDrawing
import TabBarGuidelines

extension DesignSection {
  /// The findings, each with the number that it has in the picture of the bar, what is accepted, and what accepts nothing.
  var findings: [Block] {
    let report = scene.report
    let isSilent = Silence.sentence(scene) != nil
    let cards =
      report.findings.enumerated().map { card($1, number: $0 + 1) } + report.suppressed.map(card)
      + report.unusedAllowances.map { allowance in
        card("!", AllowanceWords.sentence(allowance, in: design).asSentence, [])
      }
    return
      (report.findings.isEmpty ? [.paragraph(Silence.verdict(scene), kind: isSilent ? "soft" : "good")] : [])
      + (cards.isEmpty ? [] : [.part("ol", ["class": "cards"], cards)])
  }

  private func card(
    kind: String = "accepted", id: String? = nil, _ sign: String, _ title: Prose, _ paragraphs: [Prose]
  ) -> Block {
    .part(
      "li", ["class": kind, "id": id],
      [
        .part("span", ["class": "mark", "aria-hidden": "true"], [.text("\(sign)")]),
        .part("div", [.title(level + 1, title)] + paragraphs.map { .paragraph($0) }),
      ])
  }

  private func card(_ finding: Finding, number: Int) -> Block {
    let place = place(played.places?.lines[finding.rule])
    var paragraphs: [Prose] = [
      "\(Found(finding).state, .strong) · \(finding.rule, .code) · \(tabs(of: finding))\(place)"
    ]
    if let page = scene.guide[rule: finding.rule]?.rule.page(in: options.language) {
      let isForeign = page.language == RulePage.standardLanguage && page.language != options.language
      paragraphs.append("\(page.prose(.instead) ?? "", in: isForeign ? page.language : nil)")
    }
    let address: Prose? = finding.url.map { " (\($0, .link(path: "", fragment: $0)))" }
    paragraphs.append("\("Source: \(finding.citation)" as Prose, .soft)\(address ?? "")")
    return card(
      kind: finding.kind, id: "\(prefix)finding-\(number)", "\(number)",
      "\("Finding \(number):" as Prose, .unseen) \(finding.prose.asSentence)", paragraphs)
  }

  private func card(_ entry: SuppressedFinding) -> Block {
    let rule = entry.finding.rule
    let tab = entry.tab.map { " · \("tab \($0 + 1)" as Prose) \(titleOf: $0, in: design)" as Prose } ?? ""
    return card(
      "○", "\(("accepted" as Prose).asSentence): \(entry.finding.prose.asSentence)",
      [
        "\(rule, .code)\(tab)\(place(played.places?.acceptedLines[rule]))",
        ("because: \(entry.reason)" as Prose).asSentence,
      ])
  }

  // More names than these are not read.
  private static let mostNames = 8

  private func tabs(of finding: Finding) -> Prose {
    let tabs = finding.tabs.filter(design.tabs.indices.contains)
    guard !tabs.isEmpty else { return "the whole bar" }
    let names = tabs.prefix(Self.mostNames).map { "\($0 + 1) \(titleOf: $0, in: design)" as Prose }
    let others = tabs.count - names.count
    let end: Prose = others > 0 ? " \("and \(counted: others, "other")" as Prose)" : ""
    return "\(list: names)\(end)"
  }

  private func place(_ line: Int?) -> Prose { line.map { " · \("line \($0)" as Prose)" } ?? "" }
}
