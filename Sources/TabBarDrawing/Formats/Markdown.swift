import TabBarCore
package import TabBarGuidelines

/// A scene in Markdown for a page or a pull request.
package enum SceneMarkdown {
  static func lines(_ scene: Scene, at places: FindingPlaces?, _ options: RenderOptions) -> [HarmlessText] {
    // All else is in English, too.
    var options = options
    options.language = RulePage.standardLanguage
    return MarkdownText.document(
      [.picture(scene, .bar, ""), TabTable.block(scene, named: "", options)] + findings(scene, at: places),
      options)
  }

  /// Returns what is found and accepted; `listsAll` adds, folded, what is met, open or not applicable.
  package static func findings(_ scene: Scene, at places: FindingPlaces?, listsAll: Bool = true) -> [Block] {
    let report = scene.report
    func place(_ line: Int?) -> Prose { places.map { $0.link($0.text(line), line) } ?? "" }
    let findings = report.findings.map { finding -> [Prose] in
      [
        "\(finding.word.text)", "\(finding.rule, .code)", place(places?.lines[finding.rule]),
        "\(finding.message)", "\(finding.source)",
      ]
    }
    let unused = report.unusedAllowances.map { allowance -> [Prose] in
      [
        "\(Severity.warning.rawValue)", "unused allowance", place(nil),
        AllowanceWords.sentence(allowance, in: scene.design), "",
      ]
    }
    let accepted = report.suppressed.map { entry -> [Prose] in
      [
        "\(entry.finding.rule, .code)", place(places?.acceptedLines[entry.finding.rule]),
        "\(entry.finding.message)", "\(entry.reason)",
      ]
    }
    var blocks: [Block] =
      findings.isEmpty && unused.isEmpty
      ? [.paragraph(Silence.verdict(scene))]
      : [.table("", ["severity", "rule", "where", "finding", "source"], findings + unused)]
    if !accepted.isEmpty {
      blocks += [.paragraph("Accepted:"), .table("", ["rule", "where", "finding", "reason"], accepted)]
    }
    guard listsAll else { return blocks }
    let questions = report.notChecked.filter { $0.verdict == .needsPerson }
    let others = report.notChecked.filter { $0.verdict != .needsPerson }.map(\.rule)
    guard !report.met.isEmpty || !report.notChecked.isEmpty else { return blocks }
    let counts = [(report.met, "met"), (questions.map(\.rule), "needs a person"), (others, "not applicable")]
    let summary = counts.filter { !$0.0.isEmpty }.map { "\($1): \($0.count)" }.joined(separator: ", ")
    let rows = questions.map { ["\($0.rule, .code)", "\($0.why)"] as [Prose] }
    let lists = [(report.met, "Met"), (others, "Not applicable")].filter { !$0.0.isEmpty }.map {
      Block.paragraph("\($1): \(list: $0.map { "\($0, .code)" })")
    }
    return blocks
      + [.fold("\(summary.asSentence)", [.table("", ["rule", "question"], rows)] + lists)]
  }
}

extension FindingPlaces {
  /// Returns a text that leads to a line of the session, where it is in a file.
  package func link(_ text: String, _ line: Int? = nil) -> Prose {
    path.map { "\(text, .link(path: $0, fragment: line.map { "#L\($0)" } ?? ""))" } ?? "\(text)"
  }
}
