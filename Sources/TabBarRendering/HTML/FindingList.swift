import TabBarCore
import TabBarGuidelines

/// The findings of a design in a page, each with the number that it has in the picture of the bar.
struct FindingList {
  let played: PlayedDesign
  let prefix: String
  /// The level of the findings' headings.
  let level: Int
  private var scene: Scene { played.scene }
  private var report: Report { played.scene.report }

  func write(to page: inout HTMLWriter) {
    if report.findings.isEmpty {
      let isSilent = Silence.sentence(scene) != nil
      page.element("p", ["class": isSilent ? "soft" : "good"], Silence.verdict(scene))
    }
    if report.findings.isEmpty, report.suppressed.isEmpty, report.unusedAllowances.isEmpty { return }
    page.element("ol", ["class": "cards"]) { page in
      for (index, finding) in report.findings.enumerated() { write(finding, number: index + 1, to: &page) }
      for entry in report.suppressed { write(entry, to: &page) }
      for allowance in report.unusedAllowances {
        card("accepted", sign: "!", to: &page) { page in
          page.heading(level) { $0.prose(AllowanceWords.sentence(allowance, in: scene.design)) }
        }
      }
    }
  }

  private func write(_ finding: Finding, number: Int, to page: inout HTMLWriter) {
    let rule = scene.guide[rule: finding.rule]?.rule
    card(Self.kind(of: finding), sign: "\(number)", id: "\(prefix)finding-\(number)", to: &page) { page in
      page.heading(level) { page in
        page.element("span", ["class": "unseen"], "Finding \(number): ")
        page.prose(finding.message)
      }
      page.element("p") { page in
        page.element("strong", Self.word(for: finding))
        page.text(" · ")
        page.element("code", finding.rule)
        writeTabs(of: finding, to: &page)
        writePlace(played.places?.lines[finding.rule], to: &page)
      }
      if let rule { page.element("p", rule.remedy) }
      page.element("p", ["class": "source"], "Source: \(finding.source)")
    }
  }

  // More names than these are not read.
  private static let mostNames = 8

  private func writeTabs(of finding: Finding, to page: inout HTMLWriter) {
    let tabs = finding.tabs.filter(scene.design.tabs.indices.contains)
    guard !tabs.isEmpty else { return page.text(" · the whole bar") }
    page.text(tabs.count == 1 ? " · tab " : " · tabs ")
    for (position, index) in tabs.prefix(Self.mostNames).enumerated() {
      if position > 0 { page.text(", ") }
      page.text("\(index + 1) ")
      page.title(of: index, in: scene.design)
    }
    if tabs.count > Self.mostNames { page.text(" and \(counted(tabs.count - Self.mostNames, "other"))") }
  }

  private func writePlace(_ line: Int?, to page: inout HTMLWriter) {
    if let line { page.text(" · line \(line)") }
  }

  private func write(_ entry: SuppressedFinding, to page: inout HTMLWriter) {
    card("accepted", sign: "○", to: &page) { page in
      page.heading(level) { page in
        page.text("Accepted: ")
        page.prose(entry.finding.message)
      }
      page.element("p") { page in
        page.element("code", entry.finding.rule)
        if let tab = entry.tab {
          page.text(" · tab \(tab + 1) ")
          page.title(of: tab, in: scene.design)
        }
        writePlace(played.places?.acceptedLines[entry.finding.rule], to: &page)
      }
      page.element("p") { $0.prose("Because: " + entry.reason) }
    }
  }

  private func card(
    _ kind: String, sign: String, id: String? = nil, to page: inout HTMLWriter,
    _ body: (inout HTMLWriter) -> Void
  ) {
    func write(_ page: inout HTMLWriter) {
      page.element("span", ["class": "mark", "aria-hidden": "true"], sign)
      page.element("div") { body(&$0) }
    }
    if let id {
      page.element("li", ["class": kind, "id": id]) { write(&$0) }
    } else {
      page.element("li", ["class": kind]) { write(&$0) }
    }
  }

  /// The class of a finding, which has its colours.
  static func kind(of finding: Finding) -> String {
    finding.verdict == .needsPerson ? "question" : finding.severity.rawValue
  }

  static func word(for finding: Finding) -> String {
    let word = FindingsBlock.word(for: finding)
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
