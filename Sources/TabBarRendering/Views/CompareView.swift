import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension CompareQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let comparison = comparison(context.draft)
    return context.answer(
      CompareView.answer(comparison), CompareView.blocks(comparison, context.options),
      all: isWhole ? nil : wholeLine)
  }

  package func document(in context: ViewContext) -> JSONValue? {
    CompareView.document(comparison(context.draft))
  }

  private func comparison(_ draft: Draft) -> Comparison {
    Comparison(of: draft.design, by: draft.chosenGuide, subject)
  }
}

/// One design several times, side by side.
package enum CompareView {
  private static let labelColumns = 12

  /// Returns what is drawn where, and whether anything is different; of guides, how many findings depend on them.
  package static func answer(_ comparison: Comparison) -> String {
    if comparison.columns.isEmpty { return "There is nothing to compare." }
    return comparison.areGuides ? GuideComparison.answer(comparison) : CompareWords.answer(comparison)
  }

  /// Returns what is different, and the bars; the whole answer has what is the same, too.
  package static func blocks(_ comparison: Comparison, _ options: RenderOptions) -> [Block] {
    if comparison.areGuides { return GuideComparison.blocks(comparison, options) }
    let bars = comparison.columns.map { SmallPictures.Bar(CompareWords.name($0), $0.scene) }
    func entries(_ rows: [(label: String, text: String)]) -> [Block] {
      rows.map { .entry(TerminalText.padded($0.label, to: labelColumns), $0.text) }
    }
    return entries(CompareWords.differences(comparison))
      + SmallPictures.rows(of: bars, options).map(Block.lines)
      + [.more(entries(CompareWords.shared(comparison)))]
  }

  /// - Parameter answer: The sentence that answers, or `nil` for that of the comparison.
  package static func document(_ comparison: Comparison, answer: String? = nil) -> JSONValue {
    let silent = comparison.columns.filter { !$0.scene.isSpokenOf }.map(\.scene.guide.id)
    let columns = comparison.columns.map { column in
      JSONValue(["names": column.names, "scene": SceneJSON.document(column.scene)])
    }
    return JSONValue([
      "schema": 1, "answer": answer ?? self.answer(comparison),
      "differs": CompareWords.Aspect.allCases.filter { $0.differs(in: comparison) }.map(\.rawValue),
      "columns": columns,
    ])
      + (comparison.areGuides
        ? JSONValue(["silent": silent, "conflicts": comparison.disagreements.map(conflict)]) : nil)
  }

  private static func conflict(_ entry: Disagreement) -> JSONValue {
    JSONValue([
      "id": entry.conflict.id, "question": entry.conflict.question,
      "positions": entry.positions.map { position in
        JSONValue([
          "says": position.says, "guides": position.guides, "sources": position.sources,
        ])
      },
      "silent": entry.silent, "advice": entry.conflict.advice, "catalogue": entry.conflict.catalogue,
    ])
  }
}
