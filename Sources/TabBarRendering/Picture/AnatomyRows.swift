import TabBarCore

/// Where the parts of a bar are in its picture.
struct AnatomyRows {
  /// The parts in each row of the picture.
  private(set) var rows: [Int: [Anatomy.Part]] = [:]
  /// The columns under which items are named, with the part that each is; none in a column of items.
  private(set) var marks: [(column: Int, part: Anatomy.Part)] = []

  /// Finds the parts of a bar that is drawn.
  init(_ drawing: BarDrawing) {
    let layout = drawing.layout
    let content = drawing.contentRows
    let top = layout.hasAccessoryAbove ? 3 : 0
    switch layout.shape {
    case .docked:
      note(.container, in: 0)
      noteItems(drawing, from: 1)
      note(.homeIndicator, in: content + 1)
    case .floating:
      if layout.accessory != nil { note(.accessory, in: top > 0 ? 1 : 2) }
      note(.container, in: top)
      noteItems(drawing, from: top + 1)
      note(.homeIndicator, in: top + content + 2)
    case .strip:
      note(.container, in: 1)
      noteItems(drawing, from: 2)
      note(.pageButtons, in: 1 + content)
    case .television:
      note(.container, in: 0)
      noteItems(drawing, from: 3 - content)
      if layout.logo != nil { note(.logo, in: 2) }
    case .car:
      noteItems(drawing, from: 1)
      note(.container, in: content + 1)
    case .ornament:
      note(.container, in: 0)
      noteColumn(layout)
    }
    guard layout.shape != .ornament else { return }
    marks = layout.items.map { item in
      let part: Anatomy.Part =
        item.kind == .more ? .more : item.isSelected ? .activeTab : item.isSeparated ? .apart : .inactiveTab
      return (drawing.scale.column(item.frame.midX), part)
    }
  }

  private mutating func note(_ part: Anatomy.Part, in row: Int) { rows[row, default: []].append(part) }

  private mutating func noteItems(_ drawing: BarDrawing, from row: Int) {
    if drawing.layout.arrangement == .stacked {
      note(.icon, in: row)
      note(.badge, in: row)
      if drawing.contentRows > 1 { note(.title, in: row + 1) }
    } else {
      if drawing.contentRows > 1 { note(.badge, in: row) }
      note(.icon, in: row + drawing.contentRows - 1)
      note(.title, in: row + drawing.contentRows - 1)
    }
  }

  /// In a column each item has a row; parts are named at the first one that has them.
  private mutating func noteColumn(_ layout: BarLayout) {
    var named: Set<Anatomy.Part> = []
    for (index, item) in layout.items.enumerated() {
      var parts: [Anatomy.Part] = [item.kind == .more ? .more : item.isSelected ? .activeTab : .inactiveTab]
      if item.iconFrame != nil { parts.append(.icon) }
      if item.titleFrame != nil { parts.append(.title) }
      if item.badge != nil { parts.append(.badge) }
      for part in parts where named.insert(part).inserted { note(part, in: index + 1) }
    }
  }
}
