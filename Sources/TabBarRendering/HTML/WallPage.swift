package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// What a room sees of a lesson: the pages that the prompt has shown, of which the last is the present one.
package enum WallPage {
  /// Returns the page, without a line break at its end.
  package static func document(
    of pages: [[Utterance]], state: HTMLPage.State, _ options: RenderOptions
  ) -> HarmlessText {
    let items = pages.enumerated().map { index, page in
      Block.part("li", page.flatMap { blocks(of: $0, prefix: "\(index + 1)-", options) })
    }
    let list = Block.part(
      "ol",
      [
        "class": "steps one wall", "id": "wall", "data-words": HTMLPage.stepWords(options),
        "data-end": options.said("the next page comes from the prompt"),
      ], items)
    return HTMLPage.document(
      HTMLPage.Head(title: "tab bar", hasSteps: true, state: state), [.part("section", [list])], options)
  }

  private static func blocks(of utterance: Utterance, prefix: String, _ options: RenderOptions) -> [Block] {
    func section(_ scene: Scene) -> DesignSection {
      DesignSection(played: PlayedDesign(named: "the lesson", scene), prefix: prefix, options: options)
    }
    switch utterance {
    case .sentence(let text): return [.paragraph(text)]
    case .commands(let lines): return lines.map { .paragraph("\($0, .code)") }
    case .bar(let draft, withFindings: true): return section(draft.scene).bar
    case .bar(let draft, _), .smallBar(let draft):
      return section(Scene(draft.scene.design, by: draft.scene.guide, only: [])).barAlone
    case .page, .gap: return []
    }
  }
}
