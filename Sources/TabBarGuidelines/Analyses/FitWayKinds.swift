import TabBarCore

/// One edit of a way.
struct FitStep {
  let edit: Edit
  /// The name of the tab that pays for it.
  let payer: String
  /// What the words of the kind are about; the payer where it is left out.
  var object: String? = nil
}

/// A kind of way that `fit` tries: what it does and costs, and its steps. One more is one more row of `all`.
struct FitWayKind {
  let id: String
  /// What it does, with what its steps are about in the place of `{}`.
  let summary: String
  /// What it costs, with the tabs that pay in the place of `{}`, and words for one or several of them.
  let cost: String
  var isSingle = false
  /// Whether it is worth showing where only other tabs are out of the bar than before.
  var isChoice = false
  let next: @Sendable (FitState) -> FitStep?

  /// Every kind in the order in which a designer would try them: places before sections.
  static let all = [
    FitWayKind(
      id: "order", summary: "put {}", cost: "{} is out of the bar instead", isSingle: true, isChoice: true,
      next: { $0.otherPlace }),
    FitWayKind(
      id: "sidebar", summary: "put {} into the sidebar",
      cost: "{it is|they are} a tap further away; in narrow windows nothing changes",
      next: { $0.tabForSidebar }),
    FitWayKind(
      id: "fold", summary: "fold {}", cost: "{} {is|are} one step further away", next: { $0.tabToFold }),
    FitWayKind(
      id: "button", summary: "reach {} by a button in another section",
      cost: "{it is|they are} in no bar, and harder to find",
      next: { state in state.step(removing: state.isButton) }),
    FitWayKind(
      id: "remove", summary: "give up {}",
      cost: "{it needs|they need} another way in; the last thing to do",
      next: { state in state.step(removing: state.isDrawer) ?? state.step { _ in true } }),
  ]

  static func filled(_ text: String, _ names: [String]) -> String {
    MessagePlace.split(text).reduce("") { filled, part in
      guard let place = part.place else { return filled + part.words }
      let word =
        place.forms.map { String(names.count == 1 ? $0.one : $0.many) }
        ?? shortlisted(names)
      return filled + part.words + word
    }
  }
}

extension FitState {
  // MARK: Places

  fileprivate var otherPlace: FitStep? {
    let outside = trouble.outside
    let inBar = design.tabs.indices.filter { !outside.contains($0) && !isSearch($0) }
    guard !outside.isEmpty else { return nil }
    // What has no need of a place in the bar goes last; else something else takes the last place.
    if let leaver = inBar.last(where: isSecondary), outside.contains(where: { $0 > leaver }) {
      let name = design.name(of: leaver)
      return FitStep(edit: .move(leaver, to: design.tabs.count - 1), payer: name, object: "\(name) last")
    }
    let wanted = outside.filter { $0 > inBar.last ?? .max && !isSecondary($0) }
    guard let leaver = inBar.last, let entrant = wanted.first(where: isSearch) ?? wanted.first
    else { return nil }
    let name = design.name(of: leaver)
    return FitStep(
      edit: .move(entrant, to: leaver), payer: name,
      object: "\(design.name(of: entrant)) in front of \(name)")
  }

  fileprivate var tabForSidebar: FitStep? {
    guard trouble.hasSidebar, !trouble.outside.isEmpty else { return nil }
    return movable.last { design.tabs[$0][.placement].map { $0 == .standard } ?? true }
      .map { FitStep(edit: .set($0, .placement, .sidebar), payer: design.name(of: $0)) }
  }

  // MARK: Sections

  /// A section folded into one that it belongs to, or into its neighbour.
  fileprivate var tabToFold: FitStep? {
    guard canLoseTabs, let (part, whole) = kindred ?? neighbours else { return nil }
    let name = design.name(of: part)
    return FitStep(
      edit: .merge(part, into: whole), payer: name, object: "\(name) into \(design.name(of: whole))")
  }

  fileprivate func step(removing isMeant: (Int) -> Bool) -> FitStep? {
    guard canLoseTabs, let tab = movable.last(where: isMeant) else { return nil }
    return FitStep(edit: .remove(tab), payer: design.name(of: tab))
  }

  // Fewer are no tab bar.
  private static let fewestTabs = 3

  fileprivate var canLoseTabs: Bool { isFull && design.tabs.count > Self.fewestTabs }

  /// The tabs that may go elsewhere: neither the first one nor search, and none that took others in.
  fileprivate var movable: [Int] {
    design.tabs.indices.dropFirst().filter { !isSearch($0) && !isHost($0) }
  }

  fileprivate func isSearch(_ tab: Int) -> Bool {
    let shown = design.tabs[tab]
    return shown.role == .search || WordList.searchTitles.contains(title(of: tab), in: design.locale)
      || !shown.hasTitle && shown.icon?.hasPrefix("magnifyingglass") == true
  }

  /// Returns whether a tab is for something that many apps reach by a button.
  fileprivate func isButton(_ tab: Int) -> Bool {
    let role = design.tabs[tab].role
    return role == .settings || role == .action
      || WordList.buttonTitles.contains(title(of: tab), in: design.locale)
  }

  /// Returns whether a tab is for whatever has no tab of its own.
  fileprivate func isDrawer(_ tab: Int) -> Bool {
    let lists: [WordList] = [.moreTitles, .possibleMoreTitles, .drawerTitles]
    return lists.contains { $0.contains(title(of: tab), in: design.locale) }
  }

  /// Returns whether people can do without a tab in the bar.
  fileprivate func isSecondary(_ tab: Int) -> Bool { isButton(tab) || isDrawer(tab) }

  private func title(of tab: Int) -> String { design.title(of: design.tabs[tab]) }

  // MARK: Folding

  /// A tab and the one that it can be a part of: as a person said, or because the usual symbol of both is the same.
  fileprivate var kindred: (part: Int, whole: Int)? {
    let tabs = design.tabs
    for part in tabs.indices where !isHost(part) {
      guard let group = tabs[part][.group] else { continue }
      if let whole = tabs.indices.first(where: { $0 != part && tabs[$0].title == group }) {
        return (part, whole)
      }
    }
    for part in movable.reversed() {
      guard let symbol = SymbolMeaning.usualSymbol(for: title(of: part)) else { continue }
      let whole = tabs.indices.first { other in
        other < part && !isSearch(other) && SymbolMeaning.usualSymbol(for: title(of: other)) == symbol
      }
      if let whole { return (part, whole) }
    }
    return nil
  }

  /// The last section and the one before it, of those that took no others in. What people reach by a button, and what
  /// is for the rest, comes after all sections.
  fileprivate var neighbours: (part: Int, whole: Int)? {
    guard let part = movable.last(where: { !isSecondary($0) }) ?? movable.last else { return nil }
    let earlier = design.tabs.indices.prefix(part).filter { !isSearch($0) }
    guard let whole = earlier.last(where: { !isSecondary($0) }) ?? earlier.last else { return nil }
    return (part, whole)
  }
}
