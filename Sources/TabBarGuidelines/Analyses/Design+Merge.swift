import TabBarCore

extension Design {
  /// Folds `part` into `whole`, which keeps its place, icon, role and facts, and without another title its own. Nothing
  /// happens where either is missing, or where both are the same.
  mutating func merge(_ part: Int, into whole: Int, titled title: String?) {
    guard part != whole, tabs.indices.contains(part), tabs.indices.contains(whole) else { return }
    let names = [tabs[part].title.lowercased(), tabs[whole].title.lowercased()]
    let title = title ?? tabs[whole].title
    tabs[whole].badge = Self.mergedBadge(tabs[whole].badge, tabs[part].badge)
    tabs[whole].title = title
    let origin = tabs[part].origin
    if origin.id.number > 0 { tabs[whole].origin.parts += [origin.id] + origin.parts }
    // What belonged to either section belongs to the common one.
    for index in tabs.indices {
      guard let group = tabs[index][.group], names.contains(group.lowercased()) else { continue }
      Edit.set(index, .group, index == whole ? nil : title).apply(to: &self)
    }
    if selection == part { selection = whole }
    Edit.remove(part).apply(to: &self)
  }

  /// Returns the sum of two badges that are whole numbers, else the first there is.
  package static func mergedBadge(_ first: String?, _ second: String?) -> String? {
    guard let first, let second, let one = UInt(first), let other = UInt(second) else {
      return first ?? second
    }
    let (sum, isTooGreat) = one.addingReportingOverflow(other)
    return isTooGreat ? first : String(sum)
  }
}
