import TabBarCore

extension Rule {
  static let longTitle = Rule(
    "long-title",
    repair: { $0.alternatives(for: $1, of: "long-title") }
  ) { inspection in
    guard let most = inspection.limits[.titleCharacters] else {
      return .skipped("no-characters")
    }
    // A character takes a byte or more, so that a title of few bytes has few characters.
    let tooLong = inspection.tabs { $0.title.utf8.count > most && $0.title.count > most }
    let tabs = inspection.design.tabs
    guard let worst = tooLong.max(by: { tabs[$0].title.count < tabs[$1].title.count }) else { return .met }
    let longest = tabs[worst].title.count
    let name = inspection.design.name(of: worst)
    let others = tooLong.count == 1 ? "" : "\(tooLong.count) titles are too long; "
    return .broken(
      saying: "\(others)\(name) has \(longest) characters with spaces, \(most) are allowed",
      tabs: tooLong, measured: [Measurement("characters", longest), Measurement("allowed", most)])
  }
}
