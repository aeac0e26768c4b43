import TabBarCore

extension Inspection {
  var dotBadge: Judgement {
    let badged = badgedTabs
    let dots = badged.filter { badges[$0] == .dot }
    return dots.isEmpty ? .met : .broken(dots, ["badges": badged.count, "dots": dots.count])
  }
}
