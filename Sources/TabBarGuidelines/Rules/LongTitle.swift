import TabBarCore

extension Inspection {
  var longTitle: Judgement {
    guard let most = limits[.titleCharacters] else { return .skipped("no-characters") }
    // A character takes a byte or more, so that a title of few bytes has few characters.
    let long = self.tabs { $0.title.utf8.count > most && $0.title.count > most }
    let tabs = allOfTheTabs
    guard let worst = long.max(by: { tabs[$0].title.count < tabs[$1].title.count }) else { return .met }
    return .broken(
      long,
      [
        "characters": tabs[worst].title.count, "allowed": most, "titles": long.count,
        "title": design.name(of: worst),
      ])
  }
}
