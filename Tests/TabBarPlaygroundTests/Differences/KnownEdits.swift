import TabBarCore
import TabBarPlayground
import TabBarTestSupport

/// A bar before and after a few edits that are known, as two sessions.
struct KnownEdits {
  /// A tab that keeps its number whatever is edited.
  private struct NumberedTab {
    let number: Int
    var title: String
    var icon: String?
    var badge: String?
    var role: TabRole

    var line: String {
      var line = "add \(Quoting.quoted(title, always: true))"
      if let icon { line += " icon=\(Quoting.quoted(icon, always: true))" }
      if let badge { line += " badge=\(Quoting.quoted(badge, always: true))" }
      return role == .destination ? line : line + " role=\(role.rawValue)"
    }
  }

  /// The session before.
  let before: [String]
  /// The session with the commands that edit it after its own.
  private(set) var continued: [String]
  /// A session whose lines were edited instead.
  var edited: [String] { contextLines + tabs.map(\.line) }
  /// What the edits mean, but for the moves.
  var changes: Set<String> {
    var changes = Set(context)
    for tab in tabs {
      guard let old = oldTabs.first(where: { $0.number == tab.number }) else {
        changes.insert("+ \(tab.title)")
        continue
      }
      if old.title != tab.title { changes.insert("\(old.title) called \(tab.title)") }
      for (key, from, to) in [
        ("icon", old.icon, tab.icon), ("badge", old.badge, tab.badge),
        ("role", old.role.rawValue, tab.role.rawValue),
      ] where from != to {
        changes.insert("\(tab.title) \(key): \(from ?? "nothing"), \(to ?? "nothing")")
      }
    }
    for old in oldTabs where !tabs.contains(where: { $0.number == old.number }) {
      changes.insert("- \(old.title)")
    }
    return changes
  }

  private let oldTabs: [NumberedTab]
  private var tabs: [NumberedTab]
  private var contextLines: [String] = []
  private var context: [String] = []

  /// Edits a bar at random.
  init(_ bar: Design, edits: Int, using numbers: inout SameNumbers) {
    oldTabs = bar.tabs.enumerated().map { index, tab in
      NumberedTab(number: index, title: tab.title, icon: tab.icon, badge: tab.badge, role: tab.role)
    }
    tabs = oldTabs
    before = oldTabs.map(\.line)
    continued = before
    for number in 0..<edits { edit(number, using: &numbers) }
  }

  private mutating func edit(_ number: Int, using numbers: inout SameNumbers) {
    let index = Int.random(in: 0..<tabs.count, using: &numbers)
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0:
      tabs[index].title = "New title \(number)"
      continued.append("rename \(index + 1) \"New title \(number)\"")
    case 1:
      let target = Int.random(in: 0..<tabs.count, using: &numbers)
      tabs.insert(tabs.remove(at: index), at: target)
      continued.append("move \(index + 1) \(target + 1)")
    case 2:
      let tab = NumberedTab(
        number: 100 + number, title: "Other \(number)", icon: "\(number + 1).circle", role: .destination)
      tabs.insert(tab, at: index)
      continued.append(tab.line + " at=\(index + 1)")
    case 3 where tabs.count > 2:
      tabs.remove(at: index)
      continued.append("remove \(index + 1)")
    case 4:
      tabs[index].badge = "\(number + 5)"
      continued.append("badge \(index + 1) \(number + 5)")
    case 5:
      tabs[index].icon = "\(number + 1).square"
      continued.append("icon \(index + 1) \(number + 1).square")
    case 6:
      tabs[index].role = tabs[index].role == .settings ? .search : .settings
      continued.append("set \(index + 1) role=\(tabs[index].role.rawValue)")
    default:
      let line = ["keyboard on", "orientation landscape", "locale de"][number]
      context.append(
        ["keyboard: off, on", "orientation: portrait, landscape", "locale: en, de"][number])
      contextLines.append(line)
      continued.append(line)
    }
  }

  /// Returns whether a difference says exactly what was edited, and names as few moves as there can be.
  func isExactly(_ difference: DesignDifference) -> Bool {
    var found: Set<String> = []
    var moved: Set<Int> = []
    for (change, text) in zip(difference.tabs, difference.sketch) {
      if case .moved = change.kind { moved.insert(tabs[change.tab].number) } else { found.insert(text) }
    }
    found.formUnion(difference.context.map(\.sketch))
    let kept = tabs.map(\.number).filter { $0 < 100 && !moved.contains($0) }
    return found == changes && kept == kept.sorted() && moved.count == fewestMoves
  }

  /// The fewest tabs to take out so that the others are in their old order, found by trying.
  private var fewestMoves: Int {
    let order = tabs.map(\.number).filter { $0 < 100 }
    let orders = (0..<1 << order.count).filter { set in
      let kept = order.indices.filter { set & 1 << $0 != 0 }.map { order[$0] }
      return kept == kept.sorted()
    }
    return order.count - (orders.map(\.nonzeroBitCount).max() ?? 0)
  }

  /// The bars of the samples and of real apps.
  static func bars() throws -> [Design] {
    try ["sessions", "Tests/Corpus"].flatMap { folder in
      try RepositoryRoot.names(in: folder).filter { $0.hasSuffix(".tabs") }.map { name in
        try SessionFile(RepositoryRoot.text("\(folder)/\(name)"), name: name).draft().design
      }
    }
  }
}
