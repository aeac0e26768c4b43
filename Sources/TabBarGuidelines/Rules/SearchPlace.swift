import TabBarCore

extension Rule {
  static let searchPlace = Rule(
    id: "search-place",
    title: "Put the search tab at the trailing end",
    question: .whereIsTheBar,
    rationale: """
      Since iOS 26 people find search at the trailing end of every bar, often apart from the other tabs. There a \
      thumb reaches it without a look.
      """,
    remedy:
      "Move the search tab to the end. With the role search, the systems since iOS 26 put it there themselves.",
    misconception: """
      The search item is a button, so any action can have its place. It opens a section, or a field to search in, \
      and is a destination either way.
      """,
    history: """
      Until 2024 the texts name search only as a familiar icon. The one of 2025 has a search item at the trailing \
      end, as a tab with a section of its own or as a button that goes straight to the field.
      """,
    evidence: .guideline,
    catalogue: ["R09"],
    examples: [
      .met("the last tab", .of(Tab("Today"), Tab("Apps"), Tab("Search", role: .search))),
      .met(
        "iOS 26 sets it apart at the end",
        .bar(
          Tab("Today"), Tab("Search", role: .search), Tab("Apps"), on: .example("iphone-17"),
          as: .named("ios26"))),
      .broken(
        "among the others of an older system",
        .bar(Tab("Today"), Tab("Search", role: .search), Tab("Apps"), as: .named("ios16"))),
      .asks(
        "a tab called Search without the role",
        .bar(Tab("Today"), Tab("Search"), Tab("Apps"), on: .example("iphone-17"), as: .named("ios26"))),
    ],
    needs: .bar,
    repair: { inspection, judgement in
      guard let search = judgement.tabs.first else { return [] }
      guard judgement.isBroken else {
        return [
          Fix(
            .suggestion, "give \(inspection.design.name(of: search)) the role search",
            [.role(search, .search)])
        ]
      }
      return [
        Fix(
          .suggestion, "move \(inspection.design.name(of: search)) to the end",
          [.move(search, to: inspection.design.tabs.count - 1)])
      ]
    }
  ) { inspection in
    guard inspection.platform == .iOS || inspection.platform == .iPadOS else {
      return .notApplicable("for iPhone and iPad only")
    }
    let tabs = inspection.design.tabs
    guard let search = tabs.firstIndex(where: { $0.role == .search }) else {
      guard let unmarked = inspection.searchTabWithoutRole else {
        return .notApplicable("no tab has the role search")
      }
      let name = inspection.design.name(of: unmarked)
      let measured = [Measurement("place", unmarked + 1), Measurement("tabs", tabs.count)]
      return .needsPerson(
        unmarked == tabs.count - 1
          ? "without the role search \(name) is a tab like any other: is it the app's search?"
          : """
          \(name) is tab \(unmarked + 1) of \(tabs.count), and without the role search it stays there: is it the app's \
          search?
          """,
        tabs: [unmarked], measured: measured)
    }
    guard !inspection.excludedTabs.contains(search) else {
      return .notApplicable("no tab has the role search")
    }
    let items = inspection.layout.items
    guard inspection.layout.overflow != .more else {
      return .notApplicable("the trailing end is taken by More")
    }
    guard items.last?.kind.tab != search, search != tabs.count - 1 else { return .met }
    let measured = [Measurement("place", search + 1), Measurement("tabs", tabs.count)]
    return .broken(
      "\(inspection.design.name(of: search)) is tab \(search + 1) of \(tabs.count), and people look for search at the trailing end",
      tabs: [search], measured: measured)
  }
}
