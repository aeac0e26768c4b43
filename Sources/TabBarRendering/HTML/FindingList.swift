import TabBarCore
import TabBarGuidelines

extension DesignSection {
  /// What is said of a finding, an accepted one or an allowance that accepts nothing.
  private struct Card {
    var kind = "accepted"
    var id: String?
    let sign: String
    let title: Prose
    var paragraphs: [Prose] = []
  }

  /// Writes the findings, each with the number that it has in the picture of the bar.
  func writeFindings(to page: inout HTMLWriter) {
    let report = scene.report
    if report.findings.isEmpty {
      let isSilent = Silence.sentence(scene) != nil
      page.element("p", ["class": isSilent ? "soft" : "good"]) { $0.prose(Silence.verdict(scene)) }
    }
    let cards =
      report.findings.enumerated().map { card($1, number: $0 + 1) } + report.suppressed.map(card)
      + report.unusedAllowances.map { allowance in
        let sentence = AllowanceWords.sentence(allowance, in: design)
        return Card(sign: "!", title: "\(options.said(sentence).asSentence)")
      }
    guard !cards.isEmpty else { return }
    page.element("ol", ["class": "cards"]) { page in
      for card in cards {
        page.element("li", ["class": card.kind, "id": card.id]) { page in
          page.element("span", ["class": "mark", "aria-hidden": "true"], card.sign)
          page.element("div") { page in
            page.heading(level + 1, card.title)
            for paragraph in card.paragraphs { page.paragraph(paragraph) }
          }
        }
      }
    }
  }

  private func card(_ finding: Finding, number: Int) -> Card {
    let language = options.language
    let state = Found(finding, in: language).state(in: language)
    let place = place(played.places?.lines[finding.rule])
    let rule = scene.guide[rule: finding.rule]?.rule
    return Card(
      kind: finding.kind, id: "\(prefix)finding-\(number)", sign: "\(number)",
      title: "\("Finding \(number): ", .unseen)\(finding.message(in: language).asSentence)",
      paragraphs: ["\(state, .strong) · \(finding.rule, .code) · \(tabs(of: finding))\(place)"]
        + (rule.map { ["\($0.page(in: language).prose(.instead) ?? "")"] } ?? [])
        + ["\("Source: \(finding.source)", .soft)"])
  }

  private func card(_ entry: SuppressedFinding) -> Card {
    let rule = entry.finding.rule
    let tab = entry.tab.map { " · tab \($0 + 1) \(titleOf: $0, in: design)" as Prose } ?? ""
    return Card(
      sign: "○", title: "Accepted: \(entry.finding.message.asSentence)",
      paragraphs: [
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

extension Finding {
  /// The class of a page's elements that has its colours.
  var kind: String { verdict == .needsPerson ? "question" : severity.rawValue }
}
