import TabBarCore

extension Rule {
  static let badgeForm = Rule("badge-form", needs: .badges) { inspection in
    if inspection.platform == .carPlay {
      let texts = inspection.badgedTabs.filter { inspection.badges[$0] != .dot }
      return texts.isEmpty ? .met : .broken("car", texts, ["badge": inspection.design.badges(of: texts)])
    }
    // A zero and a dot are left to rules of their own.
    let badged = inspection.badgedTabs.filter {
      inspection.badges[$0] != .zero && inspection.badges[$0] != .dot
    }
    guard !badged.isEmpty else { return .skipped() }
    let texts = badged.filter { inspection.badges[$0] == .text }
    guard texts.isEmpty else {
      return .broken(texts, ["badge": inspection.design.badges(of: texts), "badges": badged.count])
    }
    let doubtful = badged.filter { inspection.badges[$0] == .abbreviated }
    return doubtful.isEmpty
      ? .met : .asked(doubtful, ["badge": inspection.design.badges(of: doubtful), "badges": badged.count])
  }
}
