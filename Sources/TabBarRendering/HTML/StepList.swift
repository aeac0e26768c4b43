import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground

extension DesignSection {
  /// The steps of the session, each with what it changed. Each design is laid out once.
  var steps: [Block] {
    var last: (draft: Draft, scene: Scene)?
    let entries = played.steps.enumerated().map { index, step -> Block in
      let scene = last.flatMap { $0.draft == step.draft ? $0.scene : nil } ?? step.draft.scene
      defer { last = (step.draft, scene) }
      var blocks: [Block] = [.paragraph("Step \(index + 1)", kind: "number")]
      blocks += step.notes.map { .paragraph("\($0, .strong)") }
      if let change = step.change { blocks += self.blocks(of: change, scene, since: last?.scene) }
      return .part("li", blocks + expectations(step.expectations, in: scene))
    }
    let count = played.earlier
    var blocks: [Block] = [.title(level, "Step by step")]
    if count > 0 {
      blocks.append(.paragraph("Left out at the beginning: \(counted: count, "command").", kind: "soft"))
    }
    let attributes: HTMLWriter.Attributes = [
      "class": "steps", "id": "\(prefix)steps", "data-words": HTMLPage.stepWords(options),
    ]
    return blocks + [.part("ol", attributes, entries)]
  }

  private func blocks(
    of step: (command: String, sentence: Prose), _ scene: Scene, since before: Scene?
  ) -> [Block] {
    // What was there before the first step of a long session is not new with it.
    let change = before.map { DesignDifference(from: $0, to: scene) }
    let said = change.map { ChangeWords.saying(step.sentence, $0) } ?? step.sentence
    var blocks: [Block] = [.paragraph("\(step.command, .code)"), .paragraph(said)]
    let findings = (change.map { Found.all(of: $0) } ?? []).map { found -> Prose in
      return "\(found.state, .strong): \(found.finding.rule, .code), \(found.message)"
    }
    if !findings.isEmpty { blocks.append(.list(findings)) }
    if !scene.design.tabs.isEmpty, before.map({ differs($0, scene) }) ?? true {
      blocks.append(.picture(scene, .bar, "The bar after: \(step.command)"))
    }
    return blocks
  }

  private func expectations(_ expectations: [Expectation], in scene: Scene) -> [Block] {
    let entries = expectations.map { expectation -> Block in
      let mismatch = expectation.mismatch(in: scene)
      let text: Prose =
        mismatch.map { "Not as expected: \($0.sentence)" }
        ?? "As expected: \(expectation.description, .code)"
      return .part("li", ["class": mismatch == nil ? "good" : "bad"], [.text(text)])
    }
    return entries.isEmpty ? [] : [.part("ul", ["class": "plain"], entries)]
  }

  /// Whether two scenes have different pictures.
  private func differs(_ before: Scene, _ after: Scene) -> Bool {
    before.layout != after.layout || before.design.tabs != after.design.tabs
      || before.design.situation != after.design.situation
  }
}
