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
        card("!", "\(options.said(AllowanceWords.sentence(allowance, in: design)).asSentence)", [])
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
    let language = options.language
    let state = Found(finding).state(in: language)
    let place = place(played.places?.lines[finding.rule])
    let rule = scene.guide[rule: finding.rule]?.rule
    var paragraphs: [Prose] = ["\(state, .strong) · \(finding.rule, .code) · \(tabs(of: finding))\(place)"]
    if let rule { paragraphs.append("\(rule.page(in: language).prose(.instead) ?? "")") }
    let address: Prose? = finding.url.map { " (\($0, .link(path: "", fragment: $0)))" }
    paragraphs.append("\("Source: \(finding.source)", .soft)\(address ?? "")")
    return card(
      kind: finding.kind, id: "\(prefix)finding-\(number)", "\(number)",
      "\("Finding \(number): ", .unseen)\(finding.message(in: language).asSentence)", paragraphs)
  }

  private func card(_ entry: SuppressedFinding) -> Block {
    let rule = entry.finding.rule
    let tab = entry.tab.map { " · tab \($0 + 1) \(titleOf: $0, in: design)" as Prose } ?? ""
    return card(
      "○", "Accepted: \(entry.finding.message.asSentence)",
      [
        "\(rule, .code)\(tab)\(place(played.places?.acceptedLines[rule]))", "Because: \(entry.reason)",
      ])
  }

  // More names than these are not read.
  private static let mostNames = 8

  private func tabs(of finding: Finding) -> Prose {
    let tabs = finding.tabs.filter(design.tabs.indices.contains)
    guard !tabs.isEmpty else { return "the whole bar" }
    let names = tabs.prefix(Self.mostNames).map { "\($0 + 1) \(titleOf: $0, in: design)" as Prose }
    let others = tabs.count - names.count
    let end = others > 0 ? " and \(counted(others, "other"))" : ""
    return "\(tabs.count == 1 ? "tab" : "tabs") \(list: names)\(end)"
  }

  private func place(_ line: Int?) -> String { line.map { " · line \($0)" } ?? "" }
}
