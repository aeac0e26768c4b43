import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// The bar with its parts named below it.
extension AnatomyQuery: DocumentView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (scene, options) = (context.scene, context.options)
    let anatomy = Anatomy(scene)
    let isDrawn = scene.layout.placement != .none && scene.layout.absence == nil
    let bar: [Block] =
      !isDrawn
      ? [.paragraph(BarInWords.absence(scene))]
      : options.pictures ? [.drawn { BarPicture.bar(scene, $0) }] : []
    let present = anatomy.present.map { Block.entry(Prose($0.part), $0.text, labelStyle: .strong) }
    let missing = anatomy.missing.map { "\(Prose($0.part)) (\($0.why))" as Prose }
    return
      ([.drawn { HeadLine.lines(scene, $0) }] + bar + [.gap, .rows(present)]
      + (missing.isEmpty ? [] : [.entry("\("not there:" as Prose) ", "\(list: missing)", .faint)])).lines(
        options)
  }

  package func document(in context: ViewContext) -> JSONValue {
    let anatomy = Anatomy(context.scene)
    return JSONValue([
      "schema": 1,
      "parts": anatomy.present.map { JSONValue(["part": $0.part.rawValue, "text": $0.text.text]) },
      "missing": anatomy.missing.map { JSONValue(["part": $0.part.rawValue, "why": $0.why.text]) },
    ])
  }
}
