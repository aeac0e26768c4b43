import TabBarCore

extension Rule {
  static let duplicateTitles = Rule("duplicate-titles") { inspection in
    let design = inspection.design
    if design.tabs.count <= 16, clearlyDiffer(design.tabs) { return .met }
    let titled = inspection.tabs(where: \.hasTitle)
    guard !titled.isEmpty else { return .notApplicable(saying: "no tab has a title") }
    // Sorted by title and then by place, so that equal titles come together, in the order of the bar.
    let sorted = titled.map { (title: WordList.normalized(design.tabs[$0].title), index: $0) }
      .sorted { $0 < $1 }
    var groups: [[Int]] = []
    var start = 0
    while start < sorted.count {
      let group = sorted[start...].prefix { $0.title == sorted[start].title }
      if group.count > 1 { groups.append(group.map(\.index)) }
      start = group.endIndex
    }
    groups.sort { $0[0] < $1[0] }
    guard let first = groups.first else { return .met }
    let tabs = groups.flatMap(\.self).sorted()
    let others =
      groups.count == 1
      ? "" : ", and \(counted(groups.count - 1, "other title")) more than one each"
    return .broken(
      saying: "\(first.count) tabs are called \(design.name(of: first[0]))\(others)", tabs: tabs,
      measured: [Measurement("duplicates", tabs.count)])
  }
}

/// Returns whether tabs have titles of ASCII alone, no two of which are the same: then nothing has to be sorted.
private func clearlyDiffer(_ tabs: [Tab]) -> Bool {
  for index in tabs.indices {
    guard tabs[index].title.isPlain else { return false }
    for other in 0..<index where tabs[other].title.isSameBytes(as: tabs[index].title) { return false }
  }
  return true
}
