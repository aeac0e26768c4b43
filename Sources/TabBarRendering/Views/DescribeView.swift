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
    var page = Page(options)
    page.paragraph(bar.opening)
    for item in bar.items { page.paragraph(item, indentation: 2) }
    if !bar.moreList.isEmpty {
      page.paragraph("In the More list:")
      for item in bar.moreList { page.paragraph(item, indentation: 2) }
    }
    for note in bar.notes { page.paragraph(note, .faint) }
    page.paragraph("Approximate: Apple does not document the words that VoiceOver says.", .faint)
    return page.text
  }

  package static func document(_ bar: SpokenBar) -> JSONValue {
    .members([
      "schema": 1, "opening": .string(bar.opening), "items": .strings(bar.items),
      "behindMore": .strings(bar.moreList), "notes": .strings(bar.notes), "approximate": true,
    ])
  }
}
