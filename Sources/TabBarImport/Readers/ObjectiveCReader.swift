/// Reads what Objective-C writes out of its tabs: a list of controllers, and the titles and images in the same method. Nothing
/// is followed, so that no such bar is certain.
struct ObjectiveCReader {
  let evaluator: Evaluator
  let file: CodeFile

  private struct Item {
    var title: Value?
    var icon: Value?
    /// The controller that it shows first.
    var root: String?
    var place: SourcePlace
  }

  func bars() -> [ImportedBar] {
    file.all.compactMap { index in
      guard ["viewControllers", "setViewControllers"].contains(file.text(index)),
        file.isToken(index + 2, "@"), file.isToken(index + 3, "["),
        let method = file.all.first(where: { file.isToken($0, "{") && file.inside($0).contains(index) })
      else { return nil }
      let items = items(file.inside(method))
      var bar = ImportedBar(place: file.place(index))
      bar.aside = file.aside(index)
      bar.gap(bar.place, "Objective-C is not followed: this is its list as it is written")
      for name in file.split(file.inside(index + 3)).compactMap({ file.code($0).lastName }) {
        let item = items[name]
        let title = item?.title ?? item?.root.flatMap { items[$0]?.title }
        guard let item, title != nil || item.icon != nil else {
          bar.gap(bar.place, "the tab bar item of \(name) is not in this method")
          continue
        }
        var reading = TabReading(tab: ImportedTab(place: item.place))
        if let title { evaluator.readTitle(title, into: &reading, isKey: false) }
        if let icon = item.icon { reading.tab.icon = evaluator.icon(icon, &reading) }
        for reason in reading.gaps { bar.gap(reading.tab.place, reason) }
        bar.add(reading, nil)
      }
      bar.settle()
      return bar
    }
  }

  /// Returns what the assignments of a method say about each controller.
  private func items(_ method: Range<Int>) -> [String: Item] {
    var result: [String: Item] = [:]
    for start in method where file.kind(start) == .name && !file.isToken(start - 1, ".") {
      var end = start
      while file.isToken(end + 1, "."), file.kind(end + 2) == .name { end += 2 }
      guard file.isToken(end + 1, "=") else { continue }
      var names = file.names(start..<(end + 1)).drop { $0 == "self" }
      let value = (end + 2)..<(file.first(end..<method.upperBound) { file.isToken($0, ";") } ?? end)
      guard let name = names.popFirst() else { continue }
      var item = result[name] ?? Item(place: file.place(start))
      switch Array(names) {
      case []:
        let root = value.first { file.isToken($0, "initWithRootViewController") }
        item.root = root.map { file.text($0 + 2) }
      case ["title"], ["tabBarItem", "title"]: item.title = text(value)
      case ["tabBarItem", "image"]: item.icon = icon(value)
      case ["tabBarItem"]:
        item.title = value.first { file.isToken($0, "initWithTitle") }.flatMap { text($0..<value.upperBound) }
        item.icon = icon(value)
      default: continue
      }
      result[name] = item
    }
    return result
  }

  private func text(_ range: Range<Int>) -> Value {
    guard let index = range.first(where: { file.kind($0) == .string }), let text = file.string(index) else {
      return .unknown(file.text(range))
    }
    return file.isToken(index - 1, "(") ? Value(.key(text, table: nil, fallback: text)) : .text(text)
  }

  private func icon(_ range: Range<Int>) -> Value {
    let words = ["imageNamed", "systemImageNamed"]
    guard let index = range.first(where: { words.contains(file.text($0)) }),
      case .text(let name) = text(index..<range.upperBound).meaning
    else { return .unknown(file.text(range)) }
    return .icon(file.isToken(index, "imageNamed") ? .asset(name) : .symbol(name))
  }
}
