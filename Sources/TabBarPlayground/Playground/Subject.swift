import TabBarCore

extension Draft {
  /// Notes the tab that a change was about, so that people can say *it*.
  mutating func moveSubject(since before: Design) {
    if let tab = design.subject(since: before) { subject = tab.origin.id }
  }

  func tab(askedAboutBy invocation: Invocation) -> Origin.ID? {
    guard invocation.command.isLook,
      let parameter = invocation.command.parameters.first, case .tab = parameter.kind,
      let word = invocation.arguments.word(0), let tab = try? index(of: word)
    else { return nil }
    return design.tabs[tab].origin.id
  }
}

extension Design {
  /// Returns the tab that a change was about; `nil` where no tab changed, or several did.
  fileprivate func subject(since before: Design) -> Tab? {
    guard tabs != before.tabs else { return selection == before.selection ? nil : tabs[selection] }
    let known = Dictionary(before.tabs.map { ($0.origin.id, $0) }) { first, _ in first }
    let changed = tabs.filter { known[$0.origin.id] != $0 }
    guard changed.isEmpty else { return changed.count == 1 ? changed[0] : nil }
    let (now, then) = (tabs.map(\.origin.id), before.tabs.map(\.origin.id))
    guard now.count == then.count else { return nil }
    // One that moved leaves the others in their order, and went over all that differ.
    let differing = tabs.indices.filter { now[$0] != then[$0] }
    return [differing.first, differing.last].lazy.compactMap(\.self).map { self.tabs[$0] }.first { tab in
      now.filter { $0 != tab.origin.id } == then.filter { $0 != tab.origin.id }
    }
  }
}
