import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// A bar in words, about as a screen reader reads it.
extension DescribeQuery: DocumentView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let bar = SpokenBar(context.scene)
    func list(_ items: [Prose]) -> [Block] { items.map { .entry("  ", $0) } }
    let more = bar.moreList.isEmpty ? [] : [.paragraph("In the More list:")] + list(bar.moreList)
    return
      ([.paragraph(bar.opening)] + list(bar.items) + more
      + bar.notes.map { .paragraph($0, .faint) }
      + [.paragraph("Approximate: Apple does not document the words that VoiceOver says.", .faint)])
      .lines(context.options)
  }

  package func document(in context: ViewContext) -> JSONValue {
    let bar = SpokenBar(context.scene)
    return JSONValue([
      "schema": 1, "opening": bar.opening.text, "items": bar.items.map(\.text),
      "behindMore": bar.moreList.map(\.text), "notes": bar.notes.map(\.text), "approximate": true,
    ])
  }
}
