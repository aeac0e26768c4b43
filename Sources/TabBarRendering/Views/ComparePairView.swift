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
    page.add { $0.paragraph("From \(first.name) to \(second.name):", .strong) }
    let bars = [first, second].map { SmallPictures.Bar($0.name, $0.state.draft.scene) }
    page.add(SmallPictures.rows(of: bars, isStacked: true, options))
    for (sign, text) in DifferenceWords.entries(difference) {
      page.add { $0.hanging(sign.rawValue + " ", text, sign.style, labelStyle: sign.style) }
    }
    // Which of them is better is asked of the findings first.
    let column = Comparison.Column(second.name, second.state.draft.scene)
    page.add {
      $0.hanging(
        "= ",
        difference.findings.isEmpty
          ? "findings of both: \(CompareWords.text(.findings, column, options))" : verdict)
    }
    return page.text(offersNumbers: false)
  }

  /// Which of the two has fewer findings: the guide says no more than that.
  private var verdict: String {
    let counts = [first, second].map { $0.state.draft.scene.report.findings.count }
    guard counts[0] != counts[1] else { return "as many findings in each: \(counts[0])" }
    let better = counts[0] < counts[1] ? first : second
    let texts = zip(counts, [first, second]).map { "\($0 == 0 ? "none" : "\($0)") in \($1.name)" }
    return "findings: \(listed(texts)); \(better.name) has fewer, and what people lose is yours to weigh"
  }

  package func document(in context: ViewContext) -> JSONValue? {
    CompareView.document(
      Comparison([first, second].map { Comparison.Column($0.name, $0.state.draft.scene) }))
  }
}
