import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension CompareQuery: View {
  package var isLong: Bool { isWhole }

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

  /// Returns the answer, the bars, and what is different.
  ///
  /// - Parameter wholeLine: The line that shows everything, if only what a screen has room for is shown; else `nil`.
  package static func lines(
    _ comparison: Comparison, wholeLine: String? = nil, _ options: RenderOptions
  ) -> [HarmlessText] {
    var page = BriefPage(options, wholeLine: wholeLine, hasBars: !comparison.areGuides)
    guard !comparison.columns.isEmpty else {
      page.add { $0.paragraph("There is nothing to compare.") }
      return page.text
    }
    if comparison.areGuides {
      guard wholeLine != nil else { return GuideComparison.lines(comparison, options) }
      GuideComparison.add(comparison, to: &page)
      return page.text
    }
    page.add { $0.paragraph(CompareWords.answer(comparison, options), .strong) }
    let columns = wholeLine == nil ? comparison.columns : differentFirst(comparison.columns)
    let bars = columns.map { SmallPictures.Bar(CompareWords.name($0, options.glyphs), $0.scene) }
    page.add(SmallPictures.rows(of: bars, most: wholeLine == nil ? .max : 4, options))
    guard wholeLine == nil else {
      for (label, text) in CompareWords.differences(comparison, options) {
        page.add { $0.hanging(TerminalText.padded(label, to: labelColumns), text) }
      }
      return page.text
    }
    page.add { addTables(of: comparison, to: &$0, options) }
    return page.text
  }

  /// Returns one column with each kind of bar, then the other ones: not all may have room for a picture.
  private static func differentFirst(_ columns: [Comparison.Column]) -> [Comparison.Column] {
    var kinds: Set<String> = []
    let firsts = columns.map { kinds.insert(CompareWords.bar($0.scene.layout)).inserted }
    let numbered = zip(columns, firsts)
    return numbered.filter(\.1).map(\.0) + numbered.filter { !$0.1 }.map(\.0)
  }

  private static func addTables(of comparison: Comparison, to page: inout Page, _ options: RenderOptions) {
    let room = options.columns - labelColumns
    let most = max(1, (room + 2) / (leastColumn + 2))
    let tables = (comparison.columns.count + most - 1) / most
    let each = (comparison.columns.count + tables - 1) / tables
    let width = min(mostColumn, (room - 2 * (each - 1)) / each)
    var rest = comparison.columns[...]
    while !rest.isEmpty {
      page.gap()
      add(Array(rest.prefix(each)), of: comparison, width: width, to: &page, options)
      rest = rest.dropFirst(each)
    }
    guard comparison.columns.count > 1 else { return }
    page.gap()
    page.paragraph("\(sign(options)) differs in one column or more", .faint)
  }

  private static func sign(_ options: RenderOptions) -> String { options.ascii ? "*" : "≠" }

  private static func add(
    _ columns: [Comparison.Column], of comparison: Comparison, width: Int, to page: inout Page,
    _ options: RenderOptions
  ) {
    let names = columns.map { CompareWords.name($0, options.glyphs) }
    page.append(row("", names, width: width, .strong, options))
    // If systems are compared, they are the headings of the columns.
    let areSystems = comparison.columns.allSatisfy { $0.names.first == $0.scene.layout.system?.name }
    for aspect in Comparison.Aspect.allCases where aspect != .system || !areSystems {
      let values = columns.map { CompareWords.text(aspect, $0, options) }
      let differs = comparison.differs(in: aspect)
      guard differs || values.contains(where: { $0 != "none" }) else { continue }
      let label = (differs ? sign(options) : " ") + " " + CompareWords.label(aspect)
      page.append(row(label, values, width: width, differs ? .strong : .plain, options))
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
    var members: [(name: String, value: JSONValue)] = [
      ("schema", 1),
      ("differs", .strings(Comparison.Aspect.allCases.filter(comparison.differs).map(\.rawValue))),
      (
        "columns",
        .array(
          comparison.columns.map { column in
            .members(["names": .strings(column.names), "scene": SceneJSON.document(column.scene)])
          })
      ),
    ]
    if comparison.areGuides {
      let silent = comparison.columns.filter { !$0.scene.isSpokenOf }
      members.append(("silent", .strings(silent.map(\.scene.guide.id))))
      members.append(("conflicts", .array(comparison.disagreements.map(conflict))))
    }
    return .object(members)
  }

  private static func conflict(_ entry: Disagreement) -> JSONValue {
    .members([
      "id": .string(entry.conflict.id), "question": .string(entry.conflict.question),
      "positions": .array(
        entry.positions.map { position in
          .members([
            "says": .string(position.says), "guides": .strings(position.guides),
            "sources": .strings(position.sources),
          ])
        }),
      "silent": .strings(entry.silent), "advice": .string(entry.conflict.advice),
      "catalogue": .strings(entry.conflict.catalogue),
    ])
  }
}
