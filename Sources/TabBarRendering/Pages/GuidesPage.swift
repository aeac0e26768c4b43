import TabBarGuidelines
import TabBarCore

/// The list of guides.
package enum GuidesPage {
  /// Returns the lines of the list: what each guide is about, where it is from, how many rules it has.
  package static func lines(_ options: RenderOptions) -> [String] {
    var page = Page(options)
    for guide in Guide.all {
      if !page.lines.isEmpty { page.gap() }
      page.heading(guide.id + options.glyphs.separator + guide.name)
      page.paragraph(guide.summary, indentation: 2)
      page.paragraph(guide.source, .faint, indentation: 2)
      var facts = ["\(guide.rules.count) rule\(guide.rules.count == 1 ? "" : "s")"]
      facts += Platform.allCases.compactMap { platform in
        guide.versions[platform].map { "\(platform.rawValue) \($0)" }
      }
      page.paragraph(facts.joined(separator: options.glyphs.separator), .faint, indentation: 2)
    }
    return page.text
  }
}
