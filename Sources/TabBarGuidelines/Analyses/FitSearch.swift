import TabBarCore

/// A search for the cheapest changes that clear all findings.
///
/// It tries each change that could clear the first remaining finding, so that independent changes are not tried in
/// every order.
struct FitSearch {
  /// A set of changes to try.
  private struct Node {
    var changes: [FitChange] = []
    var price: Int { changes.reduce(0) { $0 + $1.price } }

    /// Returns the changes with one more; a tab has one title at a time.
    func adding(_ change: FitChange) -> Node {
      var changes = changes
      if case .retitle(let tab, _) = change {
        changes.removeAll { $0.kind == .retitle && $0.tab == tab }
      }
      changes.append(change)
      return Node(changes: changes.sorted())
    }

    /// Returns whether the other node changes at least the same tabs in the same ways.
    func isWithin(_ other: Node) -> Bool {
      changes.allSatisfy { mine in other.changes.contains { $0.kind == mine.kind && $0.tab == mine.tab } }
    }
  }

  /// The findings in a design at all places.
  private struct Verdict {
    /// The first finding of each rule.
    var findings: [Finding] = []
    /// A broken rule weighs 2, a question for a person 1.
    var weight = 0
    /// The tabs with a title that is cut or may be, or that is too long, in order.
    var titles: Set<Int> = []
    /// The tabs with a badge that is too long.
    var badges: Set<Int> = []
    var isCrowded = false
    var hasMore = false
    /// Whether a place has a sidebar to put tabs into.
    var hasSidebar = false
  }

  private let design: Design
  private let guide: Guide
  /// The guide with the rules of `FitPlans.rules` only, so that judging is quick.
  private let judge: Guide
  private let places: [FitPlans.Place]
  /// The narrowest place of each system and pair of size classes, since tabs that fit there fit in more room. The
  /// search looks at these; the plans are checked at all places.
  private let tight: [FitPlans.Place]
  private var queue: [Node] = []
  private var seen: Set<[FitChange]> = []
  private var best: (weight: Int, node: Node) = (.max, Node())
  private(set) var sought: [Finding] = []
  private(set) var plans: [FitPlans.Plan] = []
  private(set) var gaveUp = false
  private(set) var tried = 0
  private(set) var withoutAlternatives: [Int] = []

  init(_ design: Design, _ guide: Guide, _ places: [FitPlans.Place]) {
    self.design = design
    self.guide = guide
    self.places = places
    judge = guide.keeping { FitPlans.rules.contains($0.id) }
    tight = Self.tightest(of: places, design, guide)
  }

  private static func tightest(
    of places: [FitPlans.Place], _ design: Design, _ guide: Guide
  ) -> [FitPlans.Place] {
    struct Kind: Hashable {
      let system: String?
      let classes: SizeClasses
    }
    let laidOut = places.map { place in
      let design = design.placed(at: place)
      let system = design.system ?? guide.system(for: place.device)
      return (place: place, layout: BarLayout(of: design, on: system))
    }
    return laidOut.grouped { Kind(system: $0.layout.system?.id, classes: $0.layout.sizeClasses) }
      .compactMap { $0.elements.min { $0.layout.window.width < $1.layout.window.width }?.place }
  }

