import TabBarCore
package import TabBarGuidelines

extension Draft {
  /// Returns what a later draft lacks: tabs with all that they had, and what is known of those that stay; `nil` where
  /// nothing is gone.
  ///
  /// - Parameter line: What was typed: a tab that it names is seen to go.
  func losses(in later: Draft, besides line: String) -> Prose? {
    let (before, after) = (design, later.design)
    var removed: [String] = []
    var others: [Prose] = []
    for difference in DesignDifference.tabs(
      TabMatches(before.tabs, after.tabs, isOneSession: true), before, after)
    {
      switch difference.kind {
      case .removed:
        let name = before.plainName(of: difference.tab)
        if !line.contains(name) { removed.append(name) }
      case .changed(let setting) where setting.to == nil:
        others.append("\(after.plainName(of: difference.tab)) loses its \(setting.key)")
      case .added, .renamed, .moved, .changed: break
      }
    }
    for setting in DesignDifference.context(self, later) where setting.to == nil {
      others.append("\(setting.key) goes")
    }
    if !removed.isEmpty { others.insert("removes \(removed.joined(separator: ", "))", at: 0) }
    return others.isEmpty ? nil : .joined(others, by: " · ")
  }
}

extension Playground {
  /// Returns what is gone after some lines: of the design, and the names of marks; `nil` where nothing is.
  package func losses(after lines: [String], in later: Playground) -> Prose? {
    let kept = later.timeline.marks.map(\.name)
    let gone = timeline.marks.map(\.name).filter { !kept.contains($0) }
    let losses = [
      draft.losses(in: later.draft, besides: lines.joined(separator: " ")),
      gone.isEmpty ? nil : "forgets \(gone.joined(separator: ", "))",
    ].compactMap(\.self)
    return losses.isEmpty ? nil : .joined(losses, by: " · ")
  }
}
