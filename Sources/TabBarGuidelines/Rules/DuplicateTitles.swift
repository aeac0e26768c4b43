import TabBarCore

extension Rule {
  static let duplicateTitles = Rule("duplicate-titles", inEachLanguage: true) { inspection in
    let titled = inspection.tabs(where: \.hasTitle)
    guard !titled.isEmpty else { return .skipped("untitled") }
    let title = { inspection.titles[$0].normalized }
    let tabs = inspection.tabs(in: titled, sharing: title)
    guard let first = tabs.first else { return .met }
    let titles = tabs.map(title)
    let others = Set(titles).count - 1
    return .broken(
      others == 0 ? "broken" : "several", tabs,
      [
        "duplicates": tabs.count, "alike": titles.count { $0 == titles[0] }, "others": others,
        "title": inspection.design.name(of: first),
      ])
  }
}