  mutating func run() {
    let start = verdict(of: design, from: Array(design.tabs.indices))
    sought = start.findings
    guard !sought.isEmpty else { return }
    withoutAlternatives = start.titles.sorted().filter { design.tabs[$0].alternativeTitles.isEmpty }
    let before = Set(findings(of: design).map(\.rule))
    var found: [Node] = []
    queue = [Node()]
    seen = [[]]
    var mostExpensive = Int.max
    while let node = next(), node.price <= mostExpensive, found.count < FitPlans.mostPlans {
      guard (tried + 1) * tight.count <= FitPlans.mostLayouts else {
        gaveUp = true
        break
      }
      // A node that contains a plan, or differs from one only in its words, is no plan of its own.
      if found.contains(where: { $0.isWithin(node) }) { continue }
      tried += 1
      let changed = applying(node)
      let verdict = node.changes.isEmpty ? start : verdict(of: changed, from: origins(node))
      if verdict.weight == 0 {
        // No plan brings anything that was not there before.
        guard findings(of: changed).allSatisfy({ before.contains($0.rule) }) else { continue }
        found.append(node)
        // Plans that cost much more than the first are not worth reading.
        if mostExpensive == .max { mostExpensive = node.price * 3 / 2 + FitPrice.retitle.price }
        continue
      }
      note(node, verdict.weight)
      for change in changes(for: verdict, after: node) { push(change, after: node) }
    }
    if found.isEmpty, gaveUp { searchGreedily() }
    if found.isEmpty, best.weight < start.weight,
      findings(of: applying(best.node)).allSatisfy({ before.contains($0.rule) })
    {
      found = [best.node]
    }
    plans = found.map { node in
      FitPlans.Plan(
        steps: node.changes.steps(in: design), remaining: findings(of: applying(node)))
    }
  }

  /// Takes the cheapest change until nothing is found. This ends soon, but may miss the cheapest plan.
  private mutating func searchGreedily() {
    var node = Node()
    for _ in 0...design.tabs.count * 4 {
      tried += 1
      let verdict = verdict(of: applying(node), from: origins(node))
      note(node, verdict.weight)
      guard verdict.weight > 0,
        let change = changes(for: verdict, after: node).min(by: { $0.price < $1.price })
      else { return }
      node = node.adding(change)
    }
  }

  // MARK: The queue

  private mutating func next() -> Node? { queue.isEmpty ? nil : queue.removeFirst() }

