import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

extension QuizQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    (answer.map { QuizView.blocks(of: $0, to: question, context.options) }
      ?? QuizView.blocks(of: question, context.options)).lines(context.options)
  }
}

/// The pages of the quiz: a question with its bar, and its answer with the picture and the source.
private enum QuizView {
  // MARK: Questions

  static func blocks(of question: QuizQuestion, _ options: RenderOptions) -> [Block] {
    let scene = question.draft.scene
    var blocks: [Block] = [.gap, .entry("? ", question.text, .strong)]
    switch question.topic {
    case .count:
      blocks.append(.lines(HeadLine.lines(scene, options)))
      blocks.append(.paragraph(names(of: Array(question.draft.design.tabs.indices), in: scene)))
    case .rule, .change:
      blocks +=
        options.pictures
        ? [.lines(BarPicture.rows(scene, options))] : BarInWords.sentences(scene).map { .paragraph($0) }
      blocks += undrawn(of: question)
    case .edition:
      // The guide and its system are the answer, so the line above the bar is left out.
      blocks.append(.paragraph(scene.design.place.joined(separator: ", "), .faint))
      blocks += items(of: scene, options) + undrawn(of: question)
    case .finding:
      if case .rules(let findings) = question.solution {
        blocks.append(.entry("found    ", findings[0].message))
      }
    }
    return blocks
  }

  /// The bar without the lines around it.
  private static func items(of scene: Scene, _ options: RenderOptions) -> [Block] {
    guard scene.layout.placement != .none else { return [] }
    return options.pictures
      ? [.lines(BarPicture.bar(scene, options))] : SpokenBar(scene).items.map { .entry("  ", $0) }
  }

  /// What the picture does not show, where the rule is about that.
  private static func undrawn(of question: QuizQuestion) -> [Block] {
    guard let rule = question.rule, let boundary = rule.boundary else { return [] }
    let words = UndrawnDifference.words(of: rule)
    guard words.isEmpty else {
      return [.paragraph("not in the picture, beside a sound bar: " + words.joined(separator: "; "))]
    }
    let facts = ExplainView.facts(of: rule.examples[boundary.broken])
    return facts.isEmpty ? [] : [.entry("facts: ", facts.joined(separator: "; "))]
  }

  // MARK: Answers

  static func blocks(
    of answer: QuizQuery.Answer, to question: QuizQuestion, _ options: RenderOptions
  ) -> [Block] {
    var blocks: [Block] = []
    var isRight = false
    switch answer.reply {
    case .right(let remark)?:
      isRight = true
      let words = ["Right.", remark].compactMap(\.self).joined(separator: " ")
      blocks.append(.entry("\(options.glyphs.met) ", words, .good))
    case .wrong(let why)?: blocks.append(.entry("\(options.glyphs.wrong) ", why, .warning))
    case .unclear?, nil: break
    }
    let scene = question.draft.scene
    switch question.solution {
    case .count(let count, let reason):
      blocks += solution(count, because: reason, scene) + items(of: scene, options)
    case .rules(let findings):
      blocks += solution(findings, of: question)
      // Who knew it needs no lesson, and the next question is to be in sight with the judgement.
      if !isRight { blocks += lesson(of: question, options) }
      if case .finding = question.topic { blocks += items(of: scene, options) }
    case .change(let finding, let line):
      if !isRight { blocks.append(.entry("answer   ", line)) }
      blocks.append(.entry("source   ", finding.source))
      if let after = question.changed(by: answer.line) {
        blocks += change(to: after, insteadOf: question.draft, options)
      }
    case .editions(_, let editions): blocks += solution(editions, isBrief: isRight)
    }
    return blocks
      + (answer.comesAgain ? [.paragraph("It comes again after three or more others.", .faint)] : [])
  }

  /// What a command changed: the new picture, or words where it looks the same.
  private static func change(
    to after: Draft, insteadOf before: Draft, _ options: RenderOptions
  ) -> [Block] {
    let scene = after.scene
    let drawings = [scene, before.scene].map { BarPicture.bar($0, options).text(options) }
    guard options.pictures, drawings[0] != drawings[1] else {
      let words = DifferenceWords.designEntries(DesignDifference(from: before, to: after)).map(\.text)
      return [.entry("changed  ", words.joined(separator: "; "))]
    }
    return items(of: scene, options)
  }

  private static func solution(_ count: Int, because reason: Reason?, _ scene: Scene) -> [Block] {
    let layout = scene.layout
    let others =
      layout.hidden.isEmpty ? "" : "; \(layout.overflow.place.phrase): \(names(of: layout.hidden, in: scene))"
    let answer = Block.entry("answer   ", "\(count): \(names(of: layout.visible, in: scene))" + others)
    guard let reason else { return [answer] }
    return [
      answer, .entry("why      ", "\(reason.conclusion); \(reason.rule)"),
      .entry("source   ", listed(reason.grounds.map(\.source))),
    ]
  }

  private static func solution(_ findings: [Finding], of question: QuizQuestion) -> [Block] {
    let title = Rule.named(findings[0].rule)?.title
    var blocks = [Block.entry("answer   ", findings[0].rule + (title.map { ": \($0)" } ?? ""))]
    if case .rule = question.topic { blocks.append(.entry("found    ", findings[0].message)) }
    return blocks + [.entry("source   ", findings[0].source)]
      + findings.dropFirst().map { .entry("also     ", "\($0.rule): \($0.message); \($0.source)") }
  }

  /// Why there is the rule, and the bar that just meets it where that looks different from the one in the question.
  private static func lesson(of question: QuizQuestion, _ options: RenderOptions) -> [Block] {
    guard let rule = question.rule, let boundary = rule.boundary else { return [] }
    let why = Block.entry("why      ", rule.rationale)
    guard case .rule = question.topic, UndrawnDifference.words(of: rule).isEmpty else { return [why] }
    let met = rule.examples[boundary.met]
    return [why, .entry("\(options.glyphs.met) met: ", met.caption, labelStyle: .good)]
      + (rule.guide(for: met).map { items(of: Scene(met.design, by: $0), options) } ?? [])
  }

  private static func solution(_ editions: [(guide: Guide, finding: Finding)], isBrief: Bool) -> [Block] {
    let isSame = editions.allSatisfy { $0.finding.message == editions[0].finding.message }
    let silent = Guide.all.filter { guide in !editions.contains { $0.guide.id == guide.id } }
    return (isSame ? [.entry("found    ", editions[0].finding.message)] : [])
      + editions.map { guide, finding in
        let message = isSame || isBrief ? "" : finding.message + "; "
        return .entry(TerminalText.padded(guide.id, to: 12), message + finding.source)
      }
      + (silent.isEmpty ? [] : [.paragraph("not so: \(listed(silent.map(\.id)))", .faint)])
  }

  private static func names(of tabs: [Int], in scene: Scene) -> String {
    listed(tabs.map { scene.design.plainName(of: $0) })
  }
}
