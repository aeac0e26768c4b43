import TabBarCore
import TabBarDrawing
import TabBarGuidelines

extension Comparison {
  enum Aspect: String, CaseIterable {
    case system, window, bar, height
    /// The width of the first item.
    case item
    case visible, hidden, tightened, cut, mayBeCut, findings

    var label: String {
      switch self {
      case .item: "1st item"
      case .mayBeCut: FittedTitle.State.mayBeCut.word.text
      default: rawValue
      }
    }

    /// What people ask for first.
    fileprivate static let first: [Aspect] = [
      .findings, .hidden, .cut, .mayBeCut, .height, .item, .window, .tightened,
    ]
  }

  func differs(_ aspect: Aspect) -> Bool { Set(columns.map { $0.text(aspect) }).count > 1 }

  /// What is different, each with the columns that it is so in.
  var differences: [(label: String, text: String)] {
    var result: [(label: String, text: String)] = []
    if Set(columns.map(\.guides)).count > 1 {
      result.append(("judged by", grouped { listed($0.guides) }))
    }
    // Whoever compares wants to know whether all is well, even if it is so everywhere.
    if columns.count > 1, columns.allSatisfy(\.scene.report.findings.isEmpty) {
      result.append((Aspect.findings.label, "none"))
    }
    return result
      + Aspect.first.filter(differs).map { aspect in
        (aspect.label, aspect == .findings ? findings : grouped { $0.text(aspect) })
      }
  }

  /// The rest of what columns have: what is the same in all, and the tabs of each.
  var shared: [(label: String, text: String)] {
    Aspect.allCases.filter { !Aspect.first.contains($0) || !differs($0) }.compactMap { aspect in
      let text = grouped { $0.text(aspect) }
      return text == "none" || text.hasSuffix(": none") ? nil : (aspect.label, text)
    }
  }

  /// Returns values, each once, with the columns that have it; alone where all have it.
  private func grouped(by text: (Column) -> String) -> String {
    let groups = columns.grouped(by: text)
    if groups.count == 1 { return groups[0].key }
    return groups.map { "\(listed($0.elements.map(\.title))): \($0.key)" }.joined(separator: "; ")
  }

  /// The findings, by the columns that have them; those of all columns come last.
  private var findings: String {
    let all = columns.enumerated().flatMap { index, column in
      column.scene.report.findings.map { (text: $0.named, column: index) }
    }.grouped(by: \.text).map { (text: $0.key, columns: Set($0.elements.map(\.column)).sorted()) }
    let everywhere = all.filter { $0.columns.count == columns.count }.map(\.text)
    return all.filter { $0.columns.count < columns.count }.grouped(by: \.columns).map { places, findings in
      listed(places.map { columns[$0].title }) + ": " + findings.map(\.text).joined(separator: ", ")
    }.joined(separator: "; ")
      + (everywhere.isEmpty ? "" : "; everywhere: " + everywhere.joined(separator: ", "))
  }
}

extension Comparison.Column {
  /// Its names; consecutive ones become a range.
  var title: String {
    guard names.count > 1, scene.layout.system.map({ names.contains($0.name) }) == true else {
      return listed(names)
    }
    return "\(names[0]) to \(names[names.count - 1])"
  }

  /// Returns what it has; `none` where it has nothing.
  func text(_ aspect: Comparison.Aspect) -> String {
    let layout = scene.layout
    let shown = ShownBar(layout, of: scene.design)
    func names(_ tabs: [ShownBar.Tab], after words: String = "") -> String? {
      tabs.isEmpty ? nil : words + tabs.map(\.name).joined(separator: ", ")
    }
    let hasBar = layout.placement != .none
    let text: String? =
      switch aspect {
      case .system: layout.system?.name
      case .window: "\(Points.text(layout.window.width)) by \(Points.text(layout.window.height)) pt"
      case .bar:
        hasBar ? [layout.name, layout.titlePlace].compactMap(\.?.text).joined(separator: ", ") : nil
      case .height: hasBar ? Points.text(layout.frame.height) + " pt" : nil
      case .item: layout.items.first.map { Points.text($0.slot.width) + " pt wide" }
      case .visible:
        names(
          shown.tabs,
          after: "\(layout.visible.count)\(layout.overflow == .more ? " and More" : ""): ")
      case .hidden:
        names(
          shown.hidden.flatMap(\.tabs).filter { $0.index.map(layout.hidden.contains) ?? false },
          after: layout.overflow.place.phrase + ": ")
      case .tightened: names(shown.tabs(damaged: .tightened))
      case .cut: names(shown.tabs(damaged: .cut))
      case .mayBeCut: names(shown.tabs(damaged: .mayBeCut))
      case .findings: scene.report.findings.map(\.named).joined(separator: ", ")
      }
    return text.flatMap { $0.isEmpty ? nil : $0 } ?? "none"
  }
}
