import TabBarCore
import TabBarGuidelines

/// A comparison in words: what each column has, what is different and what is the same.
enum CompareWords {
  /// A property that is compared.
  enum Aspect: String, CaseIterable {
    case system, window, bar, height
    /// The width of the first item.
    case item
    case visible, hidden, tightened, cut, findings

    fileprivate var label: String { self == .item ? "1st item" : rawValue }

    /// Returns what a column has; `none` where it has nothing.
    func text(_ column: Comparison.Column) -> String {
      let (scene, layout) = (column.scene, column.scene.layout)
      let outcome = BarOutcome(scene)
      func names(_ tabs: [Int], after words: String = "") -> String? {
        tabs.isEmpty ? nil : words + tabs.map { scene.design.plainName(of: $0) }.joined(separator: ", ")
      }
      let hasBar = layout.placement != .none
      let text: String? =
        switch self {
        case .system: layout.system?.name
        case .window: "\(Points.text(layout.window.width)) by \(Points.text(layout.window.height)) pt"
        case .bar:
          hasBar ? "\(CompareWords.bar(layout)), titles \(CompareWords.titles(layout.arrangement))" : nil
        case .height: hasBar ? Points.text(layout.frame.height) + " pt" : nil
        case .item: layout.items.first.map { Points.text($0.slot.width) + " pt wide" }
        case .visible:
          names(
            layout.visible,
            after: "\(layout.visible.count)\(layout.overflow == .more ? " and More" : ""): ")
        case .hidden: names(layout.hidden, after: layout.overflow.place.phrase + ": ")
        case .tightened: names(outcome.tightened)
        case .cut:
          [names(outcome.cut), names(outcome.mayBeCut, after: "perhaps ")].compactMap(\.self)
            .joined(separator: "; ")
        case .findings: scene.report.findings.map(\.named).joined(separator: ", ")
        }
      return text.flatMap { $0.isEmpty ? nil : $0 } ?? "none"
    }

    /// Returns whether not all columns agree.
    func differs(in comparison: Comparison) -> Bool { Set(comparison.columns.map(text)).count > 1 }
  }

  /// The names of a column; consecutive ones become a range.
  static func name(_ column: Comparison.Column) -> String {
    guard column.names.count > 1, let first = column.names.first, let last = column.names.last else {
      return column.names.first ?? ""
    }
    guard column.scene.layout.system.map({ column.names.contains($0.name) }) == true else {
      return listed(column.names)
    }
    return "\(first) to \(last)"
  }

  /// Returns the answer in a sentence: what is drawn where, and whether anything is different.
  static func answer(_ comparison: Comparison) -> String {
    let kinds = comparison.columns.grouped { Self.bar($0.scene.layout) }.map { kind, columns in
      "\(kind) on \(listed(columns.map(name)))"
    }
    if comparison.columns.count == 1 { return "The same everywhere: \(kinds[0])." }
    guard kinds.count == 1 else { return kinds.joined(separator: "; ").asSentence + "." }
    let different = Aspect.allCases.filter { $0.differs(in: comparison) }.map(\.label)
    let bar = bar(comparison.columns[0].scene.layout)
    return "Everywhere \(bar)"
      + (different.isEmpty
        ? ", with items of other widths." : "; different: \(different.joined(separator: ", ")).")
  }

  /// The kind of bar, as the field calls it.
  static func bar(_ layout: BarLayout) -> String {
    guard let form = layout.kind?.form else { return "no bar" }
    if layout.isShrunk { return "a bar shrunk to a circle" }
    return form.short + (layout.inSidebar.isEmpty ? "" : " with a sidebar")
  }

  private static func titles(_ arrangement: Arrangement) -> String {
    switch arrangement {
    case .stacked: "under icons"
    case .inline: "beside icons"
    case .text: "alone"
    case .icon: "left out"
    }
  }

  // What people ask for first.
  private static let aspects: [Aspect] = [.findings, .hidden, .cut, .height, .item, .window, .tightened]

  /// Returns what is different, each with the columns that it is so in.
  static func differences(_ comparison: Comparison) -> [(label: String, text: String)] {
    let columns = comparison.columns
    var result: [(label: String, text: String)] = []
    if Set(columns.map(\.guides)).count > 1 {
      result.append(("judged by", grouped(columns) { listed($0.guides) }))
    }
    // Whoever compares wants to know whether all is well, even if it is so everywhere.
    if columns.count > 1, columns.allSatisfy(\.scene.report.findings.isEmpty) {
      result.append((Aspect.findings.label, "none"))
    }
    return result
      + aspects.filter { $0.differs(in: comparison) }.map { aspect in
        (aspect.label, aspect == .findings ? findings(columns) : grouped(columns, by: aspect.text))
      }
  }

  /// Returns the rest of what columns have: what is the same in all, and the tabs of each.
  static func shared(_ comparison: Comparison) -> [(label: String, text: String)] {
    Aspect.allCases.filter { !aspects.contains($0) || !$0.differs(in: comparison) }.compactMap { aspect in
      let text = grouped(comparison.columns, by: aspect.text)
      return text == "none" || text.hasSuffix(": none") ? nil : (aspect.label, text)
    }
  }

  /// Returns values, each once, with the columns that have it; alone where all have it.
  private static func grouped(
    _ columns: [Comparison.Column], by text: (Comparison.Column) -> String
  ) -> String {
    let groups = columns.grouped(by: text)
    if groups.count == 1 { return groups[0].key }
    return groups.map { "\(listed($0.elements.map(name))): \($0.key)" }.joined(separator: "; ")
  }

  /// Returns the findings that not every column has, by the columns that have them.
  private static func findings(_ columns: [Comparison.Column]) -> String {
    let all = columns.enumerated().flatMap { index, column in
      column.scene.report.findings.map { (text: $0.named, column: index) }
    }.grouped { $0.text }.map { (text: $0.key, columns: Set($0.elements.map(\.column)).sorted()) }
    return all.filter { $0.columns.count < columns.count }.grouped { $0.columns }.map { places, findings in
      listed(places.map { name(columns[$0]) }) + ": " + findings.map(\.text).joined(separator: ", ")
    }.joined(separator: "; ")
      + (all.contains { $0.columns.count == columns.count }
        ? "; everywhere: "
          + all.filter { $0.columns.count == columns.count }.map(\.text).joined(separator: ", ") : "")
  }
}
