import TabBarCore

extension Rule {
  static let dotBadge = Rule("dot-badge", needs: .badges) { inspection in
    let badged = inspection.badgedTabs
    let dots = badged.filter { inspection.badges[$0] == .dot }
    return dots.isEmpty ? .met : .broken(dots, ["badges": badged.count, "dots": dots.count])
  }
}
