import TabBarCore
import TabBarDrawing
import TabBarGuidelines

/// One design judged by every guide: the rules of which the verdict depends on the guide.
extension Comparison {
  /// What the guides say of a rule, with those that say it; one entry where all say the same.
  typealias Verdicts = (rule: String, says: [(word: String, guides: [Guide])])

  /// How many findings depend on the guide.
  var answerOfGuides: String {
    let tabs = columns[0].scene.design.tabs.count
    if tabs == 0 { return Silence.noTabs.text }
    let verdicts = verdicts
    let other = verdicts.count { $0.says.count > 1 }
    if other == 0 {
      let count = columns.count(where: \.scene.isSpokenOf)
      return "\(count == 1 ? "Only 1 guide speaks" : "\(count) guides say the same") of these "
        + counted(tabs, "tab") + "."
    }
    return
      "\(counted(other, "finding")) of \(verdicts.count) \(other == 1 ? "depends" : "depend") on the guide."
  }

  /// Each rule that finds something by one of the guides that speak of the platform; those that find it come first.
  var verdicts: [Verdicts] {
    let scenes = columns.map(\.scene).filter(\.isSpokenOf)
    return scenes.flatMap(\.report.findings).grouped(by: \.rule).map { rule, _ in
      let says = scenes.grouped { $0.report.word(on: rule) }.map {
        (word: $0.key, guides: $0.elements.map(\.guide))
      }
      let isQuiet = { ["met", "not asked"].contains($0) }
      return (rule, says.filter { !isQuiet($0.word) } + says.filter { isQuiet($0.word) })
    }
  }

  /// Returns what differs between the guides, each finding with what each says of it; the whole answer has each guide
  /// with what it finds.
  func blocksOfGuides(_ options: RenderOptions) -> [Block] {
    let verdicts = verdicts
    let same = verdicts.filter { $0.says.count == 1 }.map { "\($0.rule) (\($0.says[0].word))" }
    let silent = columns.filter { !$0.scene.isSpokenOf }.flatMap(\.names)
    var blocks: [Block] = verdicts.filter { $0.says.count > 1 }.map { rule, says in
      let words = says.map { "\($0.word) by \(listed($0.guides.map(\.name)))" }
      return .entry("\(rule)  ", .english(words.joined(separator: "; ")))
    }
    if !same.isEmpty {
      blocks.append(.entry("the same by all  ", .english(same.joined(separator: ", "))))
    }
    if !silent.isEmpty { blocks.append(.entry("silent  ", .english(listed(silent)), .faint)) }
    return blocks + [.more([.gap, .rows(columns.map { Self.block($0.scene, options) })])]
  }

  private static func block(_ scene: Scene, _ options: RenderOptions) -> Block {
    let report = scene.report
    guard scene.isSpokenOf else {
      return .entry(
        "\(scene.guide.name)", "says nothing about \(scene.platform.rawValue)", .faint, labelStyle: .strong)
    }
    let bar = [
      scene.layout.system?.name, OutcomeWords.summary(BarOutcome(scene), tabs: scene.design.tabs.count),
    ].compactMap(\.self).joined(separator: options.glyphs[.separator])
    var below = report.findings.map { finding in
      Block.entry("\(finding.sign(options)) ", .english(finding.named), finding.style)
    }
    if !report.suppressed.isEmpty {
      let accepted = "accepted: " + report.suppressed.map(\.finding.rule).joined(separator: ", ")
      below.append(.entry("\(options.glyphs[.accepted]) ", .english(accepted), .faint))
    }
    if report.findings.isEmpty, !scene.design.tabs.isEmpty {
      let met = Silence.sentence(scene)?.text ?? "nothing found, \(counted(report.met.count, "rule")) met"
      below.append(.paragraph(.english(met), .good))
    }
    return .entry("\(scene.guide.name)", .english(bar), .faint, labelStyle: .strong, below: below)
  }
}

extension Report {
  /// Returns what the guide says of a rule that another one finds something by.
  fileprivate func word(on rule: String) -> String {
    findings.first { $0.rule == rule }?.word.text
      ?? (met.contains(rule)
        ? "met" : suppressed.contains { $0.finding.rule == rule } ? "accepted" : "not asked")
  }
}
