import TabBarCore

/// One edit of a way.
struct FitStep {
  let edit: Edit
  /// The name of the tab that pays for it.
  let payer: String
  /// What the words of the kind are about; the payer where it is left out.
  var object: String? = nil
  /// Whether a person has to give the title; the one in the edit is a placeholder.
  var asksForTitle = false
}

extension FitStep {
  /// Creates the step that folds one tab into another.
  fileprivate init(folding part: Int, into whole: Int, in state: FitState) {
    let name = state.design.name(of: part)
    self.init(
      edit: .merge(part, into: whole), payer: name,
      object: "\(name) into \(state.design.name(of: whole))")
  }
}

/// A kind of way that `fit` tries. One more is one more entry of `all`.
struct FitWayKind: Sendable {
  let id: String
  /// Whether it has one step only.
  var isSingle = false
  /// Whether it is worth showing where only other tabs are out of the bar than before.
  var isChoice = false
  /// The kinds that go on where it has no more steps.
  var rest: [FitWayKind] = []
  /// Returns the instruction, by the objects of its steps.
  let summary: @Sendable (_ objects: String) -> String
  /// Returns what it costs, as a clause, by the names and the number of the tabs that pay.
  let cost: @Sendable (_ names: String, _ count: Int) -> String
  let next: @Sendable (FitState) -> FitStep?

  /// Every kind, those first that change least of what people know: words before places, places before sections.
  static let all = words + [noBadge, ownTitle, order, sidebar, kindred, button, fold, remove]
  /// The kinds that only take words that are known to do.
  static let words = [capBadge, alternative]

  // MARK: Words

  private static let capBadge = FitWayKind(
    id: "cap-badge",
    summary: { "show 99+ as the badge of \($0)" },
    cost: { _, _ in "people no longer see how many there are above 99" },
    next: { state in
      state.trouble.badges.sorted().first { tab in
        switch state.design.tabs[tab].badge.map(BadgeText.init) {
        case .number, .abbreviated: true
        default: false
        }
      }.map { FitStep(edit: .badge($0, "99+"), payer: state.design.name(of: $0)) }
    })

  private static let alternative = FitWayKind(
    id: "alternative",
    summary: { "rename \($0)" },
    cost: { _, count in "people know \(count == 1 ? "the old title" : "the old titles")" },
    next: { state in
      for tab in state.tabsToShorten {
        for title in state.design.tabs[tab].alternativeTitles {
          let edit = Edit.rename(tab, title)
          guard state.helps(edit, tab) else { continue }
          let name = state.design.name(of: tab)
          return FitStep(edit: edit, payer: name, object: "\(name) to \(quoted(title))")
        }
      }
      return nil
    })

  private static let noBadge = FitWayKind(
    id: "no-badge",
    summary: { "take the badge off \($0)" },
    cost: { _, _ in "people no longer see that there is something new" },
    next: { state in
      state.trouble.badges.min().map { FitStep(edit: .badge($0, nil), payer: state.design.name(of: $0)) }
    })

  // A shorter rest of a title says too little for a person to go on from.
  private static let fewestLetters = 3

  private static let ownTitle = FitWayKind(
    id: "title", isSingle: true,
    summary: { "give \($0)" },
    cost: { _, _ in "people know the old one" },
    next: { state in
      for tab in state.tabsToShorten {
        let title = state.design.tabs[tab].title
        for count in stride(from: min(title.count - 1, 40), through: fewestLetters, by: -1) {
          let edit = Edit.rename(tab, String(title.prefix(count)))
          guard state.helps(edit, tab) else { continue }
          let name = state.design.name(of: tab)
          return FitStep(
            edit: edit, payer: name, object: "\(name) a shorter title, of about \(count) letters at most",
            asksForTitle: true)
        }
      }
      return nil
    })

  // MARK: Places

