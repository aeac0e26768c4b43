package import TabBarGuidelines

/// A bar in words, about as a screen reader says it.
package enum DescribePage {
  /// Returns the lines of the page.
  package static func lines(_ bar: SpokenBar, _ options: RenderOptions) -> [String] {
    var page = Page(options)
    page.paragraph(bar.opening)
    for item in bar.items { page.paragraph(item, indentation: 2) }
    if !bar.behindMore.isEmpty {
      page.paragraph("Behind More:")
      for item in bar.behindMore { page.paragraph(item, indentation: 2) }
    }
    for note in bar.notes { page.paragraph(note, .faint) }
    page.paragraph("Approximate: Apple does not document the words that VoiceOver says.", .faint)
    return page.text
  }
}
