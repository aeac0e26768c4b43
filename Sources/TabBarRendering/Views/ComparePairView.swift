import TabBarGuidelines
package import TabBarPlayground

extension DesignPairQuery: View {
  package var isLong: Bool { isWhole }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    let scene = second.state.draft.scene
    let difference = DesignDifference(from: first.state, to: second.state)
    let bars =
      difference.isEmpty ? [("", scene)] : [(first.name, first.state.draft.scene), (second.name, scene)]
    let pictures = SmallPictures.rows(of: bars.map(SmallPictures.Bar.init), isStacked: true, options)
    let same = "\(first.name) and \(second.name) are the same."
    let head = difference.isEmpty ? same : "From \(first.name) to \(second.name)\(verdict):"
    var entries = DifferenceWords.entries(difference).map { sign, text in
      Block.entry(sign.rawValue + " ", text, sign.style, labelStyle: sign.style)
    }
    if !difference.isEmpty, difference.findings.isEmpty {
      let found = CompareWords.text(.findings, Comparison.Column(second.name, scene), options)
      entries.append(.entry("= ", "findings of both: \(found)"))
    }
    return ([.paragraph(head, .strong)] + pictures.map(Block.lines) + entries).lines(
      options, isWhole: isWhole, most: Page.answerRowsWithBars
    ) { left in left > 0 ? [.paragraph("there is more: \(wholeLine)", .faint)] : [] }
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
