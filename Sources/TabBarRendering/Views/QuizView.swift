import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

extension QuizQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    var page = Page(context.options)
    if let answer {
      QuizView.add(answer, to: question, &page, context.options)
    } else {
      QuizView.add(question, to: &page, context.options)
    }
    return page.text
  }
}

/// The pages of the quiz: a question with its bar, and its answer with the picture and the source.
private enum QuizView {
  // MARK: Questions

  static func add(_ question: QuizQuestion, to page: inout Page, _ options: RenderOptions) {
    page.gap()
    page.hanging("? ", question.text, .strong)
    let scene = question.draft.scene
    switch question.topic {
    case .count:
      page.append(HeadLine.lines(scene, options))
      page.paragraph(names(of: Array(question.draft.design.tabs.indices), in: scene))
    case .rule, .change:
      add(scene, to: &page, options)
      addUndrawn(of: question, to: &page)
    case .edition:
      // The guide and its system are the answer, so the line above the bar is left out.
      let design = scene.design
      let orientation = design.device.platform.rotates ? design.orientation.rawValue : nil
      let place = [design.device.name, orientation, design.windowName, design.pane.name].compactMap(\.self)
      page.paragraph(place.joined(separator: ", "), .faint)
      add(items: scene, to: &page, options)
      addUndrawn(of: question, to: &page)
    case .finding:
      if case .rules(let findings) = question.solution { page.hanging("found    ", findings[0].message) }
    }
  }

  private static func add(_ scene: Scene, to page: inout Page, _ options: RenderOptions) {
    if options.pictures {
      page.append(BarPicture.rows(scene, options))
    } else {
      for sentence in BarInWords.sentences(scene) { page.paragraph(sentence) }
    }
  }

  /// Adds the bar without the lines around it.
  private static func add(items scene: Scene, to page: inout Page, _ options: RenderOptions) {
    guard scene.layout.placement != .none else { return }
    if options.pictures {
      page.append(BarPicture.bar(scene, options))
    } else {
      for item in SpokenBar(scene).items { page.paragraph(item, indentation: 2) }
    }
  }

  /// Adds what the picture does not show, where the rule is about that.
  private static func addUndrawn(of question: QuizQuestion, to page: inout Page) {
    guard let rule = question.rule, let boundary = rule.boundary else { return }
    let words = UndrawnDifference.words(of: rule)
    guard words.isEmpty else {
      return page.paragraph("not in the picture, beside a sound bar: " + words.joined(separator: "; "))
    }
    let facts = ExplainView.facts(of: rule.examples[boundary.broken])
    if !facts.isEmpty { page.hanging("facts: ", facts.joined(separator: "; ")) }
  }

  // MARK: Answers

  static func add(
    _ answer: QuizQuery.Answer, to question: QuizQuestion, _ page: inout Page, _ options: RenderOptions
  ) {
    switch answer.reply {
    case .right(let remark)?:
      page.hanging(
        "\(options.glyphs.met) ", ["Right.", remark].compactMap(\.self).joined(separator: " "), .good)
    case .wrong(let why)?: page.hanging("\(options.glyphs.wrong) ", why, .warning)
    case .unclear?, nil: break
    }
    let scene = question.draft.scene
    switch question.solution {
    case .count(let count, let reason): add(count, because: reason, scene, to: &page, options)
    case .rules(let findings):
      add(findings, of: question, to: &page)
      // Who knew it needs no lesson, and the next question is to be in sight with the judgement.
      if !isRight(answer.reply) { addLesson(of: question, to: &page, options) }
      if case .finding = question.topic { add(items: scene, to: &page, options) }
    case .change(let finding, let line):
      if !isRight(answer.reply) { page.hanging("answer   ", line) }
      page.hanging("source   ", finding.source)
      if let after = question.changed(by: answer.line) {
        add(after, insteadOf: question.draft, to: &page, options)
      }
    case .editions(_, let editions): add(editions, isBrief: isRight(answer.reply), to: &page)
    }
    if answer.comesAgain { page.paragraph("It comes again after three or more others.", .faint) }
  }

  /// Adds what a command changed: the new picture, or words where it looks the same.
  private static func add(
    _ after: Draft, insteadOf before: Draft, to page: inout Page, _ options: RenderOptions
  ) {
    let scene = after.scene
    let drawings = [scene, before.scene].map { BarPicture.bar($0, options).text(options) }
    guard options.pictures, drawings[0] != drawings[1] else {
      let words = DifferenceWords.designEntries(DesignDifference(from: before, to: after)).map(\.text)
      return page.hanging("changed  ", words.joined(separator: "; "))
    }
    add(items: scene, to: &page, options)
  }

  private static func isRight(_ reply: QuizReply?) -> Bool { if case .right? = reply { true } else { false } }

  private static func add(
    _ count: Int, because reason: Reason?, _ scene: Scene, to page: inout Page, _ options: RenderOptions
  ) {
    let layout = scene.layout
    let others =
      layout.hidden.isEmpty ? "" : "; \(layout.overflow.place.phrase): \(names(of: layout.hidden, in: scene))"
    page.hanging("answer   ", "\(count): \(names(of: layout.visible, in: scene))" + others)
    if let reason {
      page.hanging("why      ", "\(reason.conclusion); \(reason.rule)")
      page.hanging("source   ", listed(reason.grounds.map(\.source)))
    }
    add(items: scene, to: &page, options)
  }

  private static func add(_ findings: [Finding], of question: QuizQuestion, to page: inout Page) {
    let title = Rule.named(findings[0].rule)?.title
    page.hanging("answer   ", findings[0].rule + (title.map { ": \($0)" } ?? ""))
    if case .rule = question.topic { page.hanging("found    ", findings[0].message) }
    page.hanging("source   ", findings[0].source)
    for finding in findings.dropFirst() {
      page.hanging("also     ", "\(finding.rule): \(finding.message); \(finding.source)")
    }
  }

  /// Adds why there is the rule, and the bar that just meets it where that looks different from the one in the question.
  private static func addLesson(of question: QuizQuestion, to page: inout Page, _ options: RenderOptions) {
    guard let rule = question.rule, let boundary = rule.boundary else { return }
    page.hanging("why      ", rule.rationale)
    guard case .rule = question.topic, UndrawnDifference.words(of: rule).isEmpty else { return }
    let met = rule.examples[boundary.met]
    page.hanging("\(options.glyphs.met) met: ", met.caption, labelStyle: .good)
    if let guide = rule.guide(for: met) { add(items: Scene(met.design, by: guide), to: &page, options) }
  }

  private static func add(
    _ editions: [(guide: Guide, finding: Finding)], isBrief: Bool, to page: inout Page
  ) {
    let isSame = editions.allSatisfy { $0.finding.message == editions[0].finding.message }
    if isSame { page.hanging("found    ", editions[0].finding.message) }
    for (guide, finding) in editions {
      let message = isSame || isBrief ? "" : finding.message + "; "
      page.hanging(TerminalText.padded(guide.id, to: 12), message + finding.source)
    }
    let silent = Guide.all.filter { guide in !editions.contains { $0.guide.id == guide.id } }
    if !silent.isEmpty { page.paragraph("not so: \(listed(silent.map(\.id)))", .faint) }
  }

  private static func names(of tabs: [Int], in scene: Scene) -> String {
    listed(tabs.map { scene.design.plainName(of: $0) })
  }
}
