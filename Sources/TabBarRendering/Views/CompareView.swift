import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

extension CompareQuery: SurveyView {
  package func survey(_ draft: Draft) -> Comparison {
    Comparison(of: draft.design, by: draft.chosenGuide, subject)
  }
}

/// One design several times, side by side.
extension Comparison: Surveyed {
  /// What is drawn where, and whether anything is different; of guides, how many findings depend on them.
  package var answer: String {
    if columns.isEmpty { return "There is nothing to compare." }
    if areGuides { return answerOfGuides }
    let kinds = columns.grouped { $0.scene.layout.name.text }.map { kind, columns in
      "\(kind) on \(listed(columns.map(\.title)))"
    }
    if columns.count == 1 { return "The same everywhere: \(kinds[0])." }
    guard kinds.count == 1 else { return kinds.joined(separator: "; ").asSentence + "." }
    let different = Aspect.allCases.filter { differs($0) }.map(\.label)
    return "Everywhere \(columns[0].scene.layout.name.text)"
      + (different.isEmpty
        ? ", with items of other widths." : "; different: \(different.joined(separator: ", ")).")
  }

  private static let labelColumns = 12

  /// Returns what is different, and the bars; the whole answer has what is the same, too.
  package func blocks(_ options: RenderOptions) -> [Block] {
    if areGuides { return blocksOfGuides(options) }
    let bars = columns.map { ($0.title, $0.scene) }
    func entries(_ rows: [(label: String, text: String)]) -> [Block] {
      rows.map { .entry("\(TerminalText.padded($0.label, to: Self.labelColumns))", .english($0.text)) }
    }
    return entries(differences) + SmallPictures.rows(of: bars, options).map(Block.lines)
      + [.more(entries(shared))]
  }

  package var document: JSONValue { document(answer: answer) }

  func document(answer: String) -> JSONValue {
    let silent = columns.filter { !$0.scene.isSpokenOf }.map(\.scene.guide.id)
    let scenes = columns.map { column in
      JSONValue(["names": column.names, "scene": SceneJSON.document(column.scene)])
    }
    return JSONValue([
      "schema": 1, "answer": answer,
      "differs": Aspect.allCases.filter { differs($0) }.map(\.rawValue), "columns": scenes,
    ])
      + (areGuides ? JSONValue(["silent": silent, "rules": verdicts.map(Self.document)]) : nil)
  }

  private static func document(_ verdicts: Verdicts) -> JSONValue {
    JSONValue([
      "rule": verdicts.rule,
      "positions": verdicts.says.map { JSONValue(["says": $0.word, "guides": $0.guides.map(\.id)]) },
    ])
  }
}
