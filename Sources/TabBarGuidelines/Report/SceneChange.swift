public import TabBarCore

/// The differences between two scenes, beyond the change that the command made.
public struct SceneChange: Hashable, Sendable {
  /// The findings that were not there before.
  public let newFindings: [Finding]
  /// The findings that are gone.
  public let clearedFindings: [Finding]
  /// The findings that were there and still are, in their present words.
  public let remainingFindings: [Finding]
  /// The findings that were not accepted before and are now.
  public let acceptedFindings: [SuppressedFinding]
  /// The place of the tabs that do not fit, in the later scene.
  public let overflow: Overflow
  /// The titles of the tabs that no longer fit, in order.
  ///
  /// A tab without a title is named by its icon, else by its number.
  public let enteredMore: [String]
  /// The titles of the tabs that fit again, in order.
  public let leftMore: [String]
  /// Whether tabs have icons that the later bar does not show, as it has titles alone, and that is news: the icon is new,
  /// or the earlier bar had icons.
  public let dropsIcons: Bool

  /// Compares two scenes.
  ///
  /// A finding is the same one as long as its rule is; its words may change with the numbers. A tab is the
  /// same one as long as its title is, or its place where nothing but titles changed.
  public init(from before: Scene, to after: Scene) {
    let rulesBefore = Set(before.report.findings.map(\.rule))
    let rulesAfter = Set(after.report.findings.map(\.rule))
    newFindings = after.report.findings.filter { !rulesBefore.contains($0.rule) }
    remainingFindings = after.report.findings.filter { rulesBefore.contains($0.rule) }
    // An accepted finding is still there; it is only no longer reported.
    let accepted = Set(after.report.suppressed.map(\.finding.rule))
    clearedFindings = before.report.findings.filter {
      !rulesAfter.contains($0.rule) && !accepted.contains($0.rule)
    }
    let suppressed = before.report.suppressed
    acceptedFindings = after.report.suppressed.filter { entry in
      !suppressed.contains { $0.finding.rule == entry.finding.rule && $0.reason == entry.reason }
    }

    // A bar of titles has an icon only where a tab has no title.
    let icons = after.layout.visible.map { after.design.tabs[$0] }.filter(\.hasTitle).compactMap(\.icon)
    let known = Set(before.layout.arrangement == .text ? before.design.tabs.compactMap(\.icon) : [])
    dropsIcons = after.layout.arrangement == .text && !known.isSuperset(of: icons)

    let namesBefore = before.design.plainNames
    let namesAfter = after.design.plainNames
    // Renaming moves no tab: its old name counts as the new one wherever both have the same place.
    var oldNames: [String: String] = [:]
    if namesBefore.count == namesAfter.count {
      let (known, present) = (Set(namesBefore), Set(namesAfter))
      for (old, new) in zip(namesBefore, namesAfter) where !known.contains(new) && !present.contains(old) {
        oldNames[new] = old
      }
    }
    let hiddenBefore = before.layout.hidden.map { namesBefore[$0] }
    let hiddenAfter = after.layout.hidden.map { namesAfter[$0] }
    enteredMore = hiddenAfter.removing(hiddenBefore) { oldNames[$0] ?? $0 }
    overflow = after.layout.overflow
    // What is still outside of the bar, or is no longer in the design at all, has not come back to it.
    let present = after.layout.visible.map { namesAfter[$0] }.map { oldNames[$0] ?? $0 }
    let left = hiddenBefore.removing(hiddenAfter.map { oldNames[$0] ?? $0 }) { $0 }
    leftMore = left.filter(Set(present).contains)
  }
}

extension Design {
  /// The titles of the tabs; a tab without one is named by its icon, else by its number.
  fileprivate var plainNames: [String] {
    tabs.enumerated().map { index, tab in
      tab.hasTitle ? tab.title : tab.icon ?? "tab \(index + 1)"
    }
  }
}

extension [String] {
  /// Returns the elements that are not among others; one that is there twice has to be matched twice.
  fileprivate func removing(_ others: [String], matching key: (String) -> String) -> [String] {
    var counts: [String: Int] = [:]
    for other in others { counts[other, default: 0] += 1 }
    return filter { element in
      guard let count = counts[key(element)], count > 0 else { return true }
      counts[key(element)] = count - 1
      return false
    }
  }
}
