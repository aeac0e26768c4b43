import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension DescribeQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    DescribeView.lines(SpokenBar(context.scene), context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? {
    DescribeView.document(SpokenBar(context.scene))
  }
}

/// A bar in words, about as a screen reader reads it.
package enum DescribeView {
  package static func lines(_ bar: SpokenBar, _ options: RenderOptions) -> [HarmlessText] {
    let more = bar.moreList.isEmpty ? [] : [Block.paragraph("In the More list:")] + bar.moreList.map(item)
    return
      ([.paragraph(bar.opening)] + bar.items.map(item) + more + bar.notes.map { .paragraph($0, .faint) }
      + [.paragraph("Approximate: Apple does not document the words that VoiceOver says.", .faint)])
      .lines(options)
  }

  private static func item(_ text: String) -> Block { .entry("  ", text) }

  package static func document(_ bar: SpokenBar) -> JSONValue {
    .members([
      "schema": 1, "opening": .string(bar.opening), "items": .strings(bar.items),
      "behindMore": .strings(bar.moreList), "notes": .strings(bar.notes), "approximate": true,
    ])
  }
}
