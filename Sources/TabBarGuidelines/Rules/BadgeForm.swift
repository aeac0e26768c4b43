import TabBarCore

extension Inspection {
  var badgeForm: Judgement {
    if platform == .carPlay {
      let texts = badgedTabs.filter { badges[$0] != .dot }
      return texts.isEmpty ? .met : .broken("car", texts, ["badge": design.badges(of: texts)])
    }
    // A zero and a dot are left to rules of their own.
    let badged = badgedTabs.filter {
      badges[$0] != .zero && badges[$0] != .dot
    }
    guard !badged.isEmpty else { return .skipped() }
    let texts = badged.filter { badges[$0] == .text }
    guard texts.isEmpty else {
      return .broken(texts, ["badge": design.badges(of: texts), "badges": badged.count])
    }
    let doubtful = badged.filter { badges[$0] == .abbreviated }
    return doubtful.isEmpty
      ? .met : .asked(doubtful, ["badge": design.badges(of: doubtful), "badges": badged.count])
  }
}
