package import TabBarCore

extension Draft {
  /// Notes the tab that a change was about, so that people can say *it*.
  mutating func note(changeFrom before: Design) {
    if let tab = design.subject(since: before) { subject = tab }
  }

  func tab(askedAboutBy invocation: Invocation) -> Int? {
    guard invocation.command.isLook,
      let parameter = invocation.command.parameters.first, case .tab = parameter.kind,
      let word = invocation.arguments.word(0)
    else { return nil }
    return try? index(of: word)
  }
}

extension Design {
  /// Returns the number of the tab that a change was about, from 0; `nil` where no tab changed, or several did.
  fileprivate func subject(since before: Design) -> Int? {
    guard tabs != before.tabs else { return selection == before.selection ? nil : selection }
    let known = Set(before.tabs)
    let new = tabs.indices.filter { !known.contains(tabs[$0]) }
    if let first = new.first { return new.count == 1 ? first : nil }
    let differing = zip(tabs, before.tabs).map { $0 != $1 }
    guard tabs.count == before.tabs.count, let first = differing.firstIndex(of: true),
      let last = differing.lastIndex(of: true)
    else { return nil }
    // One that moved leaves the others in their order, and went over all that differ.
    return [first, last].first { index in
      var (rest, others) = (tabs, before.tabs)
      let tab = rest.remove(at: index)
      guard let place = others.firstIndex(of: tab), place != index else { return false }
      others.remove(at: place)
      return rest == others
    }
  }
}

extension Playground {
  package mutating func note(changeFrom before: Design) { draft.note(changeFrom: before) }
}
