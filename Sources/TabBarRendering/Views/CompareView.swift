import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension CompareQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    CompareView.lines(comparison(context.draft), wholeLine: isWhole ? nil : wholeLine, context.options)
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
  // The least columns for words; columns without room are put below.
  private static let leastColumn = 16
  private static let mostColumn = 34
  private static let labelColumns = 12

  /// Returns the answer, the bars, and what is different; the whole answer has tables of every value.
  ///
  /// - Parameter wholeLine: The line that shows everything, if only what a screen has room for is shown; else `nil`.
  package static func lines(
    _ comparison: Comparison, wholeLine: String? = nil, _ options: RenderOptions
  ) -> [HarmlessText] {
    guard !comparison.columns.isEmpty else {
      return [.paragraph("There is nothing to compare.")].lines(options)
    }
    let (isWhole, areGuides) = (wholeLine == nil, comparison.areGuides)
    let blocks =
      areGuides
      ? GuideComparison.blocks(comparison, options) : blocks(comparison, isWhole: isWhole, options)
    return blocks.lines(
      options, isWhole: isWhole, most: areGuides ? Page.answerRows : Page.answerRowsWithBars
    ) { left in
      guard let wholeLine else { return [] }
      return [.paragraph((left > 0 ? "there is more: " : "every number: ") + wholeLine, .faint)]
    }
  }

  private static func blocks(
    _ comparison: Comparison, isWhole: Bool, _ options: RenderOptions
  ) -> [Block] {
    let columns = isWhole ? comparison.columns : differentFirst(comparison.columns)
    let bars = columns.map { SmallPictures.Bar(CompareWords.name($0, options.glyphs), $0.scene) }
    let pictures = SmallPictures.rows(of: bars, options).map(Block.lines)
    return [.paragraph(CompareWords.answer(comparison, options), .strong)]
      + pictures.prefix(2) + [.more(Array(pictures.dropFirst(2)))]
      + CompareWords.differences(comparison, options).map {
        .entry(TerminalText.padded($0, to: labelColumns), $1)
      } + [.more(tables(of: comparison, options))]
  }

  /// Returns one column with each kind of bar, then the other ones: not all may have room for a picture.
  private static func differentFirst(_ columns: [Comparison.Column]) -> [Comparison.Column] {
    var kinds: Set<String> = []
    let firsts = columns.map { kinds.insert(CompareWords.bar($0.scene.layout)).inserted }
    let numbered = zip(columns, firsts)
    return numbered.filter(\.1).map(\.0) + numbered.filter { !$0.1 }.map(\.0)
  }

  private static func tables(of comparison: Comparison, _ options: RenderOptions) -> [Block] {
    let room = options.columns - labelColumns
    let most = max(1, (room + 2) / (leastColumn + 2))
    let tables = (comparison.columns.count + most - 1) / most
    let each = (comparison.columns.count + tables - 1) / tables
    let width = min(mostColumn, (room - 2 * (each - 1)) / each)
    let blocks = stride(from: 0, to: comparison.columns.count, by: each).flatMap { start -> [Block] in
      let columns = Array(comparison.columns[start...].prefix(each))
      return [.gap] + rows(columns, of: comparison, width: width, options).map(Block.lines)
    }
    guard comparison.columns.count > 1 else { return blocks }
    return blocks + [.gap, .paragraph("\(sign(options)) differs in one column or more", .faint)]
  }

  private static func sign(_ options: RenderOptions) -> String { options.ascii ? "*" : "≠" }

  private static func rows(
    _ columns: [Comparison.Column], of comparison: Comparison, width: Int, _ options: RenderOptions
  ) -> [[StyledText]] {
    let names = columns.map { CompareWords.name($0, options.glyphs) }
    // If systems are compared, they are the headings of the columns.
    let areSystems = comparison.columns.allSatisfy { $0.names.first == $0.scene.layout.system?.name }
    return [row("", names, width: width, .strong, options)]
      + Comparison.Aspect.allCases.compactMap { aspect in
        guard aspect != .system || !areSystems else { return nil }
        let values = columns.map { CompareWords.text(aspect, $0, options) }
        let differs = comparison.differs(in: aspect)
        guard differs || values.contains(where: { $0 != "none" }) else { return nil }
        let label = (differs ? sign(options) : " ") + " " + CompareWords.label(aspect)
        return row(label, values, width: width, differs ? .strong : .plain, options)
      }
  }

  private static func row(
    _ label: String, _ cells: [String], width: Int, _ style: Style, _ options: RenderOptions
  ) -> [StyledText] {
    let texts = cells.map { WordWrap.lines(of: options.shown($0), columns: width) }
    let height = texts.map(\.count).max() ?? 1
    return (0..<height).map { number in
      var line = StyledText(number == 0 ? label : "", .faint)
      for (index, text) in texts.enumerated() where number < text.count {
        line.pad(to: labelColumns + index * (width + 2))
        line.append(text[number], style)
      }
      return line
    }
  }

  package static func document(_ comparison: Comparison) -> JSONValue {
    let silent = comparison.columns.filter { !$0.scene.isSpokenOf }.map(\.scene.guide.id)
    let columns = comparison.columns.map { column in
      JSONValue(["names": column.names, "scene": SceneJSON.document(column.scene)])
    }
    return JSONValue([
      "schema": 1,
      "differs": Comparison.Aspect.allCases.filter(comparison.differs).map(\.rawValue), "columns": columns,
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
