import TabBarCore
import TabBarGuidelines

/// The aspects of a comparison in words.
enum CompareWords {
  /// The names of a column; consecutive ones become a range.
  static func name(_ column: Comparison.Column, _ glyphs: Glyphs) -> String {
    guard column.names.count > 1, let first = column.names.first, let last = column.names.last else {
      return column.names.first ?? ""
    }
    guard column.scene.layout.system.map({ column.names.contains($0.name) }) == true else {
      return listed(column.names)
    }
    let version = last.split(separator: " ").last.map(String.init) ?? last
    return first.hasPrefix(last.prefix { $0 != " " }) && !first.hasSuffix("iPad")
      ? first + glyphs.dash + version : first + " to " + last
  }

  static func label(_ aspect: Comparison.Aspect) -> String {
    switch aspect {
    case .hidden: "hidden"
    case .item: "1st item"
    default: aspect.rawValue
    }
  }

  /// Returns the answer in a sentence: what is drawn where, and whether anything is different.
  static func answer(_ comparison: Comparison, _ options: RenderOptions) -> String {
    let kinds = comparison.columns.map { (bar: bar($0.scene.layout), name: name($0, options.glyphs)) }
      .grouped { $0.bar }
    guard comparison.columns.count > 1 else {
      return kinds.first.map { "The same everywhere: \($0.key) on \(listed($0.elements.map(\.name)))." } ?? ""
    }
    guard kinds.count > 1, let first = kinds.first else {
      return "Everywhere \(kinds.first?.key ?? ""), and not the same:"
    }
    let others = kinds.dropFirst().map { "\($0.key) on \(listed($0.elements.map(\.name)))" }
    return "\(first.key.asSentence) on \(listed(first.elements.map(\.name))); "
      + others.joined(separator: "; ") + "."
  }

  /// The kind of bar, as the field calls it.
  static func bar(_ layout: BarLayout) -> String {
    guard let form = layout.kind?.form else { return "no bar" }
    if layout.isShrunk { return "a bar shrunk to a circle" }
    return form.short + (layout.inSidebar.isEmpty ? "" : " with a sidebar")
  }

  /// Returns what is different, each with the columns that it is so in; and at the end, if wanted, what is the same.
  static func differences(
    _ comparison: Comparison, _ options: RenderOptions, withSame: Bool = true
  ) -> [(label: String, text: String)] {
    let aspects: [Comparison.Aspect] = [.findings, .hidden, .cut, .height, .item, .window, .tightened]
    let columns = comparison.columns
    var result: [(label: String, text: String)] = []
    if Set(columns.map(\.guides)).count > 1 {
      result.append(("judged by", grouped(columns.map { ($0, listed($0.guides)) }, options)))
    }
    // Whoever compares wants to know whether all is well, even if it is so everywhere.
    if columns.count > 1, columns.allSatisfy(\.scene.report.findings.isEmpty) {
      result.append((label(.findings), "none"))
    }
    for aspect in aspects where comparison.differs(in: aspect) {
      let text =
        aspect == .findings
        ? findings(columns, options) : grouped(columns.map { ($0, Self.text(aspect, $0, options)) }, options)
      result.append((label(aspect), text))
    }
    let same = aspects.filter { !comparison.differs(in: $0) }.compactMap { aspect in
      columns.first.map { Self.text(aspect, $0, options) }.flatMap { text in
        text == "none" ? nil : "\(label(aspect)) \(text)"
      }
    }
    if withSame, columns.count > 1, !same.isEmpty {
      result.append(("the same", same.joined(separator: "; ")))
    }
    return result
  }

  /// Returns values, each once, with the columns that have it.
  private static func grouped(
    _ values: [(column: Comparison.Column, text: String)], _ options: RenderOptions
  ) -> String {
    values.grouped { $0.text }.map { text, elements in
      listed(elements.map { name($0.column, options.glyphs) }) + ": " + text
    }.joined(separator: "; ")
  }

  /// Returns the findings that not every column has, by the columns that have them.
  private static func findings(_ columns: [Comparison.Column], _ options: RenderOptions) -> String {
    let all = columns.enumerated().flatMap { index, column in
      column.scene.report.findings.map { (text: $0.named, column: index) }
    }.grouped { $0.text }.map { (text: $0.key, columns: Set($0.elements.map(\.column)).sorted()) }
    let parts = all.grouped { $0.columns }.filter { $0.key.count < columns.count }.map { places, findings in
      listed(places.map { name(columns[$0], options.glyphs) }) + ": "
        + findings.map(\.text).joined(separator: ", ")
    }
    let shared = all.filter { $0.columns.count == columns.count }.map(\.text)
    return (parts + (shared.isEmpty ? [] : ["everywhere: " + shared.joined(separator: ", ")]))
      .joined(separator: "; ")
  }

  /// Returns what a column has; `none` where it has nothing.
  static func text(
    _ aspect: Comparison.Aspect, _ column: Comparison.Column, _ options: RenderOptions
  ) -> String {
    let scene = column.scene
    let layout = scene.layout
    let outcome = Matrix.Outcome(scene)
    let hasBar = layout.placement != .none
    func names(_ tabs: [Int], after words: String = "") -> String? {
      tabs.isEmpty ? nil : words + tabs.map { scene.design.plainName(of: $0) }.joined(separator: ", ")
    }
    let text: String? =
      switch aspect {
      case .system: layout.system?.name
      case .window: Points.text(layout.window.width, by: layout.window.height, options.glyphs) + " pt"
      case .bar: hasBar ? "\(bar(layout)), titles \(titles(layout.arrangement))" : nil
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
    return text.map { $0.isEmpty ? "none" : $0 } ?? "none"
  }

  private static func titles(_ arrangement: Arrangement) -> String {
    switch arrangement {
    case .stacked: "under icons"
    case .inline: "beside icons"
    case .text: "alone"
    case .icon: "left out"
    }
  }
}
