import TabBarCore
import TabBarGuidelines

/// The findings of a design in a page, each with the number that it has in the picture of the bar.
struct FindingList {
  let played: PlayedDesign
  let prefix: String
  /// The level of the findings' headings.
  let level: Int
  private var scene: Scene { played.scene }

  func write(to page: inout HTMLWriter) {
    let report = scene.report
    if report.findings.isEmpty {
      let isSilent = Silence.sentence(scene) != nil
      page.element("p", ["class": isSilent ? "soft" : "good"]) { $0.prose(Silence.verdict(scene)) }
    }
    if report.findings.isEmpty, report.suppressed.isEmpty, report.unusedAllowances.isEmpty { return }
    page.element("ol", ["class": "cards"]) { page in
      for (index, finding) in report.findings.enumerated() { write(finding, number: index + 1, to: &page) }
      for entry in report.suppressed {
        let rule = entry.finding.rule
        let tab = entry.tab.map { " · tab \($0 + 1) \(titleOf: $0, in: scene.design)" as Prose } ?? ""
        card(["class": "accepted"], "○", "Accepted: \(entry.finding.message.asSentence)", to: &page) { page in
          page.paragraph("\(rule, .code)\(tab)\(place(played.places?.acceptedLines[rule]))")
          page.paragraph("Because: \(entry.reason)")
        }
      }
      for allowance in report.unusedAllowances {
        let sentence = AllowanceWords.sentence(allowance, in: scene.design)
        card(["class": "accepted"], "!", "\(page.options.said(sentence).asSentence)", to: &page) { _ in }
      }
    }
  }

  private func write(_ finding: Finding, number: Int, to page: inout HTMLWriter) {
    let attributes: HTMLWriter.Attributes = [
      "class": Self.kind(of: finding), "id": "\(prefix)finding-\(number)",
    ]
    let language = page.options.language
    let title: Prose = "\("Finding \(number): ", .unseen)\(finding.message(in: language).asSentence)"
    card(attributes, "\(number)", title, to: &page) { page in
      let place = place(played.places?.lines[finding.rule])
      page.paragraph(
        "\(Found(finding, in: language).state(in: language), .strong) · \(finding.rule, .code) · \(tabs(of: finding))\(place)"
      )
      if let rule = scene.guide[rule: finding.rule]?.rule {
        page.paragraph("\(rule.page(in: language).prose(.instead) ?? "")")
      }
      page.paragraph("\("Source: \(finding.source)", .soft)")
    }
  }

  // More names than these are not read.
  private static let mostNames = 8

  private func tabs(of finding: Finding) -> Prose {
    let tabs = finding.tabs.filter(scene.design.tabs.indices.contains)
    guard !tabs.isEmpty else { return "the whole bar" }
    let names = tabs.prefix(Self.mostNames).map { "\($0 + 1) \(titleOf: $0, in: scene.design)" as Prose }
    let others = tabs.count - names.count
    let end = others > 0 ? " and \(counted(others, "other"))" : ""
    return "\(tabs.count == 1 ? "tab" : "tabs") \(list: names)\(end)"
  }

  private func place(_ line: Int?) -> String { line.map { " · line \($0)" } ?? "" }

  private func card(
    _ attributes: HTMLWriter.Attributes, _ sign: String, _ title: Prose, to page: inout HTMLWriter,
    _ rest: (inout HTMLWriter) -> Void
  ) {
    page.element("li", attributes) { page in
      page.element("span", ["class": "mark", "aria-hidden": "true"], sign)
      page.element("div") { page in
        page.heading(level, title)
        rest(&page)
      }
    }
  }

  /// The class of a finding, which has its colours.
  static func kind(of finding: Finding) -> String {
    finding.verdict == .needsPerson ? "question" : finding.severity.rawValue
  }
}
