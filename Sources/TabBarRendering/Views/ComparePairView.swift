import TabBarGuidelines
package import TabBarPlayground

extension DesignPairQuery: View {
  package var isLong: Bool { isWhole }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    var page = BriefPage(options, wholeLine: isWhole ? nil : wholeLine, hasBars: true)
    let difference = DesignDifference(from: first.state, to: second.state)
    guard !difference.isEmpty else {
      page.add { $0.paragraph("\(first.name) and \(second.name) are the same.", .strong) }
      page.add(SmallPictures.rows(of: [SmallPictures.Bar("", second.state.draft.scene)], options))
      return page.text(offersNumbers: false)
    }
    page.add { $0.paragraph("From \(first.name) to \(second.name)\(verdict):", .strong) }
    let bars = [first, second].map { SmallPictures.Bar($0.name, $0.state.draft.scene) }
    page.add(SmallPictures.rows(of: bars, isStacked: true, options))
    for (sign, text) in DifferenceWords.entries(difference) {
      page.add { $0.hanging(sign.rawValue + " ", text, sign.style, labelStyle: sign.style) }
    }
    if difference.findings.isEmpty {
      let column = Comparison.Column(second.name, second.state.draft.scene)
      page.add { $0.hanging("= ", "findings of both: \(CompareWords.text(.findings, column, options))") }
    }
    return page.text(offersNumbers: false)
  }

  /// How many findings each has, which whoever asks for the better one wants to know first; nothing where there are none.
  private var verdict: String {
    let counts = [first, second].map { $0.state.draft.scene.report.findings.count }
    if counts[0] == counts[1] { return counts[0] == 0 ? "" : ", \(counted(counts[0], "finding")) in each" }
    let before =
      counts[0] == 0
      ? "no finding becomes" : "\(counted(counts[0], "finding")) \(counts[0] == 1 ? "becomes" : "become")"
    return ", \(before) \(counts[1] == 0 ? "none" : "\(counts[1])")"
  }

  package func document(in context: ViewContext) -> JSONValue? {
    CompareView.document(
      Comparison([first, second].map { Comparison.Column($0.name, $0.state.draft.scene) }))
  }
}