  private mutating func push(_ change: FitChange, after node: Node) {
    let new = node.adding(change)
    guard seen.insert(new.changes).inserted else { return }
    // After those of the same price, so that the queue is first in, first out.
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if queue[middle].price <= new.price { low = middle + 1 } else { high = middle }
    }
    queue.insert(new, at: low)
  }

  private mutating func note(_ node: Node, _ weight: Int) {
    if weight < best.weight { best = (weight, node) }
  }

  // MARK: Changes

  private func changes(for verdict: Verdict, after node: Node) -> [FitChange] {
    let gone = Set(node.changes.filter(\.removes).map(\.tab))
    let inSidebar = Set(
      node.changes.compactMap { change in if case .toSidebar(let tab) = change { tab } else { nil } })
    if verdict.isCrowded {
      var result = folds(gone, after: node)
      // A tab that others were folded into has to stay.
      let groups = node.changes.compactMap { $0.kind == .fold ? design.tabs[$0.tab][.group] : nil }
      let last = design.tabs.indices.last { index in
        !gone.contains(index) && design.tabs[index].role != .search
          && !groups.contains(design.tabs[index].title)
      }
      if verdict.hasSidebar,
        let tab = design.tabs.indices.last(where: { index in
          !gone.contains(index) && !inSidebar.contains(index) && canMoveToSidebar(design.tabs[index])
        })
      {
        result.append(.toSidebar(tab))
      }
      if let last, !isFolded(last, gone), design.tabs.count - gone.count > 1 { result.append(.remove(last)) }
      if node.changes.contains(where: { $0.kind == .moveToMore }) { result.removeAll(where: \.removes) }
      return result
    }
    if let tab = verdict.badges.min() { return [.capBadge(tab)] }
    guard let tab = verdict.titles.min() else { return [] }
    var result: [FitChange] = []
    for cut in verdict.titles.sorted() {
      let alternatives = design.tabs[cut].alternativeTitles
      let present = node.changes.compactMap { change -> Int? in
        if case .retitle(cut, let alternative) = change { alternative } else { nil }
      }.first
      let more = alternatives.indices.filter { $0 > present ?? -1 }
      result += more.map { .retitle(cut, alternative: $0) }
      // The first title that has any is enough: the others come after it.
      if !more.isEmpty { break }
    }
    if verdict.hasMore, !node.changes.contains(where: { $0.kind == .moveToMore }), gone.isEmpty {
      result.append(.moveToEnd(tab))
    }
    return result + folds(gone, after: node)
  }

  private func folds(_ gone: Set<Int>, after node: Node) -> [FitChange] {
    // A tab that has moved counts under another number, so that nothing goes after it.
    guard !node.changes.contains(where: { $0.kind == .moveToMore }) else { return [] }
    return design.tabs.indices.filter { !gone.contains($0) && isFolded($0, gone) }.map { .fold($0) }
  }

  /// Returns whether a tab is a part of the section of another one that stays.
  private func isFolded(_ tab: Int, _ gone: Set<Int>) -> Bool {
    guard let group = design.tabs[tab][.group] else { return false }
    return design.tabs.indices.contains { other in
      other != tab && !gone.contains(other) && design.tabs[other].title == group
    }
  }

  private func canMoveToSidebar(_ tab: Tab) -> Bool {
    switch tab[.placement] {
    case nil, .standard, .optional: tab.role != .search
    default: false
    }
  }

  // MARK: Trying

  private func applying(_ node: Node) -> Design {
    var changed = design
    for step in node.changes.steps(in: design) { step.edit.apply(to: &changed) }
    return changed
  }

  /// The findings of the guide at any place, one for each rule.
  private func findings(of design: Design) -> [Finding] {
    var findings: [Finding] = []
    for place in places {
      let scene = Scene(design.placed(at: place), by: guide)
      for finding in scene.report.findings where !findings.contains(where: { $0.rule == finding.rule }) {
        findings.append(finding)
      }
    }
    return findings
  }

  /// Returns the original indices of the remaining tabs, in their present order.
  private func origins(_ node: Node) -> [Int] {
    let gone = node.changes.filter(\.removes).map(\.tab)
    var origins = design.tabs.indices.filter { !gone.contains($0) }
    for change in node.changes {
      guard case .moveToEnd(let tab) = change else { continue }
      origins.removeAll { $0 == tab }
      origins.append(tab)
    }
    return origins
  }

  private func canBeCapped(_ tab: Int) -> Bool {
    switch design.tabs[tab].badge.map(BadgeText.init) {
    case .number, .abbreviated: true
    default: false
    }
  }

  /// - Parameter origins: The original indices of the tabs of the changed design.
  private func verdict(of changed: Design, from origins: [Int]) -> Verdict {
    var verdict = Verdict()
    for place in tight {
      let scene = Scene(changed.placed(at: place), by: judge)
      if scene.layout.overflow == .more { verdict.hasMore = true }
      if case .strip? = scene.layout.system?.bar { verdict.hasSidebar = true }
      for finding in scene.report.findings {
        verdict.weight += finding.verdict == .broken ? 2 : 1
        if !verdict.findings.contains(where: { $0.rule == finding.rule }) { verdict.findings.append(finding) }
        let tabs = finding.tabs.compactMap { origins.indices.contains($0) ? origins[$0] : nil }
        switch finding.rule {
        case "title-cut", "long-title", "faded-tabs": verdict.titles.formUnion(tabs)
        case "long-badge": verdict.badges.formUnion(tabs.filter(canBeCapped))
        default: verdict.isCrowded = true
        }
      }
    }
    return verdict
  }
}

extension Design {
  /// Returns the design on a device that is held in a way, without what was set by hand for another.
  fileprivate func placed(at place: FitPlans.Place) -> Design {
    var placed = moved(to: place.device)
    if placed.orientation != place.orientation {
      placed.orientation = place.orientation
      // Size classes set by hand belong to the orientation that they were set in.
      placed.sizeClasses = nil
    }
    return placed
  }
}
