/// Enumerations of tabs, for where nothing else in the files makes a bar.
extension UIKitReader {
  /// Returns the bars that enumerations of tabs describe, for where nothing else in the files makes one: those whose name
  /// speaks of tabs and that have a title. The only one with images is the bar; of others the app chooses.
  func enumerations() -> [ImportedBar] {
    evaluator.begin()
    let found = evaluator.declarations.types.compactMap(bar(of:))
    let certain = found.filter(\.isOfImages).map(\.bar)
    if certain.count == 1 { return certain }
    return found.map { found in
      var bar = found.bar
      bar.candidates = bar.tabs.map { ImportedCandidate(tab: $0, reason: Condition.open.words) }
      bar.tabs = []
      bar.gap(bar.place, Self.choiceOfApp)
      return bar
    }
  }

  private func bar(of type: DeclaredType) -> (bar: ImportedBar, isOfImages: Bool)? {
    func property(_ names: [String], _ types: Set<String>) -> Variable? {
      names.lazy.compactMap { type.properties[$0] }.first { $0.body != nil && types.contains($0.type.name) }
    }
    let titles = ["title", "tabTitle", "name", "label", "displayTitle"]
    let images = [
      "image", "icon", "tabImage", "iconName", "systemImage", "systemImageName", "imageName", "symbol",
    ]
    guard type.isEnumeration, (2...24).contains(type.cases.count), type.name.contains("Tab"),
      !type.name.contains("Table"),
      let title = property(titles, ["String", "LocalizedStringKey", "LocalizedStringResource"]),
      let code = title.body?.code
    else { return nil }
    let image = property(images, ["UIImage", "String", "Image"])
    var bar = ImportedBar(kind: .uiKit, name: type.name, place: code.place)
    for name in type.cases {
      let value = Value(.enumCase(type, name))
      let item = Object("UITabBarItem", code)
      item.fields = ["title": evaluator.value(of: title, owner: value)]
      if let image {
        let icon = evaluator.value(of: image, owner: value)
        item.fields["image"] = image.type.name == "String" ? Icons.symbol(icon) ?? icon : icon
      }
      guard var reading = tab(of: item, controllers: []) else { continue }
      for reason in reading.gaps { bar.gap(bar.place, reason) }
      reading.tab.place = type.places[name] ?? bar.place
      bar.tabs.append(reading.tab)
    }
    guard bar.tabs.count > 1 else { return nil }
    bar.isInOrder = false
    bar.owners = [type.fullName]
    bar.note(bar.place, "the tabs are those of an enumeration, in its order")
    let isOfImages = image?.type.name == "UIImage" && title.type.name == "String" && type.cases.count <= 12
    return (bar, isOfImages)
  }
}
