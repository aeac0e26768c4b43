import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// A question of the quiz with its bar, or its answer with the reason and the source.
extension QuizQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    return (isRight.map { answer(isRight: $0, options) } ?? open(options)).lines(options)
  }

  private func open(_ options: RenderOptions) -> [Block] {
    let scene = question.draft.scene
    let facts = ExplainView.facts(of: question.example)
    let bar = question.isAboutNumber ? [.drawn { HeadLine.lines(scene, $0) }] : picture(of: scene, options)
    return [.gap, .entry("? ", "\(question.prediction.question)", .strong)] + bar
      + (facts.isEmpty ? [] : [.entry("\("facts:" as Prose) ", "\(facts.joined(separator: "; "))")])
      + question.prediction.rows(in: scene).map { .paragraph($0) }
  }

  private func answer(isRight: Bool, _ options: RenderOptions) -> [Block] {
    let scene = question.draft.scene
    let rule = question.rule
    var blocks: [Block] = []
    let found = scene.report.findings.sorted { $0.rule == rule.id && $1.rule != rule.id }
    if question.isAboutNumber { blocks += picture(of: scene, options) }
    blocks += found.map { .entry("found    ", "\($0.rule): \($0.prose); \($0.citation)") }
    // Who knew it needs no lesson, and the next question is to be in sight with the judgement.
    if !isRight {
      blocks.append(
        .entry(question.topic.isMet ? "meets    " : "rule     ", "\(rule.id): \(Prose.english(rule.title))"))
      blocks.append(.entry("why      ", .english(rule.rationale)))
      blocks.append(.paragraph("It comes again after three others.", .faint))
    }
    return blocks
  }

  private func picture(of scene: Scene, _ options: RenderOptions) -> [Block] {
    options.pictures
      ? [.drawn { BarPicture.rows(scene, $0) }]
      : BarInWords.sentences(scene).map { .paragraph($0) }
  }
}
