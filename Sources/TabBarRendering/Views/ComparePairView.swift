import TabBarGuidelines
package import TabBarPlayground

extension DesignPairQuery: View {
  package var isLong: Bool { isWhole }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    var page = BriefPage(options, wholeLine: isWhole ? nil : wholeLine)
    let differences = DifferenceLines.lines(from: first.draft, to: second.draft, options)
    guard !differences.isEmpty else {
      page.add { $0.paragraph("\(first.name) and \(second.name) are the same.", .strong) }
      page.add(SmallPictures.rows(of: [SmallPictures.Bar("", second.draft.scene)], options))
      return page.text
    }
    page.add { $0.paragraph("From \(first.name) to \(second.name):", .strong) }
    let bars = [first, second].map { SmallPictures.Bar($0.name, $0.draft.scene) }
    page.add(SmallPictures.rows(of: bars, isStacked: true, options))
    for lines in differences { page.add(lines) }
    return page.text
  }

  package func document(in context: ViewContext) -> JSONValue? {
    CompareView.document(
      Comparison([first, second].map { Comparison.Column($0.name, $0.draft.scene) }))
  }
}
