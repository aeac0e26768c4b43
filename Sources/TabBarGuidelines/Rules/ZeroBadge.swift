import TabBarCore

extension Inspection {
  var zeroBadge: Judgement {
    let badged = badgedTabs
    let zeros = badged.filter { badges[$0] == .zero }
    return zeros.isEmpty ? .met : .broken(zeros, ["badges": badged.count, "zeros": zeros.count])
  }
}
