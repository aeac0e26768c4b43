import TabBarCore
import TabBarDrawing
import TabBarGuidelines

/// One design judged by every guide, and the contradictions between the guides.
extension Comparison {
  private typealias Found = (key: String, elements: [(rule: String, word: String, guide: String)])

  /// How many findings depend on the guide.
  var answerOfGuides: String {
    let tabs = columns[0].scene.design.tabs.count
    if tabs == 0 { return Silence.noTabs.text }
    let (same, other) = foundByGuides
    if other.isEmpty {
      let count = columns.count(where: \.scene.isSpokenOf)
      return "\(count == 1 ? "Only 1 guide speaks" : "\(count) guides say the same") of these "
        + counted(tabs, "tab") + (otherDisagreements.isEmpty ? "." : ", and not of all bars.")
    }
    return "\(counted(other.count, "finding")) of \(same.count + other.count) "
      + "\(other.count == 1 ? "depends" : "depend") on the guide."
  }

  /// The findings that all guides have in the same way, and the others.
  private var foundByGuides: (same: [Found], other: [Found]) {
    let spoken = columns.filter(\.scene.isSpokenOf)
    let all = spoken.flatMap { column in
      column.scene.report.findings.map { (rule: $0.rule, word: $0.word.text, guide: column.names[0]) }
    }.grouped { $0.rule }
    func isSame(_ found: Found) -> Bool {
      found.elements.count == spoken.count && Set(found.elements.map(\.word)).count == 1
    }
    return (all.filter(isSame), all.filter { !isSame($0) })
  }

  /// Returns what differs between the guides, each finding with those that have it; the whole answer has each guide with
  /// what it finds, and where it says so.
  func blocksOfGuides(_ options: RenderOptions) -> [Block] {
    let (same, other) = foundByGuides
    let silent = columns.filter { !$0.scene.isSpokenOf }.flatMap(\.names)
    var blocks: [Block] = other.map { rule, findings in
      let words = findings.grouped { $0.word }.map { "\($0) by " + listed($1.map(\.guide)) }
      return .entry("\(rule)  ", .english(words.joined(separator: "; ")))
    }
    if !same.isEmpty {
      let rules = same.map { "\($0.key) (\($0.elements[0].word))" }
      blocks.append(.entry("the same by all  ", .english(rules.joined(separator: ", "))))
    }
    if !silent.isEmpty { blocks.append(.entry("silent  ", .english(listed(silent)), .faint)) }
    blocks += disagreements.map(Self.block)
    if !otherDisagreements.isEmpty {
      blocks += [.paragraph("Of other bars they say:")] + otherDisagreements.map(Self.block)
    }
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
    ].compactMap(\.self).joined(separator: options.glyphs.separator)
    var below = report.findings.map { finding in
      Block.entry("\(finding.sign(options)) ", .english(finding.named), finding.style)
    }
    if !report.suppressed.isEmpty {
      let accepted = "accepted: " + report.suppressed.map(\.finding.rule).joined(separator: ", ")
      below.append(.entry("\(options.glyphs.accepted) ", .english(accepted), .faint))
    }
    if report.findings.isEmpty, !scene.design.tabs.isEmpty {
      let met = Silence.sentence(scene)?.text ?? "nothing found, \(counted(report.met.count, "rule")) met"
      below.append(.paragraph(.english(met), .good))
    }
    return .entry("\(scene.guide.name)", .english(bar), .faint, labelStyle: .strong, below: below)
  }

  private static func block(_ entry: Disagreement) -> Block {
    let says = entry.positions.map { "\($0.says) (\($0.guides.joined(separator: ", ")))" }
    let silent = entry.silent.isEmpty ? [] : ["silent: " + entry.silent.joined(separator: ", ")]
    let places = (entry.positions.map(sources) + silent).joined(separator: "; ")
    return .entry(
      "\(entry.conflict.question)  ", .english(says.joined(separator: "; ")),
      below: [.more([.paragraph(.english(places), .faint), .paragraph(.english(entry.conflict.advice))])])
  }

  /// The guides of a position with the place in each; guides with the same place are together.
  private static func sources(of position: Disagreement.Position) -> String {
    zip(position.guides, position.sources).grouped { guide, source in
      source.hasPrefix(guide + ", ") ? String(source.dropFirst(guide.count + 2)) : source
    }
    .map { place, sources in "\(sources.map(\.0).joined(separator: ", ")): \(place)" }
    .joined(separator: "; ")
  }
}
