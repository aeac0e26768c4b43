import TabBarCore
import TabBarGuidelines
import TabBarPlayground

extension DesignSection {
  /// Writes the steps of the session, each with what it changed. Each design is laid out once.
  func writeSteps(to page: inout HTMLWriter) {
    page.heading(level, "Step by step")
    if played.earlier > 0 {
      page.element(
        "p", ["class": "soft"],
        "The first \(counted(played.earlier, "command")) of the session \(isOrAre(played.earlier)) left out here."
      )
    }
    var last: (draft: Draft, scene: Scene)?
    page.element("ol", ["class": "steps", "id": "\(prefix)steps"]) { page in
      for (index, step) in played.steps.enumerated() {
        let scene: Scene
        if let last, last.draft == step.draft { scene = last.scene } else { scene = step.draft.scene }
        page.element("li") { page in
          page.element("p", ["class": "number"], "Step \(index + 1)")
          for note in step.notes { page.paragraph("\(note, .strong)") }
          if let (command, sentence) = step.change {
            write(command, sentence, scene, since: last?.scene, to: &page)
          }
          write(step.expectations, in: scene, to: &page)
        }
        last = (step.draft, scene)
      }
    }
  }

  private func write(
    _ command: String, _ sentence: String, _ scene: Scene, since before: Scene?, to page: inout HTMLWriter
  ) {
    page.paragraph("\(command, .code)")
    // What was there before the first step of a long session is not new with it.
    let change = before.map { DesignDifference(from: $0, to: scene) }
    let clause = change.flatMap { ChangeWords.clause($0, options) }
    page.paragraph("\(sentence)\(clause.map { "; " + $0 } ?? "")")
    if let change { write(change, to: &page) }
    guard !scene.design.tabs.isEmpty, before.map({ differs($0, scene) }) ?? true else { return }
    let label = "The tab bar after: \(command)"
    if let picture = VectorPicture.picture(of: scene, .bar, label: label, options) { page.picture(picture) }
  }

  private func write(_ expectations: [Expectation], in scene: Scene, to page: inout HTMLWriter) {
    guard !expectations.isEmpty else { return }
    page.element("ul", ["class": "plain"]) { page in
      for expectation in expectations {
        let mismatch = expectation.mismatch(in: scene)
        page.element("li", ["class": mismatch == nil ? "good" : "bad"]) {
          $0.prose(
            mismatch.map { "Not as expected: \($0.sentence.text)" }
              ?? "As expected: \(expectation.description, .code)")
        }
      }
    }
  }

  private func write(_ change: DesignDifference, to page: inout HTMLWriter) {
    let shown = Found.all(of: change)
    guard !shown.isEmpty else { return }
    page.list(of: shown) {
      $0.prose(
        "\($1.state(in: RulePage.standardLanguage) + ": ", .strong)\($1.finding.rule, .code), \($1.message)")
    }
  }

  /// Whether two scenes have different pictures.
  private func differs(_ before: Scene, _ after: Scene) -> Bool {
    before.layout != after.layout || before.design.tabs != after.design.tabs
      || before.design.situation != after.design.situation
  }
}
