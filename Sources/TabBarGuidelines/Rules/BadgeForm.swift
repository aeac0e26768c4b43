import TabBarCore

extension Rule {
  static let badgeForm = Rule("badge-form", needs: .badges) { inspection in
    let design = inspection.design
    // A zero and a dot are left to rules of their own.
    let badged = inspection.badgedTabs.filter { ![.zero, .dot].contains(inspection.badges[$0]) }
    guard !badged.isEmpty else { return .skipped() }
    let texts = badged.filter { inspection.badges[$0] == .text }
    guard texts.isEmpty else {
      return .broken(texts, ["badge": design.badges(of: texts), "badges": badged.count])
    }
    let doubtful = badged.filter { inspection.badges[$0] == .abbreviated }
    return doubtful.isEmpty
      ? .met : .asked(doubtful, ["badge": design.badges(of: doubtful), "badges": badged.count])
  }
}