  private static let order = FitWayKind(
    id: "order", isSingle: true, isChoice: true,
    summary: { "put \($0)" },
    cost: { names, _ in "\(names) is out of the bar instead" },
    next: { state in
      let outside = state.trouble.outside
      let inBar = state.design.tabs.indices.filter { !outside.contains($0) && !state.isSearch($0) }
      guard !outside.isEmpty else { return nil }
      // What has no need of a place in the bar goes last; else something else takes the last place.
      if let leaver = inBar.last(where: state.isSecondary), outside.contains(where: { $0 > leaver }) {
        let name = state.design.name(of: leaver)
        return FitStep(
          edit: .move(leaver, to: state.design.tabs.count - 1), payer: name, object: "\(name) last")
      }
      let wanted = outside.filter { $0 > inBar.last ?? .max && !state.isSecondary($0) }
      guard let leaver = inBar.last, let entrant = wanted.first(where: state.isSearch) ?? wanted.first
      else { return nil }
      let name = state.design.name(of: leaver)
      return FitStep(
        edit: .move(entrant, to: leaver), payer: name,
        object: "\(state.design.name(of: entrant)) in front of \(name)")
    })

  private static let sidebar = FitWayKind(
    id: "sidebar",
    summary: { "put \($0) into the sidebar" },
    cost: { _, count in
      "\(count == 1 ? "it is" : "they are") a tap further away; in narrow windows nothing changes"
    },
    next: { state in
      guard state.trouble.hasSidebar, !state.trouble.outside.isEmpty else { return nil }
      return state.movable.last { tab in
        let placement = state.design.tabs[tab][.placement]
        return placement == nil || placement == .standard
      }.map { FitStep(edit: .set($0, .placement, .sidebar), payer: state.design.name(of: $0)) }
    })

  // MARK: Sections

  private static let kindred = FitWayKind(
    id: "fold", summary: fold.summary, cost: fold.cost,
    next: { state in
      let others = state.design.tabs.indices.contains(where: state.isHost) ? state.neighbours : nil
      guard state.canLoseTabs, let (part, whole) = state.kindred ?? others else { return nil }
      return FitStep(folding: part, into: whole, in: state)
    })

  // Neighbours need not have to do with each other, so it comes after what has a usual place elsewhere.
  private static let fold = FitWayKind(
    id: "fold",
    summary: { "fold \($0)" },
    cost: { names, count in "\(names) \(isOrAre(count)) one step further away" },
    next: { state in
      guard state.canLoseTabs, let (part, whole) = state.kindred ?? state.neighbours else { return nil }
      return FitStep(folding: part, into: whole, in: state)
    })

  private static let button = FitWayKind(
    id: "button", rest: [fold],
    summary: { "reach \($0) by a button in another section" },
    cost: { _, count in "\(count == 1 ? "it is" : "they are") in no bar, and harder to find" },
    next: { state in
      guard state.canLoseTabs, let tab = state.movable.last(where: state.isButton) else { return nil }
      return FitStep(edit: .remove(tab), payer: state.design.name(of: tab))
    })

  private static let remove = FitWayKind(
    id: "remove",
    summary: { "take out \($0)" },
    cost: { _, count in "\(count == 1 ? "it needs" : "they need") another way in" },
    next: { state in
      guard state.canLoseTabs, let tab = state.movable.last(where: state.isDrawer) ?? state.movable.last
      else { return nil }
      return FitStep(edit: .remove(tab), payer: state.design.name(of: tab))
    })
}

extension FitState {
  // Fewer are no tab bar.
  private static let fewestTabs = 3
  // Titles of many tabs are not tried one after the other.
  private static let mostTitles = 12

  /// Whether fewer tabs may help.
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

  // MARK: Titles

  /// The tabs whose titles may be shortened: those that are too long, or all where that makes room, the longest first.
  /// A title in another language than the tab's own would not be seen.
  fileprivate var tabsToShorten: [Int] {
    let isForRoom = trouble.titles.isEmpty && !trouble.outside.isEmpty && trouble.growsWithTitles
    let tabs = isForRoom ? Array(design.tabs.indices) : trouble.titles
    return Array(
      tabs.filter { title(of: $0) == design.tabs[$0].title }
        .sorted { (design.tabs[$0].title.count, $1) > (design.tabs[$1].title.count, $0) }
        .prefix(Self.mostTitles))
  }

  /// Returns whether another title for a tab is not too long, and makes something better.
  fileprivate func helps(_ edit: Edit, _ tab: Int) -> Bool {
    let after = trouble(after: edit)
    return after.isLess(than: trouble) && !after.titles.contains(tab)
  }

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
