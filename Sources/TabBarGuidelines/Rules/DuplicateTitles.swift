import TabBarCore

extension Inspection {
  var duplicateTitles: Judgement {
    let titled = self.tabs(where: \.hasTitle)
    guard !titled.isEmpty else { return .skipped("untitled") }
    func title(_ index: Int) -> String { self.titles[index].normalized }
    let tabs = self.tabs(in: titled, sharing: title)
    guard let first = tabs.first else { return .met }
    let titles = tabs.map(title)
    let others = Set(titles).count - 1
    return .broken(
      others == 0 ? "broken" : "several", tabs,
      [
        "duplicates": tabs.count, "alike": titles.count { $0 == titles[0] }, "others": others,
        "title": design.name(of: first),
      ])
  }
}
