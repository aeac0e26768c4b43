import TabBarCore

extension Rule {
  static let badgeForm = Rule("badge-form", needs: .badges) { inspection in
    let design = inspection.design
    // A zero and a dot are left to rules of their own.
    let badged = inspection.badgedTabs.filter { ![.zero, .dot].contains(design.tabs[$0].badgeText) }
    guard !badged.isEmpty else { return .skipped() }
    let texts = badged.filter { design.tabs[$0].badgeText == .text }
    guard texts.isEmpty else {
      return .broken(texts, ["badge": design.badges(of: texts), "badges": badged.count])
    }
    let doubtful = badged.filter { design.tabs[$0].badgeText == .abbreviated }
    return doubtful.isEmpty
      ? .met : .asked(doubtful, ["badge": design.badges(of: doubtful), "badges": badged.count])
  }
}
